// The part of the C program in floor.c for <calendar>.json, and for the data of the Gregorian calendar in locale.json.
#include "floor.h"

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/unum.h>

// One calendar of a locale, and the ICU objects that are open for it.
typedef struct {
  const Locale *locale;
  const char *name;
  char identifier[LENGTH];
  // ICU's calls for names, such as the names of months, need a date format. The patterns of the date styles come from
  // ICU's resources instead.
  UDateFormat *format;
  UDateTimePatternGenerator *generator;
} Calendar;

static bool isNamed(const Calendar *calendar, const char *name) { return strcmp(calendar->name, name) == 0; }

static const Chain *mainChain(const Calendar *calendar) { return &calendar->locale->chains[MAIN]; }

// Reads the names of one kind. If `titled` is true, also reads them in title case.
static void takeSymbols(const Calendar *calendar, UDateFormatSymbolType type, bool titled) {
  UChar text[LENGTH];
  int32_t count = udat_countSymbols(calendar->format, type);
  for (int32_t index = 0; index < count; index++) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = udat_getSymbols(calendar->format, type, index, text, LENGTH, &status);
    take(text, length);
    if (titled) takeTitled(calendar->locale, text, length);
    check("udat_getSymbols", calendar->identifier, status);
  }
}

// Reads the pattern of a skeleton, and finds out whether a locale of the chain has it.
static void takeSkeleton(const Calendar *calendar, const UChar *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  char path[LENGTH], key[32];
  UChar pattern[LENGTH];
  int32_t length = u_strlen(skeleton);
  take(pattern, udatpg_getBestPattern(calendar->generator, skeleton, length, pattern, LENGTH, &status));
  check("udatpg_getBestPattern", calendar->identifier, status);
  u_UCharsToChars(skeleton, key, length + 1);
  takeSource(mainChain(calendar), PATH("calendar/%s/availableFormats/%s", calendar->name, key));
}

// Whether the locale writes the names of a table in title case in menus or headers (CLDR, context transforms).
static bool isTitled(const Calendar *calendar, const char *usage) {
  char path[LENGTH];
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *fillIn = NULL;
  int32_t length = 0;
  bool titled = false;
  const UResourceBundle *found = held(mainChain(calendar), PATH("contextTransforms/%s", usage), true, &fillIn);
  if (found != NULL && ures_getType(found) == URES_INT_VECTOR) {
    const int32_t *numbers = ures_getIntVector(found, &length, &status);
    for (int32_t index = 0; index < length; index++) titled = titled || numbers[index] == 1;
  }
  ures_close(fillIn);
  return titled;
}

// patterns: the skeletons of a date picker.
static void takeSkeletons(const Calendar *calendar) {
  static const UChar *const skeletons[] = {
      u"E", u"Ed", u"Gy", u"GyMMM", u"GyMMMM", u"M", u"MMM", u"MMMEd", u"MMMM", u"MMMMd", u"MMMd",
      u"Md", u"d", u"y", u"yM", u"yMMM", u"yMMMEd", u"yMMMM", u"yMMMMEEEEd", u"yMMMMd", u"yMMMd", u"yMd"};
  char path[LENGTH];
  for (size_t index = 0; index < sizeof skeletons / sizeof *skeletons; index++) {
    takeSkeleton(calendar, skeletons[index]);
  }
  takeSource(mainChain(calendar), PATH("calendar/%s/availableFormats", calendar->name));
}

// patterns: the date and time styles, their numbering systems, and the pattern that joins a date and a time.
static void takeStyles(const Calendar *calendar) {
  char path[LENGTH];
  takeValue(mainChain(calendar), PATH("calendar/%s/DateTimePatterns", calendar->name));
  takeSource(mainChain(calendar), PATH("calendar/%s/DateTimePatterns%%atTime", calendar->name));
  for (int32_t style = UDAT_FULL; style <= UDAT_SHORT; style++) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    take(udatpg_getDateTimeFormatForStyle(
             calendar->generator, (UDateFormatStyle)style, &length, &status), length);
    check("udatpg_getDateTimeFormatForStyle", calendar->identifier, status);
  }
}

