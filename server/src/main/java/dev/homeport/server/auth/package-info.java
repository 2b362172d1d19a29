/**
 * Who is calling: AWS Signature Version 4 as AWS clients sign requests ({@code SigV4Verifier}) and as the server SDKs
 * sign their WebSocket addresses ({@code SdkSigV4}), and the file the access keys come from.
 */
package dev.homeport.server.auth;
