"""Reads the ARB files of a bundle with ICU's MessageFormat, and in the same way as Flutter's gen-l10n.

    messages.py ARB JSON           compares every message with the JSON of the same bundle
    messages.py ARB JSON --damage  damages copies of the files, and fails unless it finds each error

gen-l10n itself is written in Dart and is not run. This script has its own copy of the rules for names and messages, from
packages/flutter_tools/lib/src/localizations in flutter/flutter (gen_l10n.dart, gen_l10n_types.dart, message_parser.dart).
The generated code chooses a plural form with the package intl (Intl.pluralLogic in pkgs/intl of dart-lang/i18n).
"""
import json
import pathlib
import re
import shutil
import sys
import tempfile

import icu

CATEGORIES = ("few", "many", "one", "other", "two", "zero")
DART_WORDS = set(
    "assert break case catch class const continue default do else enum extends false final finally for if in is new null "
    "rethrow return super switch this throw true try var void while with await yield "
    # The members of the class that gen-l10n writes, and the names its code refers to.
    "of delegate localeName localizationsDelegates supportedLocales intl override int num bool double dynamic "
    "hashCode runtimeType toString noSuchMethod".split())
#: The languages with plural rules in the package intl: pkgs/intl/lib/src/plural_rules.dart in dart-lang/i18n.
INTL = set(
    "af am ar as az be bg bm bn br bs ca chr cs cy da de el en es et eu fa fi fil fr fur ga gl gsw gu haw he hi "
    "hr hu hy id in is it iw ja ka kk km kn ko ky ln lo lt lv mg mk ml mn mr ms mt my nb ne nl no nyn or pa pl ps "
    "pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh zu".split())
#: The languages whose plurals are therefore not those of the JSON, as the article on Flutter says.
WRONG_PLURALS = {"dsb", "gd", "hsb", "ti"}


def no_repeats(pairs):
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), f"a key occurs twice: {keys}"
    return dict(pairs)


def read(path):
    return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=no_repeats)


def flutter_locale(path):
    """The locale that gen-l10n reads from a file's name: the first part after a "_" that begins with a known language."""
    name = path.stem
    for index, character in enumerate(name):
        tag = name[index + 1:]
        if character == "_" and re.fullmatch(r"[A-Za-z]{2,3}([-_][A-Za-z]{4})?([-_]([A-Za-z]{2}|\d{3}))?", tag):
            language = re.split("[-_]", tag)[0].lower()
            if len(language) == 2 or language in ("fil", "gsw"):
                return tag.replace("-", "_")
    return None


def camel_case(path):
    """The identifier for a key or a path in camel case, such as actionDone for action.done."""
    name = re.sub(r"(^|[^A-Za-z0-9])-(?=\d)", r"\1 Minus", path)
    first, *rest = re.findall("[A-Za-z0-9]+", name)
    return first[0].lower() + first[1:] + "".join(part[0].upper() + part[1:] for part in rest)


