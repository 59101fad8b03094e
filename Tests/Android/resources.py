#!/usr/bin/env python3
"""Compares each text that aapt2 read from almanac's XML with the JSON of the same run.

Pass the bundle, the output of `aapt2 dump resources`, and the map of keys if the run had one. This script computes the
names of the resources and the forms of the texts from the JSON alone.
"""
import collections
import json
import pathlib
import re
import sys

OLD_CODES = {"he": "iw", "id": "in", "yi": "ji"}
CATEGORIES = ("few", "many", "one", "other", "two", "zero")
#: The days of the week in the order of java.util.Calendar, which begins with SUNDAY = 1.
DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
# The fields whose values are resources, and the fields that have no resources.
LOCALE = {"calendars", "columns", "dayPeriods", "direction", "fields", "hourCycle", "lists", "numbers", "quarters", "relative", "strings", "time",
          "units", "week", "weekdays"}
CALENDAR = {"columns", "cyclicYears", "dayLabels", "dayNames", "eras", "leapMonthCodes", "leapMonthPatterns", "leapMonths",
            "leapYearMonthCodes", "leapYearMonths", "mask", "monthCodes", "months", "patterns", "picker", "years", "zodiac"}
FACTS = {"allowedHourCycles", "bcp47", "calendar", "dataLocale", "dayOfMonths", "dayPeriodSide", "locale", "longest",
         "numberOverrides", "numberTexts", "plurals", "rules", "schemaVersion", "sources", "wheels"}
PATTERNS = {"end", "middle", "start", "two"}

#: The skeletons that every locale has. A file has others only if their patterns do not follow from these.
SKELETONS = set("E Ed Gy GyMMM GyMMMM M MMM MMMEd MMMM MMMMd MMMd Md d y yM yMMM yMMMEd yMMMM yMMMMEEEEd yMMMMd yMMMd yMd".split())
INTERVALS = {"MMMd", "yMMMEd", "yMMMM", "yMMMd", "Hm", "hm", "fallback"}


def common(file):
    """The patterns or the time of a file with only the skeletons that every locale has."""
    intervals = {key: value for key, value in file["intervals"].items() if key in INTERVALS}
    skeletons = file["skeletons"] if "styles" in file else {k: v for k, v in file["skeletons"].items() if k in SKELETONS}
    return file | {"intervals": intervals, "skeletons": skeletons}


def snake(text):
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", text).lower()


def own(key):
    """The resource name for a key: lowercase words joined by "_". A letter outside ASCII becomes a code such as u3b1."""
    text = "".join(c if c.isascii() else f"_u{ord(c):x}_" for c in key)
    text = re.sub(r"(?<=[A-Z])([A-Z][a-z])", r"_\1", re.sub(r"(?<=[^A-Z])([A-Z])", r"_\1", text))
    return "_".join(re.findall("[a-z0-9]+", text.lower())) or "text"


def word(key):
    name = own(key)
    fields = [snake(field) for field in (LOCALE | CALENDAR | FACTS) - {"mask"}] + ["mask_letters"]
    taken = any(name == field or name.startswith(field + "_") for field in fields)
    return f"almanac_{'own_' if taken else ''}{name}"


class Entries(dict):
    """The resources of a locale by type and name: a text, a list, or a dictionary of plural forms."""

    def put(self, kind, path, value, calendar=None):
        path = [re.sub(r"^-(?=\d)", "minus_", step).replace("-", "_") for step in path if step != "standAlone"]
        code = next((i for i, step in enumerate(path) if step in ("skeletons", "intervals")), len(path))
        parts = [snake(step) for step in path[:code + 1]] + path[code + 1:]
        if calendar:
            parts.append(calendar.replace("-", "_"))
        name = "_".join(["almanac"] + parts)
        assert (kind, name) not in self, name
        self[kind, name] = value

    def contexts(self, field, names, calendar=None):
        names = dict(names)
        alone = {width: texts for width, texts in names["standAlone"].items() if width != "narrow"}
        names.setdefault("titled", alone)
        for context in ("format", "standAlone", "titled"):
            for width, texts in names[context].items():
                self.put("array", [field, context, width], texts, calendar)

    def patterns(self, path, values, calendar=None):
        for key, value in values.items():
            if isinstance(value, dict):
                self.patterns(path + [key], value, calendar)
            else:
                self.put("string", path + [key], value, calendar)


