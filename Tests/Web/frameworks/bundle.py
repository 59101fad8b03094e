"""The texts that a page should show. They come from the JSON of a bundle, and not from the modules that the page reads."""
import datetime
import json
import pathlib
import re

TAGS = ["de", "en", "fr", "ar-EG", "he", "th", "zh-Hans", "ja", "pt-BR", "fa"]


class Bundle:
    def __init__(self, folder, tag):
        self.folder = pathlib.Path(folder) / tag
        self.tag = tag
        self.locale = self.read("locale")
        self.calendar = self.read("gregorian")
        self.picker = self.calendar["picker"]
        self.strings = self.locale["strings"]
        self.skeletons = self.calendar["patterns"]["skeletons"]

    def read(self, name):
        """A JSON file of the locale, such as that of another calendar."""
        return json.loads((self.folder / f"{name}.json").read_text())

    def number(self, number):
        return "".join(self.picker["digits"][int(digit)] for digit in str(number))

    def filled(self, key, **values):
        text = self.strings[key]
        for name, value in values.items():
            text = text.replace("{%s}" % name, value)
        return text

    def date(self, pattern, year, month, day):
        """A date by a CLDR pattern."""
        weekday = (datetime.date(year, month, day).weekday() + 1) % 7
        widths = {3: "abbreviated", 4: "wide", 5: "narrow"}
        ordinals = self.calendar.get("dayOfMonths", {}) if re.search("MMM|LLL", pattern) else {}

        def field(match):
            literal, letter = match.group(1), match.group(2)
            count = len(match.group(0))
            if literal is not None:
                return literal or "'"
            if letter in "ML":
                names = self.calendar["months"]["format" if letter == "M" else "standAlone"]
                return self.padded(month, count) if count < 3 else names[widths[count]][month - 1]
            if letter in "Ec":
                names = self.locale["weekdays"]["format" if letter == "E" else "standAlone"]
                return names[widths[max(count, 3)]][weekday]
            if letter == "G":
                return self.calendar["eras"][widths[max(count, 3)]][-1]
            if letter == "d" and str(day) in ordinals:
                return ordinals[str(day)]
            return self.padded({"y": year % 100 if count == 2 else year, "d": day}[letter], count)

        return re.sub(r"'([^']*)'|([a-zA-Z])\2*", field, pattern)

    def title(self, year, month):
        """The title of a month. A month's name at the start of the title is capitalized as in a menu."""
        pattern, name = self.skeletons["yMMMM"], self.picker["months"][month - 1]
        text = self.date(pattern, year, month, 1)
        in_date = self.picker["monthsInDate"][month - 1]
        if pattern.startswith(("MMMM", "LLLL")) and (pattern.startswith("L") or name.lower() == in_date.lower()):
            return name + text[len(name):]
        return text

    def padded(self, number, count):
        return self.number(str(number).zfill(count))

    def latin(self, text):
        """A text with the digits 0 to 9."""
        return text.translate({ord(digit): str(index) for index, digit in enumerate(self.picker["digits"])})

    def unquoted(self, pattern):
        return re.sub(r"'([^']*)'", r"\1", pattern)

    def time(self, pattern, hour, minute, second, periods):
        """A time by a CLDR pattern, with the digits 0 to 9."""
        def field(match):
            literal, letter = match.group(1), match.group(2)
            if literal is not None:
                return literal or "'"
            if letter in periods:
                return periods[letter]
            number = {"H": hour, "h": (hour + 11) % 12 + 1, "m": minute, "s": second}[letter]
            return str(number).zfill(len(match.group(0)))

        return re.sub(r"'([^']*)'|([a-zA-Z])\2*", field, pattern)

    def rotated(self, names):
        """Seven names, rotated to the first day of the week."""
        first = self.picker["firstDay"]
        return names[first:] + names[:first]

    def days_before(self, year, month):
        """The number of days of the previous month in the first row."""
        weekday = (datetime.date(year, month, 1).weekday() + 1) % 7
        return (weekday - self.picker["firstDay"]) % 7


def shown(value):
    return json.dumps(value, ensure_ascii=False)


class Checks:
    """Compares texts and keeps the differences in readable lines."""

    def __init__(self, name):
        self.name = name
        self.count = 0
        self.problems = []

    def equal(self, tag, what, found, expected):
        self.count += 1
        if found != expected:
            self.problems.append(f"{tag}: {what}\n    expected {shown(expected)}\n    found    {shown(found)}")

    def fail(self, tag, message):
        self.count += 1
        self.problems.append(f"{tag}: the test has an error: {message}")

    def layout(self, tag, cells):
        """Checks that no header cell is cut off."""
        self.equal(tag, "the list of cut-off header cells", [c["text"] for c in cells if c["scroll"] > c["client"]], [])
        self.equal(tag, "the list of header cells without a width", [c["text"] for c in cells if c["client"] == 0], [])
