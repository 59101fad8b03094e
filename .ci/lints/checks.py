"""The lints: functions that look for signs of wrong data in a locale's files.

Each yields its findings as (path, text). The comment of a lint says what a finding means, and lint-data prints it.
reasons.txt says which findings are right.
"""
import re

from orders import other_order, taken_back
from tables import CONTEXTS, calendars, cldr_texts, is_english, is_latin, literals, name_tables, patterns, phrases
from texts import SPACES, Names, fields, has_digit, initial, is_digit, one_spelling, parts, scripts, spellings, words

# English words that a date in another language should not contain.
ENGLISH = set("""and the at from through until year years month months weekday day days hour hours today
    yesterday tomorrow next this before after noon midnight morning afternoon evening night select choose
    sunday monday tuesday wednesday thursday friday saturday""".split())
# The styles and skeletons of the dates that can replace {date} in a sentence.
DATES = ("full", "long", "medium", "short", "yMd", "yMMMd", "yMMMEd", "yMMMMd", "yMMMMEEEEd")
# For each letter of a skeleton: the letters of pattern fields that may stand for it.
STAND_INS = {"y": "yYuUr", "M": "ML", "d": "d", "E": "Eec", "G": "GUr", "H": "HkhK", "h": "hKHk", "j": "HhKk",
             "a": "abB", "m": "m", "s": "s", "Q": "Qq"}


def other_script(files):
    """A shorter name is in another script than the wide names. Roman numerals count only beside Arabic letters."""
    for path, width, names, wide in name_tables(files):
        expected = set().union(*map(scripts, wide))
        if width != "wide" and expected:
            for name in dict.fromkeys(names):
                numeral = "" if "ARABIC" in scripts(name) else r"\b[IVX]+\b"
                if scripts(re.sub(numeral, "", name)) - expected:
                    yield path, name


def other_initial(files):
    """A narrow name of a weekday or month is not a number, and no wide name begins with the same letter."""
    for path, width, names, wide in name_tables(files):
        if width == "narrow" and re.search(r":(weekdays|months)\.", path):
            expected = set(map(initial, wide))
            for name in dict.fromkeys(names):
                if not is_digit(initial(name)) and initial(name) not in expected:
                    yield path, name


def latin_glue(files):
    """A text that joins names or pattern fields has Latin letters, although the language has another script."""
    if not is_latin(files):
        for path, text in literals(files):
            if "LATIN" in scripts(text):
                yield path, text


def english_words(files):
    """A text in another language contains an English word."""
    if not is_english(files):
        for path, text in [*literals(files), *all_texts(files)]:
            if ENGLISH.intersection(words(re.sub(r"\{\w+\}", " ", text))):
                yield path, text


def digit_period(files):
    """The name of a part of the day contains a digit."""
    for path, _, names, _ in name_tables(files):
        if path.startswith("locale:dayPeriods."):
            for name in filter(has_digit, dict.fromkeys(names)):
                yield path, name


def other_era(files):
    """An era has the same name as another era of this or another calendar."""
    eras = [(name, width, code, text) for name, file in calendars(files) if "eras" in file
            for width in ("wide", "abbreviated", "narrow")
            for code, text in zip(file["eras"]["codes"], file["eras"][width])]
    for name, width, code, text in eras:
        others = {other for _, _, other, same in eras if same == text and other != code}
        # The narrow names of two Gregorian eras may be equal.
        if others and (width != "narrow" or name != "gregorian"):
            yield f"{name}:eras.{width}.{code}", text


def lost_field(files):
    """A pattern has no field for a letter of its skeleton, or a number where its skeleton asks for a name."""
    tables = dict(calendars(files))
    for path, pattern, skeleton in patterns(files):
        letters = {field[0] for field in fields(pattern)}
        file = tables.get(path.split(":")[0], files["gregorian"])
        # A calendar without eras shows none. If every month's name is a number, a number in the pattern is right.
        lost = [letter for letter in dict.fromkeys(skeleton)
                if not letters.intersection(STAND_INS[letter]) and (letter != "G" or "eras" in file)]
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
    """The first place in a pattern where only a space or nothing is between two numbers, such as "d y", or None."""
    found = parts(pattern)
    for index, (kind, left) in enumerate(found[:-1]):
        if kind == "field" and names.is_number(left, -1):
            between = found[index + 1][1] if found[index + 1][0] == "text" else ""
            after = found[index + (2 if between else 1):][:1]
            if not between.strip(SPACES) and after and names.is_number(after[0][1], 0):
                return left + between + after[0][1]
    return None


