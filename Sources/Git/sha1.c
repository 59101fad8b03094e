// SHA-1 (FIPS 180-4, section 6.1), because git names its objects with it. Use it for nothing else.
#include "Git.h"

#include <string.h>

enum { blockSize = 64, lengthSize = 8 };

static uint32_t rotated(uint32_t word, int bits) { return word << bits | word >> (32 - bits); }

static void compress(uint32_t state[5], const uint8_t *block) {
  uint32_t words[80];
  for (int i = 0; i < 16; i++) {
    const uint8_t *four = block + 4 * i;
    words[i] = (uint32_t)four[0] << 24 | (uint32_t)four[1] << 16 | (uint32_t)four[2] << 8 | four[3];
  }
  for (int i = 16; i < 80; i++) words[i] = rotated(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
  for (int i = 0; i < 80; i++) {
    uint32_t mixed = i < 20   ? ((b & c) | (~b & d)) + 0x5a827999
                     : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1
                     : i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
                              : (b ^ c ^ d) + 0xca62c1d6;
    uint32_t next = rotated(a, 5) + mixed + e + words[i];
    e = d;
    d = c;
    c = rotated(b, 30);
    b = a;
    a = next;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
}

void almanac_sha1(const uint8_t *bytes, size_t count, uint8_t *digest) {
  uint32_t state[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  size_t rest = count % blockSize;
  for (size_t i = 0; i < count - rest; i += blockSize) compress(state, bytes + i);
  uint8_t last[2 * blockSize] = {0};
  if (rest > 0) memcpy(last, bytes + (count - rest), rest);
  last[rest] = 0x80;
  size_t size = rest + 1 + lengthSize <= blockSize ? blockSize : 2 * blockSize;
  uint64_t bits = (uint64_t)count * 8;
  for (size_t i = 0; i < lengthSize; i++) last[size - 1 - i] = (uint8_t)(bits >> (8 * i));
  for (size_t i = 0; i < size; i += blockSize) compress(state, last + i);
  for (size_t i = 0; i < 20; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}
