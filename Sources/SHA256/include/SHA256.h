// SHA-256 (FIPS 180-4) of bytes in memory.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes the 32 bytes of the SHA-256 of `count` bytes to `digest`, with the processor's own instructions if it has them.
void almanac_sha256(const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull digest);

/// The same without special instructions, for processors that lack them and for tests.
void almanac_sha256_portable(const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull digest);
