// SHA-256 with the SHA extensions of x86 processors. Intel's manual, volume 2, describes SHA256RNDS2, SHA256MSG1 and
// SHA256MSG2.
#include "compress.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define WITH_SHA __attribute__((target("sha,sse4.1,ssse3")))

/// Does four rounds with four words of the schedule and their four constants.
WITH_SHA static inline void rounds(__m128i *abef, __m128i *cdgh, __m128i words, int index) {
  const __m128i *constants = (const __m128i *)(almanac_sha256_constants + 4 * index);
  __m128i sum = _mm_add_epi32(words, _mm_loadu_si128(constants));
  *cdgh = _mm_sha256rnds2_epu32(*cdgh, *abef, sum);
  *abef = _mm_sha256rnds2_epu32(*abef, *cdgh, _mm_shuffle_epi32(sum, 0x0E));
}

/// The four words of the schedule that follow the given sixteen words.
WITH_SHA static inline __m128i next(__m128i first, __m128i second, __m128i third, __m128i fourth) {
  __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(first, second), _mm_alignr_epi8(fourth, third, 4));
  return _mm_sha256msg2_epu32(sum, fourth);
}

/// Updates the two halves of the state with one block.
WITH_SHA static inline void block(__m128i *abef, __m128i *cdgh, const uint8_t *bytes) {
  // The words of a message are big-endian, so the bytes of each word are reversed.
  const __m128i order = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
  __m128i first = *abef, second = *cdgh, words[4];
  for (int i = 0; i < 4; i++) {
    words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), order);
  }
  // If the loop is unrolled, the words stay in registers.
#pragma clang loop unroll(full)
  for (int i = 0; i < 16; i++) {
    rounds(abef, cdgh, words[i % 4], i);
    if (i < 12) words[i % 4] = next(words[i % 4], words[(i + 1) % 4], words[(i + 2) % 4], words[(i + 3) % 4]);
  }
  *abef = _mm_add_epi32(*abef, first);
  *cdgh = _mm_add_epi32(*cdgh, second);
}

/// Updates the state. The instructions need the words a, b, e and f in one register, and c, d, g and h in another.
WITH_SHA static void compress(uint32_t state[8], const uint8_t *bytes, size_t blocks) {
  __m128i *halves = (__m128i *)state;
  __m128i cdab = _mm_shuffle_epi32(_mm_loadu_si128(halves), 0xB1);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128(halves + 1), 0x1B);
  __m128i abef = _mm_alignr_epi8(cdab, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, cdab, 0xF0);
  for (; blocks > 0; blocks--, bytes += 64) block(&abef, &cdgh, bytes);
  __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
  __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128(halves, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128(halves + 1, _mm_alignr_epi8(dchg, feba, 8));
}

Compress *almanac_sha256_compress(void) {
  int isThere = __builtin_cpu_supports("sha") && __builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("ssse3");
  return isThere ? compress : almanac_sha256_compress_portable;
}

#else

Compress *almanac_sha256_compress(void) { return almanac_sha256_compress_portable; }

#endif
