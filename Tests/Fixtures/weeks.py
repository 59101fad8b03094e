"""Prints the weeks of regions as JSON, from sources other than ICU 72 and CLDR 42.

python weeks.py NODE_WITH_CLDR_48 FOLDER_OF_GLIBC_LOCALES

A source is absent from a region if it does not say the region's week itself. `glibc` has the first days of the region's
locales, because they can differ.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

import holidays
from holidays.registry import COUNTRIES
from workalendar.registry import registry

DAYS = "sun mon tue wed thu fri sat".split()
# focus-shift/jollyday, pull request 1458 (2026), which cites a source for each country.
JOLLYDAY = {
    "fri sat": "BD BH DZ EG IQ JO KW LY MV OM PS QA SA SD SY YE", "fri": "DJ IR", "sun": "MX", "sat sun": "AE",
}


def from_sunday(days):
    return [day for day in DAYS if day in days]


def holidays_weekends():
    """The weekend in 2026 of each country whose class in PyPI holidays has its own weekend."""
    weekends = {}
    for names in COUNTRIES.values():
        country = getattr(holidays, names[0])
        if "weekend" in vars(country) or "_get_weekend" in vars(country):
            weekends[country.country] = from_sunday({DAYS[(day + 1) % 7] for day in country(years=2026).weekend})
    return weekends


def workalendar_weekends():
    countries = {code: country for code, country in registry.region_registry.items() if "-" not in code}
    return {
        code: from_sunday({DAYS[(day + 1) % 7] for day in country().get_weekend_days()})
        for code, country in countries.items()
    }


def jollyday_weekends():
    return {code: days.split() for days, codes in JOLLYDAY.items() for code in codes.split()}


def glibc_first_day(folder, name):
    """The first day in glibc's field `first_weekday`, which counts from the day in the field `week`; None without one."""
    text = (folder / name).read_text(encoding="utf-8", errors="replace")
    time = re.search(r"^LC_TIME(.*?)^END LC_TIME", text, re.S | re.M)
    copy = time and re.search(r'^copy\s+"([^"]+)"', time[1], re.M)
    if copy:
        return glibc_first_day(folder, copy[1]) if (folder / copy[1]).exists() else None
    first = time and re.search(r"^first_weekday\s+(\d)", time[1], re.M)
    if not first:
        return None
    week = re.search(r"^week\s+7;(\d+);", time[1], re.M)
    start = 1 if week and week[1] == "19971201" else 0
    return DAYS[(int(first[1]) - 1 + start) % 7]


def glibc_first_days(folder):
    days = {}
    for path in sorted(folder.iterdir()):
        name = re.fullmatch(r"[a-z]+_([A-Z]{2})(@.*)?", path.name)
        day = name and glibc_first_day(folder, path.name)
        if day:
            days.setdefault(name[1], set()).add(day)
    return {region: from_sunday(found) for region, found in days.items()}


SCRIPT = """
const names = ["", "mon", "tue", "wed", "thu", "fri", "sat", "sun"], weeks = {};
for (const code of process.argv[1].split(" ")) {
  const locale = new Intl.Locale("en-" + code);
  const week = locale.getWeekInfo ? locale.getWeekInfo() : locale.weekInfo;
  weeks[code] = { firstDay: names[week.firstDay], weekend: week.weekend.map((day) => names[day]) };
}
console.log(JSON.stringify(weeks));
"""


def cldr_48(node, regions):
    text = subprocess.run([node, "-e", SCRIPT, " ".join(regions)], check=True, capture_output=True, text=True).stdout
    return {code: {**week, "weekend": from_sunday(week["weekend"])} for code, week in json.loads(text).items()}


def main(node, folder):
    regions = json.loads(Path("Output/json/regions.json").read_text(encoding="utf-8"))["regions"]
    sources = {
        "cldr48": cldr_48(node, sorted(regions)), "glibc": glibc_first_days(Path(folder)), "holidays": holidays_weekends(),
        "jollyday": jollyday_weekends(), "workalendar": workalendar_weekends(),
    }
    rows = {
        code: {name: values[code] for name, values in sources.items() if code in values} for code in sorted(regions)
    }
    lines = ",\n".join(f' "{code}": {json.dumps(row)}' for code, row in rows.items())
    print("{\n" + lines + "\n}")


main(*sys.argv[1:])
