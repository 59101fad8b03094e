// Reads a locale's resources as Almanac does. This code opens each bundle of the chain alone and follows root's
// aliases, so that it knows which bundle has a value.
#include "floor.h"

#include <stdlib.h>

uint64_t sink, objectCount, textCount;

void take(const UChar *text, int32_t length) {
  for (int32_t index = 0; index < length; index++) sink = sink * 31 + text[index];
  textCount++;
}

void check(const char *function, const char *subject, UErrorCode status) {
  if (U_SUCCESS(status)) return;
  fprintf(stderr, "%s failed for '%s' with %s.\n", function, subject, u_errorName(status));
  exit(70);
}

UResourceBundle *openDirect(const char *package, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_openDirect(package, locale, &status);
  objectCount++;
  if (status == U_MISSING_RESOURCE_ERROR) return NULL;
  check("ures_openDirect", locale, status);
  return bundle;
}

static void takeAll(const UResourceBundle *bundle) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  switch (ures_getType(bundle)) {
    case URES_STRING: {
      const UChar *text = ures_getString(bundle, &length, &status);
      take(text, length);
      break;
    }
    case URES_INT_VECTOR: {
      const int32_t *numbers = ures_getIntVector(bundle, &length, &status);
      for (int32_t index = 0; index < length; index++) sink += (uint64_t)numbers[index];
      break;
    }
    case URES_ARRAY:
    case URES_TABLE: {
      UResourceBundle *child = NULL;
      int32_t count = ures_getSize(bundle);
      for (int32_t index = 0; index < count; index++) {
        child = ures_getByIndex(bundle, index, child, &status);
        const char *key = ures_getKey(child);
        sink += key == NULL ? 0 : (uint64_t)*key;
        takeAll(child);
      }
      ures_close(child);
      break;
    }
    default: break;
  }
  check("ures_getString", "", status);
}

UResourceBundle *at(const UResourceBundle *bundle, const char *path, UResourceBundle **fillIn) {
  char keys[LENGTH];
  snprintf(keys, sizeof keys, "%s", path);
  char *rest = NULL;
  const UResourceBundle *current = bundle;
  for (char *key = strtok_r(keys, "/", &rest); key != NULL; key = strtok_r(NULL, "/", &rest)) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *next = ures_getByKey(current, key, *fillIn, &status);
    if (next != NULL) *fillIn = next;
    // A path that continues below a text also has no value.
    if (status == U_MISSING_RESOURCE_ERROR || status == U_RESOURCE_TYPE_MISMATCH) return NULL;
    check("ures_getByKey", path, status);
    current = next;
  }
  return *fillIn;
}

// The aliases of CLDR's root. If no locale below root has a value at a path, the lookup continues with another path: in
// a path that contains `place`, `to` replaces `from`. Only the first row that matches counts. If `to` is NULL, the
// lookup ends. RootAliases.swift has the same table.
static const struct { const char *place, *from, *to; } aliases[] = {
    {"unitsNarrow/", "unitsNarrow/", "unitsShort/"},
    {"units/", "units/", "unitsShort/"},
    {"fields/", "-narrow", "-short"},
    {"fields/", "-short", ""},
    {"listPattern/", "standard-narrow", "standard-short"},
    {"listPattern/", "standard-short", "standard"},
    {"calendar/buddhist/monthNames", "buddhist", "gregorian"},
    {"calendar/buddhist/dayNames", "buddhist", "gregorian"},
    {"calendar/chinese/dayNames", "chinese", "gregorian"},
    {"calendar/buddhist/DateTimePatterns", "buddhist", "generic"},
    {"calendar/buddhist/availableFormats", "buddhist", "generic"},
    {"calendar/buddhist/intervalFormats", "buddhist", "generic"},
    {"/cyclicNameSets/zodiacs", "zodiacs", "dayParts"},
    {"/eras/", "/wide", "/abbreviated"},
    {"/eras/", "/narrow", "/abbreviated"},
    {"/AmPmMarkersNarrow", "MarkersNarrow", "MarkersAbbr"},
    {"/AmPmMarkersAbbr", "/", NULL},
    {"/AmPmMarkers", "Markers", "MarkersAbbr"},
    {"/dayPeriod/", "/wide", "/abbreviated"},
    {"/dayPeriod/", "/narrow", "/abbreviated"},
    {"/dayPeriod/", "stand-alone/abbreviated", "format/abbreviated"},
    {"/dayPeriod/", "/", NULL},
    {"Names/", "format/abbreviated", "format/wide"},
    {"Names/", "format/narrow", "stand-alone/narrow"},
    {"Names/", "format/short", "format/abbreviated"},
    {"Names/", "stand-alone/abbreviated", "format/abbreviated"},
    {"Names/", "stand-alone/short", "format/short"},
    {"Names/", "stand-alone/wide", "format/wide"},
    {"/monthPatterns/", "format/abbreviated", "format/wide"},
    {"/monthPatterns/", "format/narrow", "stand-alone/narrow"},
    {"/monthPatterns/", "stand-alone/abbreviated", "format/abbreviated"},
    {"/monthPatterns/", "stand-alone/wide", "format/wide"},
};

static bool follow(char *path) {
  for (size_t row = 0; row < sizeof aliases / sizeof *aliases; row++) {
    const char *found = strstr(path, aliases[row].from);
    if (found == NULL || strstr(path, aliases[row].place) == NULL) continue;
    if (aliases[row].to == NULL) return false;
    char next[LENGTH];
    snprintf(next, sizeof next, "%.*s%s%s", (int)(found - path), path, aliases[row].to,
             found + strlen(aliases[row].from));
    strcpy(path, next);
    return true;
  }
  return false;
}

const UResourceBundle *held(const Chain *chain, const char *path, bool root, UResourceBundle **fillIn) {
  char next[LENGTH];
  snprintf(next, sizeof next, "%s", path);
  do {
    for (int32_t index = 0; index < chain->count; index++) {
      if (chain->bundles[index] == NULL) continue;
      const UResourceBundle *found = at(chain->bundles[index], next, fillIn);
      if (found != NULL) return found;
    }
  } while (follow(next));
  return root ? at(chain->root, next, fillIn) : NULL;
}

void takeValue(const Chain *chain, const char *path) {
  UResourceBundle *fillIn = NULL;
  const UResourceBundle *found = held(chain, path, true, &fillIn);
  if (found != NULL) takeAll(found);
  ures_close(fillIn);
}

void takeWord(const Chain *chain, const char *path) {
  UResourceBundle *fillIn = NULL;
  const UResourceBundle *found = held(chain, path, false, &fillIn);
  if (found != NULL) takeAll(found);
  ures_close(fillIn);
}

void takeSource(const Chain *chain, const char *path) {
  UResourceBundle *fillIn = NULL;
  sink += held(chain, path, false, &fillIn) != NULL;
  ures_close(fillIn);
}
