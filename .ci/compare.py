#!/usr/bin/env python3
"""Compares the JSON of two bundles without Almanac's code, and checks that `almanac diff --report json` agrees.

compare.py OLD NEW REPORT: the report must have the same changes: the same values in the same files, each with the same
kind. Otherwise, this script prints the differences and ends with exit code 1. It finds the kinds by its own rules.
"""
import json, plistlib, re, sys, unicodedata
from collections import Counter
from pathlib import Path

WEEK = {"week", "hourCycle", "allowedHourCycles"}
PATTERN = {"patterns", "numberOverrides", "time", "lists", "leapMonthPatterns", "mask", "dayPeriodSide"}
NAME = {"months", "leapMonths", "weekdays", "eras", "cyclicYears", "zodiac", "dayNames", "dayLabels", "dayOfMonths", "years",
        "dayPeriods", "fields", "quarters", "relative", "units", "wheels", "numbers"}


# The values that Almanac derives from other values (their origins), by path, with the paths of the origins. The report
# lists a change of a derived value only if no origin changed, or if no changed origin contains the new text.
DERIVED = {
    "longest.days": ["dayLabels"], "longest.months": ["months", "leapMonths"], "longest.years": ["years"],
    "wheels.longest.hours": ["wheels.hours"], "wheels.longest.minutes": ["wheels.minutes"],
    "picker.dayPeriods": ["dayPeriods.format.abbreviated"], "picker.digits": ["numbers"],
    "picker.direction": ["direction"], "picker.firstDay": ["week.firstDay"], "picker.firstDayCode": ["week.firstDay"],
    "picker.hour12": ["hourCycle"], "picker.months": ["months.standAlone.wide", "months.titled.wide"],
    "picker.monthsInDate": ["months.format.wide"],
    "picker.monthsShort": ["months.standAlone.abbreviated", "months.titled.abbreviated"],
    "picker.numericDate": ["mask.order", "mask.separators"], "picker.rangeSeparator": ["patterns.intervals.fallback"],
    "picker.time": ["time.skeletons.jm"], "picker.title": ["patterns.skeletons.yMMMM"],
    "picker.weekdays": ["weekdays.standAlone.wide", "weekdays.titled.wide"],
    "picker.weekdaysHeader": ["weekdays.standAlone"], "picker.yearFirst": ["patterns.skeletons.yMMMM"],
    "picker.yearSuffix": ["patterns.skeletons.y", "patterns.skeletons.Gy"],
}


# The old and the new value of each change, by file and path.
VALUES = {}
# The new files with changes, by path.
NEW = {}


def codes(file, path, count):
    """A name for each element of a list, such as its month code or its year. None if the whole list is one value."""
    if path[-1] == "codes":
        return None
    field = path[0]
    if field in ("months", "leapMonths"):
        found = file["monthCodes" if field == "months" else "leapMonthCodes"]
    elif field in ("weekdays", "dayPeriods", "eras"):
        found = file[field]["codes"]
    elif field == "quarters":
        found = range(1, 5)
    elif field in ("cyclicYears", "zodiac", "dayNames", "dayLabels"):
        found = range(1, count + 1)
    elif field == "years":
        found = range(file["years"]["first"], file["years"]["first"] + count)
    elif field == "numbers" or path[-1] == "minutes" and field == "wheels" and len(path) == 2:
        found = range(count)
    elif field == "wheels" and path[1:2] == ["hours"]:
        found = {"h11": range(12), "h12": [12, *range(1, 12)], "h23": range(24), "h24": range(1, 25)}[path[2]]
    else:
        return None
    assert len(found) == count, (path, count)
    return [str(code) for code in found]


def flat(value, file, path=()):
    """The single values of a file, by path. An empty object or list is also a value."""
    if value in ({}, []):
        return {".".join(path): value}
    if isinstance(value, dict):
        pairs = value.items()
    elif isinstance(value, list) and (names := codes(file, list(path), len(value))) is not None:
        pairs = zip(names, value)
    else:
        return {".".join(path): value}
    return {key: leaf for name, inner in pairs for key, leaf in flat(inner, file, (*path, name)).items()}


def source(sources, path):
    """The path of the nearest entry of `sources` for a value: the value's own path, or the longest path above it."""
    parts = path.split(".")
    for length in range(len(parts), 0, -1):
        if (key := ".".join(parts[:length])) in sources:
            return key
    return None


def fell(old, new, key):
    return new.get(key) == "root" and (old.get(key) == "own" or old.get(key, "").startswith("parent:"))


def visible(text):
    return [c for c in text if unicodedata.category(c) not in ("Cc", "Cf", "Zl", "Zp", "Zs")]


def kind(name, path, old, new):
    field = path.split(".")[0]
    base = ("week" if name == "regions.json" or field in WEEK else
            "pattern" if field in PATTERN or path == "years.pattern" else
            "name" if field in NAME or path.startswith("calendars.names.") else
            "words" if field == "strings" else "other")
    if base != "week" and isinstance(old, str) and isinstance(new, str) and visible(old) == visible(new):
        return "spaces"
    return base


