"""The lints about the order of year, month and day."""
from tables import calendars, patterns
from texts import fields, parts, scripts

COLUMNS = {"year": "y", "month": "M", "day": "d"}
# The letters that stand for the year and the month in some patterns.
SAME = {"r": "y", "U": "y", "L": "M"}


def date_order(pattern):
    """The order of the numbers in a date, such as ["dMy"], or of both dates of an interval. None unless it is numeric.

    A date with words beside the numbers, such as 2月7日, is not numeric: the words say which number is the month.
    """
    dates, found = [""], parts(pattern)
    for index, (kind, text) in enumerate(found):
        letter = SAME.get(text[0], text[0]) if kind == "field" else ""
        if letter and letter in "yMd":
            beside = found[index + 1][1] if found[index + 1:] and found[index + 1][0] == "text" else ""
            if letter == "M" and len(text) > 2 or letter != "y" and scripts(beside):
                return None
            if letter == "y" and dates[-1].endswith("y"):
                continue
            if letter in dates[-1]:
                dates.append("")
            dates[-1] += letter
    return dates if any({"M", "d"} <= set(date) for date in dates) else None


def other_order(files):
    """A numeric date has the day and the month, or the year, in another order than the short Gregorian date."""
    short = date_order(files["gregorian"]["patterns"]["date"]["short"])
    mask = files["gregorian"].get("mask")
    if mask and short and [COLUMNS[part] for part in mask["order"]] != list(short[0]):
        yield "gregorian:mask.order", " ".join(mask["order"])
    for path, pattern, _ in patterns(files):
        order = date_order(pattern)
        if short and order and any(date != "".join(filter(date.__contains__, short[0])) for date in order):
            yield path, pattern


def orders(bundle):
    """The order of each date style, of yMd and of the mask, in each locale and calendar."""
    found = {}
    for locale, files in bundle.items():
        for name, file in calendars(files):
            table = file["patterns"]
            dates = {f"date.{style}": text for style, text in table["date"].items()}
            dates["skeletons.yMd"] = table["skeletons"]["yMd"]
            for path, text in dates.items():
                letters = [SAME.get(field[0], field[0]) for field in fields(text)]
                found[locale, f"{name}:patterns.{path}"] = "".join(dict.fromkeys(filter("yMd".__contains__, letters)))
        if "mask" in files["gregorian"]:
            found[locale, "gregorian:mask.order"] = "".join(COLUMNS[part] for part in files["gregorian"]["mask"]["order"])
    return found


def taken_back(first, second):
    """Two versions of ICU give a style, yMd or the mask different orders: CLDR took a change back, or learned more."""
    for place in sorted(first.keys() & second.keys()):
        if first[place] != second[place]:
            yield *place, f"{first[place]}, then {second[place]}"
