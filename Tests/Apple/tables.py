"""Apple's tables of texts: a reader of `.strings` and `.stringsdict`, and the texts from the JSON that they must have.

The reader follows Apple's documents and not Almanac's code: "Strings Files" in the archived Internationalization and
Localization Guide (pairs of quoted texts, `\\U` with four hexadecimal digits, comments), and "Stringsdict File Format". The
texts of `.strings` equal the texts of the JSON of the same run. `words` and `calendar` say which key has which value.
"""
import json
import plistlib
import re

PAIR = re.compile(r'"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', re.S)
BLANK = re.compile(r"\s+|/\*.*?\*/|//[^\n]*", re.S)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\", "'": "'"}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def unescaped(text):
    """The text of a quoted string."""
    def character(match):
        if match[1]:
            return chr(int(match[1], 16))
        if match[2] not in ESCAPES:
            raise ValueError(f"unknown escape \\{match[2]}")
        return ESCAPES[match[2]]
    text = re.sub(r"\\(?:U([0-9A-Fa-f]{4})|(.))", character, text, flags=re.S)
    # A character outside the Basic Multilingual Plane is two \U escapes.
    return text.encode("utf-16", "surrogatepass").decode("utf-16")


def strings(data):
    """The texts of a `.strings` file by key."""
    text, place, found = data.decode("utf-8"), 0, {}
    while place < len(text):
        if blank := BLANK.match(text, place):
            place = blank.end()
            continue
        pair = PAIR.match(text, place)
        if not pair:
            raise ValueError(f"no pair of texts at {text[place:place + 40]!r}")
        key = unescaped(pair[1])
        if key in found:
            raise ValueError(f"{key!r} occurs twice")
        found[key] = unescaped(pair[2])
        place = pair.end()
    return found


def plurals(data):
    """The plural texts of a `.stringsdict` file by key. Each text has a format, and its numbers by name."""
    found = {}
    for key, entry in plistlib.loads(data, fmt=plistlib.FMT_XML).items():
        form = entry.pop("NSStringLocalizedFormatKey")
        numbers = {}
        for name, rule in entry.items():
            if rule.pop("NSStringFormatSpecTypeKey") != "NSStringPluralRuleType":
                raise ValueError(f"{key}: {name} is not a plural")
            numbers[name] = {"type": rule.pop("NSStringFormatValueTypeKey"), "forms": rule}
            if not set(rule) <= CATEGORIES or "other" not in rule:
                raise ValueError(f"{key}: {name} has the categories {sorted(rule)}")
        found[key] = {"format": form, "numbers": numbers}
    return found


def placeholders(text):
    """The names of a text's placeholders in the order of the text, without repeats."""
    return list(dict.fromkeys(re.findall(r"\{([A-Za-z][A-Za-z0-9]*)\}", text)))


def arguments(english):
    """The placeholders of each English text, by key. Their order numbers the arguments in all languages."""
    return {key: placeholders(text if isinstance(text, str) else text["other"]) for key, text in english.items()}


def formatted(text, names):
    """The text as a format of Foundation, where the first placeholder is `%1$@`. Unchanged if it has no placeholders."""
    if not names:
        return text
    return re.sub(r"\{([A-Za-z][A-Za-z0-9]*)\}",
                  lambda match: f"%{names.index(match[1]) + 1}$@" if match[1] in names else match[0], text.replace("%", "%%"))


def contexts(path, names, codes):
    """The names of a table with contexts and widths, by their paths."""
    for context, widths in names.items():
        if context != "codes" and isinstance(widths, dict):
            for width, texts in widths.items():
                if isinstance(texts, list):
                    for code, text in zip(codes, texts, strict=True):
                        yield f"{path}.{context}.{width}.{code}", text


def leaves(path, value):
    """The texts of an object, by their paths."""
    for key, inner in value.items():
        if isinstance(inner, dict):
            yield from leaves(f"{path}.{key}", inner)
        else:
            yield f"{path}.{key}", inner


def words(locale, names):
    """The texts that `Picker.strings` must have."""
    found = {key: formatted(text, names.get(key, [])) for key, text in locale["strings"].items() if isinstance(text, str)}
    found.update(contexts("weekdays", locale["weekdays"], locale["weekdays"]["codes"]))
    found.update(contexts("dayPeriods", {name: locale["dayPeriods"][name] for name in ("format", "standAlone")},
                          locale["dayPeriods"]["codes"]))
    if "quarters" in locale:
        found.update(contexts("quarters", locale["quarters"], range(1, 5)))
    for name in ("fields", "relative"):
        found.update(leaves(name, locale.get(name, {})))
    found.update(leaves("calendars.names", locale["calendars"].get("names", {})))
    for unit, widths in locale.get("units", {}).items():
        found.update({f"units.{unit}.{width}.label": texts["label"] for width, texts in widths.items() if "label" in texts})
    return found


def calendar(file):
    """The texts that the table of a calendar must have."""
    found = {}
    for table in ("month", "leapMonth", "leapYearMonth"):
        if f"{table}s" in file:
            found.update(contexts(f"{table}s", file[f"{table}s"], file[f"{table}Codes"]))
    if "eras" in file:
        found.update({f"eras.{width}.{code}": text for width in ("abbreviated", "narrow", "wide")
                      for code, text in zip(file["eras"]["codes"], file["eras"][width], strict=True)})
    if "letters" in file.get("mask", {}):
        found.update(leaves("mask.letters", file["mask"]["letters"]))
    for name in ("cyclicYears", "dayLabels", "dayNames", "zodiac"):
        found.update({f"{name}.{number}": text for number, text in enumerate(file.get(name, []), 1)})
    found.update({f"years.{year}": text for year, text in enumerate(file["years"]["display"], file["years"]["first"])})
    return found


def counted(locale, names):
    """The texts that `Picker.stringsdict` must have."""
    found = {}
    for key, forms in locale["strings"].items():
        if isinstance(forms, dict):
            name = (names.get(key) or ["n"])[0]
            place = f"{{{name}}}"
            # `%lld` is the next argument, so a number that a form has twice is `%1$lld`.
            texts = {category: text.replace("%", "%%").replace(place, "%1$lld" if text.count(place) > 1 else "%lld")
                     for category, text in forms.items()}
            found[key] = {"format": f"%#@{name}@", "numbers": {name: {"type": "lld", "forms": texts}}}
    return found


def expected(folder, tag, names):
    """The texts of a locale by table, and the plural texts of `Picker`."""
    files = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (folder / tag).glob("*.json")}
    locale = files.pop("locale")
    tables = {"Picker": words(locale, names)}
    tables.update({name.capitalize(): calendar(file) for name, file in files.items()})
    return tables, counted(locale, names)
