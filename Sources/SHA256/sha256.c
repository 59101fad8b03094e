#include "SHA256.h"

#include <string.h>

#include "compress.h"

enum { blockSize = 64, lengthSize = 8 };

/// The initial hash value of FIPS 180-4, section 5.3.3.
static const uint32_t start[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

/// Writes the last bytes of a message of `count` bytes, with padding (section 5.1.1), to `last`; returns the number of
/// blocks in `last`.
static size_t pad(uint8_t last[2 * blockSize], const uint8_t *rest, size_t restCount, size_t count) {
  size_t size = restCount + 1 + lengthSize <= blockSize ? blockSize : 2 * blockSize;
  memset(last, 0, size);
  if (restCount > 0) memcpy(last, rest, restCount);
  last[restCount] = 0x80;
  uint64_t bits = (uint64_t)count * 8;
  for (size_t i = 0; i < lengthSize; i++) last[size - 1 - i] = (uint8_t)(bits >> (8 * i));
  return size / blockSize;
}

static void hash(Compress *compress, const uint8_t *bytes, size_t count, uint8_t *digest) {
  uint32_t state[8];
  memcpy(state, start, sizeof state);
  size_t blocks = count / blockSize;
  if (blocks > 0) compress(state, bytes, blocks);
  size_t restCount = count % blockSize;
  uint8_t last[2 * blockSize];
  size_t lastBlocks = pad(last, restCount > 0 ? bytes + blocks * blockSize : NULL, restCount, count);
  compress(state, last, lastBlocks);
  for (size_t i = 0; i < 32; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}

void almanac_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
  hash(almanac_sha256_compress(), bytes, count, digest);
}

void almanac_sha256_portable(const uint8_t *bytes, size_t count, uint8_t *digest) {
  hash(almanac_sha256_compress_portable, bytes, count, digest);
}
