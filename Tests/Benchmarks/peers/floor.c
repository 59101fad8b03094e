// The floor: a program that makes only the ICU calls that Almanac's data needs. It makes no strings, no JSON and no
// files.
//
// Usage: floor LIST, a file with one tag on each line. The program opens each kind of ICU object once for a locale, or
// once for each calendar of a locale if the object depends on the calendar. It reads each value once, even if Almanac
// reads it more often.
#include "floor.h"

#include <unicode/ucal.h>
#include <unicode/uclean.h>
#include <unicode/udata.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>
#include <unicode/uregion.h>
#include <unicode/putil.h>

const char *const calendars[] = {"gregorian", "buddhist", "chinese"};
const char *const contexts[] = {"format", "stand-alone"};
const char *const widths[] = {"wide", "abbreviated", "narrow"};
static const char *const packages[PACKAGES] = {
    NULL, U_ICUDATA_NAME U_TREE_SEPARATOR_STRING "lang", U_ICUDATA_NAME U_TREE_SEPARATOR_STRING "unit"};

static void takeEnumeration(UEnumeration *enumeration, void (*body)(const char *)) {
  UErrorCode status = U_ZERO_ERROR;
  for (const char *next; (next = uenum_next(enumeration, NULL, &status)) != NULL;) body(next);
  check("uenum_next", "", status);
  uenum_close(enumeration);
}

void takeIdentifier(const char *identifier) { sink += (uint64_t)*identifier; }

// Reads the locale that replaces an old spelling, such as he for iw.
static void takeAlias(const char *alias) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, alias, &status);
  takeIdentifier(ures_getLocaleByType(bundle, ULOC_VALID_LOCALE, &status));
  ures_close(bundle);
  check("ures_open", alias, status);
}

// Reads the data that a run needs only once: the names with which a run checks its list of locales, such as the names
// of all calendars, and the tables that belong to no locale, such as `weekData`.
static void takeRun(void) {
  UErrorCode status = U_ZERO_ERROR;
  for (int32_t index = uloc_countAvailable(); index-- > 0;) takeIdentifier(uloc_getAvailable(index));
  takeEnumeration(uloc_openAvailableByType(ULOC_AVAILABLE_ONLY_LEGACY_ALIASES, &status), takeAlias);
  takeEnumeration(unumsys_openAvailableNames(&status), takeIdentifier);
  takeEnumeration(ucal_getKeywordValuesForLocale("calendar", "root", false, &status), takeIdentifier);
  static const struct { const char *bundle, *path; } tables[] = {
      {"supplementalData", "timeData"}, {"supplementalData", "weekData"},
      {"supplementalData", "calendarPreferenceData"}, {"keyTypeData", "typeMap/calendar"},
      {"dayPeriods", "locales"}, {"dayPeriods", "rules"}, {"plurals", "locales"}, {"plurals", "rules"}};
  for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
    Chain chain = {.root = openDirect(NULL, tables[index].bundle)};
    takeValue(&chain, tables[index].path);
    ures_close(chain.root);
  }
  takeEnumeration(uregion_getAvailable(URGN_TERRITORY, &status), takeIdentifier);
  check("takeRun", "", status);
}

// Opens the bundles of the locale and its parents. A main bundle may name its parent (`%%Parent`). Otherwise the
// parent's name is the locale's name without its last part.
static void openChains(Locale *locale, UResourceBundle *const roots[PACKAGES]) {
  char name[LENGTH];
  snprintf(name, sizeof name, "%s", locale->name);
  for (int32_t package = 0; package < PACKAGES; package++) {
    // Open the bundle with its parents first. If ICU loads the bundle alone, ICU's cache keeps it without its parents.
    UErrorCode status = U_ZERO_ERROR;
    ures_close(ures_open(packages[package], name, &status));
    locale->chains[package] = (Chain){.root = roots[package]};
  }
  for (int32_t depth = 0; depth < DEPTH && strcmp(name, "root") != 0; depth++) {
    for (int32_t package = 0; package < PACKAGES; package++) {
      locale->chains[package].bundles[depth] = openDirect(packages[package], name);
      locale->chains[package].count = depth + 1;
    }
    UResourceBundle *fillIn = NULL, *main = locale->chains[MAIN].bundles[depth];
    const UResourceBundle *parent = main == NULL ? NULL : at(main, "%%Parent", &fillIn);
    char *last = strrchr(name, '_');
    if (parent != NULL) {
      UErrorCode status = U_ZERO_ERROR;
      int32_t length = 0;
      u_UCharsToChars(ures_getString(parent, &length, &status), name, length + 1);
      check("ures_getString", "%%Parent", status);
    } else if (last != NULL) {
      *last = 0;
    } else {
      strcpy(name, "root");
    }
    ures_close(fillIn);
  }
}

static void closeChains(Locale *locale) {
  for (int32_t package = 0; package < PACKAGES; package++) {
    for (int32_t index = 0; index < locale->chains[package].count; index++) {
      ures_close(locale->chains[package].bundles[index]);
    }
  }
}

static void takeLocale(const char *name, UResourceBundle *const roots[PACKAGES]) {
  UErrorCode status = U_ZERO_ERROR;
  Locale locale = {.name = name};
  char likely[LENGTH];
  sink += (uint64_t)uloc_addLikelySubtags(name, likely, sizeof likely, &status);
  locale.title = ucasemap_open(name, U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE, &status);
  objectCount++;
  check("ucasemap_open", name, status);
  openChains(&locale, roots);
  takeWords(&locale);
  for (int32_t calendar = 0; calendar < 3; calendar++) takeCalendar(&locale, calendars[calendar]);
  closeChains(&locale);
  ucasemap_close(locale.title);
}

int main(int count, char **arguments) {
  FILE *list = count == 2 ? fopen(arguments[1], "r") : NULL;
  if (list == NULL) {
    fprintf(stderr, "Usage: floor LIST\n");
    return 64;
  }
  UErrorCode status = U_ZERO_ERROR;
  u_setDataDirectory("");
  u_setTimeZoneFilesDirectory("", &status);
  uloc_setDefault("root", &status);
  u_init(&status);
  check("u_init", "", status);
  takeRun();
  UResourceBundle *roots[PACKAGES];
  for (int32_t package = 0; package < PACKAGES; package++) roots[package] = openDirect(packages[package], "root");
  int32_t locales = 0;
  for (char line[LENGTH]; fgets(line, sizeof line, list) != NULL; locales++) {
    line[strcspn(line, "\n")] = 0;
    for (char *dash = line; (dash = strchr(dash, '-')) != NULL;) *dash = '_';
    takeLocale(line, roots);
  }
  printf("%d locales, %llu objects, %llu texts, sum %016llx\n", locales, (unsigned long long)objectCount,
         (unsigned long long)textCount, (unsigned long long)sink);
  return 0;
}
