package dev.homeport.serversdk.internal;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Asks services on this machine, which answer soon or never. */
public final class LocalHttp {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    private LocalHttp() {}

    /** The body of a successful answer. The message of an exception says what the service did instead. */
    public static String get(String url) throws IOException {
        try {
            var response = Shared.httpClient(false).send(request(url), BodyHandlers.ofString());
            if (response.statusCode() / 100 != 2) {
                throw new StatusException(response.statusCode());
            }
            return response.body();
        } catch (StatusException e) {
            throw e;
        } catch (IOException e) {
            throw new IOException("could not be reached: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("was not waited for");
        }
    }

    private static HttpRequest request(String url) throws IOException {
        try {
            return HttpRequest.newBuilder(URI.create(url))
                    .version(HttpClient.Version.HTTP_1_1)
                    .timeout(TIMEOUT)
                    .build();
        } catch (IllegalArgumentException e) {
            throw new MalformedURLException("'" + url + "' is no URL: " + e.getMessage());
        }
    }

    /** The service was there but refused. */
    static final class StatusException extends IOException {
        private static final long serialVersionUID = 1L;

        StatusException(int status) {
            super("answered " + status);
        }
    }
}
