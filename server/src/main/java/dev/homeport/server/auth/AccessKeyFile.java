package dev.homeport.server.auth;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads access keys from a file in the form of an AWS credentials file. */
public final class AccessKeyFile {
    private static final String ID = "aws_access_key_id";
    private static final String SECRET = "aws_secret_access_key";

    private final Path file;
    private final Map<String, Integer> profileLines = new LinkedHashMap<>();
    private final Map<String, Integer> idLines = new LinkedHashMap<>();
    private final Map<String, String> secretsById = new LinkedHashMap<>();
    private String profile;
    private String id;
    private String secret;

    private AccessKeyFile(Path file) {
        this.file = file;
    }

    /**
     * Secret access keys by access key id.
     *
     * @throws InvalidKeyFileException if the file cannot be read or understood
     */
    public static Map<String, String> read(Path file) {
        return new AccessKeyFile(file).parse(lines(file));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw new InvalidKeyFileException("access key file " + file + " does not exist", e);
        } catch (MalformedInputException e) {
            throw new InvalidKeyFileException("access key file " + file + " is not a text file", e);
        } catch (IOException e) {
            throw new InvalidKeyFileException("access key file " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private Map<String, String> parse(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#") && !line.startsWith(";")) {
                parse(line, i + 1);
            }
        }
        endProfile();
        if (secretsById.isEmpty()) {
            throw new InvalidKeyFileException("access key file " + file + " holds no access keys");
        }
        return Map.copyOf(secretsById);
    }

    private void parse(String line, int number) {
        int equals = line.indexOf('=');
        if (line.startsWith("[") && line.endsWith("]")) {
            beginProfile(line.substring(1, line.length() - 1).strip(), number);
        } else if (equals > 0) {
            set(line.substring(0, equals).strip(), line.substring(equals + 1).strip(), number);
        } else {
            throw wrong(number, "expected '[profile]' or 'name = value'");
        }
    }

    private void beginProfile(String name, int number) {
        endProfile();
        Integer earlier = profileLines.putIfAbsent(name, number);
        if (earlier != null) {
            throw wrong(number, "profile [" + name + "] is already on line " + earlier);
        }
        profile = name;
    }

    private void set(String name, String value, int number) {
        if (profile == null) {
            throw wrong(number, "a [profile] must come first");
        }
        switch (name) {
            case ID -> {
                requireNew(ID, id, value, number);
                Integer earlier = idLines.putIfAbsent(value, number);
                if (earlier != null) {
                    throw wrong(number, "access key id " + value + " is already on line " + earlier);
                }
                id = value;
            }
            case SECRET -> {
                requireNew(SECRET, secret, value, number);
                secret = value;
            }
            default -> {
                // Credentials files carry other settings, which matter to clients only.
            }
        }
    }

    private void requireNew(String name, String present, String value, int number) {
        if (present != null) {
            throw wrong(number, name + " appears twice in profile [" + profile + "]");
        }
        if (value.isEmpty()) {
            throw wrong(number, name + " is empty");
        }
    }

    private void endProfile() {
        if (id != null && secret == null) {
            throw wrong(profileLines.get(profile), "profile [" + profile + "] has no " + SECRET);
        }
        if (id == null && secret != null) {
            throw wrong(profileLines.get(profile), "profile [" + profile + "] has no " + ID);
        }
        if (id != null) {
            secretsById.put(id, secret);
        }
        id = null;
        secret = null;
    }

    private InvalidKeyFileException wrong(int line, String problem) {
        return new InvalidKeyFileException("access key file " + file + " line " + line + ": " + problem);
    }
}
