"""Compares a bundle with Temporal and React Aria in headless Chromium.

    python3 Tests/Web/date_libraries.py ESM_FOLDER LIBS_FOLDER

Temporal: every day, month, and month and day, and the examples of Web.md that need Temporal. Chromium's Temporal computes with
ICU4X. Node.js 24 has only a draft of Temporal, which lacks `calendarId` and stops the process for most calendars.

React Aria: 24 months in the calendars that its library of dates lacks, and a range of days that a user chooses. The library
comes from `.ci/web-frameworks LIBS_FOLDER`.

The bundle has all calendars, in English, German and Chinese.
"""
import pathlib
import sys

from browser import browser, result_of

ARTICLES = pathlib.Path(__file__).parents[2] / "Sources/AlmanacKit/AlmanacKit.docc"
PAGES = {"Temporal": "temporal.html", "React Aria, Chinese": "react-aria.html?tag=chinese",
         "React Aria, Korean": "react-aria.html?tag=dangi"}


def main():
    esm, libs = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    failed = False
    with browser(libs, esm=esm, articles=ARTICLES) as (driver, address):
        for name, page in PAGES.items():
            found = result_of(driver, f"{address}/frameworks/{page}")
            result = found.get("result", {"calendars": 0, "count": 0, "problems": [found.get("error")]})
            for problem in result["problems"]:
                print(f"error: {name}: {problem}")
            print(f"{name}: {result['count']:,} values of {result['calendars']} calendars, {len(result['problems'])} problems")
            failed = failed or bool(result["problems"]) or not result["count"]
        print(f"in Chromium {driver.capabilities['browserVersion']}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
