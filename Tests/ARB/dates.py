"""Reads the Dart files of a bundle in the folder arb, and compares them with the JSON of the same bundle.

    dates.py ARB JSON           compares every value
    dates.py ARB JSON --damage  damages copies of the files, and fails unless it finds each error

The reader knows the part of Dart that a file of constants needs: comments, imports, names, calls with named arguments,
lists, maps, numbers and texts. It follows the Dart language specification, "Strings": an unescaped $ is an error.
"""
import json
import pathlib
import re
import shutil
import sys
import tempfile

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*)|(?P<text>"(?:[^"\\\n\r$]|\\.)*"|'(?:[^'\\\n\r$]|\\.)*')|(?P<number>-?\d+)|(?P<name>[A-Za-z_]\w*)"""
    r"""|(?P<mark>[{}\[\]():;,.=<>?])""")
ESCAPES = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f", "v": "\v"}
#: Fields of the JSON that have no lists and patterns for a picker.
FACTS = {"allowedHourCycles", "calendars", "sources", "strings", "wheels", "longest", "rules", "plurals", "numberOverrides",
         "numberTexts", "fields", "relative", "dayOfMonths", "mask", "week"}
DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

#: The skeletons that every locale has. A file has others only if their patterns do not follow from these.
SKELETONS = set("E Ed Gy GyMMM GyMMMM M MMM MMMEd MMMM MMMMd MMMd Md d y yM yMMM yMMMEd yMMMM yMMMMEEEEd yMMMMd yMMMd yMd".split())
INTERVALS = {"MMMd", "yMMMEd", "yMMMM", "yMMMd", "Hm", "hm", "fallback"}


def common(file):
    """The patterns or the time of a file with only the skeletons that every locale has."""
    intervals = {key: value for key, value in file["intervals"].items() if key in INTERVALS}
    skeletons = file["skeletons"] if "styles" in file else {k: v for k, v in file["skeletons"].items() if k in SKELETONS}
    return file | {"intervals": intervals, "skeletons": skeletons}


def tokens(source):
    position = 0
    while position < len(source):
        found = TOKEN.match(source, position)
        assert found, f"this is not Dart: {source[position:position + 40]!r}"
        position = found.end()
        if found.lastgroup != "space":
            yield found.lastgroup, found[0]


def literal(quoted):
    """The text of a literal. JSON's pairs of surrogates become one character."""
    def escape(found):
        if found[1]:
            return chr(int(found[1], 16))
        return ESCAPES.get(found[2], found[2])

    text = re.sub(r"\\(?:u([0-9A-Fa-f]{4})|(.))", escape, quoted[1:-1])
    return text.encode("utf-16", "surrogatepass").decode("utf-16")


class Reader:
    def __init__(self, source):
        self.rest = list(tokens(source))

    def take(self, *expected):
        for text in expected:
            found = self.rest.pop(0)
            assert found[1] == text, f"expected {text}, found {found[1]}"

    def value(self):
        kind, text = self.rest.pop(0)
        if kind == "text":
            return literal(text)
        if kind == "number":
            return int(text)
        if text in ("true", "false"):
            return text == "true"
        if text == "[":
            return self.items("]", self.value)
        if text == "{":
            pairs = self.items("}", lambda: self.pair(self.value))
            assert len(dict(pairs)) == len(pairs), "a key occurs twice"
            return dict(pairs)
        assert kind == "name", f"expected a value, found {text}"
        if self.rest[0][1] == "(":
            self.take("(")
            return dict(self.items(")", lambda: self.pair(lambda: self.rest.pop(0)[1])))
        self.take(".")
        return f"{text}.{self.rest.pop(0)[1]}"

    def pair(self, key):
        key = key()
        self.take(":")
        return key, self.value()

    def items(self, end, item):
        found = []
        while self.rest[0][1] != end:
            found.append(item())
            if self.rest[0][1] != end:
                self.take(",")
        self.take(end)
        return found


def read_locale(path):
    reader = Reader(path.read_text(encoding="utf-8"))
    assert literal(reader.rest[1][1]) == "almanac_dates.dart"
    del reader.rest[1]
    reader.take("import", ";", "const", "dates", "=")
    value = reader.value()
    reader.take(";")
    assert not reader.rest, reader.rest[:5]
    return value


def read_index(path):
    """The imports by their names, and the table of the locales."""
    source = path.read_text(encoding="utf-8")
    imports = dict((name, file) for file, name in re.findall(r"^import '(\w+\.dart)' as (\w+);$", source, re.M))
    reader = Reader(source[source.index("locales = ") + len("locales = "):])
    return imports, reader.value()


def lists_and_patterns(file, prefix):
    lists, patterns = {}, {}

    def walk(path, value):
        name = ".".join(path)
        if isinstance(value, dict):
            for key, each in value.items():
                walk(path + [key], each)
        elif isinstance(value, list):
            lists[prefix + name] = value
        elif isinstance(value, str) and is_pattern(path):
            patterns[prefix + name] = value

    for key, value in file.items():
        if key not in FACTS:
            walk([key], common(value) if key in ("patterns", "time") else value)
    return lists, patterns


def is_pattern(path):
    return path[0] in ("patterns", "time", "lists", "leapMonthPatterns") or path[0] == "units" and path[-1] != "label" \
        or path[0] == "picker" and path[1] in ("numericDate", "time", "title") or path == ["years", "pattern"]


