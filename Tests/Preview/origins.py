"""Each text names its places in the bundle. With the mouse over a text, the page shows its keys and origins.

The page also lists and marks the words that need a review.
"""
import json
import pathlib
import re

from picker import Picker

JSON = pathlib.Path(__file__).parents[2] / "Output" / "json"
LOCALES = [("de", "gregorian"), ("ar-EG", "gregorian"), ("th", "buddhist"), ("zh-Hans", "chinese"), ("en-US", "chinese"), ("ja", "buddhist")]
PLACES = """
return [...new Set([...document.querySelectorAll("[data-paths]")].flatMap(({ dataset }) => dataset.paths.split(" ")))];
"""
UNNAMED = """
return [...document.querySelectorAll(".stage *")].filter((element) => !element.closest("[data-paths], [lang=en], option") &&
  [...element.childNodes].some((node) => node.nodeType === 3 && /\\p{L}/u.test(node.data))).map((element) => element.textContent);
"""
WORDS = """
return [...document.querySelectorAll('.stage [data-paths^="locale/strings."]')].map((element) =>
  [element.dataset.paths.slice("locale/strings.".length), element.getAttribute("aria-label") ?? element.textContent]);
"""
# Identifiers that do not lead to exactly one element.
REFERENCES = """
const ids = ["aria-labelledby", "aria-describedby", "for"].flatMap((name) =>
  [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name).split(" ")));
return ids.filter((id) => document.querySelectorAll(`[id="${id}"]`).length !== 1);
"""

# Points at each text, and reads what the tip shows.
TIPS = """
const tip = document.querySelector(".origin");
const tips = [...document.querySelectorAll(arguments[0])].map((element) => {
  element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  const spoken = element.getAttribute("aria-valuetext") ?? element.getAttribute("aria-label");
  return [element.dataset.paths, spoken, tip.checkVisibility(), [...tip.children].map(({ textContent }) => textContent)];
});
tip.hidePopover();
return tips;
"""
# Points at a text, and then hides the tip in each way. The radio button of a segment shows the tip of its text.
HIDDEN = """
const tip = document.querySelector(".origin");
const escape = () => new KeyboardEvent("keydown", { key: "Escape" });
const ways = [[document.body, () => new Event("pointerleave")], [document.body, () => new Event("click")], [document.body, () => new Event("input")],
  [window, () => new Event("scroll")], [window, escape], [document.querySelector("h1"), () => new Event("pointerover", { bubbles: true })]];
return ways.map(([target, event]) => {
  document.querySelector(".segments input").dispatchEvent(new Event("focusin", { bubbles: true }));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  const isShown = tip.checkVisibility();
  target.dispatchEvent(event());
  return [isShown, tip.checkVisibility()];
});
"""
# Points at a text in several places of the window, and reads how far below the top of the text the tip begins.
BESIDE = """
const [tip, text] = [document.querySelector(".origin"), document.querySelector(".segments [data-paths]")];
Object.defineProperty(tip, "offsetHeight", { value: 100, configurable: true });
const found = [0, innerHeight - 129, innerHeight - 128, innerHeight - 20].map((top) => {
  text.getBoundingClientRect = () => ({ left: 0, top, bottom: top + 20 });
  text.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  return parseFloat(tip.style.top) - top;
});
delete text.getBoundingClientRect;
delete tip.offsetHeight;
tip.hidePopover();
return found;
"""


def has_value(file, path):
    """Whether a path leads to a value. The keys of words contain dots."""
    table, _, key = path.partition(".")
    if table == "strings":
        return key in file["strings"]
    value = file
    for name in path.split("."):
        if not isinstance(value, dict) or name not in value:
            return False
        value = value[name]
    return True


def origin(file, path):
    """The entry of `sources` for a path: its own, the nearest one above it, or the first one below it."""
    sources = file["sources"]
    parts = path.split(".")
    for end in range(len(parts), 0, -1):
        if ".".join(parts[:end]) in sources:
            return sources[".".join(parts[:end])]
    return next((value for name, value in sources.items() if name.startswith(f"{path}.")), None)


def check(page, checks):
    page.open()
    for locale, calendar in LOCALES:
        page.set(locale=locale, calendar=calendar, today="2025-08-07")
        files = {path.stem: json.loads(path.read_text()) for path in (JSON / locale).iterdir()}
        name = f"{locale}, {calendar}"
        found = set()
        for _ in modes(page):
            found |= set(page.run(PLACES))
            words(checks, page.run(WORDS), files["locale"], name)
            checks.equal(f"{name}, references", page.run(REFERENCES), [])
        for place in sorted(found):
            file, _, path = place.partition("/")
            checks.true(f"{name}: the bundle has no '{place}'", file in files and has_value(files[file], path))
            if file in files:
                checks.true(f"{name}: '{place}' has no origin in the bundle", origin(files[file], path))
        checks.none(f"{name}: text without its place", page.run(UNNAMED))
        checks.equal(f"{name}, English from right to left", page.run("return document.querySelectorAll('[lang=en]:not([dir=ltr], html)').length"), 0)
        tips(page, checks, files, name)
        tip(page, checks, files, name)
    words_to_review(page, checks)
    checks.equal("the tip before and after each way to hide it", page.run(HIDDEN), [[True, False]] * 6)
    # The tip is 4 pixels below the text, which is 20 pixels high, or 4 pixels above it at the end of the window.
    checks.equal("the tip beside a text", page.run(BESIDE), [24, 24, -104, -104])
    checks.none("console", page.log())


