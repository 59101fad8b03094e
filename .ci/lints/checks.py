"""The lints: each takes a locale's files and yields what it finds, as (path, text).

What a finding means says the lint's first line; which findings are right says reasons.txt.
"""
import re

from tables import CONTEXTS, calendars, is_english, is_latin, literals, name_tables, patterns, phrases, said
from texts import SPACES, Names, fields, has_digit, initial, is_digit, parts, scripts, words

# Words of English that no date of another language needs, and no other language spells alike.
ENGLISH = set("""and the at from through until year years month months weekday day days hour hours today
    yesterday tomorrow next this before after noon midnight morning afternoon evening night select choose
    sunday monday tuesday wednesday thursday friday saturday""".split())
# The forms of a date that can take the place of {date} in a sentence.
DATES = ("full", "long", "medium", "short", "yMd", "yMMMd", "yMMMEd", "yMMMMd", "yMMMMEEEEd")
# The fields that may stand for a letter of a skeleton.
STAND_INS = {"y": "yYuUr", "M": "ML", "d": "d", "E": "Eec", "G": "GUr", "H": "HkhK", "h": "hKHk", "j": "HhKk",
             "a": "abB", "m": "m", "s": "s"}


def other_script(files):
    """A shorter name is in another script than the wide names."""
    for path, width, names, wide in name_tables(files):
        expected = set().union(*map(scripts, wide))
        if width != "wide" and expected:
            for name in dict.fromkeys(names):
                if scripts(name) - expected:
                    yield path, name


def other_initial(files):
    """A narrow name of a weekday or month begins like no wide name and is no number."""
    for path, width, names, wide in name_tables(files):
        if width == "narrow" and re.search(r":(weekdays|months)\.", path):
            expected = set(map(initial, wide))
            for name in dict.fromkeys(names):
                if not is_digit(initial(name)) and initial(name) not in expected:
                    yield path, name


def latin_glue(files):
    """Latin letters are between texts or fields in a language that is not written in Latin."""
    if not is_latin(files):
        for path, text in literals(files):
            if "LATIN" in scripts(text):
                yield path, text


def english_words(files):
    """A word of English in another language."""
    if not is_english(files):
        names = [(path, name) for path, _, texts, _ in name_tables(files) for name in texts]
        for path, text in [*literals(files), *names, *phrases(files["locale"]), *said(files["locale"])]:
            if ENGLISH.intersection(words(re.sub(r"\{\w+\}", " ", text))):
                yield path, text


def digit_period(files):
    """The name of a part of the day contains a digit."""
    for path, _, names, _ in name_tables(files):
        if path.startswith("locale:dayPeriods."):
            for name in filter(has_digit, dict.fromkeys(names)):
                yield path, name


def other_era(files):
    """An era has the name of another era, of its own or of another calendar."""
    eras = [(name, width, code, text) for name, file in calendars(files) if "eras" in file
            for width in ("wide", "abbreviated", "narrow")
            for code, text in zip(file["eras"]["codes"], file["eras"][width])]
    for name, width, code, text in eras:
        others = {other for _, _, other, same in eras if same == text and other != code}
        # A narrow name may abbreviate two eras alike; the eras that it stands for must differ.
        if others and (width != "narrow" or name != "gregorian"):
            yield f"{name}:eras.{width}.{code}", text


def lost_field(files):
    """A pattern has no field for a letter of its skeleton, or a number where its skeleton asks for a name."""
    tables = dict(calendars(files))
    for path, pattern, skeleton in patterns(files):
        letters = {field[0] for field in fields(pattern)}
        lost = [letter for letter in dict.fromkeys(skeleton) if not letters.intersection(STAND_INS[letter])]
        # Where the names of the months are only numbers, a number says the same.
        file = tables.get(path.split(":")[0], files["gregorian"])
        has_names = not all(all(map(is_digit, name)) for name in file["months"]["format"]["wide"])
        if lost or "MMM" in skeleton and has_names and not names_month(pattern):
            yield path, pattern


def names_month(pattern):
    """Whether a pattern has a month's name, or its number beside the word for month, as in 5月."""
    found = [("text", ""), *parts(pattern), ("text", "")]
    for index, (kind, text) in enumerate(found):
        if kind == "field" and text[0] in "ML":
            beside = found[index - 1][1].rstrip(SPACES)[-1:] if found[index - 1][0] == "text" else ""
            behind = found[index + 1][1].lstrip(SPACES + "-")[:1] if found[index + 1][0] == "text" else ""
            if len(text) > 2 or scripts(beside + behind):
                return True
    return False


def meeting(pattern, names):
    """The first two numbers of a pattern that only a space separates, or nothing; None if there are none."""
    found = parts(pattern)
    for index, (kind, left) in enumerate(found[:-1]):
        if kind == "field" and names.is_number(left, -1):
            between = found[index + 1][1] if found[index + 1][0] == "text" else ""
            after = found[index + (2 if between else 1):][:1]
            if not between.strip(SPACES) and after and names.is_number(after[0][1], 0):
                return left + between + after[0][1]
    return None


