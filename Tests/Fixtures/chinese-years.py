"""Prints a line for each Chinese year from 1899 to 2100, from PyPI's sxtwl or lunar_python.

A line has the related year, the date of the new year, the leap month or 0, and the lengths of the months in days. Pass
the name of the source.
"""
import datetime
import sys


def of_sxtwl(year):
    import sxtwl

    def at(date):
        day = sxtwl.fromSolar(date.year, date.month, date.day)
        return day.getLunarMonth(), day.isLunarLeap(), day.getLunarDay()

    one = datetime.timedelta(1)
    date = datetime.date(year, 1, 10)
    while at(date) != (1, False, 1):
        date += one
    new_year, months = date, []
    while not months or at(date)[:2] != (1, False):
        month, start = at(date)[:2], date
        while at(date)[:2] == month:
            date += one
        months.append((month, (date - start).days))
    leap = next((month for (month, is_leap), _ in months if is_leap), 0)
    return new_year.isoformat(), leap, [length for _, length in months]


def of_lunar_python(year):
    from lunar_python import Lunar, LunarYear

    months = [month for month in LunarYear.fromYear(year).getMonths() if month.getYear() == year]
    return (
        Lunar.fromYmd(year, 1, 1).getSolar().toYmd(),
        LunarYear.fromYear(year).getLeapMonth(),
        [month.getDayCount() for month in months],
    )


source = {"sxtwl": of_sxtwl, "lunar_python": of_lunar_python}[sys.argv[1]]
for year in range(1899, 2101):
    new_year, leap, lengths = source(year)
    print(year, new_year, leap, ",".join(map(str, lengths)))
