// Calls to ICU's udateintervalformat.h: the text of an interval between two times.
#include "CICUOracle.h"
#include "status.h"

#include <unicode/udateintervalformat.h>

CICUDateIntervalFormat *cicu_udtitvfmt_open(
    const char *locale, const uint16_t *skeleton, int32_t skeletonLength, const uint16_t *zone,
    int32_t zoneLength, int32_t *status) {
  return (CICUDateIntervalFormat *)udtitvfmt_open(
      locale, (const UChar *)skeleton, skeletonLength, (const UChar *)zone, zoneLength, STATUS(status));
}

void cicu_udtitvfmt_close(CICUDateIntervalFormat *format) { udtitvfmt_close((UDateIntervalFormat *)format); }

int32_t cicu_udtitvfmt_format(
    const CICUDateIntervalFormat *format, double from, double to, uint16_t *result, int32_t capacity,
    int32_t *status) {
  return udtitvfmt_format(
      (const UDateIntervalFormat *)format, from, to, (UChar *)result, capacity, NULL, STATUS(status));
}
