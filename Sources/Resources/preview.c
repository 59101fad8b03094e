// Embeds the files of the pages in the binary: first the style, then the scripts that the preview and the report page use,
// in the order in which they run, and then the last script of each page.
#include "Resources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char styles[] = {
#embed "preview/styles.css"
};
static const unsigned char dom[] = {
#embed "preview/dom.js"
};
static const unsigned char years[] = {
#embed "preview/years.js"
};
static const unsigned char bundle[] = {
#embed "preview/bundle.js"
};
static const unsigned char texts[] = {
#embed "preview/texts.js"
};
static const unsigned char choices[] = {
#embed "preview/choices.js"
};
static const unsigned char wheels[] = {
#embed "preview/wheels.js"
};
static const unsigned char dateWheels[] = {
#embed "preview/date-wheels.js"
};
static const unsigned char grid[] = {
#embed "preview/grid.js"
};
static const unsigned char timeWheels[] = {
#embed "preview/time-wheels.js"
};
static const unsigned char month[] = {
#embed "preview/month.js"
};
static const unsigned char rangePicker[] = {
#embed "preview/range-picker.js"
};
static const unsigned char multiDatePicker[] = {
#embed "preview/multi-date-picker.js"
};
static const unsigned char wheelPicker[] = {
#embed "preview/wheel-picker.js"
};
static const unsigned char calendarView[] = {
#embed "preview/calendar-view.js"
};
static const unsigned char dateField[] = {
#embed "preview/date-field.js"
};
static const unsigned char overview[] = {
#embed "preview/overview.js"
};
static const unsigned char origin[] = {
#embed "preview/origin.js"
};
static const unsigned char comparison[] = {
#embed "preview/comparison.js"
};
static const unsigned char preview[] = {
#embed "preview/preview.js"
};
static const unsigned char report[] = {
#embed "preview/report.js"
};
static const unsigned char wordsStyle[] = {
#embed "preview/words.css"
};
static const unsigned char wordChecks[] = {
#embed "preview/word-checks.js"
};
static const unsigned char words[] = {
#embed "preview/words.js"
};

static const AlmanacNamedResource files[] = {
    {"styles.css", {styles, sizeof styles}},
    {"dom.js", {dom, sizeof dom}},
    {"years.js", {years, sizeof years}},
    {"bundle.js", {bundle, sizeof bundle}},
    {"texts.js", {texts, sizeof texts}},
    {"choices.js", {choices, sizeof choices}},
    {"wheels.js", {wheels, sizeof wheels}},
    {"date-wheels.js", {dateWheels, sizeof dateWheels}},
    {"grid.js", {grid, sizeof grid}},
    {"time-wheels.js", {timeWheels, sizeof timeWheels}},
    {"month.js", {month, sizeof month}},
    {"range-picker.js", {rangePicker, sizeof rangePicker}},
    {"multi-date-picker.js", {multiDatePicker, sizeof multiDatePicker}},
    {"wheel-picker.js", {wheelPicker, sizeof wheelPicker}},
    {"calendar-view.js", {calendarView, sizeof calendarView}},
    {"date-field.js", {dateField, sizeof dateField}},
    {"overview.js", {overview, sizeof overview}},
    {"origin.js", {origin, sizeof origin}},
    {"comparison.js", {comparison, sizeof comparison}},
    {"preview.js", {preview, sizeof preview}},
    {"report.js", {report, sizeof report}},
    {"words.css", {wordsStyle, sizeof wordsStyle}},
    {"word-checks.js", {wordChecks, sizeof wordChecks}},
    {"words.js", {words, sizeof words}},
};

size_t almanac_preview_file_count(void) { return sizeof files / sizeof files[0]; }

AlmanacNamedResource almanac_preview_file(size_t index) { return files[index]; }
