// Wraps functions from ICU's unumsys.h and unum.h: they return numbering systems, and write numbers without grouping.
#include "CICU.h"
#include "status.h"

#include <unicode/unum.h>
#include <unicode/unumsys.h>

static const UNumberingSystem *theirs(const CICUNumberingSystem *system) {
  return (const UNumberingSystem *)system;
}

CICUNumberingSystem *cicu_unumsys_open(const char *locale, int32_t *status) {
  return (CICUNumberingSystem *)unumsys_open(locale, STATUS(status));
}

CICUNumberingSystem *cicu_unumsys_openByName(const char *name, int32_t *status) {
  return (CICUNumberingSystem *)unumsys_openByName(name, STATUS(status));
}

void cicu_unumsys_close(CICUNumberingSystem *system) { unumsys_close((UNumberingSystem *)system); }

CICUEnumeration *cicu_unumsys_openAvailableNames(int32_t *status) {
  return (CICUEnumeration *)unumsys_openAvailableNames(STATUS(status));
}

const char *cicu_unumsys_getName(const CICUNumberingSystem *system) { return unumsys_getName(theirs(system)); }

bool cicu_unumsys_isAlgorithmic(const CICUNumberingSystem *system) {
  return unumsys_isAlgorithmic(theirs(system));
}

int32_t cicu_unumsys_getDescription(
    const CICUNumberingSystem *system, uint16_t *result, int32_t capacity, int32_t *status) {
  return unumsys_getDescription(theirs(system), (UChar *)result, capacity, STATUS(status));
}

CICUNumberFormat *cicu_unum_open(const char *locale, int32_t *status) {
  UNumberFormat *format = unum_open(UNUM_DEFAULT, NULL, 0, locale, NULL, STATUS(status));
  if (format != NULL) unum_setAttribute(format, UNUM_GROUPING_USED, 0);
  return (CICUNumberFormat *)format;
}

void cicu_unum_close(CICUNumberFormat *format) { unum_close((UNumberFormat *)format); }

int32_t cicu_unum_formatInt64(
    const CICUNumberFormat *format, int64_t number, uint16_t *result, int32_t capacity, int32_t *status) {
  return unum_formatInt64(
      (UNumberFormat *)format, number, (UChar *)result, capacity, NULL, STATUS(status));
}
