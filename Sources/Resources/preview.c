// Compiles the preview in: its style, the parts that both pages share in their order, and the last part of each page.
#include "Resources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char styles[] = {
#embed "preview/styles.css"
};
static const unsigned char dom[] = {
#embed "preview/dom.js"
};
static const unsigned char preview[] = {
#embed "preview/preview.js"
};
static const unsigned char report[] = {
#embed "preview/report.js"
};

static const AlmanacNamedResource files[] = {
    {"styles.css", {styles, sizeof styles}},
    {"dom.js", {dom, sizeof dom}},
    {"preview.js", {preview, sizeof preview}},
    {"report.js", {report, sizeof report}},
};

size_t almanac_preview_file_count(void) { return sizeof files / sizeof files[0]; }

AlmanacNamedResource almanac_preview_file(size_t index) { return files[index]; }
