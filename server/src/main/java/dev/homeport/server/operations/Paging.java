package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.NavigableMap;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Pages through rows in key order. A token holds the position behind the last row of its page, so rows that come or go
 * in between neither repeat nor hide others, and a check sum over it and the question it belongs to, so that a token
 * that was altered, or that belongs to another question, is refused.
 */
public final class Paging {
    static final int DEFAULT_LIMIT = 100;
    static final int MAX_LIMIT = 1_000;
    private static final int SUM_BYTES = 8;

    /** Some rows, and the token of the next page if there is one. */
    public record Page<V>(List<V> items, String nextToken) {
        public <T> List<T> map(Function<V, T> mapper) {
            return items.stream().map(mapper).toList();
        }
    }

    /** Whoever asks: the operation with what narrows it down, and the page it wants. */
    record Request(String question, Integer limit, String nextToken) {
        Request(String question, Integer limit, String nextToken, int mostPerPage) {
            this(question, Math.min(limit == null ? mostPerPage : limit, mostPerPage), nextToken);
        }

        private int size() {
            return limit == null ? DEFAULT_LIMIT : Math.min(limit, MAX_LIMIT);
        }
    }

    private Paging() {}

    /** Positions are keys as text, and are turned back into keys to go on behind them. */
    static <K, V> Page<V> page(
            NavigableMap<K, V> rows, Function<String, K> toKey, Function<K, String> toText, Request request) {
        return page(rows, toKey, toText, row -> true, request);
    }

    /** Of the rows, only those to keep. */
    static <K, V> Page<V> page(
            NavigableMap<K, V> rows,
            Function<String, K> toKey,
            Function<K, String> toText,
            Predicate<V> keep,
            Request request) {
        NavigableMap<K, V> rest = request.nextToken() == null
                ? rows
                : rows.tailMap(toKey.apply(position(request.question(), request.nextToken())), false);
        List<V> items = new ArrayList<>();
        K last = null;
        for (var row : rest.entrySet()) {
            if (!keep.test(row.getValue())) {
                continue;
            }
            if (items.size() == request.size()) {
                return new Page<>(items, token(request.question(), toText.apply(last)));
            }
            items.add(row.getValue());
            last = row.getKey();
        }
        return new Page<>(items, null);
    }

    static String token(String question, String position) {
        byte[] text = position.getBytes(StandardCharsets.UTF_8);
        byte[] sum = sum(question, text);
        byte[] token = Arrays.copyOf(sum, SUM_BYTES + text.length);
        System.arraycopy(text, 0, token, SUM_BYTES, text.length);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    }

    static String position(String question, String token) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(token);
            if (bytes.length >= SUM_BYTES) {
                byte[] text = Arrays.copyOfRange(bytes, SUM_BYTES, bytes.length);
                if (Arrays.equals(sum(question, text), Arrays.copyOf(bytes, SUM_BYTES))) {
                    return new String(text, StandardCharsets.UTF_8);
                }
            }
        } catch (IllegalArgumentException e) {
            throw invalid(token);
        }
        throw invalid(token);
    }

    static ApiError invalid(String token) {
        return new ApiError(
                ApiError.Code.INVALID_REQUEST,
                "NextToken '%s' is not a token that an earlier page of this request ended with".formatted(token));
    }

    private static byte[] sum(String question, byte[] text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(question.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
            return Arrays.copyOf(digest.digest(text), SUM_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
