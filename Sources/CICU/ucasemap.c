// Wraps functions from ICU's ucasemap.h: they change a text to title case by a locale's rules.
#include "CICU.h"
#include "status.h"

#include <unicode/ucasemap.h>

CICUCaseMap *cicu_ucasemap_open(const char *locale, uint32_t options, int32_t *status) {
  return (CICUCaseMap *)ucasemap_open(locale, options, STATUS(status));
}

void cicu_ucasemap_close(CICUCaseMap *map) { ucasemap_close((UCaseMap *)map); }

int32_t cicu_ucasemap_toTitle(
    CICUCaseMap *map, uint16_t *result, int32_t capacity, const uint16_t *source, int32_t length,
    int32_t *status) {
  return ucasemap_toTitle(
      (UCaseMap *)map, (UChar *)result, capacity, (const UChar *)source, length, STATUS(status));
}
