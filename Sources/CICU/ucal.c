// ucal.h: calendar types, and the version of the time zones.
#include "CICU.h"
#include "status.h"

#include <unicode/ucal.h>

// UCalendar is a void pointer, and const has no meaning for it.
static UCalendar *theirs(const CICUCalendar *calendar) { return (UCalendar *)calendar; }

const char *cicu_ucal_getType(const CICUCalendar *calendar, int32_t *status) {
  return ucal_getType(theirs(calendar), STATUS(status));
}

CICUEnumeration *cicu_ucal_getKeywordValuesForLocale(
    const char *key, const char *locale, bool commonlyUsed, int32_t *status) {
  return (CICUEnumeration *)ucal_getKeywordValuesForLocale(key, locale, commonlyUsed, STATUS(status));
}

const char *cicu_ucal_getTZDataVersion(int32_t *status) { return ucal_getTZDataVersion(STATUS(status)); }
