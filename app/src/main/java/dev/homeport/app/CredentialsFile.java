package dev.homeport.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads access keys from a file in the form of {@code ~/.aws/credentials}: profiles with a key id and a secret each.
 */
final class CredentialsFile {
    private static final String ID = "aws_access_key_id";
    private static final String SECRET = "aws_secret_access_key";

    private CredentialsFile() {}

    /** Secret access keys by access key id. */
    static Map<String, String> read(Path file) throws StartFailure {
        Map<String, Map<String, String>> profiles = profiles(file);
        Map<String, String> secretsById = new LinkedHashMap<>();
        for (var profile : profiles.entrySet()) {
            String id = setting(file, profile.getKey(), profile.getValue(), ID);
            String secret = setting(file, profile.getKey(), profile.getValue(), SECRET);
            String earlier = secretsById.put(id, secret);
            if (earlier != null && !earlier.equals(secret)) {
                throw new StartFailure("%s gives %s %s two different secrets".formatted(file, ID, id));
            }
        }
        if (secretsById.isEmpty()) {
            throw new StartFailure(file + " holds no access key; expected a [profile] with " + ID + " and " + SECRET);
        }
        return secretsById;
    }

    private static Map<String, Map<String, String>> profiles(Path file) throws StartFailure {
        Map<String, Map<String, String>> profiles = new LinkedHashMap<>();
        Map<String, String> current = null;
        int number = 0;
        for (String raw : lines(file)) {
            number++;
            String line = raw.strip();
            if (line.isEmpty() || line.startsWith("#") || line.startsWith(";")) {
                continue;
            }
            int equals = line.indexOf('=');
            if (line.startsWith("[") && line.endsWith("]")) {
                String name = line.substring(1, line.length() - 1).strip();
                current = profiles.computeIfAbsent(name, _ -> new LinkedHashMap<>());
            } else if (equals > 0 && current != null) {
                current.put(
                        line.substring(0, equals).strip(),
                        line.substring(equals + 1).strip());
            } else {
                // The line itself stays out of the message, because it may hold a secret.
                throw new StartFailure(file + " line " + number + " is neither [profile] nor a name = value below one");
            }
        }
        return profiles;
    }

    private static List<String> lines(Path file) throws StartFailure {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new StartFailure("cannot read the keys file " + file, e);
        }
    }

    private static String setting(Path file, String profile, Map<String, String> settings, String name)
            throws StartFailure {
        String value = settings.getOrDefault(name, "");
        if (value.isEmpty()) {
            throw new StartFailure("profile [%s] of %s has no %s".formatted(profile, file, name));
        }
        return value;
    }
}