def labels(locale, calendars):
    """The names that an ARB file takes from the JSON, by their identifiers in the ARB file."""
    found = {}

    def add(path, texts, codes=None):
        if isinstance(texts, list):
            assert len(texts) == len(codes), path
            found.update({camel_case(f"{path}.{code}"): text for code, text in zip(codes, texts)})
        elif isinstance(texts, dict):
            for key, value in texts.items():
                add(f"{path}.{key}", value, codes)
        else:
            found[camel_case(path)] = texts

    def contexts(path, table, codes):
        for context in ("format", "standAlone", "titled"):
            if context in table:
                add(f"{path}.{context}", table[context], codes)
        if table and path != "dayPeriods" and "titled" not in table:
            names = {width: table["standAlone"][width] for width in table["standAlone"] if width != "narrow"}
            add(f"{path}.titled", names, codes)

    def titled(path, tables, widths):
        for key, table in tables.items():
            words = {name: text for name, text in table.items() if name != "titled"}
            add(f"{path}.{key}", words)
            add(f"{path}.{key}.titled", table.get("titled") or {name: words[name] for name in words if name in widths})

    contexts("weekdays", locale["weekdays"], locale["weekdays"]["codes"])
    contexts("dayPeriods", locale["dayPeriods"], locale["dayPeriods"]["codes"])
    found = {name: text for name, text in found.items() if not re.match("dayPeriods.*(?<!Am)(?<!Pm)$", name)}
    contexts("quarters", locale.get("quarters", {}), range(1, 5))
    titled("fields", locale.get("fields", {}), ("wide", "abbreviated"))
    titled("relative", locale.get("relative", {}), [str(step) for step in range(-2, 3)])
    for steps in ("-2", "2") if "day" in locale.get("relative", {}) else ():
        for name in (f"relative.day.{steps}", f"relative.day.titled.{steps}"):
            found.setdefault(camel_case(name), "")
    add("calendars.names", locale["calendars"].get("names", {}))
    for unit, widths in locale.get("units", {}).items():
        for width, names in widths.items():
            if "label" in names:
                add(f"units.{unit}.{width}.label", names["label"])
    for calendar in calendars:
        name = calendar["calendar"]
        for table in ("month", "leapMonth", "leapYearMonth"):
            if calendar.get(f"{table}s"):
                contexts(f"{name}.{table}s", calendar[f"{table}s"], calendar[f"{table}Codes"])
        # A language may have no word for a calendar's only era. The file then has an empty text.
        widths = ("abbreviated", "narrow", "wide")
        if codes := list(calendar["rules"].get("eras", {})):
            eras = calendar.get("eras") or {"codes": codes} | dict.fromkeys(widths, [""])
            for width in widths:
                add(f"{name}.eras.{width}", eras[width], eras["codes"])
        if "mask" in calendar:
            add(f"{name}.mask.letters", calendar["mask"].get("letters", {}))
    return found


TEXT = re.compile(r"[^{}]*")
PLACEHOLDER = re.compile(r"\{\s*([a-zA-Z0-9_]+)\s*\}")
PLURAL = re.compile(r"\{\s*[a-zA-Z0-9_]+\s*,\s*plural\s*,\s*")
FORM = re.compile(r"([a-z]+)\s*\{")
FORM_END = re.compile(r"\}\s*")


def flutter_text(message, values, categories):
    """The text that gen-l10n's code returns if the option use-escaping is off. Then only braces are syntax."""
    def parse(index, depth):
        text = ""
        while True:
            match = TEXT.match(message, index)
            text += match[0]
            index = match.end()
            if index == len(message):
                assert depth == 0, f"there is no closing brace: {message}"
                return text, index
            if message[index] == "}":
                assert depth > 0, f"there is no opening brace: {message}"
                return text, index
            match = PLACEHOLDER.match(message, index)
            if match:
                text += values[match[1]]
                index = match.end()
                continue
            match = PLURAL.match(message, index)
            assert match, f"neither a placeholder nor a plural: {message[index:]}"
            index, forms = match.end(), {}
            while part := FORM.match(message, index):
                assert part[1] in CATEGORIES and part[1] not in forms, message
                forms[part[1]], index = parse(part.end(), depth + 1)
                index = FORM_END.match(message, index).end()
            assert message[index:index + 1] == "}" and "other" in forms, message
            text += next(forms[category] for category in (*categories, "other") if category in forms)
            index += 1
    return parse(0, 0)[0]


