package dev.homeport.app;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The options of one command as its user gave them, {@code --name value} or {@code --name=value}.
 *
 * <p>Written here because a library for it took a third of a second of every start.
 */
final class Options {
    private final Map<String, String> values = new HashMap<>();

    private Options() {}

    /** Reads {@code args}, in which {@code named} options have a value and {@code flags} have none. */
    static Options parse(String command, List<String> args, Set<String> named, Set<String> flags) throws StartFailure {
        Options options = new Options();
        for (Iterator<String> rest = args.iterator(); rest.hasNext(); ) {
            String arg = rest.next();
            int equals = arg.indexOf('=');
            String name = equals < 0 ? arg : arg.substring(0, equals);
            boolean isFlag = flags.contains(name) && equals < 0;
            if (!isFlag && !named.contains(name)) {
                throw new StartFailure("%s does not know '%s'; see 'homeport %1$s --help'".formatted(command, arg));
            }
            if (!isFlag && equals < 0 && !rest.hasNext()) {
                throw new StartFailure(name + " needs a value; see 'homeport " + command + " --help'");
            }
            String value = isFlag ? "" : equals < 0 ? rest.next() : arg.substring(equals + 1);
            if (options.values.put(name, value) != null) {
                throw new StartFailure(name + " is given twice");
            }
        }
        return options;
    }

    boolean has(String flag) {
        return values.containsKey(flag);
    }

    Optional<String> text(String name) {
        return Optional.ofNullable(values.get(name));
    }

    Optional<Path> path(String name) {
        return text(name).map(Path::of);
    }

    Optional<Integer> number(String name, int min, int max) throws StartFailure {
        String value = values.get(name);
        if (value == null) {
            return Optional.empty();
        }
        try {
            int number = Integer.parseInt(value);
            if (number >= min && number <= max) {
                return Optional.of(number);
            }
        } catch (NumberFormatException e) {
            // Not a number at all is answered like one out of range.
        }
        throw new StartFailure("%s must be a number from %d to %d, but was '%s'".formatted(name, min, max, value));
    }
}
