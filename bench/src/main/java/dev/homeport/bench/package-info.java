/**
 * Measures the real program from outside: each {@link dev.homeport.bench.Scenario} starts one, puts load on it over
 * real sockets from this process, and prints figures with the machine they were taken on. Nothing here asserts a time.
 */
package dev.homeport.bench;
