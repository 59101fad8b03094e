// The C interface to ICU for Swift. This header includes no ICU header: Foundation contains its own copy of ICU, and
// Swift must not see ICU's types twice. Most functions are named cicu_ plus the name of an ICU function, and do what
// ICU documents for that function. Handles are opaque. A status is a UErrorCode as int32_t. Text is UTF-16 with a
// length. Identifiers are NUL-terminated C strings.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct CICUCalendar CICUCalendar;
typedef struct CICUCaseMap CICUCaseMap;
typedef struct CICUDateFormat CICUDateFormat;
typedef struct CICUDateTimePatternGenerator CICUDateTimePatternGenerator;
typedef struct CICUEnumeration CICUEnumeration;
typedef struct CICUNumberFormat CICUNumberFormat;
typedef struct CICUNumberingSystem CICUNumberingSystem;
typedef struct CICUResourceBundle CICUResourceBundle;

// Copies of ICU's constants. constants.c checks that each copy has the same value as in ICU.
enum {
  cicuMissingResourceError = 2,
  cicuResourceTypeMismatch = 17,
  cicuBufferOverflowError = 15,
};
enum { cicuDateStyleFull, cicuDateStyleLong, cicuDateStyleMedium, cicuDateStyleShort };
enum { cicuDateStyleNone = -1 };
enum {
  cicuEras = 0,
  cicuMonths = 1,
  cicuShortMonths = 2,
  cicuWeekdays = 3,
  cicuShortWeekdays = 4,
  cicuEraNames = 7,
  cicuNarrowMonths = 8,
  cicuNarrowWeekdays = 9,
  cicuStandaloneMonths = 10,
  cicuStandaloneShortMonths = 11,
  cicuStandaloneNarrowMonths = 12,
  cicuStandaloneWeekdays = 13,
  cicuStandaloneShortWeekdays = 14,
  cicuStandaloneNarrowWeekdays = 15,
  cicuQuarters = 16,
  cicuShortQuarters = 17,
  cicuStandaloneQuarters = 18,
  cicuStandaloneShortQuarters = 19,
  cicuShorterWeekdays = 20,
  cicuStandaloneShorterWeekdays = 21,
  cicuCyclicYearsAbbreviated = 23,
  cicuZodiacNamesAbbreviated = 26,
  cicuNarrowQuarters = 28,
  cicuStandaloneNarrowQuarters = 29,
};
enum { cicuResourceString = 0, cicuResourceTable = 2, cicuResourceArray = 8, cicuResourceNumbers = 14 };
enum { cicuTitlecaseWholeString = 0x20, cicuTitlecaseNoLowercase = 0x100 };
enum { cicuLocaleLegacyAliases = 1 };
enum { cicuTerritory = 1 };

// Functions from ICU's putil.h, uclean.h, uversion.h and ulocdata.h.
void cicu_u_setDataDirectory(const char *directory);
void cicu_u_setTimeZoneFilesDirectory(const char *directory, int32_t *status);
void cicu_u_init(int32_t *status);
void cicu_u_getVersion(uint8_t version[_Nonnull 4]);
void cicu_ulocdata_getCLDRVersion(uint8_t version[_Nonnull 4], int32_t *status);
const char *cicu_u_errorName(int32_t status);

// The names of ICU's data packages for language names and for units, such as `icudt72l-lang`.
const char *cicu_languagePackage(void);
const char *cicu_unitPackage(void);

// A function from ICU's ustring.h that converts UTF-16 to UTF-8; `substitute` replaces each lone surrogate.
void cicu_u_strToUTF8WithSub(
    uint8_t *_Nullable result, int32_t capacity, int32_t *length, const uint16_t *_Nullable source,
    int32_t sourceLength, int32_t substitute, int32_t *status);

// Whether the text is the four-letter code of a Unicode script (uses ICU's uchar.h).
bool cicu_isScript(const char *code);

// Functions from ICU's uloc.h.
void cicu_uloc_setDefault(const char *locale, int32_t *status);
int32_t cicu_uloc_countAvailable(void);
const char *_Nullable cicu_uloc_getAvailable(int32_t index);
CICUEnumeration *_Nullable cicu_uloc_openAvailableByType(int32_t type, int32_t *status);
int32_t cicu_uloc_addLikelySubtags(
    const char *locale, char *_Nullable result, int32_t capacity, int32_t *status);
bool cicu_uloc_isRightToLeft(const char *locale);
const char *const _Nullable *_Nonnull cicu_uloc_getISOLanguages(void);

// Functions from ICU's uenum.h and uregion.h.
const char *_Nullable cicu_uenum_next(
    CICUEnumeration *enumeration, int32_t *_Nullable length, int32_t *status);
void cicu_uenum_close(CICUEnumeration *enumeration);
CICUEnumeration *_Nullable cicu_uregion_getAvailable(int32_t type, int32_t *status);

// Functions from ICU's ures.h.
CICUResourceBundle *_Nullable cicu_ures_open(
    const char *_Nullable package, const char *locale, int32_t *status);
