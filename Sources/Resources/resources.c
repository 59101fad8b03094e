// Embeds the files of this folder in the binary. A separate resource bundle would be lost when someone moves the
// binary.
#include "Resources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char catalog[] = {
#embed "Almanac.xcstrings"
};
static const unsigned char errata[] = {
#embed "errata.json"
};
static const unsigned char reviewers[] = {
#embed "reviewers.json"
};
static const unsigned char config[] = {
#embed "schema/almanac.schema.json"
};
static const unsigned char calendar[] = {
#embed "schema/calendar.schema.json"
};
// The files of all tables of years have the same shape.
static const unsigned char years[] = {
#embed "schema/years.schema.json"
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

static const unsigned char angularMaterial[] = {
#embed "pickers/angular-material.json"
};
static const unsigned char antDesign[] = {
#embed "pickers/ant-design.json"
};
static const unsigned char bootstrapDatetimepicker[] = {
#embed "pickers/bootstrap-datetimepicker.json"
};
static const unsigned char composeMaterial3[] = {
#embed "pickers/compose-material3.json"
};
static const unsigned char daterangepicker[] = {
#embed "pickers/daterangepicker.json"
};
static const unsigned char flatpickr[] = {
#embed "pickers/flatpickr.json"
};
static const unsigned char fluentUi[] = {
#embed "pickers/fluent-ui.json"
};
static const unsigned char flutterMaterial[] = {
#embed "pickers/flutter-material.json"
};
static const unsigned char jqueryTimepicker[] = {
#embed "pickers/jquery-timepicker.json"
};
static const unsigned char materialAndroid[] = {
#embed "pickers/material-android.json"
};
static const unsigned char muiX[] = {
#embed "pickers/mui-x.json"
};
static const unsigned char primelocale[] = {
#embed "pickers/primelocale.json"
};
static const unsigned char quasar[] = {
#embed "pickers/quasar.json"
};
static const unsigned char reactAria[] = {
#embed "pickers/react-aria.json"
};
static const unsigned char reactDates[] = {
#embed "pickers/react-dates.json"
};
static const unsigned char tempusDominus[] = {
#embed "pickers/tempus-dominus.json"
};
static const unsigned char vuetify[] = {
#embed "pickers/vuetify.json"
};
static const unsigned char zagDatePicker[] = {
#embed "pickers/zag-date-picker.json"
};

static const AlmanacNamedResource schemas[] = {
    {"almanac.schema.json", {config, sizeof config}},
    {"calendar.schema.json", {calendar, sizeof calendar}},
    {"chinese-years.schema.json", {years, sizeof years}},
    {"dangi-years.schema.json", {years, sizeof years}},
    {"index.schema.json", {indexSchema, sizeof indexSchema}},
    {"islamic-umalqura-years.schema.json", {years, sizeof years}},
    {"locale.schema.json", {locale, sizeof locale}},
    {"manifest.schema.json", {manifest, sizeof manifest}},
    {"persian-years.schema.json", {years, sizeof years}},
    {"regions.schema.json", {regions, sizeof regions}},
};

static const AlmanacNamedResource pickers[] = {
    {"angular-material", {angularMaterial, sizeof angularMaterial}},
    {"ant-design", {antDesign, sizeof antDesign}},
    {"bootstrap-datetimepicker", {bootstrapDatetimepicker, sizeof bootstrapDatetimepicker}},
    {"compose-material3", {composeMaterial3, sizeof composeMaterial3}},
    {"daterangepicker", {daterangepicker, sizeof daterangepicker}},
    {"flatpickr", {flatpickr, sizeof flatpickr}},
    {"fluent-ui", {fluentUi, sizeof fluentUi}},
    {"flutter-material", {flutterMaterial, sizeof flutterMaterial}},
    {"jquery-timepicker", {jqueryTimepicker, sizeof jqueryTimepicker}},
    {"material-android", {materialAndroid, sizeof materialAndroid}},
    {"mui-x", {muiX, sizeof muiX}},
    {"primelocale", {primelocale, sizeof primelocale}},
    {"quasar", {quasar, sizeof quasar}},
    {"react-aria", {reactAria, sizeof reactAria}},
    {"react-dates", {reactDates, sizeof reactDates}},
    {"tempus-dominus", {tempusDominus, sizeof tempusDominus}},
    {"vuetify", {vuetify, sizeof vuetify}},
    {"zag-date-picker", {zagDatePicker, sizeof zagDatePicker}},
};

AlmanacResource almanac_string_catalog(void) { return (AlmanacResource){catalog, sizeof catalog}; }

AlmanacResource almanac_reviewers(void) { return (AlmanacResource){reviewers, sizeof reviewers}; }

AlmanacResource almanac_errata(void) { return (AlmanacResource){errata, sizeof errata}; }

size_t almanac_schema_count(void) { return sizeof schemas / sizeof schemas[0]; }

AlmanacNamedResource almanac_schema(size_t index) { return schemas[index]; }

size_t almanac_picker_count(void) { return sizeof pickers / sizeof pickers[0]; }

AlmanacNamedResource almanac_picker(size_t index) { return pickers[index]; }
