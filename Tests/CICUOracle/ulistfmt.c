// Calls to ICU's ulistformatter.h: lists such as "a, b, and c".
#include "CICUOracle.h"
#include "status.h"

#include <unicode/ulistformatter.h>

CICUListFormat *cicu_ulistfmt_openForType(
    const char *locale, int32_t type, int32_t width, int32_t *status) {
  return (CICUListFormat *)ulistfmt_openForType(
      locale, (UListFormatterType)type, (UListFormatterWidth)width, STATUS(status));
}

void cicu_ulistfmt_close(CICUListFormat *format) { ulistfmt_close((UListFormatter *)format); }

int32_t cicu_ulistfmt_format(
    const CICUListFormat *format, const uint16_t *const *items, const int32_t *lengths, int32_t count,
    uint16_t *result, int32_t capacity, int32_t *status) {
  return ulistfmt_format(
      (const UListFormatter *)format, (const UChar *const *)items, lengths, count, (UChar *)result, capacity,
      STATUS(status));
}