CICUResourceBundle *_Nullable cicu_ures_openDirect(
    const char *_Nullable package, const char *locale, int32_t *status);
CICUResourceBundle *_Nullable cicu_ures_getByKey(
    const CICUResourceBundle *bundle, const char *key, CICUResourceBundle *_Nullable fillIn, int32_t *status);
CICUResourceBundle *_Nullable cicu_ures_getByIndex(
    const CICUResourceBundle *bundle, int32_t index, CICUResourceBundle *_Nullable fillIn, int32_t *status);
int32_t cicu_ures_getType(const CICUResourceBundle *bundle);
int32_t cicu_ures_getSize(const CICUResourceBundle *bundle);
const char *_Nullable cicu_ures_getKey(const CICUResourceBundle *bundle);
const uint16_t *_Nullable cicu_ures_getString(
    const CICUResourceBundle *bundle, int32_t *length, int32_t *status);
const uint16_t *_Nullable cicu_ures_getStringByKey(
    const CICUResourceBundle *bundle, const char *key, int32_t *length, int32_t *status);
const int32_t *_Nullable cicu_ures_getIntVector(
    const CICUResourceBundle *bundle, int32_t *length, int32_t *status);
const char *_Nullable cicu_ures_getValidLocale(const CICUResourceBundle *bundle, int32_t *status);
void cicu_ures_close(CICUResourceBundle *bundle);

// Functions from ICU's ucal.h.
const char *_Nullable cicu_ucal_getType(const CICUCalendar *calendar, int32_t *status);
CICUEnumeration *_Nullable cicu_ucal_getKeywordValuesForLocale(
    const char *key, const char *locale, bool commonlyUsed, int32_t *status);
void cicu_ucal_setDefaultTimeZone(const uint16_t *zone, int32_t *status);
const char *_Nullable cicu_ucal_getTZDataVersion(int32_t *status);

// Functions from ICU's udat.h.
CICUDateFormat *_Nullable cicu_udat_open(
    int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *zone, int32_t zoneLength,
    const uint16_t *_Nullable pattern, int32_t patternLength, int32_t *status);
void cicu_udat_close(CICUDateFormat *format);
int32_t cicu_udat_toPattern(
    const CICUDateFormat *format, uint16_t *_Nullable result, int32_t capacity, int32_t *status);
void cicu_udat_applyPattern(CICUDateFormat *format, const uint16_t *pattern, int32_t length);
const CICUCalendar *_Nonnull cicu_udat_getCalendar(const CICUDateFormat *format);
int32_t cicu_udat_countSymbols(const CICUDateFormat *format, int32_t type);
int32_t cicu_udat_getSymbols(
    const CICUDateFormat *format, int32_t type, int32_t index, uint16_t *_Nullable result, int32_t capacity,
    int32_t *status);
int32_t cicu_udat_format(
    const CICUDateFormat *format, double milliseconds, uint16_t *_Nullable result, int32_t capacity,
    int32_t *status);

// Functions from ICU's udatpg.h.
CICUDateTimePatternGenerator *_Nullable cicu_udatpg_open(const char *locale, int32_t *status);
void cicu_udatpg_close(CICUDateTimePatternGenerator *generator);
int32_t cicu_udatpg_getBestPattern(
    CICUDateTimePatternGenerator *generator, const uint16_t *skeleton, int32_t length,
    uint16_t *_Nullable result, int32_t capacity, int32_t *status);
const uint16_t *_Nullable cicu_udatpg_getDateTimeFormatForStyle(
    const CICUDateTimePatternGenerator *generator, int32_t style, int32_t *length, int32_t *status);

// Functions from ICU's unumsys.h and unum.h.
CICUNumberingSystem *_Nullable cicu_unumsys_open(const char *locale, int32_t *status);
CICUNumberingSystem *_Nullable cicu_unumsys_openByName(const char *name, int32_t *status);
void cicu_unumsys_close(CICUNumberingSystem *system);
CICUEnumeration *_Nullable cicu_unumsys_openAvailableNames(int32_t *status);
const char *cicu_unumsys_getName(const CICUNumberingSystem *system);
bool cicu_unumsys_isAlgorithmic(const CICUNumberingSystem *system);
int32_t cicu_unumsys_getDescription(
    const CICUNumberingSystem *system, uint16_t *_Nullable result, int32_t capacity, int32_t *status);
CICUNumberFormat *_Nullable cicu_unum_open(const char *locale, int32_t *status);
void cicu_unum_close(CICUNumberFormat *format);
int32_t cicu_unum_formatInt64(
    const CICUNumberFormat *format, int64_t number, uint16_t *_Nullable result, int32_t capacity,
    int32_t *status);

// Functions from ICU's ucasemap.h.
CICUCaseMap *_Nullable cicu_ucasemap_open(const char *locale, uint32_t options, int32_t *status);
void cicu_ucasemap_close(CICUCaseMap *map);
int32_t cicu_ucasemap_toTitle(
    CICUCaseMap *map, uint16_t *_Nullable result, int32_t capacity, const uint16_t *source, int32_t length,
    int32_t *status);

#pragma clang assume_nonnull end
#endif