def changes(path, old, new):
    """The changes of one file: (kind, file, path in it)."""
    name = path.split("/")[-1]
    was, now = old.pop("sources", {}), new.pop("sources", {})
    before, after = flat(old, old), flat(new, new)
    seen = set()
    for key in before.keys() | after.keys():
        if key in before and key in after and json.dumps(before[key]) == json.dumps(after[key]):
            continue
        entry = source(now, key) or source(was, key)
        seen.add(entry)
        found = kind(name, key, before.get(key), after.get(key))
        if key in after and entry and found not in ("week", "spaces") and fell(was, now, entry):
            found = "root"
        VALUES[path, key] = before.get(key), after.get(key)
        yield found, path, key
    for entry in was.keys() | now.keys():
        if entry not in seen and was.get(entry) != now.get(entry):
            yield "source", path, f"sources.{entry}"


def apple_texts(file):
    """The texts of an Apple table by key. In a .stringsdict, the plural forms by key and category."""
    if file.suffix == ".stringsdict":
        plurals = plistlib.loads(file.read_bytes())
        forms = {key: next(value for name, value in entry.items() if name != "NSStringLocalizedFormatKey")
                 for key, entry in plurals.items()}
        return {(key, category): text for key, entry in forms.items() for category, text in entry.items()
                if category in ("zero", "one", "two", "few", "many", "other")}
    line = re.compile(r'"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";')
    unescaped = lambda text: json.loads(f'"{text}"'.replace("\\U", "\\u"))
    return {(unescaped(key),): unescaped(text) for key, text in line.findall(file.read_text())}


def apple_form(text):
    """A regular expression for a text in an Apple table, where a placeholder such as {date} is %1$@ or %lld."""
    parts = re.split(r"(\{\w+\}|%)", text)
    form = {"%": "%%?"}
    return "".join(form.get(part) or (r"(?:%\d\$@|%lld)" if re.fullmatch(r"\{\w+\}", part) else re.escape(part))
                   for part in parts)


def is_copy(apple, words):
    return apple == words or None not in (apple, words) and re.fullmatch(apple_form(words), apple) is not None


def apple_changes(path, old, new):
    """The changes of an Apple table that the JSON of its locale does not have."""
    locale, table = path.split("/")[1].removesuffix(".lproj"), path.split("/")[2]
    name = "locale" if table.startswith("Picker.") else table.split(".")[0].lower()
    beside = [folder / f"json/{locale}/{name}.json" for folder in (old, new)]
    found = []
    for file in beside:
        file = json.loads(file.read_text()) if file.exists() else None
        found.append(None if file is None else flat(file, file))
    before, after = apple_texts(old / path), apple_texts(new / path)
    for key in before.keys() | after.keys():
        texts = before.get(key), after.get(key)
        if texts[0] == texts[1]:
            continue
        joined = ".".join(key)
        places = [joined, joined.replace("years.", "years.display.", 1)] if name != "locale" else [f"strings.{joined}", joined]
        if not (None not in found and any(
                found[0].get(place) != found[1].get(place)
                and all(is_copy(text, values.get(place)) for text, values in zip(texts, found))
                for place in places)):
            yield kind(table, joined if len(key) == 1 else f"strings.{joined}", *texts), path, joined


def manifest_changes(old, new, locales):
    """The changes of the manifest that are not in its lists of files or in the entries of locales with files."""
    files = [json.loads((folder / "manifest.json").read_text()) for folder in (old, new)]
    for file in files:
        for field in ("files", "missing"):
            file.pop(field, None)
        file["locales"] = {tag: value for tag, value in file["locales"].items()
                           if tag not in locales[0] | locales[1]}
    yield from changes("manifest.json", *files)


def is_below(path, place):
    return path == place or path.startswith(place + ".")


def texts(value):
    if isinstance(value, str):
        return [value]
    return [text for inner in value for text in texts(inner)] if isinstance(value, list) else []


def follows(place, old, new, known):
    """Whether the new derived value can come from `known`, the new texts of its changed origins."""
    field = place.split(".")[-1]
    if isinstance(new, (bool, int)):
        patterns = [re.search("[yrU]", text) and re.search("[ML]", text) and
                    re.search("[yrU]", text).start() < re.search("[ML]", text).start() for text in known]
        return {"firstDay": lambda: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"][new] in known,
                "hour12": lambda: bool(known & ({"h11", "h12"} if new else {"h23", "h24"})),
                "yearFirst": lambda: new in patterns}[field]()
    before, after = texts(old), texts(new)
    if len(before) == len(after):
        brought = [text for text, other in zip(after, before) if text != other]
    else:
        brought = after
    parts = {"numericDate": lambda text: all(c in "dMy" or any(c in one for one in known | set(before)) for c in text),
             "rangeSeparator": lambda text: any(text in one for one in known | set(before)),
             "yearSuffix": lambda text: any(text in one.replace("'", "") for one in known | set(before))}
    return all(text in known or field in parts and parts[field](text) for text in brought)


