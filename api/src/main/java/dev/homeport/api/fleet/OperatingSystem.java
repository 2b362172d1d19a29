package dev.homeport.api.fleet;

/** The operating system of a managed compute. */
public enum OperatingSystem {
    WINDOWS_2012,
    AMAZON_LINUX,
    AMAZON_LINUX_2,
    WINDOWS_2016,
    AMAZON_LINUX_2023,
    WINDOWS_2022
}
