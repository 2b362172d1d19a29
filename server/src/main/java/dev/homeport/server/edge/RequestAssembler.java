package dev.homeport.server.edge;

import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import java.net.InetSocketAddress;

/** Puts the decoder's pieces together to one request after the other and refuses those that break a limit. */
final class RequestAssembler {
    enum Step {
        INCOMPLETE,
        WANTS_CONTINUE,
        COMPLETE,
        REFUSED
    }

    private final EdgeLimits limits;
    private final BodyBuffer body;
    private HttpRequest head;
    private HttpAnswer refusal;

    RequestAssembler(EdgeLimits limits) {
        this.limits = limits;
        this.body = new BodyBuffer(limits.bodyBytesMax());
    }

    Step add(HttpObject piece) {
        if (piece.decoderResult().isFailure()) {
            return refuse(undecodable(piece.decoderResult().cause()));
        }
        if (piece instanceof HttpRequest request) {
            return begin(request);
        }
        if (!body.append(((HttpContent) piece).content())) {
            return refuse(bodyTooLarge());
        }
        return piece instanceof LastHttpContent ? Step.COMPLETE : Step.INCOMPLETE;
    }

    boolean isBetweenRequests() {
        return head == null;
    }

    /** Why the last step was REFUSED. */
    HttpAnswer refusal() {
        return refusal;
    }

    boolean keepsAlive() {
        return HttpUtil.isKeepAlive(head);
    }

    AnswerEncoder.Frame frame(boolean keepAlive) {
        boolean http10 = HttpVersion.HTTP_1_0.equals(head.protocolVersion());
        return new AnswerEncoder.Frame(keepAlive, http10, HttpMethod.HEAD.equals(head.method()));
    }

    /** Hands out the complete request and is ready for the next one. */
    HttpCall take(InetSocketAddress remote, boolean tls) {
        HttpRequest complete = head;
        head = null;
        return HttpCall.of(
                complete.method().name(), complete.uri(), new Headers(complete.headers()), body.take(), remote, tls);
    }

    private Step begin(HttpRequest request) {
        head = request;
        HttpVersion version = request.protocolVersion();
        boolean http11 = HttpVersion.HTTP_1_1.equals(version);
        if (!http11 && !HttpVersion.HTTP_1_0.equals(version)) {
            return refuse(Refusals.httpVersion());
        }
        if (http11 && !request.headers().contains(HttpHeaderNames.HOST)) {
            return refuse(Refusals.badRequest("The Host header is missing."));
        }
        if (HttpUtil.getContentLength(request, 0L) > limits.bodyBytesMax()) {
            return refuse(bodyTooLarge());
        }
        String expectation = request.headers().get(HttpHeaderNames.EXPECT);
        if (expectation == null || !http11) {
            return Step.INCOMPLETE;
        }
        return expectation.equalsIgnoreCase("100-continue")
                ? Step.WANTS_CONTINUE
                : refuse(Refusals.expectationFailed());
    }

    private Step refuse(HttpAnswer answer) {
        head = null;
        body.take();
        refusal = answer;
        return Step.REFUSED;
    }

    private HttpAnswer bodyTooLarge() {
        boolean cbor = head.headers().containsValue(HttpHeaderNames.CONTENT_TYPE, "application/cbor", true);
        return Refusals.bodyTooLarge(limits.bodyBytesMax(), cbor);
    }

    private HttpAnswer undecodable(Throwable cause) {
        return switch (cause) {
            case TooLongHttpLineException _ -> Refusals.requestLineTooLong(limits.requestLineBytesMax());
            case TooLongHttpHeaderException _ -> Refusals.headersTooLarge(limits.headerBytesMax());
            default -> Refusals.badRequest("The request is not valid HTTP/1.1.");
        };
    }
}
