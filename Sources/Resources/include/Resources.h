// What is compiled in: the string catalogue, the errata and the JSON Schemas, as bytes with a length.
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

// The errata of ICU's data: errata.json.
AlmanacResource almanac_errata(void);

// A JSON Schema by its place, from 0, and the name of its file.
typedef struct {
  const char *name;
  AlmanacResource content;
} AlmanacSchema;
size_t almanac_schema_count(void);
AlmanacSchema almanac_schema(size_t index);

#pragma clang assume_nonnull end
#endif
