/** How the SDK does its work. Nothing here is for games to use; it may change at any time. */
package dev.homeport.serversdk.internal;
