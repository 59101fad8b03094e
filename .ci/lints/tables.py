"""The tables of a locale's files that the lints read.

In a path such as `locale:weekdays.format.wide`, the file's name is before the colon.
"""
from texts import joined, literal, scripts

CALENDARS = ("gregorian", "buddhist", "chinese", "japanese", "roc", "persian", "islamic-umalqura", "islamic-civil",
             "islamic-tbla", "hebrew", "ethiopic", "ethiopic-amete-alem", "coptic", "indian", "dangi")
CONTEXTS = ("format", "standAlone")
# The skeleton of each date style: the fields that its pattern must have.
STYLES = {"full": "yMEd", "long": "yMd", "medium": "yMd", "short": "yMd"}
TIMES = {"medium": "Hms", "short": "Hm"}


def calendars(files):
    return [(name, files[name]) for name in CALENDARS if name in files]


def name_tables(files):
    """Each list of names: its path, its width, the names, and the wide names of the same table in both contexts."""
    tables = [("locale:weekdays", files["locale"]["weekdays"]), ("locale:dayPeriods", files["locale"]["dayPeriods"])]
    tables += [(f"{name}:{table}", file[table]) for name, file in calendars(files)
               for table in ("months", "leapMonths") if table in file]
    for path, table in tables:
        wide = [text for context in CONTEXTS for text in table[context]["wide"]]
        for context in CONTEXTS:
            for width, names in table[context].items():
                yield f"{path}.{context}.{width}", width, names, wide
    for name, file in calendars(files):
        if "eras" in file:
            for width in ("abbreviated", "narrow"):
                yield f"{name}:eras.{width}", width, file["eras"][width], file["eras"]["wide"]


def patterns(files):
    """Every date and time pattern: path, pattern, and the skeleton that its key names."""
    time = files["locale"]["time"]
    yield from ((f"locale:time.styles.{key}", text, TIMES.get(key, "")) for key, text in time["styles"].items())
    yield from ((f"locale:time.skeletons.{key}", text, key) for key, text in time["skeletons"].items())
    yield from intervals("locale:time.intervals", time["intervals"])
    for name, file in calendars(files):
        table = file["patterns"]
        yield from ((f"{name}:patterns.date.{key}", text, STYLES.get(key, "")) for key, text in table["date"].items())
        yield from ((f"{name}:patterns.skeletons.{key}", text, key) for key, text in table["skeletons"].items())
        yield from intervals(f"{name}:patterns.intervals", table["intervals"])


def intervals(path, table):
    for skeleton, letters in table.items():
        if skeleton != "fallback":
            yield from ((f"{path}.{skeleton}.{letter}", text, skeleton) for letter, text in letters.items())


def glue(files):
    """The texts that join others: in lists, in the fallbacks of intervals, and between a date and a time."""
    for width, table in files["locale"]["lists"].items():
        for key, value in table.items():
            if isinstance(value, str):
                yield f"locale:lists.{width}.{key}", joined(value)
    yield "locale:time.intervals.fallback", joined(files["locale"]["time"]["intervals"]["fallback"])
    for name, file in calendars(files):
        table = file["patterns"]
        yield f"{name}:patterns.intervals.fallback", joined(table["intervals"]["fallback"])
        for style, pattern in table["dateTime"].items():
            yield f"{name}:patterns.dateTime.{style}", literal(joined(pattern))


def literals(files):
    yield from glue(files)
    yield from ((path, literal(pattern)) for path, pattern, _ in patterns(files))


def phrases(locale):
    """The picker's words: path and text, with an entry for each plural form."""
    for key, value in locale["strings"].items():
        forms = {"": value} if isinstance(value, str) else value
        yield from ((f"locale:strings.{key}" + (f".{form}" if form else ""), text) for form, text in forms.items())


def cldr_texts(locale):
    """CLDR's texts for fields, relative dates and units: path and text."""
    for table in ("fields", "relative"):
        for unit, texts in locale.get(table, {}).items():
            if isinstance(texts, dict):
                found = [(key, text) for key, text in texts.items() if isinstance(text, str)]
                yield from ((f"locale:{table}.{unit}.{key}", text) for key, text in found)
    for unit, widths in locale.get("units", {}).items():
        for width, texts in widths.items():
            yield from ((f"locale:units.{unit}.{width}.{key}", text) for key, text in texts.items())


def is_latin(files):
    wide = "".join(files["locale"]["weekdays"]["format"]["wide"])
    return "LATIN" in scripts(wide) or not scripts(wide)


def is_english(files):
    return files["locale"]["locale"].split("-")[0] == "en"
