"""The code that score-babel.py and score-pyicu.py share: it reads a corpus, counts the equal texts and prints a table.

A text counts as equal if it has the same characters. The column "spaces" also accepts another kind of space, because
some implementations write a plain space where CLDR has U+202F.
"""
import json
import re
import sys

WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
HEADER = "call           calendar     texts    equal percent   spaces"


def title(call, values):
    if call not in ("date", "time"):
        return call
    return f"{call} style" if "style" in values else f"{call} skeleton"


def plain(text):
    return re.sub(r"\s", " ", text)


def percent(part, whole):
    return f"{100 * part / whole:.1f}%"


def row_text(key, row):
    asked, equal, alike = row
    return f"{key}{asked:>8} {equal:>8} {percent(equal, asked):>7}  {percent(alike, asked):>7}"


class Score:
    def __init__(self, calls, opened, has_api, differences=None):
        """`calls` has a function for each call, which takes the opened locale, the arguments and the calendar.

        `opened` takes a tag and returns the locale, or None if there is no such locale. `has_api` takes the arguments
        and the calendar of a line.
        """
        self.calls = calls
        self.opened = opened
        self.has_api = has_api
        self.differences = differences
        self.rows = {}
        self.unknown = []
        self.without_api = 0
        self.without_locale = 0
        self.tag = None
        self.locale = None

    def read(self, lines):
        for line in lines:
            entry = json.loads(line)
            if entry["call"] not in self.calls or not self.has_api(entry["arguments"], entry.get("calendar")):
                self.without_api += 1
                continue
            if entry["locale"] != self.tag:
                self.tag = entry["locale"]
                self.locale = self.opened(self.tag)
                if self.locale is None:
                    self.unknown.append(self.tag)
            self.add(entry)

    def add(self, entry):
        call, values, calendar = entry["call"], entry["arguments"], entry.get("calendar", "")
        expected = entry["text"].split("|")[0] if call == "weekday" else entry["text"]
        said = self.said(call, values, calendar)
        row = self.rows.setdefault(f"{title(call, values):<14} {calendar:<9}", [0, 0, 0])
        row[0] += 1
        row[1] += said == expected
        row[2] += plain(said) == plain(expected)
        if self.differences and said != expected:
            different = {**entry, "text": expected, "said": said}
            self.differences.write(json.dumps(different, ensure_ascii=False) + "\n")

    def said(self, call, values, calendar):
        if self.locale is None:
            self.without_locale += 1
            return "no such locale"
        try:
            return self.calls[call](self.locale, values, calendar)
        except Exception as error:  # An error counts as a text that differs.
            return f"error: {type(error).__name__}: {error}"

    def report(self, name):
        print(name)
        print(HEADER)
        for key in sorted(self.rows):
            print(row_text(key, self.rows[key]))
        print(row_text(f"{'all':<24}", [sum(column) for column in zip(*self.rows.values())]))
        print(f"no API: {self.without_api} texts")
        print(f"no such locale: {self.without_locale} texts of {len(self.unknown)} locales, counted as different "
              f"({' '.join(self.unknown)})")


def run(name, calls, opened, has_api=lambda values, calendar: True):
    """Scores the corpus on standard input. The program's argument is a file for the different lines."""
    differences = open(sys.argv[1], "w", encoding="utf-8") if len(sys.argv) > 1 else None
    score = Score(calls, opened, has_api, differences)
    score.read(open(sys.stdin.fileno(), encoding="utf-8"))
    score.report(name)
    if differences:
        differences.close()