def numbers_meet(files):
    """Two numbers in a pattern, or a date and a time, have only a space or nothing between them."""
    names = {name: Names(files["locale"], file) for name, file in calendars(files)}
    for path, pattern, _ in patterns(files):
        if meeting(pattern, names.get(path.split(":")[0], names["gregorian"])):
            yield path, pattern
    time = files["locale"]["time"]["styles"]["short"]
    for name, file in calendars(files):
        for style, pattern in file["patterns"]["dateTime"].items():
            filled = pattern.replace("{1}", file["patterns"]["date"][style]).replace("{0}", time)
            if re.search(rf"\}}[{SPACES}]*\{{", pattern) and meeting(filled, names[name]):
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
    """The label for AM and PM does not contain the texts of the wheel of AM and PM."""
    label = files["locale"]["strings"].get("label.dayPeriod")
    marks = files["locale"]["dayPeriods"]["format"]["abbreviated"][:2]
    if label is not None and not all(same(mark) in same(label) for mark in marks):
        yield "locale:strings.label.dayPeriod", f"{label}, but {'/'.join(marks)}"


def same(text):
    """A text for a comparison that ignores case and the kind of space."""
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
                # In a calendar that renames months in leap years, the leap month has a name of its own.
                elif "leapMonths" in file and "leapYearMonths" not in file:
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


def all_texts(files):
    """The names, the picker's words and CLDR's texts: path and text."""
    names = [(path, name) for path, _, texts, _ in name_tables(files) for name in texts]
    return [*names, *phrases(files["locale"]), *cldr_texts(files["locale"])]


def two_spellings(files):
    """A word is spelled in two ways: hamza, ya, vowel marks, nukta, joiners, ё or apostrophes differ."""
    seen = {}
    for path, text in all_texts(files):
        for word in spellings(text):
            seen.setdefault(one_spelling(word), {}).setdefault(word, path)
    for found in seen.values():
        if len(found) > 1:
            (first, _), (second, path) = list(found.items())[:2]
            yield path, f"{second} beside {first}"


# What the spelling of some regions does not have: ß in Switzerland and Liechtenstein, Ekavian forms in Bosnia and
# Herzegovina and in Montenegro.
EKAVIAN = (r"\b(pre|vreme|vek)\b|mesec|sledeć|nedelj|ponedelj|posledn|pomer|promen|primer|primen|vrednost"
           r"|\b(пре|време|век)\b|месец|следећ|недељ|понедељ|последњ|помер|промен|пример|примен|вредност")
REGIONS = {r"de-(CH|LI)": "ß", r"sr-(Cyrl|Latn)-(BA|ME)": EKAVIAN}


def regional_spelling(files):
    """A text has a spelling that people in the region do not use."""
    for tag, spelling in REGIONS.items():
        if re.match(rf"{tag}\b", files["locale"]["locale"]):
            for path, text in all_texts(files):
                if re.search(spelling, text, re.IGNORECASE):
                    yield path, text


LINTS = {
    "other-script": other_script, "other-initial": other_initial, "latin-glue": latin_glue,
    "english-words": english_words, "digit-period": digit_period, "other-era": other_era, "lost-field": lost_field,
    "numbers-meet": numbers_meet, "doubled-stop": doubled_stop, "other-marks": other_marks,
    "mixed-months": mixed_months, "mixed-days": mixed_days, "other-order": other_order,
    "two-spellings": two_spellings, "regional-spelling": regional_spelling,
}


def shape(value):
    return "plural" if isinstance(value, dict) else "list" if isinstance(value, list) else "text"


def other_shapes(bundle):
    """A key is a text in one locale and a plural in another; the rarer kind is the finding."""
    seen = {}
    for locale, files in bundle.items():
        for key, value in files["locale"]["strings"].items():
            seen.setdefault(key, {}).setdefault(shape(value), []).append(locale)
    for key, found in sorted(seen.items()):
        for kind, locales in sorted(found.items(), key=lambda entry: len(entry[1]))[:-1]:
            yield from ((locale, f"locale:strings.{key}", kind) for locale in locales)


def names():
    return [*LINTS, "other-shape", "taken-back"]


def meaning(lint):
    """What a lint finds, in a sentence."""
    return LINTS.get(lint, {"other-shape": other_shapes, "taken-back": taken_back}.get(lint)).__doc__


def findings(bundle):
    """Every finding of a bundle as (lint, locale, path, text). The bundle is a dictionary of the locales' files."""
    for locale, files in bundle.items():
        for name, lint in LINTS.items():
            yield from ((name, locale, path, text) for path, text in lint(files))
    yield from (("other-shape", *finding) for finding in other_shapes(bundle))
