"""Prints the names and patterns of one locale, from babel, as a line of JSON."""
import json
import sys

from babel import Locale

tag = sys.argv[1]
locale = Locale.parse(tag.replace("-", "_"))
contexts = {"format": "format", "standAlone": "stand-alone"}
SKELETONS = set("""E Ed Gy GyMMM GyMMMM M MMM MMMEd MMMM MMMMd MMMd Md d y yM yMMM yMMMEd yMMMM yMMMMEEEEd yMMMMd yMMMd
    yMd H Hm Hms h hm hms ms""".split())
common = ["abbreviated", "narrow", "wide"]


def names(table, widths, keys):
    return {
        f"{ours}.{width}": [table[theirs][width][key] for key in keys]
        for ours, theirs in contexts.items()
        for width in widths
    }


def conjunctions():
    styles = {"long": "standard", "short": "standard-short", "narrow": "standard-narrow"}
    return {width: {("two" if key == "2" else key): text for key, text in locale.list_patterns[style].items()}
            for width, style in styles.items() if locale.list_patterns.get(style)}


def units():
    forms = ("zero", "one", "two", "few", "many", "other")
    return {unit: {width: {form: text for form, text in locale._data["unit_patterns"][f"duration-{unit}"][width].items()
                           if form in forms}
                   for width in ("long", "short", "narrow") if locale._data["unit_patterns"][f"duration-{unit}"].get(width)}
            for unit in ("hour", "minute", "second")}


def unit_labels():
    return {unit: {width: locale.unit_display_names[f"duration-{unit}"][width]
                   for width in ("long", "short", "narrow")
                   if locale.unit_display_names.get(f"duration-{unit}", {}).get(width)}
            for unit in ("hour", "minute", "second")}


print(json.dumps({tag: {
    "months": names(locale.months, common, range(1, 13)),
    # In babel, weekday 0 is Monday and 6 is Sunday. The fixture begins with Sunday.
    "weekdays": names(locale.days, common + ["short"], [6, 0, 1, 2, 3, 4, 5]),
    "quarters": names(locale.quarters, common, range(1, 5)),
    "datePatterns": {style: str(pattern.pattern) for style, pattern in locale.date_formats.items()},
    "timeStyles": {style: str(locale.time_formats[style].pattern) for style in ("medium", "short")},
    "skeletons": {
        skeleton: str(pattern.pattern)
        for skeleton, pattern in locale.datetime_skeletons.items()
        if skeleton in SKELETONS
    },
    "flexiblePeriods": {
        width: {code: name for code, name in names.items() if code not in ("am", "pm")}
        for width, names in locale.day_periods["format"].items()
    },
    "standAlonePeriods": {width: dict(names) for width, names in locale.day_periods["stand-alone"].items() if names},
    "lists": conjunctions(),
    "unitPatterns": units(),
    "unitLabels": unit_labels(),
    "dayPeriods": {
        width: [locale.day_periods["format"][width][half] for half in ("am", "pm")]
        for width in common
        if {"am", "pm"} <= locale.day_periods["format"].get(width, {}).keys()
    },
}}, ensure_ascii=False))
