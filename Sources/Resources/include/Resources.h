// What is compiled in, as bytes with a length: the string catalogue and who reviewed it, the errata, the JSON Schemas,
// the keys of known pickers, the runtime for the web and the preview.
#ifndef ALMANAC_RESOURCES_H
#define ALMANAC_RESOURCES_H

#include <stddef.h>

#pragma clang assume_nonnull begin

typedef struct {
  const unsigned char *bytes;
  size_t count;
} AlmanacResource;

// The picker's own words: Almanac.xcstrings.
AlmanacResource almanac_string_catalog(void);

// The roles of those who have read the catalogue's words: reviewers.json.
AlmanacResource almanac_reviewers(void);

// The errata of ICU's data: errata.json.
AlmanacResource almanac_errata(void);

typedef struct {
  const char *name;
  AlmanacResource content;
} AlmanacNamedResource;

// A JSON Schema by its place, from 0, with the name of its file.
size_t almanac_schema_count(void);
AlmanacNamedResource almanac_schema(size_t index);

// The keys of a known picker by its place, from 0, with the name of its file without the extension.
size_t almanac_picker_count(void);
AlmanacNamedResource almanac_picker(size_t index);

// A file of the runtime for the web by its place, from 0, with its path below web/.
size_t almanac_web_file_count(void);
AlmanacNamedResource almanac_web_file(size_t index);

// A file of the preview by its place, from 0, with its path below preview/. First the style, then the parts of the
// script in their order; the last two are preview.js and report.js, of which each page has its own.
size_t almanac_preview_file_count(void);
AlmanacNamedResource almanac_preview_file(size_t index);

#pragma clang assume_nonnull end
#endif
