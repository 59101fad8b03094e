"""Mounts picker libraries with the bundle's adapters in headless Chromium, and compares the pages with the bundle's JSON.

    python3 Tests/Web/browser.py ESM_FOLDER JSON_FOLDER LIBS_FOLDER [names] [--locales TAGS]

The libraries come from `.ci/web-frameworks LIBS_FOLDER`. The modules of selenium come from LIBS_FOLDER/venv, if the folder
exists.
"""
import argparse
import contextlib
import functools
import http.server
import importlib
import pathlib
import sys
import threading

FRAMEWORKS = pathlib.Path(__file__).parent / "frameworks"
NAMES = ["quasar", "vuetify", "persian", "mantine", "dash"]
sys.path.insert(0, str(FRAMEWORKS))


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves several folders, each by the first part of an address."""

    def __init__(self, *arguments, roots, **options):
        self.roots = roots
        super().__init__(*arguments, **options)

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript", ".mjs": "text/javascript"}

    def translate_path(self, path):
        first, _, rest = path.partition("?")[0].lstrip("/").partition("/")
        root = self.roots.get(first)
        found = (root / rest).resolve() if root else None
        return str(found if found and found.is_relative_to(root) else pathlib.Path("/nonexistent"))

    def log_message(self, *_):
        pass


def serve(roots):
    """A server on a free local port."""
    roots = {name: pathlib.Path(folder).resolve() for name, folder in roots.items()}
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, roots=roots))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def use_selenium(libs):
    for folder in (pathlib.Path(libs) / "venv" / "lib").glob("python3*/site-packages"):
        sys.path.insert(0, str(folder))


def chromium():
    from selenium import webdriver
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1200,1600",
                     "--lang=en-US"):
        options.add_argument(argument)
    return webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))


@contextlib.contextmanager
def browser(libs, **roots):
    """Serves folders, and opens a browser: its driver, and the address of the server."""
    use_selenium(libs)
    server = serve({"libs": libs, "frameworks": FRAMEWORKS} | roots)
    driver = chromium()
    try:
        yield driver, f"http://127.0.0.1:{server.server_port}"
    finally:
        driver.quit()
        server.shutdown()


def result_of(driver, address, seconds=300):
    """The value that a page stores in window.result."""
    from selenium.common.exceptions import TimeoutException
    from selenium.webdriver.support.ui import WebDriverWait
    driver.get(address)
    try:
        return WebDriverWait(driver, seconds, 0.05).until(lambda d: d.execute_script("return window.result"))
    except TimeoutException:
        log = "; ".join(entry["message"] for entry in driver.get_log("browser"))
        return {"error": f"The page has no result after {seconds} seconds. {log}"}


def test(name, driver, address, json_folder, tags):
    """Tests a picker in each locale, and returns its checks."""
    from bundle import TAGS, Bundle, Checks
    checks = Checks(name)
    module = importlib.import_module(name)
    own = getattr(module, "TAGS", TAGS)
    for tag in [tag for tag in tags or own if tag in own]:
        bundle = Bundle(json_folder, tag)
        found = result_of(driver, f"{address}/frameworks/{name}.html?tag={tag}")
        if "error" in found:
            checks.fail(tag, found["error"])
            continue
        try:
            module.check(bundle, found["result"], checks)
        except KeyError as missing:
            checks.fail(tag, f"the bundle has no {missing}")
    return checks


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("esm")
    parser.add_argument("json")
    parser.add_argument("libs")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--locales", type=lambda text: text.split(","), help="some of the ten locales, as in de,fa")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in NAMES]
    if unknown:
        parser.error(f"unknown picker '{unknown[0]}'. The pickers are {', '.join(NAMES)}.")
    with browser(options.libs, esm=options.esm, json=options.json) as (driver, address):
        results = [test(name, driver, address, options.json, options.locales) for name in options.names or NAMES]
    for checks in results:
        print(f"{checks.name}: {checks.count} checks, {len(checks.problems)} failures")
        for problem in checks.problems:
            print(f"  {problem}")
    return 1 if any(checks.problems for checks in results) else 0


if __name__ == "__main__":
    sys.exit(main())
