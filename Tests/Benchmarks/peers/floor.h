// What the parts of the floor share: floor.c runs, locale.c and calendar.c ask, lookups.c reads resources.
#ifndef FLOOR_H
#define FLOOR_H

// strtok_r
#define _POSIX_C_SOURCE 200809L

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unicode/ucasemap.h>
#include <unicode/ures.h>

enum { LENGTH = 160, DEPTH = 8 };
enum { MAIN, LANGUAGES, UNITS, PACKAGES };

// What the calls return is added up here, so that no call may be left out; main prints it.
extern uint64_t sink, objectCount, textCount;

extern const char *const calendars[3];
extern const char *const contexts[2];
extern const char *const widths[3];

// The bundles of one package from the locale to its last parent below root; NULL where ICU has none.
typedef struct {
  UResourceBundle *bundles[DEPTH], *root;
  int32_t count;
} Chain;

// One locale: its resources, and what titles its words.
typedef struct {
  const char *name;
  Chain chains[PACKAGES];
  UCaseMap *title;
} Locale;

// A path of keys, as printf writes it.
#define PATH(...) (snprintf(path, sizeof path, __VA_ARGS__), path)

// Ends the program if the status is a failure.
void check(const char *function, const char *subject, UErrorCode status);
void take(const UChar *text, int32_t length);
void takeIdentifier(const char *identifier);

// One bundle without inheritance; NULL if ICU has none.
UResourceBundle *openDirect(const char *package, const char *locale);
// The resource at a path of keys, as in `fields/day/dn`, below one bundle; NULL if it does not hold it. `fillIn` is
// reused.
UResourceBundle *at(const UResourceBundle *bundle, const char *path, UResourceBundle **fillIn);
// The first resource along the chain and root's aliases; root itself answers only where `root` says so.
const UResourceBundle *held(const Chain *chain, const char *path, bool root, UResourceBundle **fillIn);
// Reads the value at a path, from root if no locale has it.
void takeValue(const Chain *chain, const char *path);
// Reads a word at a path, from the locale and its parents only: root has words of English.
void takeWord(const Chain *chain, const char *path);
// Asks which locale of the chain holds something at a path: what the bundle's `sources` say.
void takeSource(const Chain *chain, const char *path);

void takeTitled(const Locale *locale, const UChar *text, int32_t length);
void takeWords(const Locale *locale);
void takeCalendar(const Locale *locale, const char *name);

#endif
