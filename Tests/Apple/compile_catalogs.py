"""Compiles String Catalogs into tables as Xcode does, and compares them with the `.strings` and `.stringsdict` of the same run.

Pass the folder of the catalogs and the folder of the `.lproj` folders. The compiler follows documents about the format, and
not Almanac's code. Apple documents the meaning of a catalog ("Localizing and varying text with a string catalog",
"Stringsdict File Format"), but not its JSON. The fields come from the documents of tools that read Xcode's files, and these
documents agree: the pages on `.xcstrings` of Phrase, Lokalise, Smartling, Transifex, Lingohub and SimpleLocalize, and the
JSON Schema github.com/lexrus/xcstrings.schema.json. R.swift's pull request 864 shows how Xcode converts a `.stringsdict`.

- `stringUnit` is a text: a line of `.strings`.
- `variations.plural` is a text with one number. The format specifier in the forms, such as `%lld`, gives its type.
- `substitutions` are the numbers of a text, which names them as `%#@name@`. `%arg` in their forms is the number itself.
- If a language lacks a text, its table has no entry for the key. In the source language, a lookup then returns the key.
"""
import json
import pathlib
import re
import sys

import tables

# The catalogs leave out these long lists. AlmanacKit and `.strings` have them.
OMITTED = ("years.", "cyclicYears.", "zodiac.", "dayNames.", "dayLabels.")
STATES = {"new", "needs_review", "translated"}
EXTRACTION_STATES = {"manual", "migrated", "stale", "extracted_with_value"}
SPECIFIER = re.compile(r"%(?:(\d+)\$)?(@|(?:hh|h|ll|l|q|z|t|j)?[diouxX]|[fFeEgG]|lf)")


class CatalogError(Exception):
    """The file is not a valid String Catalog."""


def unique(pairs):
    found = dict(pairs)
    if len(found) < len(pairs):
        raise CatalogError(f"a key occurs twice among {sorted(key for key, _ in pairs)[:5]}")
    return found


def fields(value, place, required, optional=()):
    """The fields of an object. Throws if a required field is missing or a field is unknown."""
    if not isinstance(value, dict):
        raise CatalogError(f"{place} is not an object")
    if missing := set(required) - set(value):
        raise CatalogError(f"{place} has no {sorted(missing)[0]}")
    if unknown := set(value) - set(required) - set(optional):
        raise CatalogError(f"{place} has the field {sorted(unknown)[0]}")
    return value


def unit(value, place):
    """The text of a string unit."""
    found = fields(value, place, ("state", "value"))
    if found["state"] not in STATES:
        raise CatalogError(f"{place} has the state {found['state']!r}")
    if not isinstance(found["value"], str) or not found["value"]:
        raise CatalogError(f"{place} has no text")
    return found["value"]


def forms(value, place):
    """The plural forms of a text or a substitution by category."""
    plural = fields(fields(value, place, ("plural",))["plural"], place, ("other",), tables.CATEGORIES)
    return {category: unit(fields(form, f"{place} {category}", ("stringUnit",))["stringUnit"], f"{place} {category}")
            for category, form in plural.items()}


def number(value, name, place, isonly):
    """A substitution: the type of its number, and its plural forms with the number's specifier in place of `%arg`."""
    found = fields(value, place, ("formatSpecifier", "variations"), ("argNum",))
    argument = found.get("argNum", 1)
    specifier = f"%{found['formatSpecifier']}" if isonly else f"%{argument}${found['formatSpecifier']}"
    if isonly and argument != 1:
        raise CatalogError(f"{place} is argument {argument}, but the text has only one argument")
    texts = {category: text.replace("%arg", specifier) for category, text in forms(found["variations"], place).items()}
    return {"type": found["formatSpecifier"], "forms": texts}


def counted(value, place):
    """A text with `variations.plural`, which has one number."""
    texts = forms(value, place)
    types = {match[2] for text in texts.values() for match in SPECIFIER.finditer(text.replace("%%", "")) if match[2] != "@"}
    if len(types) != 1:
        raise CatalogError(f"{place} has the format specifiers {sorted(types)}, so its number has no type")
    return {"format": "%#@value@", "numbers": {"value": {"type": types.pop(), "forms": texts}}}