def without_derived(found):
    """The changes, except those of derived values that follow from another change in the same locale."""
    found = list(found)
    changed = {}
    for _, path, place in found:
        if path.startswith("json/") and place:
            changed.setdefault(path, []).append(place)
    for change in found:
        _, path, place = change
        origins = next((origins for value, origins in DERIVED.items() if place and is_below(place, value)), [])
        files = {path, str(Path(path).parent / "locale.json")}
        beside = [(file, other) for file in files for other in changed.get(file, [])
                  if any(is_below(other, origin) for origin in origins)]
        known = {text for one in beside for text in texts(VALUES.get(one, (None, None))[1])}
        if beside and "longest" in place:
            # If one label changes, others can become the widest ones, so every text must be a label of the new file.
            labels = {text for key, leaf in flat(NEW[path], NEW[path]).items() for text in texts(leaf)
                      if any(is_below(key, origin) for origin in origins)}
            is_derived = labels.issuperset(texts(VALUES[path, place][1]))
        elif beside and place == "picker.weekdaysHeader":
            # The labels are the names of one width, in title case and without a final period.
            widths = NEW[str(Path(path).parent / "locale.json")]["weekdays"]["standAlone"].values()
            header = [label.lower().rstrip(".") for label in texts(VALUES[path, place][1])]
            is_derived = header in [[name.lower().rstrip(".") for name in names] for names in widths]
        else:
            is_derived = beside and follows(place, *VALUES.get((path, place), (None, None)), known)
        if not is_derived:
            yield change


def comes_with_locale(path, place, old, new):
    """Whether an entry of the index was added or removed with a locale or its language."""
    values = VALUES[path, place]
    if None not in values:
        return False
    field, key, *rest = place.split(".")
    mine, other = ({tag.split("-")[0] for tag in tags} for tags in (old, new))
    tags, odd = old ^ new, mine ^ other
    target = next(value for value in values if value is not None)
    return {"locales": lambda: key in tags,
            "languages": lambda: key in odd or rest[:1] == ["regions"] and key in {tag.split("-")[0] for tag in tags},
            "parents": lambda: key.split("-")[0] in odd,
            "aliases": lambda: key.split("-")[0] not in mine | other and target.split("-")[0] in odd,
            }.get(field, lambda: False)()


def bundle_changes(old, new):
    files = [set(json.loads((folder / "manifest.json").read_text())["files"]) for folder in (old, new)]
    locales = [{path.split("/")[1] for path in paths if path.startswith("json/") and path.count("/") == 2}
               for paths in files]
    yield from manifest_changes(old, new, locales)
    for word, mine, other in (("removed", 0, 1), ("added", 1, 0)):
        for locale in locales[mine] - locales[other]:
            yield word, locale, None
        for path in files[mine] - files[other]:
            if path.startswith("json/") and path.split("/")[1] in locales[other]:
                yield word, path, None
            elif path.endswith(".stringsdict") and path.split("/")[1].removesuffix(".lproj") in locales[other]:
                yield word, path, None
            elif path.startswith("json/") and path.count("/") == 1 or path.startswith("schema/"):
                yield word, path, None
    for path in files[0] & files[1]:
        texts = [(folder / path).read_bytes() for folder in (old, new)]
        if texts[0] == texts[1]:
            continue
        if path.startswith("strings/"):
            yield from apple_changes(path, old, new)
        elif path.startswith("json/"):
            sides = list(map(json.loads, texts))
            NEW[path] = sides[1]
            found = list(changes(path, *sides))
            if path == "json/index.json" and locales[0] != locales[1]:
                found = [change for change in found if not comes_with_locale(path, change[2], *locales)]
            yield from found
        else:
            yield "other", path, None


def reported(change):
    if "path" not in change and "table" not in change:
        return change["kind"], change["locale"], None
    return change["kind"], change["file"], change.get("path")


def main():
    old, new, report = map(Path, sys.argv[1:])
    report = json.loads(report.read_text())
    expected = Counter(without_derived(bundle_changes(old, new)))
    found = Counter(map(reported, report["changes"]))
    counts = Counter(kind for kind, _, _ in expected.elements())
    assert counts == Counter(report["counts"]) or expected != found, "The report's counts do not match its changes."
    for word, odd in (("missing in the report", expected - found), ("only in the report", found - expected)):
        for change in sorted(odd, key=str)[:20]:
            print(f"{word}: {change}")
    if expected != found:
        sys.exit(1)
    print(f"almanac diff agrees: {sum(counts.values())} differences, {dict(sorted(counts.items()))}")


main()
