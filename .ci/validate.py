"""Validates every JSON file of bundles against the JSON Schema the bundle carries for it."""
import json
import pathlib
import sys

from jsonschema import Draft202012Validator


def schema_name(path):
    if path.name in ("manifest.json", "regions.json", "chinese-years.json", "locale.json"):
        return path.stem
    return "calendar"


def main(bundles):
    count = 0
    failed = 0
    for bundle in map(pathlib.Path, bundles):
        validators = {}
        for path in (bundle / "schema").glob("*.schema.json"):
            schema = json.loads(path.read_text(encoding="utf-8"))
            Draft202012Validator.check_schema(schema)
            validators[path.name.split(".")[0]] = Draft202012Validator(schema)
        for path in [bundle / "manifest.json", *sorted((bundle / "json").rglob("*.json"))]:
            count += 1
            for error in validators[schema_name(path)].iter_errors(json.loads(path.read_text(encoding="utf-8"))):
                failed += 1
                print(f"{path}: {error.json_path}: {error.message[:200]}")
    print(f"{count} files validated, {failed} errors")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