def localization(value, place):
    """A text of a language: a string, or a format with numbers."""
    if isinstance(value, dict) and "variations" in value:
        return counted(fields(value, place, ("variations",))["variations"], place)
    found = fields(value, place, ("stringUnit",), ("substitutions",))
    text = unit(found["stringUnit"], place)
    if "substitutions" not in found:
        if "%#@" in text:
            raise CatalogError(f"{place} names a substitution that it does not have")
        return text
    names = set(re.findall(r"%(?:\d+\$)?#@([^@]+)@", text))
    if names != set(found["substitutions"]):
        raise CatalogError(f"{place} names the substitutions {sorted(names)} but has {sorted(found['substitutions'])}")
    isonly = len(names) == 1 and len(SPECIFIER.findall(text)) == 0
    return {"format": text, "numbers": {name: number(inner, name, f"{place} {name}", isonly)
                                        for name, inner in found["substitutions"].items()}}


def checked_layout(text, value):
    """Throws unless the file has the separators of a file that Xcode saved: a blank on both sides of a colon."""
    lines = json.dumps(value, ensure_ascii=False, indent=2, separators=(",", " : ")).split("\n")
    for number, (line, expected) in enumerate(zip(text.rstrip("\n").split("\n"), lines), 1):
        # Programs may escape a character in different ways, so lines with escapes are not compared.
        if line != expected and "\\" not in line:
            raise CatalogError(f"line {number} is {line.strip()[:60]!r}, but Xcode writes {expected.strip()[:60]!r}")


def compiled(data):
    """The texts of a catalog by language and key."""
    text = data.decode("utf-8")
    catalog = json.loads(text, object_pairs_hook=unique)
    fields(catalog, "the catalog", ("sourceLanguage", "strings", "version"))
    checked_layout(text, catalog)
    if list(catalog) != sorted(catalog) or catalog["version"] not in ("1.0", "1.1"):
        raise CatalogError("its fields are not sorted, or its version is unknown")
    found = {catalog["sourceLanguage"]: {}}
    for key, entry in catalog["strings"].items():
        fields(entry, key, (), ("comment", "extractionState", "localizations", "shouldTranslate"))
        if entry.get("extractionState", "manual") not in EXTRACTION_STATES:
            raise CatalogError(f"{key} has the extraction state {entry['extractionState']!r}")
        for language, value in entry.get("localizations", {}).items():
            found.setdefault(language, {})[key] = localization(value, f"{key} in {language}")
    return found


def unnamed(text):
    """A text without the name of its only number: `%#@value@` in a catalog can be `%#@n@` in a table."""
    if isinstance(text, str) or len(text["numbers"]) != 1:
        return text
    [inner] = text["numbers"].values()
    return {"format": re.sub(r"%(?:1\$)?#@[^@]+@", "%#@@", text["format"]),
            "type": inner["type"], "forms": {name: form.replace("%1$lld", "%lld") for name, form in inner["forms"].items()}}


def table(folder, name):
    """The texts of a locale's table: the texts of `.strings` and the plural texts of `.stringsdict`."""
    found = {}
    for ending, read in ((".strings", tables.strings), (".stringsdict", tables.plurals)):
        file = folder / f"{name}{ending}"
        if file.exists():
            found.update(read(file.read_bytes()))
    return found


def differences(catalog, lproj, name):
    """The differences between a catalog and the tables of the same name."""
    folders = {path.name.removesuffix(".lproj"): path for path in lproj.glob("*.lproj")}
    for language in sorted(catalog.keys() | folders.keys()):
        found = catalog.get(language, {})
        expected = table(folders[language], name) if language in folders else {}
        for key in sorted(found.keys() | expected.keys()):
            isomitted = key not in found and key.startswith(OMITTED)
            isequal = key in found and key in expected and unnamed(found[key]) == unnamed(expected[key])
            if not isomitted and not isequal:
                yield f"{name} {language} {key}: {found.get(key)!r} should be {expected.get(key)!r}"


def main(catalogs, lproj):
    problems, count = [], 0
    files = sorted(catalogs.glob("*.xcstrings"))
    for file in files:
        try:
            catalog = compiled(file.read_bytes())
        except (CatalogError, ValueError) as error:
            problems.append(f"{file.name}: {error}")
            continue
        count += sum(len(texts) for texts in catalog.values())
        problems += differences(catalog, lproj, file.stem)
    names = {path.stem for path in lproj.glob("*.lproj/*.strings*")}
    if names != {file.stem for file in files}:
        problems.append(f"the catalogs {[file.name for file in files]} do not match the tables {sorted(names)}")
    for problem in problems[:20]:
        print(problem)
    print(f"{len(files)} catalogs, {count} texts, {len(problems)} problems")
    return 1 if problems or not count else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])))
