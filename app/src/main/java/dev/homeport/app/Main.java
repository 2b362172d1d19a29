package dev.homeport.app;

import java.util.List;

/** The {@code homeport} command. */
public final class Main {
    private Main() {}

    public static void main(String[] args) throws Exception {
        try {
            run(List.of(args));
        } catch (StartFailure failure) {
            System.err.println("homeport: " + failure.getMessage());
            System.exit(1);
        }
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
