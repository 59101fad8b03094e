// Wraps functions from ICU's ucal.h: they return calendar types and the version of the time-zone
// data, and set the default time zone.
#include "CICU.h"
#include "status.h"

#include <unicode/ucal.h>

// Converts our pointer to ICU's type. ICU declares UCalendar as void *, so const would protect nothing here.
static UCalendar *theirs(const CICUCalendar *calendar) { return (UCalendar *)calendar; }

const char *cicu_ucal_getType(const CICUCalendar *calendar, int32_t *status) {
  return ucal_getType(theirs(calendar), STATUS(status));
}

CICUEnumeration *cicu_ucal_getKeywordValuesForLocale(
    const char *key, const char *locale, bool commonlyUsed, int32_t *status) {
  return (CICUEnumeration *)ucal_getKeywordValuesForLocale(key, locale, commonlyUsed, STATUS(status));
}

void cicu_ucal_setDefaultTimeZone(const uint16_t *zone, int32_t *status) {
  ucal_setDefaultTimeZone((const UChar *)zone, STATUS(status));
}

const char *cicu_ucal_getTZDataVersion(int32_t *status) { return ucal_getTZDataVersion(STATUS(status)); }