// patterns: the intervals between two dates or two times. They come from the resources, because UDateIntervalFormat
// returns only texts and no patterns.
static void takeIntervals(const Calendar *calendar, const char *const *paths) {
  char path[LENGTH];
  for (; *paths != NULL; paths++) {
    takeValue(mainChain(calendar), PATH("calendar/%s/intervalFormats/%s", calendar->name, *paths));
  }
}

// months: the names of the months in two contexts (format and stand-alone) and three widths.
static void takeMonths(const Calendar *calendar) {
  static const UDateFormatSymbolType kinds[2][3] = {
      {UDAT_MONTHS, UDAT_SHORT_MONTHS, UDAT_NARROW_MONTHS},
      {UDAT_STANDALONE_MONTHS, UDAT_STANDALONE_SHORT_MONTHS, UDAT_STANDALONE_NARROW_MONTHS}};
  char path[LENGTH];
  bool titled = isTitled(calendar, "month-standalone-except-narrow");
  for (int32_t context = 0; context < 2; context++) {
    for (int32_t width = 0; width < 3; width++) {
      takeSymbols(calendar, kinds[context][width], titled && context == 1 && width < 2);
      takeSource(
          mainChain(calendar),
          PATH("calendar/%s/monthNames/%s/%s", calendar->name, contexts[context], widths[width]));
    }
  }
}

static void takeText(const Calendar *calendar, const UChar *pattern, double time) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[LENGTH];
  udat_applyPattern(calendar->format, false, pattern, u_strlen(pattern));
  take(text, udat_format(calendar->format, time, text, LENGTH, NULL, &status));
  check("udat_format", calendar->identifier, status);
}

// eras: the names in three widths, and in the Buddhist calendar also the era for the labels of years. ICU has no table
// of narrow era names, so the narrow names come from formatted dates.
static void takeEras(const Calendar *calendar) {
  static const double yearIn500BCE = -77929862400000, yearIn2000 = 962409600000;
  char path[LENGTH];
  if (isNamed(calendar, "chinese")) return;
  takeSymbols(calendar, UDAT_ERAS, false);
  takeSymbols(calendar, UDAT_ERA_NAMES, false);
  if (isNamed(calendar, "gregorian")) takeText(calendar, u"GGGGG", yearIn500BCE);
  takeText(calendar, u"GGGGG", yearIn2000);
  if (isNamed(calendar, "buddhist")) takeText(calendar, u"G", yearIn2000);
  for (int32_t width = 0; width < 3; width++) {
    takeSource(mainChain(calendar), PATH("calendar/%s/eras/%s", calendar->name, widths[width]));
  }
}

// dayNames, only for Chinese and Cantonese: 初一 to 三十.
static void takeDayNames(const Locale *locale) {
  if (strncmp(locale->name, "zh", 2) != 0 && strncmp(locale->name, "yue", 3) != 0) return;
  UErrorCode status = U_ZERO_ERROR;
  char identifier[LENGTH];
  UChar name[LENGTH];
  snprintf(identifier, sizeof identifier, "%s@numbers=hanidays", locale->name);
  UNumberFormat *format = unum_open(UNUM_DEFAULT, NULL, 0, identifier, NULL, &status);
  for (int32_t day = 1; day <= 30; day++) {
    take(name, unum_formatInt64(format, day, name, LENGTH, NULL, &status));
  }
  unum_close(format);
  objectCount++;
  check("unum_open", identifier, status);
}

