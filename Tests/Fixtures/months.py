"""Writes the months of the calendars, a file for each calendar and source, into the folder that you pass.

A file covers the years with a day from 1900-01-01 to 2101-01-28, or fewer if the source has fewer. Each year is a line
with four parts: the year's number (for Dangi, the Gregorian year in which it begins), the date of the first day, the
lengths of the months in order, and the code of the leap month or 0. The lines that begin with # name the source.

A source is a function that returns the first day of the month with a year and a code, or None.
"""
import datetime
import importlib
import importlib.metadata
import json
import pathlib
import subprocess
import sys

FIRST, LAST = datetime.date(1900, 1, 1), datetime.date(2101, 1, 28)
FOLDER = pathlib.Path(__file__).resolve().parent
ORDINARY = [f"M{number:02}" for number in range(1, 13)]
# A year that ends before 1900, and the codes of the months.
CODES = {
    "persian": (1276, ORDINARY),
    "islamic-umalqura": (1316, ORDINARY),
    "islamic-civil": (1316, ORDINARY),
    "islamic-tbla": (1316, ORDINARY),
    "hebrew": (5659, ORDINARY[:5] + ["M05L"] + ORDINARY[5:]),
    "ethiopic": (1891, ORDINARY + ["M13"]),
    "coptic": (1615, ORDINARY + ["M13"]),
    "indian": (1820, ORDINARY),
    "dangi": (1898, [code + leap for code in ORDINARY for leap in ("", "L")]),
}


def gregorian(convert):
    """Makes a source from a function that converts a year, a month number and a day 1 to a Gregorian date."""
    return lambda year, code: datetime.date(*map(int, convert(year, int(code[1:]), 1)[:3]))


def convertdate(module):
    return gregorian(importlib.import_module(f"convertdate.{module}").to_gregorian)


def jdatetime(year, code):
    import jdatetime

    return jdatetime.date(year, int(code[1:]), 1).togregorian()


def abyssinica(year, code):
    from abyssinica.calendar.date import Date

    return Date(year, int(code[1:]), 1).to_gregorian()


def kiahk(year, code):
    from kiahk.algorithms import coptic_to_jdn

    return datetime.date.fromordinal(coptic_to_jdn(year, int(code[1:]), 1) - 1721425)


def hijri_convert(year, code):
    from hijri_convert import hijri_to_gregorian

    return datetime.date(*hijri_to_gregorian(year, int(code[1:]), 1)[:3])


def a_day_before(source):
    return lambda year, code: source(year, code) - datetime.timedelta(1)


def in_hebrew(first_day, is_leap):
    """Makes a source from one that numbers the months from Nisan, as the Bible does."""

    def source(year, code):
        if code == "M05L" and not is_leap(year):
            return None
        if code == "M06" and is_leap(year):
            return first_day(year, 13)
        number = 12 if code == "M05L" else int(code[1:])
        return first_day(year, number if code == "M05L" else (number + 5) % 12 + 1)

    return source


def hebrew_convertdate():
    from convertdate import hebrew

    return in_hebrew(
        lambda year, month: datetime.date(*hebrew.to_gregorian(year, month, 1)[:3]), hebrew.leap
    )


def hebrew_pyluach():
    from pyluach.dates import HebrewDate
    from pyluach.hebrewcal import Year

    return in_hebrew(
        lambda year, month: HebrewDate(year, month, 1).to_pydate(), lambda year: Year(year).leap
    )


def korean_lunar_calendar(year, code):
    from korean_lunar_calendar import KoreanLunarCalendar

    calendar, is_leap = KoreanLunarCalendar(), code.endswith("L")
    found = year < 2051 and calendar.setLunarDate(year, int(code[1:3]), 1, is_leap)
    if not found or calendar.isIntercalation != is_leap:
        return None
    return datetime.date.fromisoformat(calendar.SolarIsoFormat())