def add_rules(entries, file):
    week = file["week"]
    entries.put("bool", ["direction", "rtl"], file["direction"] == "rtl")
    entries.put("bool", ["hourCycle", "24"], file["hourCycle"] in ("h23", "h24"))
    entries.put("string", ["hourCycle"], file["hourCycle"])
    entries.put("integer", ["week", "firstDay"], DAYS.index(week["firstDay"]) + 1)
    entries.put("integer", ["week", "minimalDays"], week["minimalDays"])
    entries.put("array", ["week", "weekend"], [DAYS.index(day) + 1 for day in week["weekend"]])
    entries.put("array", ["numbers", "digits"], file["numbers"]["digits"])
    for mode, columns in file["columns"].items():
        entries.put("array", ["columns", mode], columns)


def categories(file):
    """The language's categories: those of whole numbers, and those that the units of time have for fractions."""
    units = [names for widths in file.get("units", {}).values() for names in widths.values()]
    return {"other", *file["plurals"]["cardinal"], *(c for c in CATEGORIES if any(c in names for names in units))}


def complete(forms, wanted):
    return {c: forms.get(c, forms["other"]) for c in CATEGORIES if c in forms or c in wanted}


def add_locale(entries, file):
    assert set(file) <= LOCALE | FACTS, set(file) - LOCALE - FACTS
    add_rules(entries, file)
    entries.patterns(["calendars", "names"], file["calendars"].get("names", {}))
    for field in ("weekdays", "dayPeriods", "quarters"):
        names = file.get(field)
        if not names:
            continue
        if "codes" in names:
            entries.put("array", [field, "codes"], names["codes"])
        names = {context: names[context] for context in ("format", "standAlone", "titled") if context in names}
        if field == "dayPeriods":
            for context, widths in names.items():
                for width, texts in widths.items():
                    entries.put("array", [field, context, width], texts)
        else:
            entries.contexts(field, names)
    for field, names in file.get("fields", {}).items():
        titled = names.get("titled", {width: names[width] for width in ("abbreviated", "wide")})
        entries.patterns(["fields", field], names | {"titled": titled})
    for width, patterns in file["lists"].items():
        entries.patterns(["lists", width], {key: patterns[key] for key in PATTERNS})
    for unit, words in file.get("relative", {}).items():
        plain = {steps: text for steps, text in words.items() if steps != "titled"}
        none = {"-2": "", "2": ""} if unit == "day" else {}
        titled = none | {s: plain[s] for s in none if s in plain} | words.get("titled", plain)
        entries.patterns(["relative", unit], none | plain | {"titled": titled})
    entries.patterns(["time"], common(file["time"]))
    for unit, widths in file.get("units", {}).items():
        for width, names in widths.items():
            if "label" in names:
                entries.put("string", ["units", unit, width, "label"], names["label"])
            forms = {c: names[c].replace("%", "%%").replace("{0}", "%1$d") for c in CATEGORIES if c in names}
            entries.put("plurals", ["units", unit, width], complete(forms, categories(file)))


def add_calendar(entries, file):
    assert set(file) <= CALENDAR | FACTS, set(file) - CALENDAR - FACTS
    calendar = file["calendar"]
    if calendar in ("chinese", "dangi"):
        file.setdefault("dayNames", file["dayLabels"])
    # A language may have no word for a calendar's only era. The files then have its code and empty texts.
    if codes := list(file["rules"].get("eras", {})):
        file.setdefault("eras", {"codes": codes} | dict.fromkeys(("abbreviated", "narrow", "wide"), [""]))
    for field in ("columns", "cyclicYears", "dayLabels", "dayNames", "leapMonthCodes", "leapYearMonthCodes", "monthCodes", "zodiac"):
        if field in file:
            entries.put("array", [field], file[field], calendar)
    for field in ("months", "leapMonths", "leapYearMonths"):
        if field in file:
            entries.contexts(field, file[field], calendar)
    for key, value in file.get("eras", {}).items():
        if key != "current":
            entries.put("array", ["eras", key], value, calendar)
    entries.patterns(["leapMonthPatterns"], file.get("leapMonthPatterns", {}), calendar)
    entries.patterns(["mask", "letters"], file.get("mask", {}).get("letters", {}), calendar)
    entries.patterns(["patterns"], common(file["patterns"]), calendar)
    for key in ("numericDate", "time", "title"):
        if key in file["picker"]:
            entries.put("string", ["picker", key], file["picker"][key], calendar)
    entries.put("string", ["years", "pattern"], file["years"]["pattern"], calendar)


def arguments(text):
    """The placeholders of an English text in their order. For a plural, the placeholders of the form `other`."""
    text = text if isinstance(text, str) else text["other"]
    return list(dict.fromkeys(re.findall(r"\{([A-Za-z0-9_]+)\}", text)))