class Locale:
    """A locale of ICU, with the plural categories and the texts of the numbers 0 to 200."""

    def __init__(self, tag):
        self.icu = icu.Locale.forLanguageTag(tag)
        self.language = self.icu.getLanguage()
        rules, numbers = icu.PluralRules.forLocale(self.icu), icu.NumberFormat.createInstance(self.icu)
        self.numbers = [(n, rules.select(n), numbers.format(n)) for n in range(201)]

    def flutter_categories(self, number, category):
        """The categories that the package intl tries for a number, in this order."""
        exact = {0: ["zero"], 1: ["one"], 2: ["two"]}.get(number, [])
        return exact + [category] if self.language in INTL else exact

    def text(self, message, values):
        names = list(values)
        formattables = [icu.Formattable(values[name]) for name in names]
        return icu.MessageFormat(message, self.icu).format(names, formattables)

    def check(self, key, message, expected, problems):
        forms = expected if isinstance(expected, dict) else {"other": expected}
        marks = {name: f"⟦{name}⟧" for name in placeholders(expected)}
        if not isinstance(expected, dict):
            texts = [("ICU", self.text(message, marks)), ("Flutter", flutter_text(message, marks, ()))]
            wanted = expected
            for name, mark in marks.items():
                wanted = wanted.replace("{" + name + "}", mark)
            problems += [f"{key}: {reader} reads '{text}', JSON has '{wanted}'" for reader, text in texts if text != wanted]
            return
        number = re.match(r"\{(\w+), plural", message)
        if not number:
            problems.append(f"{key}: not a plural: {message}")
            return
        formatter = icu.MessageFormat(message, self.icu)
        for n, category, spelled in self.numbers:
            wanted = forms.get(category, forms["other"]).replace("{" + number[1] + "}", spelled)
            values = {number[1]: spelled}
            texts = [("ICU", formatter.format([number[1]], [icu.Formattable(n)]))]
            if self.language not in WRONG_PLURALS:
                texts.append(("Flutter", flutter_text(message, values, self.flutter_categories(n, category))))
            wrong = [f"{key}: {n}: {reader} reads '{text}', JSON has '{wanted}'" for reader, text in texts if text != wanted]
            if wrong:
                problems += wrong
                return


def placeholders(text):
    """The names of the placeholders in a text of the JSON."""
    forms = text.values() if isinstance(text, dict) else [text]
    return sorted({name for form in forms for name in re.findall(r"\{([^{}]*)\}", form)})


def check_template(path, file, texts, problems):
    """Checks the data that gen-l10n reads only from the template: the parameters of each message with their types."""
    for key, message in file.items():
        if key.startswith("@"):
            if not key.startswith("@@") and key[1:] not in file:
                problems.append(f"{path.name}: there is no text for the description {key}")
            continue
        plural = re.match(r"\{(\w+), plural", message)
        used = set(placeholders(texts.get(key, ""))) | ({plural[1]} if plural else set())
        described = {
            name: value["type"] for name, value in file.get(f"@{key}", {}).get("placeholders", {}).items()}
        expected = {name: "int" if plural and name == plural[1] else "String" for name in used}
        if described != expected:
            problems.append(f"{path.name}: {key}: the description has the placeholders {described}, but the message has {expected}")


def english_in(template, file):
    """The names that only the template has, although the file has the same name without "Titled"."""
    return [
        key for key in template if key not in file and not key.startswith("@")
        and (key.replace("Titled", "") in file or key.replace("Titled", "StandAlone") in file or key.startswith("dayPeriods"))]


def texts_in(jsons, tag):
    """The texts of a locale's JSON, by their identifiers in the ARB file."""
    locale = read(jsons / tag / "locale.json")
    calendars = [read(jsons / tag / f"{name}.json") for name in locale["calendars"]["available"]]
    words = {camel_case(key): text for key, text in locale["strings"].items()}
    names = labels(locale, calendars)
    assert not set(words) & set(names), set(words) & set(names)
    return {**words, **names}


def script(tag):
    locale = icu.Locale.forLanguageTag(tag)
    locale.addLikelySubtags()
    return locale.getScript()


