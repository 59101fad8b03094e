"""Validates every JSON file of bundles against the JSON Schemas of the bundle itself.

Each property of a schema must have a description, and each example must be valid. A date or time pattern must become
invalid if a wrong text is appended, and a list of names if a name is missing.
"""
import copy
import itertools
import json
import pathlib
import sys

from jsonschema_rs import Draft202012Validator, meta


def schema_name(path):
    if path.name in ("index.json", "manifest.json", "regions.json", "locale.json") or path.stem.endswith("-years"):
        return path.stem
    return "calendar"


def properties(schema, path=""):
    """Every property of a schema with its path."""
    if isinstance(schema, dict):
        named = schema.get("properties")
        for name, property in named.items() if isinstance(named, dict) and "allOf" not in path else []:
            if isinstance(property, dict):
                yield f"{path}.{name}", property
        for key, value in schema.items():
            yield from properties(value, f"{path}.{key}")


def schema_problems(schema):
    for path, property in [("", schema), *properties(schema)]:
        if not property.get("description"):
            yield f"{path} has no description"
        part = {"$defs": schema.get("$defs", {}), **property}
        for example in property.get("examples", []):
            for error in Draft202012Validator(part).iter_errors(example):
                yield f"{path}: the example {example!r} is wrong: {error.message[:200]}"


def patterns(value, path=()):
    """The path of each text in a group of a file's patterns."""
    for key, inner in value.items() if isinstance(value, dict) else []:
        if isinstance(inner, dict):
            yield from patterns(inner, (*path, key))
        elif isinstance(inner, str):
            yield (*path, key)


def accepted_junk(validator, file):
    """The patterns that the schema still accepts after a wrong text is appended."""
    for group in ("patterns", "time"):
        for path in patterns(file.get(group, {}), (group,)):
            for junk in (" {2}", "<b>", " junk"):
                # A fallback joins two texts, and may contain words without quotes.
                if junk == " junk" and path[-1] == "fallback":
                    continue
                changed = copy.deepcopy(file)
                place = changed
                for key in path[:-1]:
                    place = place[key]
                place[path[-1]] += junk
                if validator.is_valid(changed):
                    yield f"{'.'.join(path)} accepts {place[path[-1]]!r}"


def lists(value, path=()):
    """The path of each list of names in a group of a file."""
    for key, inner in value.items() if isinstance(value, dict) else []:
        if isinstance(inner, list):
            yield (*path, key)
        else:
            yield from lists(inner, (*path, key))


def accepted_short_lists(validator, file):
    """The lists of names that the schema still accepts without their last name."""
    for group in ("months", "leapYearMonths", "weekdays", "quarters"):
        for path in lists(file.get(group, {}), (group,)):
            changed = copy.deepcopy(file)
            place = changed
            for key in path:
                place = place[key]
            place.pop()
            if validator.is_valid(changed):
                yield f"{'.'.join(path)} accepts {len(place)} names"


def main(bundles):
    count = 0
    failed = 0
    for bundle in map(pathlib.Path, bundles):
        validators = {}
        for path in (bundle / "schema").glob("*.schema.json"):
            schema = json.loads(path.read_text(encoding="utf-8"))
            meta.validate(schema)
            validators[path.name.split(".")[0]] = Draft202012Validator(schema)
            for problem in schema_problems(schema):
                failed += 1
                print(f"{path}: {problem}")
        for path in sorted((bundle / "json" / "de").glob("*.json")):
            checked = (validators[schema_name(path)], json.loads(path.read_text(encoding="utf-8")))
            for problem in itertools.chain(accepted_junk(*checked), accepted_short_lists(*checked)):
                failed += 1
                print(f"{path}: {problem}")
        for path in [bundle / "manifest.json", *sorted((bundle / "json").rglob("*.json"))]:
            count += 1
            for error in validators[schema_name(path)].iter_errors(json.loads(path.read_text(encoding="utf-8"))):
                failed += 1
                print(f"{path}: {'/'.join(map(str, error.instance_path))}: {error.message[:200]}")
    print(f"{count} files validated, {failed} errors")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
