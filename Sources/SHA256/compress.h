// How blocks of 64 bytes go into the state of SHA-256.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Takes `blocks` blocks of 64 bytes into the eight words of the state.
typedef void Compress(uint32_t state[8], const uint8_t *bytes, size_t blocks);

/// In plain C.
Compress almanac_sha256_compress_portable;

/// The fastest one that this processor has.
Compress *almanac_sha256_compress(void);

/// The constants of FIPS 180-4, section 4.2.2.
extern const uint32_t almanac_sha256_constants[64];