def tips(page, checks, files, name):
    """The tip has the spoken text if screen readers get another one, and the key and the origin of each place."""
    for paths, spoken, is_shown, lines in page.run(TIPS, ".stage [data-paths]"):
        expected = [spoken] if spoken else []
        for place in paths.split(" "):
            file, _, path = place.partition("/")
            key = path.removeprefix("strings.") if file == "locale" else f"{file} {path}"
            expected.append(f"{key} {origin(files[file], path)}")
        checks.equal(f"{name}, the tip of {paths}", [is_shown, lines], [True, expected])


def shown_lines(page, selector="[data-paths]:not(.row, td)"):
    """All lines that the tip shows for elements of a page; by default for all texts except the days of a grid and the rows of a wheel."""
    return {line for *_, lines in page.run(TIPS, selector) for line in lines}


def words(checks, found, locale, name):
    """A text that names the place of a word has this word, in one of its plural forms, with values for its placeholders."""
    for key, text in found:
        word = locale["strings"][key]
        forms = [re.sub(r"\\{\w+\\}", ".+", re.escape(form)) for form in (word.values() if isinstance(word, dict) else [word])]
        checks.true(f"{name}: '{text}' is not the word of {key}", not text or any(re.fullmatch(form, text) for form in forms))


def modes(page):
    """Shows the pickers in all their modes, and the field with a text that is not a date and with its dialog."""
    field = Picker(page, "#date-field")
    field.type("abc")
    yield
    field.press("action.clear")
    field.press("prompt.openCalendar")
    yield
    field.press("action.cancel")
    for section, values in (("#range-picker", ("month", "year", "custom", "to", "from", "week")), ("#multi-date-picker", ("range", "several"))):
        for value in values:
            Picker(page, section).choose(value)
            yield
    for mode in ("time", "date", "countDownTimer", "yearAndMonth", "dateAndTime"):
        Picker(page, "#wheel-picker").setting("Mode", mode)
        yield


def tip(page, checks, files, name):
    """The mouse over a text shows its key and its origin; Escape hides them."""
    for selector, key, path in (("#range-picker .segments label:first-of-type", "segment.week", "strings.segment.week"),
                                ("#date-field .hint", "mask.letters.day", "mask.letters.day")):
        if page.run("return !document.querySelector(arguments[0]).textContent", selector):
            # Only a calendar with a mask has a hint.
            checks.true(f"{name}: the field has no hint", "mask" not in files[name.partition(", ")[2]])
            continue
        box = page.run("""
            const element = document.querySelector(arguments[0]).querySelector("[data-paths]");
            element.scrollIntoView({ block: "center", behavior: "instant" });
            const { x, y, width, height } = element.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
        """, selector)
        text = ""
        # The scroll hides the tip one frame later, so point at the text again.
        for _ in range(10):
            page.command("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)
            page.command("Input.dispatchMouseEvent", type="mouseMoved", **box)
            text = page.run('const tip = document.querySelector(".origin"); return tip.checkVisibility() ? tip.textContent : ""')
            if text:
                break
        file = files["locale" if path.startswith("strings") else "gregorian"]
        checks.true(f"{name}: the mouse over {selector} shows '{text}', not the key '{key}'", key in text)
        expected = origin(file, path)
        checks.true(f"{name}: the mouse over {selector} shows '{text}', not the origin '{expected}'", expected in text)
        page.key("Escape")
        checks.true(f"{name}: Escape does not hide the key", not page.run('return document.querySelector(".origin").checkVisibility()'))


def words_to_review(page, checks):
    """The page lists the words that need a review, and marks them where they are shown."""
    facts = json.loads(page.run('return document.getElementById("bundle").textContent'))
    tag, keys = next(((tag, keys) for tag, keys in facts["needsReview"].items() if keys), (None, None))
    checks.true("no locale has a word to review", tag)
    page.set(locale=tag, calendar="gregorian")
    text = page.run('return document.querySelector(".words").textContent')
    for key in keys:
        checks.true(f"{tag}: the page does not list '{key}' as a word to review", key in text)
    marked = page.run("""return [...document.querySelectorAll("[data-needs-review]")].map(({ dataset }) => dataset.paths)""")
    shown = set(page.run(PLACES)) & {f"locale/strings.{key}" for key in keys}
    checks.equal(f"{tag}: words marked for review", sorted(set(marked)), sorted(shown))
