"""Reads the reasons why findings are right or why they stay, and finds the findings that have no reason."""
import sys
from fnmatch import fnmatchcase


class Reason:
    """A line of reasons.txt: lint | locales | paths | text | why. In locales, paths and text, * is any text."""

    def __init__(self, number, line):
        parts = [part.strip() for part in line.split(" | ")]
        if len(parts) != 5 or not all(parts):
            sys.exit(f"reasons.txt:{number}: error: this is not 'lint | locales | paths | text | why'.")
        self.number, self.line = number, line
        self.lint, self.why = parts[0], parts[4]
        self.locales, self.paths, self.texts = parts[1].split(), parts[2].split(), parts[3]
        self.count, self.unused = 0, set(self.locales)

    def explains(self, locale, path, text):
        """Whether the reason matches a finding's path and text, and its locale or a parent of that locale.

        If it matches, the finding is counted.
        """
        tag = next((tag for tag in self.locales if tag == "*" or f"{locale}-".startswith(f"{tag}-")), None)
        if (tag is None or not any(fnmatchcase(path, glob) for glob in self.paths)
                or self.texts != "*" and not fnmatchcase(text, self.texts.replace("[", "[[]"))):
            return False
        self.count += 1
        self.unused.discard(tag)
        return True


def read(file):
    """The reasons of a file, without its comments and empty lines."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [Reason(number, line) for number, line in enumerate(lines, 1) if line.strip() and not line.startswith("#")]


def unexplained(icu, found, known):
    """The findings that no reason explains."""
    left = []
    for finding in found:
        lint, *place = finding
        if not any(reason.lint == lint and reason.explains(*place) for reason in known):
            left.append((icu, *finding))
    return left


def stale(known):
    """A message for each reason that explains no finding in one of its locales."""
    return [f"reasons.txt:{reason.number}: this explains no finding in {' '.join(sorted(reason.unused))}. "
            f"Remove it: {reason.line}" for reason in known if reason.unused]
