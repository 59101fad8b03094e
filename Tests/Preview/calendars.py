"""Months and years of the calendars, computed without the code of the page, for the keyboard tests."""
import bisect
import calendar as gregorian
import datetime
import json
import pathlib

YEARS = pathlib.Path(__file__).parents[2] / "Output" / "json" / "chinese-years.json"


def chinese_months():
    """The first day of each Chinese month, with its year, number, whether it is a leap month, and its length."""
    months = []
    for year, entry in sorted(json.loads(YEARS.read_text())["years"].items()):
        first = datetime.date.fromisoformat(entry["newYear"])
        leap = entry["leapMonth"]
        for index, length in enumerate(entry["monthLengths"]):
            number = index + 1 if leap is None or index < leap else index
            months.append((first, int(year), number, leap is not None and index == leap, length))
            first += datetime.timedelta(length)
    return months


CHINESE = chinese_months()


def chinese_place(date):
    """The index of a date's month in CHINESE, and the day of the month, starting at 0."""
    index = bisect.bisect(CHINESE, date, key=lambda month: month[0]) - 1
    return index, (date - CHINESE[index][0]).days


def chinese_day(index, day):
    """The date of a day, starting at 0, in the month with this index of CHINESE, or of the month's last day.

    If CHINESE does not have the month, the result is a date that the page does not support.
    """
    if not 0 <= index < len(CHINESE):
        return datetime.date.min
    first, *_, length = CHINESE[index]
    return first + datetime.timedelta(min(day, length - 1))


def month_ends(date, calendar):
    """The first and the last day of a date's month."""
    if calendar == "chinese":
        first, *_, length = CHINESE[chinese_place(date)[0]]
        return first, first + datetime.timedelta(length - 1)
    return date.replace(day=1), date.replace(day=gregorian.monthrange(date.year, date.month)[1])


def add_months(date, count, calendar):
    """The same day `count` months later, or the last day of that month if it is shorter."""
    if calendar == "chinese":
        index, day = chinese_place(date)
        return chinese_day(index + count, day)
    year, month = divmod(date.year * 12 + date.month - 1 + count, 12)
    return date.replace(year=year, month=month + 1, day=min(date.day, gregorian.monthrange(year, month + 1)[1]))


def add_years(date, count, calendar):
    """The same day and month `count` years later. A leap month that the year lacks becomes the ordinary month."""
    if calendar != "chinese":
        return add_months(date, 12 * count, calendar)
    index, day = chinese_place(date)
    _, year, number, leap, _ = CHINESE[index]
    found = [other for other, month in enumerate(CHINESE) if month[1:3] == (year + count, number) and month[3] <= leap]
    return chinese_day(found[-1] if found else -1, day)


def week_of(date, first_weekday):
    """The first and the last day of a date's week. first_weekday is 0 for Monday."""
    first = date - datetime.timedelta((date.weekday() - first_weekday) % 7)
    return first, first + datetime.timedelta(6)
