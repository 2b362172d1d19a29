package dev.homeport.app;

import dev.homeport.server.Config;
import dev.homeport.server.auth.AccessKeyFile;
import dev.homeport.server.auth.InvalidKeyFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code homeport serve}: an endpoint for production, where every call is signed with a known access key. */
final class ServeCommand {
    private ServeCommand() {}

    static Config config(List<String> args, Map<String, String> environment) throws StartFailure {
        Options options =
                Options.parse("serve", args, SharedOptions.and("--keys"), SharedOptions.flagsAnd("--gateway"));
        return SharedOptions.check(SharedOptions.read(options, "serve", "0.0.0.0")
                .keys(keys(options, environment))
                .gateway(GatewayOptions.read(options, options.has("--gateway"))));
    }

    private static Map<String, String> keys(Options options, Map<String, String> environment) throws StartFailure {
        Optional<Path> file = options.path("--keys");
        if (file.isPresent()) {
            return read(file.get());
        }
        String id = environment.getOrDefault("HOMEPORT_ACCESS_KEY_ID", "");
        String secret = environment.getOrDefault("HOMEPORT_SECRET_ACCESS_KEY", "");
        if (id.isBlank() || secret.isBlank()) {
            throw new StartFailure("serve needs access keys: give --keys FILE,"
                    + " or set HOMEPORT_ACCESS_KEY_ID and HOMEPORT_SECRET_ACCESS_KEY");
        }
        return Map.of(id, secret);
    }

    private static Map<String, String> read(Path keys) throws StartFailure {
        try {
            return AccessKeyFile.read(keys);
        } catch (InvalidKeyFileException e) {
            throw new StartFailure(e.getMessage(), e);
        }
    }
}
