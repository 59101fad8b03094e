"""Computes the months of the Dangi years from 1912 to 2101 with PyPI ephem, by the rules of GB/T 33661-2017 in Korea's time.

A month begins on the day of a new moon. Month 11 has the winter solstice. If 13 months begin between two of these months,
the first without a principal term is a leap month. `python3 dangi.py` prints the new moons that are within five minutes of
midnight, and the principal terms in the same way.
"""
import datetime
import functools
import math

import ephem

MINUTE = datetime.timedelta(minutes=1)


def korean(moment):
    """Returns the Korean standard time of a moment in UTC: 127.5° east from 1954-03-21 to 1961-08-10, else 135° east."""
    at_127 = datetime.datetime(1954, 3, 21) <= moment < datetime.datetime(1961, 8, 10)
    return moment + datetime.timedelta(hours=8.5 if at_127 else 9)


def longitude(moment):
    """Returns the longitude of the sun in radians, from the equinox of that date."""
    return ephem.Ecliptic(ephem.Sun(moment), epoch=moment).lon


def principal_term(moment):
    """Returns the first moment after this one at which the longitude of the sun is a multiple of 30°."""
    target = (math.floor(longitude(moment) / (math.pi / 6)) + 1) * math.pi / 6
    for _ in range(8):
        difference = (target - longitude(moment) + math.pi) % math.tau - math.pi
        moment = ephem.Date(moment + difference / math.tau * 365.2422)
    return moment


@functools.cache
def events():
    """Returns the new moons, and the principal terms with their numbers: 0 is the spring equinox, 9 the winter solstice."""
    moons, terms, end = [], [], ephem.Date("2103/1/1")
    moment = ephem.Date("1911/1/1")
    while moment < end:
        moons.append(korean(ephem.next_new_moon(moment).datetime()))
        moment = ephem.Date(ephem.next_new_moon(moment) + 1)
    moment = ephem.Date("1911/1/1")
    while moment < end:
        moment = principal_term(moment)
        terms.append((korean(moment.datetime()), round(longitude(moment) / (math.pi / 6)) % 12))
        moment = ephem.Date(moment + 1)
    return moons, terms


@functools.cache
def table():
    """Returns the first days by Gregorian year in which the Dangi year begins, and by month code."""
    moons, terms = ([moon.date() for moon in events()[0]], [(at.date(), number) for at, number in events()[1]])
    solstices = [max(i for i, moon in enumerate(moons) if moon <= day) for day, number in terms if number == 9]
    days = {}
    for start, end in zip(solstices, solstices[1:]):
        year, number, has_leap = moons[start].year, 11, end - start == 13
        for i in range(start, end):
            is_leap = has_leap and not any(moons[i] <= day < moons[i + 1] for day, _ in terms)
            has_leap = has_leap and not is_leap
            if i > start and not is_leap:
                year, number = (year + 1, 1) if number == 12 else (year, number + 1)
            days[year, f"M{number:02}{'L' if is_leap else ''}"] = moons[i]
    return days


def first_day(year, code):
    return table().get((year, code)) if year >= 1912 else None


def minutes_to_midnight(moment):
    seconds = moment.hour * 3600 + moment.minute * 60 + moment.second
    return min(seconds, 86_400 - seconds) / 60


if __name__ == "__main__":
    for name, moments in (("new moon", events()[0]), ("principal term", [at for at, _ in events()[1]])):
        for moment in moments:
            if minutes_to_midnight(moment) <= 5:
                print(f"{name} {moment:%Y-%m-%d %H:%M:%S}")