def numbers_meet(files):
    """Two numbers meet in a pattern, or a date and a time do, with only a space between them."""
    tables = dict(calendars(files))
    for path, pattern, _ in patterns(files):
        file = tables.get(path.split(":")[0], files["gregorian"])
        if meeting(pattern, Names(files["locale"], file)):
            yield path, pattern
    time = files["locale"]["time"]["styles"]["short"]
    for name, file in calendars(files):
        for style, pattern in file["patterns"]["dateTime"].items():
            filled = pattern.replace("{1}", file["patterns"]["date"][style]).replace("{0}", time)
            if re.search(rf"\}}[{SPACES}]*\{{", pattern) and meeting(filled, Names(files["locale"], file)):
                yield f"{name}:patterns.dateTime.{style}", filled


def doubled_stop(files):
    """A full stop follows a date that can end in a full stop."""
    ends = [f"{name}.{key}" for name, file in calendars(files)
            for key, pattern in [*file["patterns"]["date"].items(), *file["patterns"]["skeletons"].items()]
            if key in DATES and Names(files["locale"], file).ends(pattern, ".")]
    if ends:
        for path, text in phrases(files["locale"]):
            if re.search(r"\{(date|start|end|min|max)\}\.", text):
                yield path, f"{text} (as {ends[0]})"


def other_marks(files):
    """The label for AM and PM has other marks than the wheel."""
    label = files["locale"]["strings"].get("label.dayPeriod")
    marks = files["locale"]["dayPeriods"]["format"]["abbreviated"][:2]
    if label is not None and not all(same(mark) in same(label) for mark in marks):
        yield "locale:strings.label.dayPeriod", f"{label}, but {'/'.join(marks)}"


def same(text):
    """A text without the differences of a title: of case and of the kind of space."""
    return re.sub(rf"[{SPACES}]", " ", text.casefold())


def scheme(name):
    """How a month is named: by its number, by a word with its number, or by a name."""
    if not any(map(is_digit, name)):
        return "name"
    return "word and number" if re.search(r"[^\W\d_]", name) else "number"


def mixed_months(files):
    """The months of a table, or a leap month and its neighbor, are named in different ways."""
    for name, file in calendars(files):
        for context in CONTEXTS:
            for width, months in file["months"][context].items():
                path = f"{name}:months.{context}.{width}"
                if len(set(map(scheme, months))) > 1:
                    yield path, ", ".join(months)
                elif "leapMonths" in file:
                    yield from unlike_leaps(name, months, file["leapMonths"][context][width], context, width)


def unlike_leaps(name, months, leaps, context, width):
    for month, leap in zip(months, leaps):
        own = re.sub(r"\D", "", month) if any(map(is_digit, month)) else month.casefold()
        if own not in leap.casefold() or is_digit(month[0]) and width == "narrow" and len(leap) > len(month) + 3:
            yield f"{name}:leapMonths.{context}.{width}", f"{leap} beside {month}"
            return


def mixed_days(files):
    """Some patterns of a calendar write the day in another numbering system than the others."""
    for name, file in calendars(files):
        overrides = file.get("numberOverrides", {})
        systems = {}
        for path, pattern, _ in patterns({"locale": files["locale"], name: file}):
            key = path.removeprefix(f"{name}:")
            if not path.startswith("locale:") and any(field[0] == "d" for field in fields(pattern)):
                entry = overrides.get(key, {})
                systems.setdefault(entry.get("d", entry.get("*", "the locale's digits")), []).append(key)
        if len(systems) > 1:
            texts = (f"{system} in {keys[0]}" for system, keys in sorted(systems.items()))
            yield f"{name}:numberOverrides", ", ".join(texts)


LINTS = {
    "other-script": other_script, "other-initial": other_initial, "latin-glue": latin_glue,
    "english-words": english_words, "digit-period": digit_period, "other-era": other_era, "lost-field": lost_field,
    "numbers-meet": numbers_meet, "doubled-stop": doubled_stop, "other-marks": other_marks,
    "mixed-months": mixed_months, "mixed-days": mixed_days,
}


def shape(value):
    return "plural" if isinstance(value, dict) else "list" if isinstance(value, list) else "text"


def other_shapes(bundle):
    """A key is a text in one locale and a plural in another; the rarer shape is the finding."""
    seen = {}
    for locale, files in bundle.items():
        for key, value in files["locale"]["strings"].items():
            seen.setdefault(key, {}).setdefault(shape(value), []).append(locale)
    for key, found in sorted(seen.items()):
        for kind, locales in sorted(found.items(), key=lambda entry: len(entry[1]))[:-1]:
            yield from ((locale, f"locale:strings.{key}", kind) for locale in locales)


def names():
    return [*LINTS, "other-shape"]


def meaning(lint):
    """What a lint finds, in a sentence."""
    return LINTS.get(lint, other_shapes).__doc__


def findings(bundle):
    """Every finding of a bundle, a dictionary of files by locale: (lint, locale, path, text)."""
    for locale, files in bundle.items():
        for name, lint in LINTS.items():
            yield from ((name, locale, path, text) for path, text in lint(files))
    yield from (("other-shape", *finding) for finding in other_shapes(bundle))
