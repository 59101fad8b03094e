// The compression function of SHA-256, which updates the state with blocks of 64 bytes.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Updates the eight words of the state with `blocks` blocks of 64 bytes.
typedef void Compress(uint32_t state[8], const uint8_t *bytes, size_t blocks);

/// The compression function in portable C.
Compress almanac_sha256_compress_portable;

/// Returns the fastest compression function that this processor supports.
Compress *almanac_sha256_compress(void);

/// The constants of FIPS 180-4, section 4.2.2.
extern const uint32_t almanac_sha256_constants[64];
