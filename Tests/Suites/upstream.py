#!/usr/bin/env python3
"""Errors of CLDR and ICU, each with evidence, proposed data, and ten lines of C that show it.

    Tests/Suites/upstream.py list             the names of the entries
    Tests/Suites/upstream.py show NAME        an entry as a ticket for CLDR or ICU
    Tests/Suites/upstream.py article          all entries, as Tests/Suites/Upstream.md has them
    Tests/Suites/upstream.py check          compile and run the C code of every entry, and say which errors are gone

The entries are Almanac's errata that still apply with ICU 78.3, and first days of months in upstream.json. `check` uses the
ICU that pkg-config finds; run it again as `.ci/icu78 Tests/Suites/upstream.py check`. The exit code is 1 if an entry could not
be compiled and run. An entry is not wrong if ICU does not say the wrong text: it has healed, or a later version is wrong.
"""
import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ERRATA = HERE.parent.parent / "Sources/Resources/errata.json"
# 2026-02-17 at 9:05 GMT, and later moments by the first field that differs
MOMENTS = {
    "first": "1771319100000.0", "h": "1771322700000.0", "d": "1771491900000.0", "M": "1773997500000.0", "y": "1805533500000.0",
}
SYMBOLS = {
    ("weekdays.format", "wide"): "WEEKDAYS", ("weekdays.format", "abbreviated"): "SHORT_WEEKDAYS",
    ("weekdays.format", "short"): "SHORTER_WEEKDAYS", ("weekdays.format", "narrow"): "NARROW_WEEKDAYS",
    ("weekdays.standAlone", "wide"): "STANDALONE_WEEKDAYS", ("weekdays.standAlone", "abbreviated"): "STANDALONE_SHORT_WEEKDAYS",
    ("weekdays.standAlone", "short"): "STANDALONE_SHORTER_WEEKDAYS", ("weekdays.standAlone", "narrow"): "STANDALONE_NARROW_WEEKDAYS",
    ("months.standAlone", "narrow"): "STANDALONE_NARROW_MONTHS", ("months.format", "narrow"): "NARROW_MONTHS",
    ("months.format", "wide"): "MONTHS", ("months.format", "abbreviated"): "SHORT_MONTHS",
    ("months.standAlone", "wide"): "STANDALONE_MONTHS", ("months.standAlone", "abbreviated"): "STANDALONE_SHORT_MONTHS",
    ("eras", "wide"): "ERA_NAMES", ("eras", "abbreviated"): "ERAS", ("dayPeriods.format", "abbreviated"): "AM_PMS",
}
# The eras' indices in ICU
ERAS = {"be": 0, "bce": 0, "ce": 1, "shaka": 0, "broc": 0, "roc": 1, "am": 0, "ah": 0, "meiji": 232, "taisho": 233, "showa": 234, "heisei": 235}
WEEKDAYS = ["", "sun", "mon", "tue", "wed", "thu", "fri", "sat"]


def program(header, body):
    return f"""#include <stdio.h>
#include <unicode/ustring.h>
#include <unicode/{header}.h>
int main(void) {{
  UErrorCode status = U_ZERO_ERROR; UChar text[200]; char utf8[800];
  {body}
  puts(u_strToUTF8(utf8, 800, NULL, text, -1, &status));
  return U_FAILURE(status);
}}
"""


def date_time(locale, calendar, style):
    return program("udat", f'udat_toPattern(udat_open(UDAT_SHORT, UDAT_{style.upper()}, "{locale}@calendar={calendar}", u"GMT", -1, NULL, 0, &status),\n'
                           "    false, text, 200, &status);")


def pattern(locale, calendar, skeleton):
    return program("udatpg", f'udatpg_getBestPattern(udatpg_open("{locale}@calendar={calendar}", &status), u"{skeleton}", -1, text, 200, &status);')


def time_pattern(locale, style):
    return program("udat", f'udat_toPattern(udat_open(UDAT_{style.upper()}, UDAT_NONE, "{locale}", u"GMT", -1, NULL, 0, &status),\n'
                           "    false, text, 200, &status);")


def interval(locale, calendar, skeleton, letter):
    return program("udateintervalformat", f'udtitvfmt_format(udtitvfmt_open("{locale}@calendar={calendar}", u"{skeleton}", -1, u"GMT", -1, &status),\n'
                                          f"    {MOMENTS['first']}, {MOMENTS[letter]}, text, 200, NULL, &status);")


def symbol(locale, calendar, name, place):
    return program("udat", f'udat_getSymbols(udat_open(UDAT_FULL, UDAT_FULL, "{locale}@calendar={calendar}", u"GMT", -1, NULL, 0, &status),\n'
                           f"    UDAT_{name}, {place}, text, 200, &status);")


def list_of(locale, width, count):
    items, lengths = ", ".join(f'u"{letter}"' for letter in "ABC"[:count]), ", ".join(["1"] * count)
    wide = {"long": "WIDE", "short": "SHORT", "narrow": "NARROW"}[width]
    return program("ulistformatter", f"const UChar *items[] = {{{items}}}; const int32_t lengths[] = {{{lengths}}};\n"
                                     f'  ulistfmt_format(ulistfmt_openForType("{locale}", ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_{wide}, &status),\n'
                                     f"    items, lengths, {count}, text, 200, &status);")


