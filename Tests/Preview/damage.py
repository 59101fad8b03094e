"""Copies a preview and changes texts in its data, so that the test in seeds.py must fail.

    python3 Tests/Preview/damage.py PREVIEW TARGET
"""
import json
import pathlib
import re
import sys

BLOCK = re.compile(r'(<script\b[^>]*type="application/json"[^>]*>)(.*?)(</script>)', re.DOTALL)
NAMES = {"months", "weekdays", "dayPeriods", "leapMonths", "dayLabels", "hours", "minutes", "order"}


def rotated(value):
    """A copy of a value in which the first entry of each list is moved to the list's end."""
    if isinstance(value, list):
        return value[1:] + value[:1]
    if isinstance(value, dict):
        return {key: item if key == "codes" else rotated(item) for key, item in value.items()}
    return value


def damaged(value):
    """The JSON of a block with names in the wrong places and words with an exclamation mark."""
    if isinstance(value, dict):
        return {key: {name: exclaimed(word) for name, word in item.items()} if key == "strings" and isinstance(item, dict)
                else rotated(item) if key in NAMES else damaged(item) for key, item in value.items()}
    if isinstance(value, list):
        return [damaged(item) for item in value]
    return value


def exclaimed(value):
    if isinstance(value, dict):
        return {key: exclaimed(item) for key, item in value.items()}
    return value + "!" if isinstance(value, str) else value


def block(match):
    data = json.dumps(damaged(json.loads(match[2])), ensure_ascii=False)
    return match[1] + data.replace("<", "\\u003c") + match[3]


def main(source, target):
    text, count = BLOCK.subn(block, pathlib.Path(source).read_text())
    if count == 0:
        sys.exit(f"error: '{source}' has no block of JSON. Pass the file that 'almanac preview' wrote.")
    pathlib.Path(target).write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
