"""Says what another ICU means for Almanac's errata, rules and lints. See `upgrade`.

    upgrade.py OLD NEW NEW_WITHOUT_ERRATA OLD_ERRATA NEW_ERRATA OLD_FINDINGS NEW_FINDINGS
"""
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path

SHOWN = 20


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def value_at(value, path):
    """The value at a path such as `patterns.date.full`; None if the file lacks the path."""
    for key in path.split("."):
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            return None
    return value


def named(file, path, found):
    """A list of names as a table by their codes, as an erratum writes it; another value unchanged."""
    group = path.split(".")[0]
    codes = file.get("monthCodes") if group == "months" else value_at(file, f"{group}.codes")
    return dict(zip(codes, found)) if isinstance(found, list) and codes else found


def agrees(found, wanted):
    """Whether a value has everything that an erratum says; an erratum of a table says only some of its entries."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(agrees(found.get(key), value) for key, value in wanted.items())
    return found == wanted


def value_of(bundle, erratum, place):
    """The value that an erratum is about, in a bundle; None if the bundle lacks it."""
    if "regions" in erratum:
        return read(bundle / "json/regions.json")["regions"].get(place, {}).get(erratum["path"])
    path = bundle / "json" / place / f"{erratum['table']}.json"
    file = read(path) if path.exists() else {}
    return named(file, erratum["path"], value_at(file, erratum["path"]))


def errata(old, new, bundle, plain):
    """Prints for each erratum that applied with the old ICU: confirmed, expired, or contradicted by a third value.

    `bundle` and `plain` are the bundles of the new ICU, with and without errata.
    """
    states = defaultdict(list)
    later = {erratum["name"]: set(erratum["applies"]) for erratum in new["errata"]}
    for erratum in old["errata"]:
        for place in erratum["applies"]:
            if place in later.get(erratum["name"], ()):
                states["confirmed"].append(erratum["name"])
                continue
            found, result = (value_of(folder, erratum, place) for folder in (plain, bundle))
            if agrees(found, erratum["use"]):
                states["expired"].append(erratum["name"])
            elif agrees(result, erratum["use"]):
                states["confirmed"].append(erratum["name"])
            else:
                if isinstance(erratum["use"], dict) and isinstance(found, dict):
                    found = {key: found.get(key) for key in erratum["use"]}
                shown, wanted = (json.dumps(value, ensure_ascii=False)[:90] for value in (found, erratum["use"]))
                states["contradicted"].append(f"{erratum['name']} in {place}: ICU has {shown}, the erratum {wanted}")
    print("Errata, by their locales and regions: "
          + ", ".join(f"{len(states[state])} {state}" for state in ("confirmed", "expired", "contradicted")))
    for line in states["contradicted"][:SHOWN]:
        print(f"  {line}")


def made_by_rules(bundle):
    """For each calendar or locale file and each kind of value, in how many locales a rule made it."""
    counts = Counter()
    for path in (bundle / "json").glob("*/*.json"):
        for key, source in read(path).get("sources", {}).items():
            if source == "rule":
                counts[f"{path.stem} {key}"] += 1
    return counts


def rules(old, new):
    before, after = made_by_rules(old), made_by_rules(new)
    ended = sorted(key for key in before if key not in after)
    begun = sorted(key for key in after if key not in before)
    print(f"Rules: {sum(before.values())} values of {len(before)} kinds before, {sum(after.values())} of {len(after)} after")
    for title, keys, counts in (("no longer fires", ended, before), ("fires for the first time", begun, after)):
        for key in keys[:SHOWN]:
            print(f"  {title}: {key} ({counts[key]} locales)")


def lints(old, new):
    """Prints the findings of the lints that are new, by lint. A finding is a line of `.ci/lint-data --list`."""
    def findings(path):
        lines = [line.split(" | ") for line in path.read_text(encoding="utf-8").splitlines() if " | " in line]
        return {tuple(line[:3]): line for line in lines}
    before, after = findings(old), findings(new)
    added = defaultdict(list)
    for key, line in after.items():
        if key not in before:
            added[key[0]].append(line)
    print(f"Lints: {len(after)} findings, {sum(map(len, added.values()))} of them new, {len(before.keys() - after.keys())} gone")
    for lint, lines in sorted(added.items()):
        print(f"  {lint}: {len(lines)}")
        for line in lines[:3]:
            print(f"    {' | '.join(line[1:])[:160]}")


def main(old, new, plain, old_errata, new_errata, old_findings, new_findings):
    errata(read(old_errata), read(new_errata), new, plain)
    rules(old, new)
    lints(old_findings, new_findings)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
