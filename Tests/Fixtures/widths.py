"""Prints as JSON the widest texts of each wheel column of a bundle in real fonts: `python widths.py BUNDLE FONTS`.

FONTS is a folder with the files of Debian's fonts-dejavu-core, fonts-noto-core and fonts-noto-cjk. For each locale,
column and font family, the output has the widest text, and the indexes of all texts with at least 98% of its width.
"""
import json
import pathlib
import sys
import unicodedata

from fontTools.ttLib import TTFont
from PIL import ImageFont


class Family:
    """Fonts in order. The first font that has a character draws it."""

    def __init__(self, paths):
        self.fonts = [
            (set(TTFont(path, lazy=True, fontNumber=0).getBestCmap()),
             ImageFont.truetype(path, 100, layout_engine=ImageFont.Layout.RAQM))
            for path in paths
        ]

    def font(self, character, current):
        """The index of the font for a character. Marks, spaces and brackets keep the font of the previous character."""
        places = [place for place, (covered, _) in enumerate(self.fonts) if ord(character) in covered]
        joins = unicodedata.category(character)[0] in "MCZP"
        if joins and (current in places or unicodedata.category(character) == "Cf"):
            return current or 0
        return places[0] if places else None

    def width(self, text):
        """The width of a shaped text in hundredths of an em. None if the fonts lack one of its characters."""
        runs = []
        for character in text:
            place = self.font(character, runs[-1][0] if runs else None)
            if place is None:
                return None
            if not runs or runs[-1][0] != place:
                runs.append([place, ""])
            runs[-1][1] += character
        return sum(self.fonts[place][1].getlength(run) for place, run in runs)


def families(folder):
    files = {path.name: str(path) for path in sorted(pathlib.Path(folder).rglob("*.tt[fc]"))}
    first = [f"NotoSans{script}-Regular.ttf" for script in ("", "Arabic", "Devanagari", "Bengali")]
    others = [name for name in files if name.startswith("NotoSans") and name.endswith("-Regular.ttf")]
    others = [name for name in others if name not in first and "Display" not in name and "Mono" not in name]
    noto = [*first, *others, "NotoSansCJK-Regular.ttc"]
    return {"dejavu": Family([files["DejaVuSans.ttf"]]), "noto": Family([files[name] for name in noto])}


def columns(folder):
    wheels = json.loads((folder / "locale.json").read_text(encoding="utf-8"))["wheels"]
    found = {"hours.h12": wheels["hours"]["h12"], "hours.h23": wheels["hours"]["h23"], "minutes": wheels["minutes"]}
    for name in ("gregorian", "buddhist", "chinese"):
        calendar = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        tables = [calendar["months"], calendar.get("leapMonths")]
        found[f"{name}.days"] = calendar["dayLabels"]
        found[f"{name}.months"] = [
            label for table in tables if table for label in table["standAlone"]["wide"] + table["format"]["wide"]]
        found[f"{name}.years"] = calendar["years"]["display"]
    return found


def ranges(places):
    """A list of indexes as text, such as 0-3,8."""
    text, start = [], None
    for place in places:
        if start is None or place != end + 1:
            start = place
            text.append("")
        end = place
        text[-1] = f"{start}-{end}" if end > start else f"{start}"
    return ",".join(text)


def widest(labels, family):
    widths = [family.width(label) for label in labels]
    if None in widths:
        return None
    most = max(widths)
    near = [place for place, width in enumerate(widths) if width >= 0.98 * most]
    return [labels[widths.index(most)], ranges(near)]


def main(bundle, fonts):
    known = families(fonts)
    print('{"source": "PyPI pillow with raqm; Debian fonts-dejavu-core, fonts-noto-core, fonts-noto-cjk", "locales": {')
    folders = sorted(path.parent for path in pathlib.Path(bundle).glob("json/*/locale.json"))
    for folder in folders:
        row = {
            column: {name: found for name, family in known.items() if (found := widest(labels, family))}
            for column, labels in columns(folder).items()
        }
        end = "," if folder != folders[-1] else ""
        print(f"{json.dumps(folder.name)}: {json.dumps(row, ensure_ascii=False)}{end}")
    print("}}")


if __name__ == "__main__":
    main(*sys.argv[1:])
