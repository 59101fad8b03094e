// Calls to ICU's ucal.h: the rules of a week, and the fields of a date.
#include "CICUOracle.h"
#include "status.h"

#include <unicode/ucal.h>

// Casts a pointer to ICU's type and drops const, because some of ICU's functions need a pointer without const.
static UCalendar *theirs(const CICUCalendar *calendar) { return (UCalendar *)calendar; }

CICUCalendar *cicu_ucal_open(const uint16_t *zone, int32_t zoneLength, const char *locale, int32_t *status) {
  return (CICUCalendar *)ucal_open((const UChar *)zone, zoneLength, locale, UCAL_DEFAULT, STATUS(status));
}

void cicu_ucal_close(CICUCalendar *calendar) { ucal_close(theirs(calendar)); }

int32_t cicu_ucal_getAttribute(const CICUCalendar *calendar, int32_t attribute) {
  return ucal_getAttribute(theirs(calendar), (UCalendarAttribute)attribute);
}

int32_t cicu_ucal_getDayOfWeekType(const CICUCalendar *calendar, int32_t weekday, int32_t *status) {
  return ucal_getDayOfWeekType(theirs(calendar), (UCalendarDaysOfWeek)weekday, STATUS(status));
}

void cicu_ucal_setMillis(CICUCalendar *calendar, double milliseconds, int32_t *status) {
  ucal_setMillis(theirs(calendar), milliseconds, STATUS(status));
}

int32_t cicu_ucal_get(const CICUCalendar *calendar, int32_t field, int32_t *status) {
  return ucal_get(theirs(calendar), (UCalendarDateFields)field, STATUS(status));
}
