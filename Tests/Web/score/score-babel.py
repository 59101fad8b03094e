#!/usr/bin/env python3
"""Scores Babel against a corpus of `Fidelity --corpus`.

Fidelity --corpus - --bundle BUNDLE --sample | nice -n 10 python3 score-babel.py [DIFFERENCES]

Babel has only the Gregorian calendar. It has no API for the skeletons j and jm, and none for names like "tomorrow".
DIFFERENCES is a file for the different lines. Each gets the member "said", with the text of Babel.
"""
import datetime

import babel
from babel import dates, lists, localedata

import scoring

LIST_STYLES = {"long": "standard", "short": "standard-short", "narrow": "standard-narrow"}
# Babel counts the days of the week from Monday.
WEEKDAYS = scoring.WEEKDAYS[1:] + scoring.WEEKDAYS[:1]


def opened(tag):
    # Babel 2.18 resolves aliases in place, also in data that locales share. After some locales, others get names of
    # another language (python-babel/babel issue 1234). So this program reads the data of each locale again.
    localedata._cache.clear()
    try:
        locale = babel.Locale.parse(tag, sep="-")
    except (babel.UnknownLocaleError, ValueError):
        return None
    # Babel may find another locale by the likely script or region.
    return locale if str(locale).replace("_", "-").lower() == tag.lower() else None


def has_api(values, calendar):
    return calendar in (None, "gregorian") and "j" not in values.get("skeleton", "")


def date(locale, values, _):
    day = datetime.date.fromisoformat(values["date"])
    if "style" in values:
        return dates.format_date(day, values["style"], locale=locale)
    return dates.format_skeleton(values["skeleton"], day, locale=locale)


def date_time(locale, values, _):
    # format_datetime writes the time in the style of the date, but the corpus has short times. So this function joins
    # the date and the short time as format_datetime does.
    day = datetime.date.fromisoformat(values["date"])
    time = datetime.time.fromisoformat(values["time"])
    glue = dates.get_datetime_format(values["style"], locale=locale).replace("'", "")
    glue = glue.replace("{0}", dates.format_time(time, "short", locale=locale))
    return glue.replace("{1}", dates.format_date(day, values["style"], locale=locale))


def date_range(locale, values, _):
    # AlmanacKit puts the earlier day first, so this program does so too.
    first, last = sorted(datetime.date.fromisoformat(values[name]) for name in ("from", "to"))
    return dates.format_interval(first, last, values["skeleton"], locale=locale)


def title(locale, values, calendar):
    return date(locale, {"date": values["date"], "skeleton": "yMMMM"}, calendar)


def time(locale, values, _):
    moment = datetime.time.fromisoformat(values["time"])
    if "style" in values:
        return dates.format_time(moment, values["style"], locale=locale)
    # format_skeleton accepts a datetime, but not a time.
    moment = datetime.datetime.combine(datetime.date(2026, 2, 17), moment)
    return dates.format_skeleton(values["skeleton"], moment, locale=locale)


def list_text(locale, values, _):
    return lists.format_list(values["texts"], LIST_STYLES[values["style"]], locale=locale)


def weekday(locale, values, _):
    return dates.get_day_names("wide", "stand-alone", locale)[WEEKDAYS.index(values["weekday"])]


CALLS = {
    "date": date, "dateTime": date_time, "range": date_range, "title": title, "time": time, "list": list_text,
    "weekday": weekday,
}

if __name__ == "__main__":
    scoring.run(f"Babel {babel.__version__} (CLDR {babel.core.get_cldr_version()})", CALLS, opened, has_api)
