"""Checks two rules for the action and the workflows that a schema cannot have: no expression in a script, and pinned actions.

Pass the files. Needs PyYAML.
"""
import pathlib
import re
import sys

import yaml


def steps(value):
    """Each step of a workflow or an action."""
    if isinstance(value, dict):
        if "run" in value or "uses" in value:
            yield value
        for each in value.values():
            yield from steps(each)
    elif isinstance(value, list):
        for each in value:
            yield from steps(each)


wrong, count = [], 0
for path in map(pathlib.Path, sys.argv[1:]):
    for step in steps(yaml.safe_load(path.read_text(encoding="utf-8"))):
        count += 1
        # GitHub pastes the value of an expression into the script, so an attacker's text would become a command.
        if "${{" in str(step.get("run", "")):
            wrong.append(f"{path}: An expression is part of a script. Pass it in 'env': {step['run']!r}")
        # A tag can be moved to other code. COMMIT is the placeholder of the documentation.
        if "uses" in step and not re.search(r"@([0-9a-f]{40}|COMMIT)$", step["uses"]):
            wrong.append(f"{path}: '{step['uses']}' is not pinned to a commit.")
if wrong or not count:
    sys.exit("\n".join(wrong) or "error: The files have no steps.")
print(f"{count} steps: no expression is part of a script, and each action is pinned to a commit.")