def problems_in(arb, jsons):
    problems, files = [], {path: read(path) for path in sorted(arb.glob("*.arb"))}
    locales = {}
    for path, file in files.items():
        locale = file["@@locale"]
        if flutter_locale(path) not in (None, locale):
            problems.append(f"{path.name}: Flutter reads the locale {flutter_locale(path)} from the name, but the file has {locale}")
        if locale in locales:
            problems.append(f"{path.name}: {locale} has two files")
        locales[locale] = file
    for locale in locales:
        if locale.split("_")[0] not in locales:
            problems.append(f"{locale}: there is no file for the language without a region")
    expected = {folder.name.replace("-", "_") for folder in jsons.iterdir() if folder.is_dir() and "-u-" not in folder.name}
    problems += [f"{locale}: there is no file" for locale in sorted(expected - set(locales))]
    templates = [path for path, file in files.items() if any(re.match("@[^@]", key) for key in file)]
    if not any(files[path]["@@locale"] == "en" for path in templates):
        problems.append("the template has no descriptions")
    for path, file in files.items():
        found = [key for template in templates for key in english_in(files[template], file)]
        problems += [f"{path.name}: Flutter shows {key} in the template's language" for key in found]
    count = 0
    for path, file in files.items():
        tag = file.get("@@x-same-as", file["@@locale"]).replace("_", "-")
        if not (jsons / tag).is_dir():
            problems.append(f"{path.name}: the bundle has no locale {tag}")
            continue
        own = texts = texts_in(jsons, tag)
        # Flutter's class for such a locale extends the class of its language, which is in another script.
        language = locales.get(tag.split("-")[0], {"@@locale": tag})
        if script(tag) != script(language.get("@@x-same-as", language["@@locale"]).replace("_", "-")):
            texts = {**texts_in(jsons, "en"), **own}
        if path in templates:
            check_template(path, file, texts, problems)
        messages = {key: text for key, text in file.items() if not key.startswith("@")}
        problems += [f"{path.name}: {key} is missing or unknown" for key in sorted(set(texts) ^ set(messages))]
        reader, english = Locale(tag), Locale("en")
        for key, message in messages.items():
            count += 1
            if not re.fullmatch(r"[a-z][a-zA-Z0-9]*", key) or key in DART_WORDS:
                problems.append(f"{path.name}: {key} cannot be the name of a getter")
            try:
                found = []
                (reader if key in own else english).check(key, message, texts.get(key, message), found)
                problems += [f"{path.name}: {problem}" for problem in found]
            except (AssertionError, KeyError, icu.ICUError) as error:
                problems.append(f"{path.name}: {key}: {error}")
    return problems, len(files), count


DAMAGES = [
    ("almanac_de.arb", '"Fertig"', '"Vertig"'), ("almanac_de.arb", "one{", "two{"), ("almanac_de.arb", "{n, plural", "{m, plural"),
    ("almanac_de.arb", '"actionDone"', '"class"'), ("almanac_de.arb", '"Fertig"', '"{Fertig"'),
    ("almanac_de.arb", '"@@locale": "de"', '"@@locale": "de_AT"'), ("almanac_en.arb", '"type": "int"', '"type": "String"'),
    ("almanac_en.arb", "{date}", "'{date}'"), ("almanac_ar.arb", "few{", "fewer{"), ("almanac_zh.arb", None, None),
    ("almanac_en.arb", "other{", "other{#"), ("almanac_ar.arb", '"relativeDayTitled0"', '"relativeDayTitle0"'),
]


def check_damages(arb, jsons):
    for name, text, other in DAMAGES:
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "arb"
            copy.mkdir()
            small = pathlib.Path(folder) / "json"
            small.mkdir()
            for tag in ("en", "de", "ar", "zh-Hans"):
                shutil.copytree(jsons / tag, small / tag)
                identifier = tag.replace("-", "_")
                shutil.copy(arb / f"almanac_{identifier}.arb", copy)
            shutil.copy(arb / "almanac_zh.arb", copy)
            sound, _, _ = problems_in(copy, small)
            assert not sound, sound
            path = copy / name
            if text is None:
                path.unlink()
            else:
                content = path.read_text(encoding="utf-8")
                assert text in content, (name, text)
                path.write_text(content.replace(text, other), encoding="utf-8")
            found, _, _ = problems_in(copy, small)
            assert found, f"{name}: no error was found after '{text}' became '{other}'"
    print(f"ARB: {len(DAMAGES)} planted errors are found")


def main():
    arb, jsons = (pathlib.Path(argument) for argument in sys.argv[1:3])
    if sys.argv[3:] == ["--damage"]:
        return check_damages(arb, jsons)
    problems, files, count = problems_in(arb, jsons)
    for problem in problems[:40]:
        print(problem)
    if problems:
        sys.exit(f"ARB: {len(problems)} problems")
    print(f"ARB: {count} messages in {files} files equal the JSON, with plurals from 0 to 200 (ICU {icu.ICU_VERSION})")


main()