def android(text, names, is_plural):
    if isinstance(text, dict):
        return {category: android(text[category], names or ["n"], True) for category in CATEGORIES if category in text}
    if not names:
        return text
    places = {name: "%1$d" if is_plural else f"%{i + 1}$s" for i, name in enumerate(names)}
    return re.sub(r"\{(\w+)\}", lambda match: places.get(match[1], match[0]), text.replace("%", "%%"))


def add_words(entries, words, english, names, wanted):
    for name, key in names:
        text = words.get(key)
        if text is None:
            continue
        kind = "string" if isinstance(text, str) else "plurals"
        assert (kind, name) not in entries, name
        value = android(text, arguments(english.get(key, text)), False)
        entries[kind, name] = value if kind == "string" else complete(value, wanted)


def configurations(tag, tags):
    language, *rest = tag.split("-")
    # Norwegian devices report nb, and Android does not treat nb and no as equal.
    device = "nb" if language == "no" and "-".join(["nb"] + rest) not in tags else None
    for code in filter(None, [language, OLD_CODES.get(language), device]):
        if any(len(part) == 4 for part in rest):
            yield "+".join(["b", code] + rest)
        else:
            yield code + "".join(f"-r{region}" for region in rest)


def rendered(value):
    """A value as `aapt2 dump` prints it."""
    if isinstance(value, (bool, int)):
        return f"{str(value).lower()}\n"
    if isinstance(value, str):
        # aapt2 indents each line of a text.
        return '"' + value.replace("\n", "\n      ") + '"\n'
    if isinstance(value, dict):
        return f"(plurals) size={len(value)}\n" + "".join(f'        {c}="{t}"\n' for c, t in sorted_forms(value))
    quoted = [f'"{each}"' if isinstance(each, str) else str(each) for each in value]
    rows = [", ".join(quoted[i:i + 4]) for i in range(0, len(quoted), 4)]
    return f"(array) size={len(value)}\n        [" + ", \n         ".join(rows) + "]\n"


def sorted_forms(forms):
    order = ("zero", "one", "two", "few", "many", "other")
    return [(category, forms[category]) for category in order if category in forms]


def main():
    bundle, dump = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).read_bytes().decode()
    names = json.loads(pathlib.Path(sys.argv[3]).read_text()) if len(sys.argv) > 3 else {}
    read = lambda tag, name: json.loads((bundle / "json" / tag / f"{name}.json").read_text(encoding="utf-8"))
    tags = sorted(path.name for path in (bundle / "json").iterdir() if path.is_dir() and "-u-" not in path.name)
    english = read("en", "locale")["strings"]
    expected = collections.defaultdict(dict)
    count = 0
    for tag in tags:
        entries, locale = Entries(), read(tag, "locale")
        add_locale(entries, locale)
        for calendar in locale["calendars"]["available"]:
            add_calendar(entries, read(tag, calendar))
        words = locale["strings"]
        add_words(entries, words, english, [(word(key), key) for key in words], categories(locale))
        add_words(entries, words, english, [(own(name), key) for name, key in names.items()], categories(locale))
        for entry, value in entries.items():
            count += len(value) if isinstance(value, (dict, list)) else 1
            for configuration in configurations(tag, tags):
                expected[entry][configuration] = value
            if tag == "en":
                expected[entry][""] = value
    # A text may have a line that looks like another resource, so the script compares whole entries and does not parse them.
    parts = re.split(r"(?m)^    resource 0x[0-9a-f]{8} (array|bool|integer|plurals|string)/(\w+)\n", dump)
    found = {(kind, name): text for kind, name, text in zip(parts[1::3], parts[2::3], parts[3::3])}
    found = {entry: re.sub(r"(?m)^  type \w+ id=\w+ entryCount=\d+\n\Z", "", text) for entry, text in found.items()}
    problems = [f"{kind}/{name} is only in the JSON" for kind, name in expected.keys() - found.keys()]
    problems += [f"{kind}/{name} is only in the XML" for kind, name in found.keys() - expected.keys()]
    for entry in expected.keys() & found.keys():
        texts = {c: f"      ({c}) {rendered(value)}" for c, value in expected[entry].items()}
        missing = [c for c, text in texts.items() if not ("\n" + found[entry]).count("\n" + text)]
        problems += [f"{'/'.join(entry)} differs in ({c}): expected {texts[c].strip()}" for c in missing]
        if not missing and sum(map(len, texts.values())) != len(found[entry]):
            problems.append(f"{'/'.join(entry)} has more in the XML than in the JSON")
    for problem in sorted(problems)[:20]:
        print(f"error: {problem}", file=sys.stderr)
    print(f"{len(tags)} locales, {len(expected)} names, {count:,} texts, {len(problems)} different")
    return 1 if problems or not expected else 0


sys.exit(main())
