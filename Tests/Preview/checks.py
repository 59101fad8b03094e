"""Counts the comparisons of a test, and keeps the failures."""


def visible(value):
    """A value with its invisible characters as escapes."""
    if not isinstance(value, str):
        return str(value)
    return '"' + "".join(sign if sign == " " or sign.isprintable() else f"\\u{ord(sign):04x}" for sign in value) + '"'


class Checks:
    """The comparisons of one test."""

    def __init__(self, name):
        self.name = name
        self.count = 0
        self.problems = []
        self.seconds = 0

    def equal(self, what, found, expected):
        """Compares two values. Lists are compared entry by entry."""
        if isinstance(expected, (list, tuple)) and isinstance(found, (list, tuple)) and len(expected) == len(found):
            for index, (one, other) in enumerate(zip(found, expected)):
                self.equal(f"{what}[{index}]", one, other)
            return
        self.count += 1
        if found != expected:
            self.fail(f"{what}: expected {visible(expected)}, found {visible(found)}")

    def true(self, what, claim):
        """Checks a claim. If it is false, the text is the failure."""
        self.count += 1
        if not claim:
            self.fail(what)

    def none(self, what, found):
        """Checks that a list of problems is empty."""
        self.count += 1
        for problem in found[:10]:
            self.fail(f"{what}: {problem}")
        if len(found) > 10:
            self.fail(f"{what}: {len(found) - 10} more")

    def fail(self, problem):
        self.problems.append(problem)
