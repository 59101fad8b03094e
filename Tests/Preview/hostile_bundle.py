"""Writes a bundle whose texts attack the page that shows them: python3 Tests/Preview/hostile_bundle.py ALMANAC FOLDER

The bundle has two locales, de and ar-EG. Each of its texts ends with MARKUP. The checksums of its manifest are correct, so
Almanac does not reject the bundle, and the page must protect itself. The manifest and the origins have no hostile texts,
because Almanac rejects them there.
"""
import hashlib
import json
import pathlib
import subprocess
import sys

TAGS = ["de", "ar-EG"]
MARKUP = "</script><script>window.pwned=1</script><!--<script><img src=x onerror=window.pwned=1>\u202e"

# The tables of texts. Any text below these keys is changed.
TEXTS = {
    "locale.json": ["dayPeriods.format", "dayPeriods.standAlone", "fields", "quarters", "relative", "strings", "units",
                    "weekdays.format", "weekdays.standAlone", "lists", "calendars.names"],
    "calendar": ["cyclicYears", "dayLabels", "dayNames", "eras.abbreviated", "eras.narrow", "eras.wide", "months", "leapMonths",
                 "leapMonthPatterns", "mask.letters", "zodiac", "years.display", "years.numeric", "longest"],
}
# The tables of patterns. The hostile text is added to each pattern as a quoted literal.
PATTERNS = {"locale.json": ["time"], "calendar": ["patterns", "years.pattern"]}


def changed(value, change):
    """A copy of a value in which each text is changed."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [changed(item, change) for item in value]
    if isinstance(value, dict):
        return {key: changed(item, change) for key, item in value.items()}
    return value


def change_at(root, path, change):
    *parents, last = path.split(".")
    for parent in parents:
        root = root.get(parent, {})
    if last in root:
        root[last] = changed(root[last], change)


def attacked(file, value):
    """The JSON of a file with hostile texts."""
    kind = "locale.json" if file == "locale.json" else "calendar"
    for path in TEXTS[kind]:
        change_at(value, path, lambda text: text + MARKUP)
    for path in PATTERNS[kind]:
        change_at(value, path, lambda pattern: f"{pattern} '{MARKUP}'")
    for table, text in (("strings", "polluted" + MARKUP), ("sources", "own")):
        if table in value:
            value[table]["__proto__"] = text
    return value


def write(almanac, folder):
    folder = pathlib.Path(folder)
    locales = folder.with_suffix(".txt")
    locales.write_text("".join(f"{tag}\n" for tag in TAGS))
    subprocess.run([almanac, "--quiet", "--formats", "json", "--locales", locales, "--output", folder], check=True)
    manifest = json.loads((folder / "manifest.json").read_text())
    for tag in TAGS:
        for path in (folder / "json" / tag).iterdir():
            path.write_text(json.dumps(attacked(path.name, json.loads(path.read_text())), ensure_ascii=False, indent=2) + "\n")
    for name, entry in manifest["files"].items():
        data = (folder / name).read_bytes()
        entry.update(sha256=hashlib.sha256(data).hexdigest(), size=len(data))
    (folder / "manifest.json").write_text(json.dumps(manifest, ensure_ascii=False, indent=2) + "\n")


if __name__ == "__main__":
    write(*sys.argv[1:])
