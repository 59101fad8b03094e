// Wraps functions from ICU's udat.h: they return date patterns, formatted dates, and names of months, weekdays, eras
// and cyclic years.
#include "CICU.h"
#include "status.h"

#include <unicode/udat.h>

// Converts our pointer to ICU's type. ICU declares UDateFormat as void *, so const would protect nothing here.
static UDateFormat *theirs(const CICUDateFormat *format) { return (UDateFormat *)format; }

CICUDateFormat *cicu_udat_open(
    int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *zone, int32_t zoneLength,
    const uint16_t *pattern, int32_t patternLength, int32_t *status) {
  return (CICUDateFormat *)udat_open(
      (UDateFormatStyle)timeStyle, (UDateFormatStyle)dateStyle, locale, (const UChar *)zone, zoneLength,
      (const UChar *)pattern, patternLength, STATUS(status));
}

void cicu_udat_close(CICUDateFormat *format) { udat_close(theirs(format)); }

int32_t cicu_udat_toPattern(
    const CICUDateFormat *format, uint16_t *result, int32_t capacity, int32_t *status) {
  return udat_toPattern(theirs(format), false, (UChar *)result, capacity, STATUS(status));
}

void cicu_udat_applyPattern(CICUDateFormat *format, const uint16_t *pattern, int32_t length) {
  udat_applyPattern(theirs(format), false, (const UChar *)pattern, length);
}

const CICUCalendar *cicu_udat_getCalendar(const CICUDateFormat *format) {
  return (const CICUCalendar *)udat_getCalendar(theirs(format));
}

int32_t cicu_udat_countSymbols(const CICUDateFormat *format, int32_t type) {
  return udat_countSymbols(theirs(format), (UDateFormatSymbolType)type);
}

int32_t cicu_udat_getSymbols(
    const CICUDateFormat *format, int32_t type, int32_t index, uint16_t *result, int32_t capacity,
    int32_t *status) {
  return udat_getSymbols(
      theirs(format), (UDateFormatSymbolType)type, index, (UChar *)result, capacity, STATUS(status));
}

int32_t cicu_udat_format(
    const CICUDateFormat *format, double milliseconds, uint16_t *result, int32_t capacity, int32_t *status) {
  return udat_format(theirs(format), milliseconds, (UChar *)result, capacity, NULL, STATUS(status));
}
