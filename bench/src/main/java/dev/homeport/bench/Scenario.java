package dev.homeport.bench;

/** One thing to measure. */
interface Scenario {
    void run(Report report) throws Exception;

    /** Takes a figure with what it is a figure of. */
    @FunctionalInterface
    interface Report {
        void figure(String what, String figure);
    }
}
