// What Almanac needs to read a git repository that may be hostile: a way to start git within limits, and the hash that names
// git's objects.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Starts a program that is found through `PATH`, with limits: 512 MB of memory and 30 seconds of processor time.
///
/// `words` and `variables` end with NULL. `streams` become the program's input, output and error output. SIGINT, SIGTERM
/// and SIGHUP then end the program before they end this process. On Linux, the kernel kills the program when the calling
/// thread ends, so call this on the main thread. macOS does not enforce the limit of memory. Returns 0, or the system's
/// error number.
int almanac_start(
    char *_Nullable const *_Nonnull words, char *_Nullable *_Nonnull variables, const int *_Nonnull streams,
    pid_t *_Nonnull child);

/// Writes the 20 bytes of the SHA-1 of `count` bytes to `digest`.
void almanac_sha1(const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull digest);
