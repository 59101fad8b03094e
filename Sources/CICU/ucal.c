// ucal.h: week rules, calendar types and preferences.
#include "CICU.h"
#include "status.h"

#include <unicode/ucal.h>

// UCalendar is a void pointer, and const has no meaning for it; ucal_get does not change the time.
static UCalendar *theirs(const CICUCalendar *calendar) { return (UCalendar *)calendar; }

CICUCalendar *cicu_ucal_open(const uint16_t *zone, int32_t zoneLength, const char *locale, int32_t *status) {
  return (CICUCalendar *)ucal_open((const UChar *)zone, zoneLength, locale, UCAL_DEFAULT, STATUS(status));
}

void cicu_ucal_close(CICUCalendar *calendar) { ucal_close(theirs(calendar)); }

const char *cicu_ucal_getType(const CICUCalendar *calendar, int32_t *status) {
  return ucal_getType(theirs(calendar), STATUS(status));
}

int32_t cicu_ucal_getAttribute(const CICUCalendar *calendar, int32_t attribute) {
  return ucal_getAttribute(theirs(calendar), (UCalendarAttribute)attribute);
}

int32_t cicu_ucal_getDayOfWeekType(const CICUCalendar *calendar, int32_t weekday, int32_t *status) {
  return ucal_getDayOfWeekType(theirs(calendar), (UCalendarDaysOfWeek)weekday, STATUS(status));
}

CICUEnumeration *cicu_ucal_getKeywordValuesForLocale(
    const char *key, const char *locale, bool commonlyUsed, int32_t *status) {
  return (CICUEnumeration *)ucal_getKeywordValuesForLocale(key, locale, commonlyUsed, STATUS(status));
}

const char *cicu_ucal_getTZDataVersion(int32_t *status) { return ucal_getTZDataVersion(STATUS(status)); }

void cicu_ucal_setMillis(CICUCalendar *calendar, double milliseconds, int32_t *status) {
  ucal_setMillis(theirs(calendar), milliseconds, STATUS(status));
}

int32_t cicu_ucal_get(const CICUCalendar *calendar, int32_t field, int32_t *status) {
  return ucal_get(theirs(calendar), (UCalendarDateFields)field, STATUS(status));
}
