// SHA-256 (FIPS 180-4) of bytes in memory.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes the 32 bytes of the SHA-256 of `count` bytes to `digest`. If the processor has SHA instructions, this uses
/// them.
void almanac_sha256(const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull digest);

/// Writes the same digest as `almanac_sha256`, but never uses SHA instructions. The tests call this function.
void almanac_sha256_portable(const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull digest);
