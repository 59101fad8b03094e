"""Compares .strings and .stringsdict with the JSON of the same run, and writes the texts that an app must find.

Pass the folder of the tables, the folder `json` and the file to write: `{tag: {table: {key: text}}}`.
"""
import json
import pathlib
import sys

import tables


def differences(found, expected):
    for key in sorted(found.keys() | expected.keys()):
        if found.get(key) != expected.get(key):
            yield f"{key}: {found.get(key)!r} should be {expected.get(key)!r}"


def main(lproj, folder, output):
    english = json.loads((folder / "en" / "locale.json").read_text(encoding="utf-8"))
    names = tables.arguments(english["strings"])
    tags = sorted(path.name for path in folder.iterdir() if path.is_dir() and "-u-" not in path.name)
    texts, problems, count = {}, [], 0
    for tag in tags:
        texts[tag], counted = tables.expected(folder, tag, names)
        # A table without a text has no file.
        texts[tag] = {name: table for name, table in texts[tag].items() if table}
        for name, table in texts[tag].items():
            found = tables.strings((lproj / f"{tag}.lproj" / f"{name}.strings").read_bytes())
            problems += [f"{tag} {name} {text}" for text in differences(found, table)]
            count += len(table)
        file = lproj / f"{tag}.lproj" / "Picker.stringsdict"
        found = tables.plurals(file.read_bytes()) if file.exists() else {}
        problems += [f"{tag} Picker.stringsdict {text}" for text in differences(found, counted)]
        count += len(counted)
    folders = sorted(path.name.removesuffix(".lproj") for path in lproj.glob("*.lproj"))
    if folders != tags:
        problems.append(f"the .lproj folders and the JSON have different locales: {sorted(set(folders) ^ set(tags))}")
    output.write_text(json.dumps(texts, ensure_ascii=False), encoding="utf-8")
    for problem in problems[:20]:
        print(problem)
    print(f"{len(tags)} locales: compared {count} texts of .strings and .stringsdict with the JSON, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*(pathlib.Path(argument) for argument in sys.argv[1:4])))