def complete(lists, patterns):
    """Adds what the files repeat: the menu names of a language that has none of its own."""
    for name in list(lists):
        found = re.fullmatch(r"(.*(?:weekdays|quarters|onths))\.standAlone\.(wide|abbreviated|short)", name)
        if found:
            lists.setdefault(f"{found[1]}.titled.{found[2]}", lists[name])
    for calendar in ("chinese", "dangi"):
        if f"{calendar}.dayLabels" in lists:
            lists.setdefault(f"{calendar}.dayNames", lists[f"{calendar}.dayLabels"])
    for name in list(lists):
        # Some patterns of Spanish and Hebrew depend on the text that comes next.
        if re.search(r"\.years\.|\.picker\.|^lists\.\w+\.before", name):
            del lists[name]
    for name in list(patterns):
        if re.search(r"^lists\.\w+\.before", name):
            del patterns[name]


def expected(folder):
    locale = json.loads((folder / "locale.json").read_text(encoding="utf-8"))
    lists, patterns = lists_and_patterns(locale, "")
    for calendar in locale["calendars"]["available"]:
        file = json.loads((folder / f"{calendar}.json").read_text(encoding="utf-8"))
        # A language may have no word for a calendar's only era. The files then have its code and empty texts.
        if codes := list(file["rules"].get("eras", {})):
            file.setdefault("eras", {"codes": codes} | dict.fromkeys(("abbreviated", "narrow", "wide"), [""]))
        for all_, some in zip((lists, patterns), lists_and_patterns(file, f"{calendar}.")):
            all_.update(some)
    complete(lists, patterns)
    week = locale["week"]
    return {
        "firstDay": DAYS.index(week["firstDay"]) + 1, "weekend": [DAYS.index(day) + 1 for day in week["weekend"]],
        "minimalDays": week["minimalDays"], "hourCycle": locale["hourCycle"], "isRightToLeft": locale["direction"] == "rtl",
        "lists": lists, "patterns": patterns}


def differences(found, wanted, place):
    if isinstance(wanted, dict):
        for key in sorted(set(found) | set(wanted)):
            if key not in found or key not in wanted:
                yield f"{place} {key}: only in the {'Dart' if key in found else 'JSON'}"
            else:
                yield from differences(found[key], wanted[key], f"{place} {key}")
    elif found != wanted:
        yield f"{place}: {found!r} should be {wanted!r}"


def problems_in(arb, jsons):
    problems, count = [], 0
    imports, table = read_index(arb / "almanac_dates.dart")
    tags = {folder.name for folder in jsons.iterdir() if folder.is_dir() and "-u-" not in folder.name}
    languages = {path.stem.removeprefix("almanac_").replace("_", "-") for path in arb.glob("*.arb")}
    if set(table) != languages:
        problems.append(f"the table has other locales than the ARB files: {sorted(set(table) ^ languages)}")
    for tag, value in table.items():
        file = imports.get(value.removesuffix(".dates"))
        arb_file = next(path for path in arb.glob("*.arb") if path.stem.removeprefix("almanac_").replace("_", "-") == tag)
        original = json.loads(arb_file.read_text(encoding="utf-8")).get("@@x-same-as", tag).replace("_", "-")
        if file != f"almanac_dates_{original.replace('-', '_')}.dart":
            problems.append(f"the table has {file} for {tag}")
    for tag in sorted(tags):
        try:
            found = read_locale(arb / f"almanac_dates_{tag.replace('-', '_')}.dart")
        except (AssertionError, OSError) as error:
            problems.append(f"{tag}: {error}")
            continue
        count += len(found["lists"]) + len(found["patterns"])
        problems += differences(found, expected(jsons / tag), tag)
    return problems, len(tags), count


DAMAGES = [
    ("almanac_dates_de.dart", '"Januar"', '"Jänner"'), ("almanac_dates_de.dart", "firstDay: 1", "firstDay: 7"),
    ("almanac_dates_de.dart", '"Januar"', '"$Januar"'), ("almanac_dates_de.dart", '"Januar", ', ""),
    ("almanac_dates_ar.dart", "isRightToLeft: true", "isRightToLeft: false"),
    ("almanac_dates_en.dart", '"gregorian.patterns.date.long"', '"gregorian.patterns.date.full"'),
    ("almanac_dates_en.dart", '"Monday"', '"Mon\nday"'), ("almanac_dates.dart", '    "zh": locale_zh_Hans', '    "zh": locale_en'),
    ("almanac_dates.dart", '    "de": locale_de.dates,\n', ""),
]


def check_damages(arb, jsons):
    for name, text, other in DAMAGES:
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "arb"
            shutil.copytree(arb, copy)
            path = copy / name
            content = path.read_text(encoding="utf-8")
            assert text in content, (name, text)
            path.write_text(content.replace(text, other, 1), encoding="utf-8")
            assert problems_in(copy, jsons)[0], f"{name}: no error was found after '{text}' became '{other}'"
    print(f"Dart: {len(DAMAGES)} planted errors are found")


def main():
    arb, jsons = (pathlib.Path(argument) for argument in sys.argv[1:3])
    if sys.argv[3:] == ["--damage"]:
        return check_damages(arb, jsons)
    problems, files, count = problems_in(arb, jsons)
    for problem in problems[:40]:
        print(problem)
    if problems or not count:
        sys.exit(f"Dart: {len(problems)} problems")
    print(f"Dart: {count:,} lists and patterns of {files} locales equal the JSON")


main()
