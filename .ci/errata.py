"""Checks that each of Almanac's errata applies in each of its locales or regions, with at least one of two ICUs."""
import json
import sys


def places(path):
    """For each erratum, by name: its locales or regions, and the set of those in which it applies."""
    with open(path, encoding="utf-8") as file:
        errata = json.load(file)["errata"]
    return {erratum["name"]: (erratum.get("locales") or erratum["regions"], set(erratum["applies"])) for erratum in errata}


def main(paths):
    lists = [places(path) for path in paths]
    expired = 0
    for name, (wanted, _) in lists[0].items():
        applied = set().union(*(errata[name][1] for errata in lists))
        for place in wanted:
            if place not in applied:
                expired += 1
                print(f"{name} does not apply in {place} with either version of ICU. Remove {place} from this erratum.")
    counts = [sum(len(applied) > 0 for _, applied in errata.values()) for errata in lists]
    print(f"{len(lists[0])} errata; {counts[0]} apply with the first version of ICU, {counts[1]} with the second")
    return 1 if expired or not lists[0] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
