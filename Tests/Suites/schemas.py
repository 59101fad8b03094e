#!/usr/bin/env python3
"""Checks that the executors answer as the schemas of unicode-org/conformance say.

    Tests/Suites/schemas.py FOLDER BUNDLE EXECUTOR…

FOLDER is a copy of the repository; its commit is in suites.mjs. BUNDLE has the format esm. EXECUTOR is SuiteExecutor or
executor.mjs. Needs the Python package jsonschema.
"""
import json
import subprocess
import sys
from pathlib import Path

import jsonschema

MOMENT = {"input_string": "2026-02-17T09:05:00Z", "tz_offset_secs": 3600}
TESTS = {
    "datetime_fmt": [
        {"locale": "de", "options": {"calendar": "gregory", "dateStyle": "full"}, **MOMENT},
        {"locale": "de", "options": {"timeStyle": "full", "timeZone": "Europe/Berlin"}, **MOMENT},
        {"locale": "zz", "options": {"dateStyle": "full"}, **MOMENT},
    ],
    "plural_rules": [
        {"locale": "ru", "plural_type": "cardinal", "type": "cardinal", "sample": "3"},
        {"locale": "ru", "plural_type": "ordinal", "type": "ordinal", "sample": "3"},
    ],
    "likely_subtags": [{"locale": "zh-TW", "option": "maximize"}, {"locale": "zz", "option": "minimizeFavorScript"}],
    "list_fmt": [{"locale": "es", "input_list": ["a", "i"], "options": {"list_type": "conjunction", "style": "long"}}],
    "rdt_fmt": [
        {"locale": "fr", "unit": "day", "count": "1", "options": {"numeric": "auto"}},
        {"locale": "fr", "unit": "day", "count": "100", "options": {"style": "long"}},
    ],
}


def ask(program, bundle, lines):
    command = ["node", program, bundle] if program.endswith(".mjs") else [program, bundle]
    text = "\n".join([*lines, "#EXIT"]) + "\n"
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def main(folder, bundle, *programs):
    for program in programs:
        version, supported, broken = ask(program, bundle, ["#VERSION", "#TESTS", "{"])
        print(program, version, supported)
        assert version["icuVersion"] and version["cldrVersion"] and "result" not in broken
        for kind, tests in TESTS.items():
            labelled = [{"label": f"{number:02}", **test} for number, test in enumerate(tests)]
            schemas = Path(folder) / "schema" / kind
            for name, content in (("test", labelled), ("result", ask(program, bundle, [json.dumps({"test_type": kind, **test}) for test in labelled]))):
                schema = json.loads((schemas / f"{name}_schema.json").read_text(encoding="utf-8"))
                jsonschema.validate({"test_type": kind, "tests": content}, schema)
            assert len(content) == len(tests) and all(answer["label"] for answer in content)
            print(kind, content)


if __name__ == "__main__":
    main(*sys.argv[1:])
