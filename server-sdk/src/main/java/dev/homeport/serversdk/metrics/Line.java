package dev.homeport.serversdk.metrics;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** One line of DogStatsD. */
record Line(String key, MetricType type, double value, double sampleRate, Map<String, String> tags) {
    private static final String PREFIX = "server.";

    /** Global tags win over tags of the same name that the metric has. */
    String write(Map<String, String> globalTags) {
        Map<String, String> all = new LinkedHashMap<>(tags);
        all.putAll(globalTags);
        String rate = sampleRate == 1 ? "" : "|@" + MetricType.plain(sampleRate);
        String tagList = all.entrySet().stream()
                .map(tag -> tag.getKey() + ":" + tag.getValue())
                .collect(Collectors.joining(","));
        return PREFIX + key + ":" + type.write(value) + "|" + type.symbol() + rate
                + (tagList.isEmpty() ? "" : "|#" + tagList) + "\n";
    }
}
