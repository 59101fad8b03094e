// Checks at compile time that each constant restated in CICUOracle.h equals ICU's constant.
#include "CICUOracle.h"

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/ulistformatter.h>

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #theirs " has another value")

SAME(cicuDateStylePattern, UDAT_PATTERN);
SAME(cicuFieldMonth, UCAL_MONTH);
SAME(cicuFieldDate, UCAL_DATE);
SAME(cicuFieldIsLeapMonth, UCAL_IS_LEAP_MONTH);
SAME(cicuFirstDayOfWeek, UCAL_FIRST_DAY_OF_WEEK);
SAME(cicuMinimalDaysInFirstWeek, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK);
SAME(cicuWeekday, UCAL_WEEKDAY);
SAME(cicuListAnd, ULISTFMT_TYPE_AND);
SAME(cicuListWide, ULISTFMT_WIDTH_WIDE);
SAME(cicuListShort, ULISTFMT_WIDTH_SHORT);
SAME(cicuListNarrow, ULISTFMT_WIDTH_NARROW);
