"""Functions that read scripts, patterns and names in the texts of a bundle."""
import re
import unicodedata
from functools import cache

SPACES = " \u00a0\u2009\u202f\u2007"
QUOTED = re.compile(r"'((?:[^']|'')*)'")


@cache
def scripts(text):
    """The scripts of a text's letters, by the first word of their Unicode names. Han, kana and Hangul count as one."""
    found = set()
    for character in text:
        if unicodedata.category(character)[0] == "L":
            name = unicodedata.name(character, "OTHER").split()[0]
            name = {"CJK": "HAN", "HIRAGANA": "HAN", "KATAKANA": "HAN", "HANGUL": "HAN"}.get(name, name)
            if name not in ("MODIFIER", "FEMININE", "MASCULINE"):
                found.add(name)
    return frozenset(found)


def initial(text):
    """A text's first letter or digit without marks and case; empty if the text has no letter or digit."""
    for character in unicodedata.normalize("NFKD", text.casefold()):
        if unicodedata.category(character)[0] in "LN":
            return character
    return ""


@cache
def words(text):
    """The words of a text in lowercase."""
    return re.findall(r"[^\W\d_]+", text.casefold())


# Letters that are one letter in two spellings of a word, and marks that only one of the spellings has.
SAME_LETTERS = {ord(letter): same for letters, same in (
    ("أإآٱ", "ا"), ("ىی", "ي"), ("ک", "ك"), ("ہە", "ه"), ("’ʼʻ‘", "'"), ("ё", "е"), ("ণ", "ন"), ("ँ", "ं"), ("ઁ", "ં"))
    for letter in letters}
WORD = re.compile("(?:[^\\W\\d_]|[’'ʼʻ‘\u200c\u200d\u0300-\u036f\u0591-\u065f\u0900-\u0dff])+")
SPELLING_MARKS = re.compile("[\u200c\u200d\u0640\u064b-\u0652\u093c\u09bc\u0a3c]")


@cache
def spellings(text):
    """The words of a text in lowercase, of at least three characters, without placeholders and Arabic's article."""
    text = unicodedata.normalize("NFC", re.sub(r"\{\w+\}", " ", text).casefold())
    found = [word.strip("’'‘") for word in WORD.findall(text)]
    return [word[2:] if word.startswith("ال") and len(word) > 4 else word for word in found if len(word) > 2]


def one_spelling(word):
    """The same text for words that differ only in their spelling."""
    return SPELLING_MARKS.sub("", word.translate(SAME_LETTERS))


def has_digit(text):
    return any(unicodedata.category(character) == "Nd" for character in text)


def is_digit(character):
    return character != "" and unicodedata.category(character) == "Nd"


@cache
def parts(pattern):
    """A date pattern in parts: ("field", "MMM") and ("text", " at ")."""
    found, index = [], 0

    def add(text):
        if found and found[-1][0] == "text":
            text = found.pop()[1] + text
        found.append(("text", text))

    while index < len(pattern):
        character = pattern[index]
        if character == "'":
            match = QUOTED.match(pattern, index)
            add(match[1].replace("''", "'") or "'")
            index = match.end()
        elif character.isascii() and character.isalpha():
            end = index
            while end < len(pattern) and pattern[end] == character:
                end += 1
            found.append(("field", pattern[index:end]))
            index = end
        else:
            add(character)
            index += 1
    return found


def fields(pattern):
    return [text for kind, text in parts(pattern) if kind == "field"]


@cache
def literal(pattern):
    """The text of a date pattern without its fields."""
    return " ".join(text for kind, text in parts(pattern) if kind == "text")


def joined(pattern):
    """The text of a pattern such as `{0} and {1}` around its placeholders."""
    return re.sub(r"\{\d\}", " ", pattern)


class Names:
    """The names that the fields of a calendar's patterns print. They show how a formatted date can begin and end."""

    def __init__(self, locale, calendar):
        self.calendar = calendar
        self.weekdays = locale["weekdays"]
        self.numbers = {}

    def of(self, field):
        """The texts that a field can print. None if it prints a number, and empty for a part of the day."""
        letter, count = field[0], len(field)
        if letter in "ML" and count > 2:
            tables = [self.calendar["months"], self.calendar.get("leapMonths")]
            return self.texts(tables, "format" if letter == "M" else "standAlone", count)
        if letter in "Eec" and (letter == "E" or count > 2):
            return self.texts([self.weekdays], "standAlone" if letter == "c" else "format", count)
        if letter == "G":
            eras = self.calendar.get("eras")
            return eras[{4: "wide", 5: "narrow"}.get(count, "abbreviated")] if eras else None
        if letter == "U":
            return self.calendar.get("cyclicYears")
        return [] if letter in "abB" else None

    @staticmethod
    def texts(tables, context, count):
        width = {4: "wide", 5: "narrow", 6: "short"}.get(count, "abbreviated")
        return [text for table in tables if table for text in table[context].get(width, [])]

    def is_number(self, field, index):
        """Whether a field can begin (index 0) or end (index -1) with a digit."""
        if (field, index) not in self.numbers:
            texts = self.of(field)
            self.numbers[field, index] = texts is None or any(text and is_digit(text[index]) for text in texts)
        return self.numbers[field, index]

    def ends(self, pattern, mark):
        """Whether a date of the pattern can end with a mark."""
        last = parts(pattern)[-1:]
        if not last:
            return False
        kind, text = last[0]
        return text.endswith(mark) if kind == "text" else any(name.endswith(mark) for name in self.of(text) or [])
