// The C interface to the parts of ICU that only tests call, to compare Almanac with ICU's own texts. This header
// follows the conventions of CICU.h.
#ifndef CICU_ORACLE_H
#define CICU_ORACLE_H

#include <CICU.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct CICUDateIntervalFormat CICUDateIntervalFormat;
typedef struct CICUListFormat CICUListFormat;
typedef struct CICUPluralRules CICUPluralRules;

// Copies of ICU's constants. constants.c checks that each copy equals ICU's constant.
enum { cicuDateStylePattern = -2 };
enum { cicuFieldMonth = 2, cicuFieldDate = 5, cicuFieldIsLeapMonth = 22 };
enum { cicuFirstDayOfWeek = 1, cicuMinimalDaysInFirstWeek = 2 };
enum { cicuWeekday = 0 };
enum { cicuListAnd = 0 };
enum { cicuListWide = 0, cicuListShort = 1, cicuListNarrow = 2 };

// ucal.h
CICUCalendar *_Nullable cicu_ucal_open(
    const uint16_t *zone, int32_t zoneLength, const char *locale, int32_t *status);
void cicu_ucal_close(CICUCalendar *calendar);
int32_t cicu_ucal_getAttribute(const CICUCalendar *calendar, int32_t attribute);
int32_t cicu_ucal_getDayOfWeekType(const CICUCalendar *calendar, int32_t weekday, int32_t *status);
void cicu_ucal_setMillis(CICUCalendar *calendar, double milliseconds, int32_t *status);
int32_t cicu_ucal_get(const CICUCalendar *calendar, int32_t field, int32_t *status);

// udat.h
// Makes a format write the fields with the given letters in a locale's numbering system, as in `zh@numbers=hanidays`.
void cicu_udat_adoptNumberFormatForFields(
    CICUDateFormat *format, const uint16_t *fields, const char *locale, int32_t *status);

// udateintervalformat.h
CICUDateIntervalFormat *_Nullable cicu_udtitvfmt_open(
    const char *locale, const uint16_t *skeleton, int32_t skeletonLength, const uint16_t *zone,
    int32_t zoneLength, int32_t *status);
void cicu_udtitvfmt_close(CICUDateIntervalFormat *format);
int32_t cicu_udtitvfmt_format(
    const CICUDateIntervalFormat *format, double from, double to, uint16_t *_Nullable result,
    int32_t capacity, int32_t *status);

// upluralrules.h
CICUPluralRules *_Nullable cicu_uplrules_open(const char *locale, int32_t *status);
void cicu_uplrules_close(CICUPluralRules *rules);
int32_t cicu_uplrules_select(
    const CICUPluralRules *rules, double number, uint16_t *_Nullable result, int32_t capacity,
    int32_t *status);

// ulistformatter.h
CICUListFormat *_Nullable cicu_ulistfmt_openForType(
    const char *locale, int32_t type, int32_t width, int32_t *status);
void cicu_ulistfmt_close(CICUListFormat *format);
int32_t cicu_ulistfmt_format(
    const CICUListFormat *format, const uint16_t *_Nonnull const *_Nonnull items, const int32_t *lengths,
    int32_t count, uint16_t *_Nullable result, int32_t capacity, int32_t *status);

// uloc.h
// Writes the available locale that ICU's matcher chooses for the wanted locale, or no text if ICU finds none.
int32_t cicu_uloc_acceptLanguage(
    const char *wanted, const char *_Nonnull const *_Nonnull available, int32_t count, char *_Nullable result,
    int32_t capacity, int32_t *status);

#pragma clang assume_nonnull end
#endif
