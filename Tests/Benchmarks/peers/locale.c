// The part of the C program in floor.c for the data of locale.json that does not depend on the calendar.
#include "floor.h"

#include <unicode/uloc.h>
#include <unicode/unumsys.h>

// Reads a word or a name in title case, as on a button or in a header.
void takeTitled(const Locale *locale, const UChar *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar titled[LENGTH];
  take(titled, ucasemap_toTitle(locale->title, titled, LENGTH, text, length, &status));
  check("ucasemap_toTitle", locale->name, status);
}

static void takeTitledWord(const Locale *locale, int32_t package, const char *path) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *fillIn = NULL;
  int32_t length = 0;
  const UResourceBundle *found = held(&locale->chains[package], path, false, &fillIn);
  if (found != NULL && ures_getType(found) == URES_STRING) {
    const UChar *text = ures_getString(found, &length, &status);
    takeTitled(locale, text, length);
  }
  ures_close(fillIn);
}

// strings: the picker's words that CLDR has.
static void takeStrings(const Locale *locale) {
  static const struct { int32_t package; const char *path; } words[] = {
      {MAIN, "fields/day/relative/0"}, {MAIN, "fields/week/dn"}, {MAIN, "fields/month/dn"},
      {MAIN, "fields/year/dn"}, {LANGUAGES, "Keys/calendar"}, {UNITS, "units/duration/hour/dnam"},
      {UNITS, "units/duration/minute/dnam"}};
  for (size_t index = 0; index < sizeof words / sizeof *words; index++) {
    takeTitledWord(locale, words[index].package, words[index].path);
  }
}

// Takes the digits (`numbers`). Almanac makes every label of a year, a day and an hour from them.
static void takeNumbers(const Locale *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UChar digits[LENGTH];
  UNumberingSystem *system = unumsys_open(locale->name, &status);
  takeIdentifier(unumsys_getName(system));
  // No locale's default numbering system lacks digits. Only a tag with -u-nu could name such a system.
  if (unumsys_isAlgorithmic(system)) check("unumsys_isAlgorithmic", locale->name, U_UNSUPPORTED_ERROR);
  take(digits, unumsys_getDescription(system, digits, LENGTH, &status));
  unumsys_close(system);
  objectCount++;
  check("unumsys_open", locale->name, status);
  takeSource(&locale->chains[MAIN], "NumberElements/default");
}

// Reads the names of one period of the day in three widths: a flexible period ("in the morning"), or AM or PM alone.
static void takeDayPeriod(const Locale *locale, const char *context, const char *code) {
  char path[LENGTH];
  for (int32_t width = 0; width < 3; width++) {
    takeValue(
        &locale->chains[MAIN], PATH("calendar/gregorian/dayPeriod/%s/%s/%s", context, widths[width], code));
  }
}

// Reads the names of all flexible periods for which the locale's language has a rule.
static void takeFlexiblePeriods(const Locale *locale, const UResourceBundle *periods) {
  char path[LENGTH], name[64], set[32];
  snprintf(name, sizeof name, "%s", locale->name);
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *fillIn = NULL;
  const UResourceBundle *found = at(periods, PATH("locales/%s", name), &fillIn);
  for (char *last; found == NULL && (last = strrchr(name, '_')) != NULL;) {
    *last = 0;
    found = at(periods, PATH("locales/%s", name), &fillIn);
  }
  int32_t length = 0;
  if (found != NULL) {
    u_UCharsToChars(ures_getString(found, &length, &status), set, length + 1);
    found = at(periods, PATH("rules/%s", set), &fillIn);
  }
  UResourceBundle *rule = NULL;
  for (int32_t index = 0; found != NULL && index < ures_getSize(found); index++) {
    rule = ures_getByIndex(found, index, rule, &status);
    if (strcmp(ures_getKey(rule), "am") == 0 || strcmp(ures_getKey(rule), "pm") == 0) continue;
    for (int32_t context = 0; context < 2; context++) {
      takeDayPeriod(locale, contexts[context], ures_getKey(rule));
    }
  }
  ures_close(rule);
  ures_close(fillIn);
  check("ures_getByIndex", "dayPeriods", status);
}

