"""Tests the page of `almanac preview` in headless Chromium.

    python3 Tests/Preview/run.py --preview FILE --libraries FOLDER [--hostile FILE] [--report FILE] [--hostile-report FILE] [tests]

--libraries has axe.min.js and a virtual environment with selenium, as .ci/preview makes it. --hostile is the preview
of a bundle from hostile_bundle.py. The reports are the pages of `check` and `diff` that .ci/preview makes.
"""
import argparse
import concurrent.futures
import importlib
import sys
import time
import traceback

from browser import Page, use_libraries
from checks import Checks

# The longest tests are first, because three browsers share the tests.
TESTS = ["cards", "accessibility", "layout", "seeds", "console", "keyboard", "field", "states", "wheels", "hostile",
         "origins", "motion", "report"]


def run(name, options):
    """Runs a test in a separate browser, and returns its checks."""
    test = importlib.import_module(name)
    checks, started = Checks(name), time.monotonic()
    pages = {"hostile": options.hostile, "report": options.report}
    page = Page(pages.get(name, options.preview), options, name in ("console", "hostile"))
    try:
        test.check(page, checks)
    except Exception:
        checks.fail(traceback.format_exc().partition("Stacktrace:")[0].strip())
    finally:
        page.close()
    checks.seconds = time.monotonic() - started
    return checks


def report(checks):
    print(f"{checks.name}: {checks.count} checks, {len(checks.problems)} failures, {checks.seconds:.0f} s", flush=True)
    for problem in checks.problems:
        print(f"  {problem}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preview", required=True)
    parser.add_argument("--libraries", required=True)
    parser.add_argument("--hostile")
    parser.add_argument("--report")
    parser.add_argument("--hostile-report")
    parser.add_argument("tests", nargs="*", default=TESTS, metavar="tests", help=", ".join(TESTS))
    options = parser.parse_args()
    unknown = [name for name in options.tests if name not in TESTS]
    if unknown:
        parser.error(f"unknown test '{unknown[0]}'. The tests are {', '.join(TESTS)}.")
    use_libraries(options.libraries)
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        results = list(pool.map(lambda name: run(name, options), options.tests))
    for checks in results:
        report(checks)
    failures = sum(len(checks.problems) for checks in results)
    print(f"{sum(checks.count for checks in results)} checks, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
