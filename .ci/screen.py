"""Checks that a report of `almanac diff` by cause fits on a screen, and that its numbers add up to all changed values.

Pass the report by cause and the full report, which has a line for each changed value.
"""

import re
import sys
import unicodedata

causes, values = ([line.rstrip("\n") for line in open(path, encoding="utf8")] for path in sys.argv[1:])


def width(line):
    """The columns of a line in a terminal."""
    return sum(
        0 if unicodedata.category(c) in ("Mn", "Me", "Cf", "Cc")
        else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in line)


assert len(causes) <= 40, f"{len(causes)} lines"
wide = [line for line in causes if width(line) > 100]
assert not wide, wide
counts = [re.search(r"(?:^|, |: )([\d,]+) (?:more )?values?\b", line) for line in causes]
total = sum(int(count[1].replace(",", "")) for count in counts if count)
assert causes[0].startswith(f"{len(values)} differences: "), causes[0]
assert total == len(values), f"{total} values by cause, {len(values)} in full"
print(f"{len(values)} values in {len(causes)} lines")
