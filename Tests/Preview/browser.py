"""Headless Chromium with the page of `almanac preview`: its controls, keys, log and requests, and axe-core."""
import json
import pathlib
import sys
import time

JSON = pathlib.Path(__file__).resolve().parents[2] / "Output" / "json"
# The expected texts of the pickers, which SeedTests reads too.
ROWS = pathlib.Path(__file__).resolve().parent.parent / "SeedTests/rows"

KEYS = {
    "Enter": ("Enter", 13, "\r"), "Space": (" ", 32, " "), "Tab": ("Tab", 9, ""), "Escape": ("Escape", 27, ""),
    "PageUp": ("PageUp", 33, ""), "PageDown": ("PageDown", 34, ""), "End": ("End", 35, ""), "Home": ("Home", 36, ""),
    "Left": ("ArrowLeft", 37, ""), "Up": ("ArrowUp", 38, ""), "Right": ("ArrowRight", 39, ""), "Down": ("ArrowDown", 40, ""),
    "Backspace": ("Backspace", 8, ""), "Delete": ("Delete", 46, ""),
}
MODIFIERS = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}


def use_libraries(folder):
    """Makes selenium importable from the virtual environment of a folder."""
    for packages in (pathlib.Path(folder) / "venv" / "lib").glob("python3*/site-packages"):
        sys.path.insert(0, str(packages))


def chromium(logs_requests):
    from selenium import webdriver
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--lang=en-US",
                     "--window-size=1280,1600", "--hide-scrollbars"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"} | ({"performance": "ALL"} if logs_requests else {}))
    # Some scripts show every locale, which takes minutes on a slow machine. By default, selenium waits 30 s for a script and 120 s for an answer.
    options.timeouts = {"script": 900_000}
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    driver.command_executor.client_config.timeout = 1000
    return driver


class Page:
    """The page in a separate browser."""

    #: The number of rows of each picker that are compared.
    row_limit = None

    def __init__(self, preview, options, logs_requests=False):
        self.address = pathlib.Path(preview).resolve().as_uri()
        self.axe = (pathlib.Path(options.libraries) / "axe.min.js").read_text()
        self.hostile_report = options.hostile_report
        self.driver = chromium(logs_requests)

    def close(self):
        self.driver.quit()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def command(self, name, **parameters):
        """A command of the Chrome DevTools protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    # State

    def open(self):
        """Loads the page and waits until it shows texts."""
        self.driver.get(self.address)
        for _ in range(6000):
            if self.run("return document.readyState === 'complete' && document.querySelectorAll('[data-paths]').length > 20"):
                return self
            time.sleep(0.05)
        raise AssertionError(f"The page shows no texts after five minutes. {'; '.join(self.log())}")

    def set(self, **controls):
        """Sets controls of the page, as in `set(locale="de", today="2025-08-07")`."""
        for name, value in controls.items():
            found = self.run("""
                const control = document.getElementById(arguments[0]);
                if (control.value !== arguments[1]) {
                  control.value = arguments[1];
                  control.dispatchEvent(new Event("input", { bubbles: true }));
                  control.dispatchEvent(new Event("change", { bubbles: true }));
                }
                return document.getElementById(arguments[0]).value;
            """, name, value)
            if found != value:
                raise AssertionError(f"The control '{name}' does not take '{value}'; it has '{found}'.")

    def options(self, name):
        """The values of a select control."""
        return self.run("return Array.from(document.getElementById(arguments[0]).options, ({ value }) => value)", name)

    def calendars(self, every=1):
        """Each calendar of the page with the locales that have it; with `every`, only each n-th locale of the page."""
        tags = self.options("locale")[::every]
        return [[calendar, [tag for tag in tags if (JSON / tag / f"{calendar}.json").exists()]]
                for calendar in self.options("calendar")]

    def size(self, width, height=1600):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, **features):
        """Emulates media features, as in `media(prefers_color_scheme="dark")`."""
        self.command("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    # Input

    def key(self, *names):
        """Presses keys one after another, as in `key("Down", "Shift+PageUp")`."""
        for name in names:
            *modifiers, key = name.split("+")
            bits = sum(MODIFIERS[modifier] for modifier in modifiers)
            value, code, text = KEYS.get(key) or (key, ord(key.upper()), key)
            event = dict(key=value, code="Space" if key == "Space" else value, windowsVirtualKeyCode=code, modifiers=bits)
            self.command("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **event)
            # Only Enter and Space act when they are released, so the other keys save an event, which waits for a frame.
            if key in ("Enter", "Space"):
                self.command("Input.dispatchKeyEvent", type="keyUp", **event)

    def type(self, text):
        self.command("Input.insertText", text=text)

    def focus(self, selector):
        found = self.run("const e = document.querySelector(arguments[0]); e?.focus(); return e === document.activeElement;", selector)
        if not found:
            raise AssertionError(f"'{selector}' does not get the focus.")

    def click(self, selector):
        """Clicks the middle of an element with the mouse."""
        box = self.run("""
            const element = document.querySelector(arguments[0]);
            element.scrollIntoView({ block: "center", behavior: "instant" });
            const { x, y, width, height } = element.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
        """, selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.command("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **box)

    # Results

    def log(self):
        """The messages of the console since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """The addresses of the requests since the last call."""
        events = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]

    def violations(self, rules=None):
        """The violations that axe-core finds: rule, element, and reason. By default it checks all rules. Of the overview's tiles, which are alike, it checks every seventh."""
        if not self.run("return !!window.axe"):
            self.run(self.axe)
        return self.driver.execute_async_script("""
            const done = arguments[arguments.length - 1];
            const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
            const runOnly = arguments[0] ? { type: "rule", values: arguments[0] } : { type: "tag", values: tags };
            axe.run({ exclude: [".overview > li:not(:nth-child(7n))"] }, { runOnly, resultTypes: ["violations"] }).then(({ violations }) => done(violations.flatMap(({ id, nodes }) => nodes.map((node) =>
              `${id}: ${node.target.join(" ")} ${node.html.slice(0, 120)} (${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""})`
            ))), (error) => done([`axe-core failed: ${error}`]));
        """, rules)

    def rows(self, seed):
        """The rows of a picker in SeedTests: for each row, a locale of the bundle and the expected texts."""
        return [(entry["locale"], entry["row"]) for entry in json.loads((ROWS / f"{seed}.json").read_text())]