// The data that only the Chinese calendar has: leap months, the 60-year cycle, the zodiac.
static void takeChinese(const Calendar *calendar) {
  char path[LENGTH];
  if (!isNamed(calendar, "chinese")) return;
  for (int32_t context = 0; context < 2; context++) {
    for (int32_t width = 0; width < 3; width++) {
      takeValue(
          mainChain(calendar),
          PATH("calendar/chinese/monthPatterns/%s/%s/leap", contexts[context], widths[width]));
    }
  }
  takeValue(mainChain(calendar), "calendar/chinese/monthPatterns/numeric/all/leap");
  takeSymbols(calendar, UDAT_CYCLIC_YEARS_ABBREVIATED, false);
  takeSymbols(calendar, UDAT_ZODIAC_NAMES_ABBREVIATED, false);
  takeSource(mainChain(calendar), "calendar/chinese/cyclicNameSets/years/format/abbreviated");
  takeSource(mainChain(calendar), "calendar/chinese/cyclicNameSets/zodiacs/format/abbreviated");
  takeDayNames(calendar->locale);
}

// weekdays, of locale.json: in two contexts and four widths.
static void takeWeekdays(const Calendar *calendar) {
  static const struct { UDateFormatSymbolType kind; const char *path; bool isTitled; } tables[] = {
      {UDAT_WEEKDAYS, "format/wide", false}, {UDAT_SHORT_WEEKDAYS, "format/abbreviated", false},
      {UDAT_SHORTER_WEEKDAYS, "format/short", false}, {UDAT_NARROW_WEEKDAYS, "format/narrow", false},
      {UDAT_STANDALONE_WEEKDAYS, "stand-alone/wide", true},
      {UDAT_STANDALONE_SHORT_WEEKDAYS, "stand-alone/abbreviated", true},
      {UDAT_STANDALONE_SHORTER_WEEKDAYS, "stand-alone/short", true},
      {UDAT_STANDALONE_NARROW_WEEKDAYS, "stand-alone/narrow", false}};
  char path[LENGTH];
  bool titled = isTitled(calendar, "day-standalone-except-narrow");
  for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
    takeSymbols(calendar, tables[index].kind, titled && tables[index].isTitled);
    takeSource(mainChain(calendar), PATH("calendar/gregorian/dayNames/%s", tables[index].path));
  }
}

// time, of locale.json: the skeletons of times, and the intervals between two times.
static void takeTimes(const Calendar *calendar) {
  static const UChar *const skeletons[] = {u"H", u"Hm", u"Hms", u"h", u"hm", u"hms", u"ms"};
  static const char *const intervals[] = {"Hm/H", "Hm/m", "hm/B", "hm/a", "hm/h", "hm/m", NULL};
  for (size_t index = 0; index < sizeof skeletons / sizeof *skeletons; index++) {
    takeSkeleton(calendar, skeletons[index]);
  }
  takeIntervals(calendar, intervals);
}

static void openCalendar(Calendar *calendar) {
  UErrorCode status = U_ZERO_ERROR;
  calendar->format = udat_open(UDAT_NONE, UDAT_FULL, calendar->identifier, u"Etc/UTC", -1, NULL, 0, &status);
  check("udat_open", calendar->identifier, status);
  // ICU may return another calendar without an error, so Almanac checks the calendar's type.
  takeIdentifier(ucal_getType(udat_getCalendar(calendar->format), &status));
  calendar->generator = udatpg_open(calendar->identifier, &status);
  objectCount += 2;
  check("udatpg_open", calendar->identifier, status);
}

void takeCalendar(const Locale *locale, const char *name) {
  static const char *const intervals[] = {
      "fallback", "MMMd/M", "MMMd/d", "MMMd/y", "yMMMEd/M", "yMMMEd/d", "yMMMEd/y", "yMMMM/M", "yMMMM/y",
      "yMMMd/M", "yMMMd/d", "yMMMd/y", NULL};
  Calendar calendar = {.locale = locale, .name = name};
  snprintf(calendar.identifier, LENGTH, "%s@calendar=%s", locale->name, name);
  openCalendar(&calendar);
  takeMonths(&calendar);
  takeSkeletons(&calendar);
  takeStyles(&calendar);
  takeIntervals(&calendar, intervals);
  takeChinese(&calendar);
  if (isNamed(&calendar, "gregorian")) {
    takeWeekdays(&calendar);
    takeTimes(&calendar);
  }
  takeEras(&calendar);
  udat_close(calendar.format);
  udatpg_close(calendar.generator);
}
