package dev.homeport.api.validation;

/** Looks at one value and adds what is wrong with it; the paths it adds start below {@code name}'s parent. */
interface Check {
    void check(String name, Object value, Violations violations);

    static void add(Violations violations, String name, Object value, String constraint) {
        violations.add(new Violation(name, value, constraint));
    }
}
