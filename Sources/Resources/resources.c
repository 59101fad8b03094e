// Compiles the files of this folder in. A bundle of resources would break when the binary is moved.
#include "Resources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char catalog[] = {
#embed "Almanac.xcstrings"
};
static const unsigned char errata[] = {
#embed "errata.json"
};
static const unsigned char calendar[] = {
#embed "schema/calendar.schema.json"
};
static const unsigned char chineseYears[] = {
#embed "schema/chinese-years.schema.json"
};
static const unsigned char indexSchema[] = {
#embed "schema/index.schema.json"
};
static const unsigned char locale[] = {
#embed "schema/locale.schema.json"
};
static const unsigned char manifest[] = {
#embed "schema/manifest.schema.json"
};
static const unsigned char regions[] = {
#embed "schema/regions.schema.json"
};

static const AlmanacSchema schemas[] = {
    {"calendar.schema.json", {calendar, sizeof calendar}},
    {"chinese-years.schema.json", {chineseYears, sizeof chineseYears}},
    {"index.schema.json", {indexSchema, sizeof indexSchema}},
    {"locale.schema.json", {locale, sizeof locale}},
    {"manifest.schema.json", {manifest, sizeof manifest}},
    {"regions.schema.json", {regions, sizeof regions}},
};

AlmanacResource almanac_string_catalog(void) { return (AlmanacResource){catalog, sizeof catalog}; }

AlmanacResource almanac_errata(void) { return (AlmanacResource){errata, sizeof errata}; }

size_t almanac_schema_count(void) { return sizeof schemas / sizeof schemas[0]; }

AlmanacSchema almanac_schema(size_t index) { return schemas[index]; }
