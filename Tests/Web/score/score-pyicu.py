#!/usr/bin/env python3
"""Scores ICU, through PyICU, against a corpus of `Fidelity --corpus`.

Fidelity --corpus - --bundle BUNDLE --sample | nice -n 10 python3 score-pyicu.py [DIFFERENCES]

PyPI's icukit-pyicu contains ICU, so the numbers do not depend on the system. DIFFERENCES is a file for the different
lines. Each gets the member "said", with the text of ICU.
"""
import datetime

import icu

import scoring

STYLES = {"full": 0, "long": 1, "medium": 2, "short": 3}
LIST_WIDTHS = {
    "long": icu.UListFormatterWidth.WIDE, "short": icu.UListFormatterWidth.SHORT,
    "narrow": icu.UListFormatterWidth.NARROW,
}
# ICU's UDateAbsoluteUnit: it begins with the seven weekdays.
UNITS = {"day": 7, "week": 8, "month": 9, "year": 10}
CAPITALS = [
    icu.UDisplayContext.CAPITALIZATION_FOR_UI_LIST_OR_MENU, icu.UDisplayContext.CAPITALIZATION_FOR_STANDALONE,
]
AVAILABLE = set(icu.Locale.getAvailableLocales())


class Formatters:
    """The formatters of one locale by their keys."""

    def __init__(self, tag):
        self.locale = icu.Locale.forLanguageTag(tag)
        self.made = {}

    def get(self, key, make):
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]

    def calendar_locale(self, calendar):
        return icu.Locale(f"{self.locale.getName()}@calendar={calendar}")

    def style(self, calendar, style):
        return self.get((calendar, style), lambda: icu.DateFormat.createDateInstance(
            STYLES[style], self.calendar_locale(calendar)))

    def date_time(self, calendar, style):
        return self.get(("dateTime", calendar, style), lambda: icu.DateFormat.createDateTimeInstance(
            STYLES[style], STYLES["short"], self.calendar_locale(calendar)))

    def time_style(self, style):
        return self.get(("time", style), lambda: icu.DateFormat.createTimeInstance(
            STYLES[style], self.calendar_locale("gregorian")))

    def skeleton(self, calendar, skeleton):
        def make():
            locale = self.calendar_locale(calendar)
            generator = self.get(("generator", calendar), lambda: icu.DateTimePatternGenerator.createInstance(locale))
            return icu.SimpleDateFormat(generator.getBestPattern(skeleton), locale)

        return self.get(("skeleton", calendar, skeleton), make)

    def interval(self, calendar, skeleton):
        return self.get(("interval", calendar, skeleton), lambda: icu.DateIntervalFormat.createInstance(
            skeleton, self.calendar_locale(calendar)))

    def list(self, style):
        return self.get(("list", style), lambda: icu.ListFormatter.createInstance(
            self.locale, icu.UListFormatterType.AND, LIST_WIDTHS[style]))

    @property
    def relative(self):
        return self.get("relative", lambda: icu.RelativeDateTimeFormatter(self.locale))

    def titled(self, calendar, skeleton, moment):
        """The text with the capital letter that the locale uses in a menu or alone, such as in a picker's header."""
        formatter = self.skeleton(calendar, skeleton)
        plain = formatter.format(moment)
        for context in CAPITALS:
            formatter.setContext(context)
            text = formatter.format(moment)
            formatter.setContext(icu.UDisplayContext.CAPITALIZATION_NONE)
            if text != plain:
                return text
        return plain


def opened(tag):
    # ICU accepts every tag and falls back to a parent or to root, so look for the tag in the list of ICU's locales.
    return Formatters(tag) if icu.Locale.forLanguageTag(tag).getName() in AVAILABLE else None


def at(date, time="12:00:00"):
    """The seconds since 1970."""
    return datetime.datetime.fromisoformat(f"{date}T{time}+00:00").timestamp()


def date(formatters, values, calendar):
    if "style" in values:
        return formatters.style(calendar, values["style"]).format(at(values["date"]))
    return formatters.skeleton(calendar, values["skeleton"]).format(at(values["date"]))


def date_time(formatters, values, calendar):
    return formatters.date_time(calendar, values["style"]).format(at(values["date"], values["time"]))


def date_range(formatters, values, calendar):
    # AlmanacKit puts the earlier day first, so this program does so too.
    first, last = sorted(at(values[name]) for name in ("from", "to"))
    return formatters.interval(calendar, values["skeleton"]).format(icu.DateInterval(first, last))


def title(formatters, values, calendar):
    return formatters.titled(calendar, "yMMMM", at(values["date"]))


def time(formatters, values, _):
    moment = at("2026-02-17", values["time"])
    if "style" in values:
        return formatters.time_style(values["style"]).format(moment)
    return formatters.skeleton("gregorian", values["skeleton"]).format(moment)


def list_text(formatters, values, _):
    return formatters.list(values["style"]).format(values["texts"])


def weekday(formatters, values, _):
    # 4 January 1970 was a Sunday.
    return formatters.titled("gregorian", "cccc", (3 + scoring.WEEKDAYS.index(values["weekday"])) * 86_400.0)


def relative_name(formatters, values, _):
    # ICU's UDateDirection begins with "the day before yesterday" (offset -2). PyICU has no other function for names.
    name = formatters.relative.format(values["offset"] + 2, UNITS[values["unit"]])
    return name or "none"


CALLS = {
    "date": date, "dateTime": date_time, "range": date_range, "title": title, "time": time, "list": list_text,
    "weekday": weekday, "relativeName": relative_name,
}

if __name__ == "__main__":
    icu.TimeZone.setDefault(icu.TimeZone.createTimeZone("UTC"))
    icu.Locale.setDefault(icu.Locale("en_US_POSIX"))
    scoring.run(f"PyICU {icu.VERSION} (ICU {icu.ICU_VERSION})", CALLS, opened)
