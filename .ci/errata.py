"""Checks Almanac's errata with the reports of two versions of ICU, the older one first.

Each erratum applies in each of its locales or regions with at least one version. `until` is right for the newer version:
CLDR has none of the texts that an erratum with `until` corrects, and still has a wrong text in the place of another.
"""
import json
import sys


def read(path):
    """The errata of a report by name, and its version of CLDR."""
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    return {erratum["name"]: erratum for erratum in report["errata"]}, float(report["cldr"])


def places(erratum):
    return erratum.get("locales") or erratum["regions"]


def texts(erratum, places, codes):
    """The texts that an erratum corrects: the locale or region, the table, the path and, if asked, the code."""
    icu = erratum["icu"] if codes and isinstance(erratum["icu"], dict) else [""]
    return {(place, erratum["table"], erratum["path"], code) for place in places for code in icu}


def expired(old, new):
    for name, erratum in old.items():
        for place in places(erratum):
            if place not in erratum["applies"] + new[name]["applies"]:
                yield f"{name} does not apply in {place} with either version of ICU. Remove {place} from this erratum."


def wrong_until(errata, cldr):
    for name, erratum in errata.items():
        corrected = float(erratum.get("until", "inf")) <= cldr
        found = texts(erratum, places(erratum), corrected)
        is_wrong = any(found & texts(other, other["applies"], corrected) for other in errata.values())
        if corrected and is_wrong:
            yield f"{name} says that CLDR {erratum['until']} has the correct text, but an erratum applies with CLDR {cldr:g}."
        elif not corrected and not is_wrong:
            yield f"{name} does not apply with CLDR {cldr:g}. Add 'until', or an erratum for the text of CLDR {cldr:g}."


def main(paths):
    (old, _), (new, cldr) = map(read, paths)
    problems = [*expired(old, new), *wrong_until(new, cldr)]
    print(*problems, sep="\n", end="\n" if problems else "")
    counts = [sum(bool(erratum["applies"]) for erratum in errata.values()) for errata in (old, new)]
    print(f"{len(old)} errata; {counts[0]} apply with the first version of ICU, {counts[1]} with the second")
    return 1 if problems or not old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
