package dev.homeport.app;

import java.util.List;
import org.slf4j.LoggerFactory;

/** The {@code homeport} command. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        try {
            run(List.of(args));
            return;
        } catch (StartFailure failure) {
            System.err.println("homeport: " + failure.getMessage());
        } catch (Exception bug) {
            LoggerFactory.getLogger(Main.class).error("Homeport cannot start", bug);
        }
        // Threads of a server that started halfway would keep the process alive.
        System.exit(1);
    }

    private static void run(List<String> args) throws Exception {
        String command = args.isEmpty() ? "--help" : args.getFirst();
        List<String> rest = args.subList(Math.min(1, args.size()), args.size());
        if (rest.contains("--help") || rest.contains("-h")) {
            command = "--help";
        }
        switch (command) {
            case "dev" -> Service.run(DevCommand.config(rest));
            case "serve" -> Service.run(ServeCommand.config(rest, System.getenv()));
            case "local" -> LocalCommand.run(rest);
            case "demo" -> DemoCommand.run(rest);
            case "train" -> Training.run();
            case "--help", "-h", "help" -> System.out.print(Help.text(args));
            case "--version", "-V" -> System.out.println("Homeport " + version() + ", Java " + Runtime.version());
            default -> throw new StartFailure("there is no command '" + command + "'; see 'homeport --help'");
        }
    }

    /** The version that the build wrote into the jar's manifest. */
    static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "unpackaged" : version;
    }
}
