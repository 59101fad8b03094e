// The declarations for all files of the floor, a C program that makes only the ICU calls that Almanac's data needs.
// floor.c has the main program, locale.c and calendar.c call ICU, and lookups.c reads resources.
#ifndef FLOOR_H
#define FLOOR_H

// Declares strtok_r.
#define _POSIX_C_SOURCE 200809L

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unicode/ucasemap.h>
#include <unicode/ures.h>

enum { LENGTH = 160, DEPTH = 8 };
enum { MAIN, LANGUAGES, UNITS, PACKAGES };

// `sink` is the sum of all returned values. main prints the sum, so the compiler cannot leave out a call.
extern uint64_t sink, objectCount, textCount;

extern const char *const calendars[3];
extern const char *const contexts[2];
extern const char *const widths[3];

// The bundles of one package from the locale to its last parent below root; a bundle is NULL if ICU does not have it.
typedef struct {
  UResourceBundle *bundles[DEPTH], *root;
  int32_t count;
} Chain;

// One locale: its resources, and ICU's object that writes its words in title case.
typedef struct {
  const char *name;
  Chain chains[PACKAGES];
  UCaseMap *title;
} Locale;

// Writes a path of keys to the local array `path`, from a format and arguments as in printf.
#define PATH(...) (snprintf(path, sizeof path, __VA_ARGS__), path)

// Ends the program if the status is a failure.
void check(const char *function, const char *subject, UErrorCode status);
void take(const UChar *text, int32_t length);
void takeIdentifier(const char *identifier);

// Opens one bundle without its parents; NULL if ICU does not have the bundle.
UResourceBundle *openDirect(const char *package, const char *locale);
// The resource at a path of keys, as in `fields/day/dn`, below one bundle, or NULL if the bundle does not have it.
// `fillIn` receives the result. The next lookup can use it again.
UResourceBundle *at(const UResourceBundle *bundle, const char *path, UResourceBundle **fillIn);
// The first resource at a path of keys, along the chain and root's aliases; NULL if none of them has the path.
// Root's own value counts only if `root` is true.
const UResourceBundle *held(const Chain *chain, const char *path, bool root, UResourceBundle **fillIn);
// Reads the value at a path, from root if no locale has it.
void takeValue(const Chain *chain, const char *path);
// Reads a word at a path from the locale and its parents, but not from root, whose words are English.
void takeWord(const Chain *chain, const char *path);
// Finds out whether a locale of the chain has a value at a path, as Almanac does for `sources` in its files.
void takeSource(const Chain *chain, const char *path);

void takeTitled(const Locale *locale, const UChar *text, int32_t length);
void takeWords(const Locale *locale);
void takeCalendar(const Locale *locale, const char *name);

#endif
