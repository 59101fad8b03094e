// The files that are compiled into Almanac, as bytes with a length: the string catalogue, its reviewers, the errata,
// the JSON Schemas, the keys of known pickers, the runtime for the web and the preview.
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

// The roles of the people who reviewed the catalogue's words: reviewers.json.
AlmanacResource almanac_reviewers(void);

// The errata of ICU's data: errata.json.
AlmanacResource almanac_errata(void);

typedef struct {
  const char *name;
  AlmanacResource content;
} AlmanacNamedResource;

// The JSON Schemas. Each one has an index, starting at 0, and its name is the name of its file.
size_t almanac_schema_count(void);
AlmanacNamedResource almanac_schema(size_t index);

// The keys of known pickers. Each picker has an index, starting at 0, and its name is the file name without extension.
size_t almanac_picker_count(void);
AlmanacNamedResource almanac_picker(size_t index);

// The files of the runtime for the web. Each file has an index, starting at 0, and its name is its path below web/.
size_t almanac_web_file_count(void);
AlmanacNamedResource almanac_web_file(size_t index);

// The files of the preview. Each file has an index, starting at 0, and its name is its path below preview/. The style
// is first. Then the parts of the script follow in the order in which they run. preview.js and report.js come after the
// parts that both of their pages contain, and each of these two pages contains only its own. The last two files, words.css
// and words.js, belong to the page for reviewers of words.
size_t almanac_preview_file_count(void);
AlmanacNamedResource almanac_preview_file(size_t index);

#pragma clang assume_nonnull end
#endif
