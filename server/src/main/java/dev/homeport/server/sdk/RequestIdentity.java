package dev.homeport.server.sdk;

/** 64 bits that stand for a request id, small enough to be kept with every player session (FNV-1a). */
final class RequestIdentity {
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private RequestIdentity() {}

    /** Never 0, which stands for no request. */
    static long of(String requestId) {
        if (requestId == null) {
            return 1;
        }
        long hash = OFFSET;
        for (int i = 0; i < requestId.length(); i++) {
            hash = (hash ^ requestId.charAt(i)) * PRIME;
        }
        return hash == 0 ? 1 : hash;
    }
}
