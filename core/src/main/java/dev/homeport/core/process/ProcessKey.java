package dev.homeport.core.process;

import dev.homeport.core.compute.Compute;

/** A process is known by its own id, on its compute. */
public record ProcessKey(Compute.Key compute, String processId) implements Comparable<ProcessKey> {
    public static ProcessKey of(String fleetId, String computeName, String processId) {
        return new ProcessKey(new Compute.Key(fleetId, computeName), processId);
    }

    public String fleetId() {
        return compute.fleetId();
    }

    @Override
    public int compareTo(ProcessKey other) {
        int byCompute = compute.compareTo(other.compute);
        return byCompute != 0 ? byCompute : processId.compareTo(other.processId);
    }

    @Override
    public String toString() {
        return processId + " on compute " + compute.name() + " of fleet " + compute.fleetId();
    }
}
