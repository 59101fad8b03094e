"""Reads the output of `almanac words` as translators' tools and GitHub do, and imports a changed text.

Pass the executable, the bundle's folder and an empty folder. translate-toolkit reads the XLIFF of every locale of the
bundle, and each text must equal the bundle's text. It then changes one text and saves the file in its own way, and
`almanac words --import` must find that change and no other. markdown-it-py reads the page, and each cell must contain
only text.
"""
import json
import pathlib
import subprocess
import sys

from markdown_it import MarkdownIt
from translate.storage.xliff2 import Xliff2File

almanac, bundle, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
tags = sorted(path.name for path in (bundle / "json").iterdir() if path.is_dir() and "-u-" not in path.name)


def run(*arguments):
    return subprocess.run([almanac, "words", *arguments], check=True, capture_output=True, text=True).stdout


def words(tag):
    """The bundle's texts of a locale, by the identifiers of their XLIFF units. A plural has a unit for each form."""
    strings = json.loads((bundle / "json" / tag / "locale.json").read_text())["strings"]
    return {f"{key}:{form}" if form else key: text
            for key, value in strings.items()
            for form, text in (value.items() if isinstance(value, dict) else [(None, value)])}


def check_xliff(tag, english):
    (folder / "sent.xlf").write_text(run(tag, "--export", "-"))
    store = Xliff2File.parsefile(str(folder / "sent.xlf"))
    assert store.sourcelanguage == "en" and store.targetlanguage == tag, tag
    units = {unit.getid(): unit for unit in store.units}
    expected = words(tag)
    for name, text in expected.items():
        assert units[name].target == text and units[name].istranslated(), (tag, name, units[name].target, text)
    for name, unit in units.items():
        assert name in expected or not unit.target, (tag, name)
        key, _, form = name.partition(":")
        source = english.get(name) or english.get(f"{key}:other")
        assert unit.source == source, (tag, name, unit.source)
    units["action.done"].target = "x & \u200fy"
    store.savefile(str(folder / "back.xlf"))
    overlay = json.loads(run("--import", str(folder / "back.xlf")))["strings"]
    assert list(overlay) == ["action.done"], (tag, list(overlay))
    assert overlay["action.done"]["localizations"][tag]["stringUnit"]["value"] == "x & \u200fy", tag
    return len(units)


def check_page(tag):
    """Reads the page as GitHub does, and compares the keys and texts of its tables with the bundle's."""
    tokens = MarkdownIt("gfm-like", {"linkify": False}).parse(run(tag))
    rows, expected, is_row = [], words(tag), False
    for token in tokens:
        if token.type in ("tr_open", "tr_close"):
            is_row = token.type == "tr_open"
            rows += [[]] if is_row else []
        elif token.type == "inline" and is_row:
            assert {child.type for child in token.children} <= {"text", "text_special", "html_inline"}, (tag, token.content)
            rows[-1].append("".join("\n" if child.content == "<br>" else child.content for child in token.children
                                    if child.content not in ("<code>", "</code>", "<!-- -->")))
    found = {}
    for row in rows:
        if len(row) == 5 and row[0] != "Key":
            lines = row[2].split("\n")
            if row[0] in expected:
                found[row[0]] = lines[0]
            else:
                found |= {f"{row[0]}:{form}": text for form, _, text in (line.partition(": ") for line in lines)}
    found = {name: text for name, text in found.items() if text not in ("—", "")}
    assert found == expected, (tag, sorted(found.items() ^ expected.items())[:4])


english = words("en")
total = sum(check_xliff(tag, english) for tag in tags)
for tag in tags:
    check_page(tag)
print(f"translate-toolkit reads {total} texts of {len(tags)} locales as the bundle has them. almanac imports a change.")
