"""Compares the calendars of a bundle with Temporal in headless Chromium: every day, month, and month and day.

    python3 Tests/Web/temporal.py ESM_FOLDER LIBS_FOLDER

Runs the examples of Web.md that need Temporal. The bundle has all calendars, in English, German and Chinese. Chromium's Temporal computes with ICU4X. Node.js 24 has only a draft of Temporal, which
lacks `calendarId` and stops the process for most calendars.
"""
import pathlib
import sys

from browser import FRAMEWORKS, chromium, result_of, serve, use_selenium

ARTICLES = pathlib.Path(__file__).parents[2] / "Sources/AlmanacKit/AlmanacKit.docc"


def main():
    if len(sys.argv) != 3:
        print("usage: python3 Tests/Web/temporal.py ESM_FOLDER LIBS_FOLDER", file=sys.stderr)
        return 64
    esm, libs = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    use_selenium(libs)
    server = serve({"esm": esm, "frameworks": FRAMEWORKS, "articles": ARTICLES})
    driver = chromium()
    try:
        found = result_of(driver, f"http://127.0.0.1:{server.server_port}/frameworks/temporal.html")
        version = driver.capabilities["browserVersion"]
    finally:
        driver.quit()
        server.shutdown()
    result = found.get("result", {"calendars": 0, "count": 0, "problems": [found.get("error")]})
    for problem in result["problems"]:
        print(f"error: {problem}")
    print(f"Temporal in Chromium {version}: {result['count']:,} values of {result['calendars']} calendars, "
          f"{len(result['problems'])} problems")
    return 1 if result["problems"] or not result["count"] else 0


if __name__ == "__main__":
    sys.exit(main())