def unit(locale, name, width, number):
    wide = {"long": "full-name", "short": "short", "narrow": "narrow"}[width]
    return program("unumberformatter", "UFormattedNumber *number = unumf_openResult(&status);\n"
                                       f'  unumf_formatInt(unumf_openForSkeletonAndLocale(u"unit/{name} unit-width-{wide}", -1, "{locale}", &status),\n'
                                       f"    {number}, number, &status);\n"
                                       "  unumf_resultToString(number, text, 200, &status);")


def field(locale, name, width):
    names = {"day": "DAY", "weekday": "WEEKDAY", "month": "MONTH", "week": "WEEK_OF_YEAR", "dayPeriod": "DAYPERIOD", "era": "ERA"}
    return program("udatpg", f'udatpg_getFieldDisplayName(udatpg_open("{locale}", &status), UDATPG_{names[name]}_FIELD, UDATPG_{width.upper()}, text, 200, &status);')


def relative(locale, name, offset):
    return program("ureldatefmt", f'ureldatefmt_format(ureldatefmt_open("{locale}", NULL, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &status),\n'
                                  f"    {offset}, UDAT_REL_UNIT_{name.upper()}, text, 200, &status);")


def weekend(region):
    return program("ucal", f'UCalendar *calendar = ucal_open(u"GMT", -1, "und_{region}", UCAL_GREGORIAN, &status);\n'
                           "  for (int day = 1; day <= 7; day += 1) text[day - 1] = u'0' + ucal_getDayOfWeekType(calendar, day, &status);\n"
                           "  text[7] = 0;")


def month(calendar, day):
    year, number, date = day.split("-")
    return program("ucal", f'UCalendar *calendar = ucal_open(u"GMT", -1, "en@calendar={calendar}", UCAL_DEFAULT, &status);\n'
                           f'  UCalendar *civil = ucal_open(u"GMT", -1, "en@calendar=gregorian", UCAL_GREGORIAN, &status);\n'
                           f"  ucal_setDateTime(civil, {year}, {int(number) - 1}, {int(date)}, 12, 0, 0, &status);\n"
                           "  ucal_setMillis(calendar, ucal_getMillis(civil, &status), &status);\n"
                           '  u_sprintf(text, "month %d%s, day %d", ucal_get(calendar, UCAL_MONTH, &status) + 1,\n'
                           '    ucal_get(calendar, UCAL_IS_LEAP_MONTH, &status) ? " (leap)" : "", ucal_get(calendar, UCAL_DATE, &status));') \
        .replace("#include <unicode/ucal.h>", "#include <unicode/ucal.h>\n#include <unicode/ustdio.h>")


def differing(erratum):
    """The first entry that an erratum changes, or None if it changes a whole text."""
    wrong, right = erratum["icu"], erratum["use"]
    return next((key for key in right if wrong.get(key) != right[key]), None) if isinstance(right, dict) else None


def shown(erratum):
    """The C code that shows an erratum, and the wrong text as a regular expression; None if C has no function for it."""
    place = (erratum.get("regions") or erratum["locales"])[0]
    locale, table, path, wrong = place.replace("-", "_"), erratum["table"], erratum["path"].split("."), erratum["icu"]
    key = differing(erratum)
    if table == "regions":
        if path != ["weekend"]:
            return None
        kinds = "".join("1" if day in wrong.split() else "0" for day in WEEKDAYS[1:])
        return weekend(place), kinds
    if path[0] == "lists":
        items = {"two": 2, "end": 3, "start": 4, "middle": 4}[key]
        if items > 3:
            return None
        return list_of(locale, path[1], items), joined(wrong, erratum, items)
    if path[0] == "units":
        if key == "label":
            return None
        return unit(locale, path[1], path[2], 1 if key == "one" else 5), re.escape(wrong[key]).replace(r"\{0\}", r"\w+")
    if path[0] == "fields":
        return field(locale, path[1], key), re.escape(wrong[key])
    if path[0] == "relative":
        return relative(locale, path[1], key), re.escape(wrong[key])
    if path[:2] == ["time", "styles"]:
        return time_pattern(locale, path[2]), re.escape(wrong)
    if path[0] == "time":
        return interval(locale, "gregorian", path[2], path[3]), numbers(wrong)
    if path[:2] == ["patterns", "dateTime"]:
        return date_time(locale, table, path[2]), re.escape(wrong).replace(r"\{1\}", ".+").replace(r"\{0\}", ".+")
    if path[:2] == ["patterns", "skeletons"]:
        return pattern(locale, table, path[2]), re.escape(wrong)
    if path[:2] == ["patterns", "intervals"]:
        return interval(locale, table, path[2], path[3]), numbers(wrong)
    if path == ["cyclicYears"]:
        return symbol(locale, "chinese", "CYCLIC_YEARS_ABBREVIATED", int(key) - 1), re.escape(wrong[key])
    name = SYMBOLS.get((".".join(path[:-1]), path[-1]))
    if not name:
        return None
    calendar = {"locale": "gregorian", "islamic": "islamic-civil"}.get(table, table)
    return symbol(locale, calendar, name, index_of(key, path, table)), re.escape(wrong[key])