def table_of(*command):
    """Makes a source from a program that prints lines with a year, a code and a date."""
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    days = {(int(year), code): day for year, code, day in map(str.split, lines)}

    def source(year, code):
        day = days.get((year, code))
        return day and datetime.date.fromisoformat(day)

    return source


def node(calendar):
    return table_of("node", FOLDER / "months.mjs", calendar)


def node_version():
    versions = json.loads(subprocess.check_output(["node", "-p", "JSON.stringify(process.versions)"]))
    return f"node's Intl, ICU {versions['icu']}, CLDR {versions['cldr']}"


def java_version():
    return "HijrahChronology of JDK " + subprocess.check_output(["java", "--version"], text=True).split()[1]


def package(name, note=""):
    return lambda: f"PyPI {name} {importlib.metadata.version(name)}{note}"


SOURCES = {
    ("persian", "jdatetime"): (package("jdatetime"), lambda: jdatetime),
    ("persian", "convertdate"): (
        package("convertdate", ", which computes the equinox of spring in Iran"),
        lambda: convertdate("persian"),
    ),
    ("islamic-umalqura", "jdk"): (java_version, lambda: table_of("java", FOLDER / "HijrahMonths.java")),
    ("islamic-civil", "convertdate"): (package("convertdate"), lambda: convertdate("islamic")),
    ("islamic-civil", "hijri-convert"): (package("hijri-convert"), lambda: hijri_convert),
    ("islamic-tbla", "convertdate"): (
        package("convertdate", ", whose islamic-civil days begin a day later by definition"),
        lambda: a_day_before(convertdate("islamic")),
    ),
    ("islamic-tbla", "node"): (node_version, lambda: node("islamic-tbla")),
    ("hebrew", "pyluach"): (package("pyluach"), hebrew_pyluach),
    ("hebrew", "convertdate"): (package("convertdate"), hebrew_convertdate),
    ("ethiopic", "abyssinica"): (package("abyssinica"), lambda: abyssinica),
    ("ethiopic", "node"): (node_version, lambda: node("ethiopic")),
    ("coptic", "convertdate"): (package("convertdate"), lambda: convertdate("coptic")),
    ("coptic", "kiahk"): (package("kiahk"), lambda: kiahk),
    ("indian", "convertdate"): (package("convertdate"), lambda: convertdate("indian_civil")),
    ("indian", "node"): (node_version, lambda: node("indian")),
    ("dangi", "ephem"): (
        package("ephem", ", new moons and solar terms in Korea's standard time"),
        lambda: importlib.import_module("dangi").first_day,
    ),
    ("dangi", "kasi"): (
        package("korean_lunar_calendar", ", with the tables of the Korea Astronomy and Space Science Institute until 2050"),
        lambda: korean_lunar_calendar,
    ),
}


def months(year, codes, first_day):
    """Returns the codes and the first days of a year's months, and the next new year's day with an empty code."""
    days = [(code, first_day(year, code)) for code in codes] + [("", first_day(year + 1, "M01"))]
    return [(code, day) for code, day in days if day]


def lines(calendar, first_day):
    before, codes = CODES[calendar]
    for year in range(before, before + 212):
        days = months(year, codes, first_day)
        if len(days) > 1 and not days[-1][0] and days[-1][1] > FIRST and days[0][1] <= LAST:
            lengths = [(after - day).days for (_, day), (_, after) in zip(days, days[1:])]
            leap = next((code for code, _ in days if code.endswith("L")), 0)
            yield f"{year} {days[0][1]} {','.join(map(str, lengths))} {leap}"


if __name__ == "__main__":
    for (calendar, name), (title, source) in SOURCES.items():
        header = f"# The months of {calendar}: {title()}.\n# Tests/Fixtures/months.py wrote this file and explains its lines."
        text = "\n".join([header, *lines(calendar, source())]) + "\n"
        pathlib.Path(sys.argv[1], f"{calendar}-{name}.txt").write_text(text, encoding="utf-8")
