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


print(json.dumps({tag: {
    "months": names(locale.months, common, range(1, 13)),
    # babel counts from Monday.
    "weekdays": names(locale.days, common + ["short"], [6, 0, 1, 2, 3, 4, 5]),
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
    "dayPeriods": {
        width: [locale.day_periods["format"][width][half] for half in ("am", "pm")]
        for width in common
        if {"am", "pm"} <= locale.day_periods["format"].get(width, {}).keys()
    },
}}, ensure_ascii=False))
