// Checks at compile time that each constant in CICU.h has the same value as ICU's constant.
#include "CICU.h"

#include <unicode/ucasemap.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/uregion.h>
#include <unicode/ures.h>

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #theirs " has another value")

_Static_assert(sizeof(UChar) == sizeof(uint16_t), "UChar is not 16 bits");
_Static_assert(sizeof(UErrorCode) == sizeof(int32_t), "UErrorCode is not 32 bits");
_Static_assert(sizeof(UVersionInfo) == 4, "UVersionInfo is not four bytes");

SAME(cicuMissingResourceError, U_MISSING_RESOURCE_ERROR);
SAME(cicuResourceTypeMismatch, U_RESOURCE_TYPE_MISMATCH);
SAME(cicuBufferOverflowError, U_BUFFER_OVERFLOW_ERROR);

SAME(cicuDateStyleFull, UDAT_FULL);
SAME(cicuDateStyleLong, UDAT_LONG);
SAME(cicuDateStyleMedium, UDAT_MEDIUM);
SAME(cicuDateStyleShort, UDAT_SHORT);
SAME(cicuDateStyleNone, UDAT_NONE);

SAME(cicuEras, UDAT_ERAS);
SAME(cicuMonths, UDAT_MONTHS);
SAME(cicuShortMonths, UDAT_SHORT_MONTHS);
SAME(cicuWeekdays, UDAT_WEEKDAYS);
SAME(cicuShortWeekdays, UDAT_SHORT_WEEKDAYS);
SAME(cicuEraNames, UDAT_ERA_NAMES);
SAME(cicuNarrowMonths, UDAT_NARROW_MONTHS);
SAME(cicuNarrowWeekdays, UDAT_NARROW_WEEKDAYS);
SAME(cicuStandaloneMonths, UDAT_STANDALONE_MONTHS);
SAME(cicuStandaloneShortMonths, UDAT_STANDALONE_SHORT_MONTHS);
SAME(cicuStandaloneNarrowMonths, UDAT_STANDALONE_NARROW_MONTHS);
SAME(cicuStandaloneWeekdays, UDAT_STANDALONE_WEEKDAYS);
SAME(cicuStandaloneShortWeekdays, UDAT_STANDALONE_SHORT_WEEKDAYS);
SAME(cicuStandaloneNarrowWeekdays, UDAT_STANDALONE_NARROW_WEEKDAYS);
SAME(cicuQuarters, UDAT_QUARTERS);
SAME(cicuShortQuarters, UDAT_SHORT_QUARTERS);
SAME(cicuStandaloneQuarters, UDAT_STANDALONE_QUARTERS);
SAME(cicuStandaloneShortQuarters, UDAT_STANDALONE_SHORT_QUARTERS);
SAME(cicuShorterWeekdays, UDAT_SHORTER_WEEKDAYS);
SAME(cicuStandaloneShorterWeekdays, UDAT_STANDALONE_SHORTER_WEEKDAYS);
SAME(cicuCyclicYearsAbbreviated, UDAT_CYCLIC_YEARS_ABBREVIATED);
SAME(cicuZodiacNamesAbbreviated, UDAT_ZODIAC_NAMES_ABBREVIATED);
SAME(cicuNarrowQuarters, UDAT_NARROW_QUARTERS);
SAME(cicuStandaloneNarrowQuarters, UDAT_STANDALONE_NARROW_QUARTERS);

SAME(cicuResourceString, URES_STRING);
SAME(cicuResourceTable, URES_TABLE);
SAME(cicuResourceArray, URES_ARRAY);
SAME(cicuResourceNumbers, URES_INT_VECTOR);
SAME(cicuTitlecaseWholeString, U_TITLECASE_WHOLE_STRING);
SAME(cicuTitlecaseNoLowercase, U_TITLECASE_NO_LOWERCASE);
SAME(cicuLocaleLegacyAliases, ULOC_AVAILABLE_ONLY_LEGACY_ALIASES);
SAME(cicuTerritory, URGN_TERRITORY);
