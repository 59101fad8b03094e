// Wraps functions from ICU's udatpg.h: they return the pattern for a skeleton, and the pattern that joins a date and a
// time.
#include "CICU.h"
#include "status.h"

#include <unicode/udatpg.h>

CICUDateTimePatternGenerator *cicu_udatpg_open(const char *locale, int32_t *status) {
  return (CICUDateTimePatternGenerator *)udatpg_open(locale, STATUS(status));
}

void cicu_udatpg_close(CICUDateTimePatternGenerator *generator) {
  udatpg_close((UDateTimePatternGenerator *)generator);
}

int32_t cicu_udatpg_getBestPattern(
    CICUDateTimePatternGenerator *generator, const uint16_t *skeleton, int32_t length, uint16_t *result,
    int32_t capacity, int32_t *status) {
  return udatpg_getBestPattern(
      (UDateTimePatternGenerator *)generator, (const UChar *)skeleton, length, (UChar *)result, capacity,
      STATUS(status));
}

const uint16_t *cicu_udatpg_getDateTimeFormatForStyle(
    const CICUDateTimePatternGenerator *generator, int32_t style, int32_t *length, int32_t *status) {
  return (const uint16_t *)udatpg_getDateTimeFormatForStyle(
      (const UDateTimePatternGenerator *)generator, (UDateFormatStyle)style, length, STATUS(status));
}
