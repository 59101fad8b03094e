"""Shows that a bundle's modules make the same bytes on a server and a client, and compares this with Intl.

    python3 Tests/Web/hydration.py ESM_FOLDER JSON_FOLDER LIBS_FOLDER

node is the server and headless Chromium the client. A page that a server draws must not change when the client draws it
again ("hydration"). Engines have their own versions of ICU and CLDR. One writes "2:30 PM" with a space, and another writes
it with U+202F. Only a difference between the texts of the bundle is an error.
"""
import json
import pathlib
import subprocess
import sys

from browser import FRAMEWORKS, browser, result_of

PROGRAM = """
const { allTexts } = await import(process.argv[1]);
console.log(JSON.stringify({ icu: process.versions.icu, node: process.version, texts: await allTexts(process.argv[2]) }));
"""


def escaped(text):
    """A text with its invisible characters as escapes."""
    if text is None:
        return "none"
    return '"' + "".join(sign if sign == " " or sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text) + '"'


def main():
    esm, bundle, libs = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    server_side = json.loads(subprocess.run(
        ["node", "--input-type=module", "-e", PROGRAM, (FRAMEWORKS / "hydration.mjs").as_uri(), esm.as_uri()],
        check=True, capture_output=True, text=True).stdout)
    with browser(libs, esm=esm) as (driver, address):
        found = result_of(driver, f"{address}/frameworks/hydration.html")
        version = driver.capabilities["browserVersion"]
    if "error" in found:
        print(f"error: the page has an error: {found['error']}")
        return 1
    print(f"node {server_side['node']} with ICU {server_side['icu']}, Chromium {version}")
    count, problems, differences = 0, [], 0
    for tag, texts in server_side["texts"].items():
        for name, (ours, theirs) in texts.items():
            client, client_intl = found["result"][tag][name]
            count += 1
            if ours.encode() != client.encode():
                problems.append(f"{tag}, {name}: node writes {escaped(ours)}, but Chromium writes {escaped(client)}.")
            is_same = theirs == client_intl
            differences += not is_same
            intl = f"Intl: {escaped(theirs)}" + ("" if is_same else f" in node, {escaped(client_intl)} in Chromium")
            print(f"  {tag} {name}: {escaped(ours)}  ({intl})")
        pattern = json.loads((bundle / tag / "locale.json").read_text())["time"]["styles"]["short"]
        if ("\u202f" in pattern) != ("\u202f" in texts["time"][0]):
            problems.append(f"{tag}: the pattern of a time is {escaped(pattern)}, but the time is {escaped(texts['time'][0])}.")
    for problem in problems:
        print(f"error: {problem}")
    print(f"{count - len(problems)} of {count} texts of the bundle have the same bytes in node and Chromium.")
    print(f"{differences} of Intl's texts differ between them.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