def index_of(key, path, table):
    """The index of a name in ICU's list."""
    if path[0] == "eras":
        return 1 if (key, table) == ("am", "coptic") else ERAS[key]
    if path[0] == "months":
        number = int(key[1:])
        # In ICU, Adar I is always the sixth month.
        return number if table == "hebrew" and number > 5 else number - 1
    return ["am", "pm"].index(key) if path[0] == "dayPeriods" else WEEKDAYS.index(key)


def joined(wrong, erratum, items):
    if items == 2:
        return re.escape(wrong["two"].replace("{0}", "A").replace("{1}", "B"))
    return "A.+" + re.escape(wrong["end"].replace("{0}", "B").replace("{1}", "C"))


def numbers(text):
    """A pattern as a regular expression: fields that are numbers in it are digits, names are words."""
    result = ""
    for match in re.finditer(r"'([^']*)'|([A-Za-z])\2*|[^A-Za-z']+", text):
        letter, whole = match[2], match[0]
        if letter is None:
            result += re.escape(match[1] if match[1] is not None else whole).replace(r"\ ", r"\s")
        elif letter in "Ea" or len(whole) > 2:
            result += r"[^\d/]+?"
        else:
            result += r"\d+"
    return result


def entries():
    """The entries; errata of the same value in two versions of ICU are one entry."""
    errata = json.loads(ERRATA.read_text(encoding="utf-8"))
    found = {}
    for name, erratum in errata.items():
        code = shown(erratum) if "until" not in erratum else None
        if code:
            entry = found.setdefault(code[0], {"name": name, "code": code[0], "wrong": code[1], **erratum})
            entry["wrong"] += f"|{code[1]}"
    yield from found.values()
    for row in json.loads((HERE / "upstream.json").read_text(encoding="utf-8")):
        yield {"name": f"{row['calendar']}-{row['day']}", "code": month(row["calendar"], row["day"]),
               "wrong": re.escape(row["icu"]), **row}


def ticket(entry):
    """An entry as a section in Markdown: where, what is wrong, the data, the evidence and the code."""
    places = ", ".join(entry.get("regions") or entry.get("locales") or [f"the {entry['calendar']} calendar"])
    wrong, right = (json.dumps(entry[key], ensure_ascii=False) for key in ("icu", "use"))
    evidence = "\n".join(f"- {each}" for each in entry["evidence"])
    return f"""## {entry['name']}

In {places}: `{entry.get('path', entry.get('day'))}` is `{wrong}`, and should be `{right}`. {entry['why']}

{evidence}

```c
{entry['code'].rstrip()}
```
"""


def article(found):
    return f"""# Errors to report to CLDR and ICU

`Tests/Suites/upstream.py article` writes this file. It lists {len(found)} errors in ICU 78.3 (CLDR 48). Each has what is wrong, the
proposed data, evidence, and a C program that prints the wrong text. `Tests/Suites/upstream.py check` runs all programs with your ICU.

""" + "\n".join(map(ticket, found))


def run(entry, folder, flags):
    source, target = folder / f"{entry['name']}.c", folder / entry["name"]
    source.write_text(entry["code"], encoding="utf-8")
    built = subprocess.run(["cc", "-w", str(source), "-o", str(target), *flags], capture_output=True, text=True)
    done = subprocess.run([str(target)], capture_output=True, text=True) if built.returncode == 0 else built
    text = done.stdout.strip("\n")
    state = "failed" if done.returncode else "wrong" if re.fullmatch(entry["wrong"], text) else "not wrong"
    return state, text if state != "failed" else (built.stderr or "no text").splitlines()[0]


def check(found):
    config = subprocess.run(["pkg-config", "--cflags", "--libs", "icu-i18n", "icu-io", "icu-uc"], check=True, capture_output=True, text=True)
    version = subprocess.run(["pkg-config", "--modversion", "icu-i18n"], check=True, capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        states = list(pool.map(lambda entry: run(entry, Path(folder), config.stdout.split()), found))
    for entry, (state, text) in zip(found, states):
        if state != "wrong":
            print(f"{state}: {entry['name']}: {text}")
    counts = {state: sum(each == state for each, _ in states) for state in ("wrong", "not wrong", "failed")}
    print(f"ICU {version}: {len(found)} entries, " + ", ".join(f"{count} {state}" for state, count in counts.items()))
    return 1 if counts["failed"] or not found else 0


def main(arguments):
    found = list(entries())
    if arguments == ["list"]:
        print("\n".join(entry["name"] for entry in found))
    elif arguments[:1] == ["show"] and len(arguments) == 2:
        named = [entry for entry in found if entry["name"] == arguments[1]]
        if not named:
            sys.exit(f"There is no entry {arguments[1]!r}. 'list' shows the names.")
        print(ticket(named[0]))
    elif arguments == ["article"]:
        print(article(found), end="")
    elif arguments == ["check"]:
        return check(found)
    else:
        sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