// dayPeriods: AM and PM in a time, AM and PM alone, and the flexible periods.
static void takeDayPeriods(const Locale *locale, const UResourceBundle *periods) {
  static const char *const markers[] = {"AmPmMarkers", "AmPmMarkersAbbr", "AmPmMarkersNarrow"};
  char path[LENGTH];
  for (int32_t width = 0; width < 3; width++) {
    takeValue(&locale->chains[MAIN], PATH("calendar/gregorian/%s", markers[width]));
    takeSource(&locale->chains[MAIN], PATH("calendar/gregorian/dayPeriod/stand-alone/%s", widths[width]));
  }
  takeDayPeriod(locale, "stand-alone", "am");
  takeDayPeriod(locale, "stand-alone", "pm");
  takeFlexiblePeriods(locale, periods);
}

// lists: the patterns that join a list, in three widths.
static void takeLists(const Locale *locale) {
  static const char *const styles[] = {"standard", "standard-short", "standard-narrow"};
  static const char *const keys[] = {"2", "start", "middle", "end"};
  char path[LENGTH];
  for (int32_t style = 0; style < 3; style++) {
    takeSource(&locale->chains[MAIN], PATH("listPattern/%s", styles[style]));
    for (int32_t key = 0; key < 4; key++) {
      takeValue(&locale->chains[MAIN], PATH("listPattern/%s/%s", styles[style], keys[key]));
    }
  }
}

// fields and relative: the names of fields such as "month" in three widths, and the relative words of days, weeks,
// months and years.
static void takeFields(const Locale *locale) {
  static const char *const fields[] = {"day", "dayperiod", "era", "hour", "minute", "month",
                                       "second", "week", "weekday", "year", "zone"};
  static const char *const fieldWidths[] = {"", "-short", "-narrow"};
  static const char *const units[] = {"day", "week", "month", "year"};
  char path[LENGTH];
  for (size_t field = 0; field < sizeof fields / sizeof *fields; field++) {
    for (int32_t width = 0; width < 3; width++) {
      takeWord(&locale->chains[MAIN], PATH("fields/%s%s/dn", fields[field], fieldWidths[width]));
    }
  }
  for (int32_t unit = 0; unit < 4; unit++) {
    int32_t steps = unit == 0 ? 2 : 1;
    for (int32_t step = -steps; step <= steps; step++) {
      takeWord(&locale->chains[MAIN], PATH("fields/%s/relative/%d", units[unit], step));
    }
  }
}

// units: the names of hours, minutes and seconds, in three widths and by plural category.
static void takeUnits(const Locale *locale) {
  static const char *const trees[] = {"units", "unitsShort", "unitsNarrow"};
  static const char *const units[] = {"hour", "minute", "second"};
  static const char *const forms[] = {"other", "zero", "one", "two", "few", "many", "dnam"};
  char path[LENGTH];
  for (int32_t unit = 0; unit < 3; unit++) {
    for (int32_t tree = 0; tree < 3; tree++) {
      for (size_t form = 0; form < sizeof forms / sizeof *forms; form++) {
        takeWord(
            &locale->chains[UNITS], PATH("%s/duration/%s/%s", trees[tree], units[unit], forms[form]));
      }
    }
  }
}

// Reads all data of locale.json that needs no calendar. takeTimes and takeWeekdays read the rest.
void takeWords(const Locale *locale) {
  char path[LENGTH];
  sink += uloc_isRightToLeft(locale->name);
  UResourceBundle *periods = openDirect(NULL, "dayPeriods");
  takeDayPeriods(locale, periods);
  ures_close(periods);
  for (int32_t calendar = 0; calendar < 3; calendar++) {
    takeWord(&locale->chains[LANGUAGES], PATH("Types/calendar/%s", calendars[calendar]));
  }
  takeNumbers(locale);
  takeLists(locale);
  takeFields(locale);
  takeUnits(locale);
  takeStrings(locale);
}
