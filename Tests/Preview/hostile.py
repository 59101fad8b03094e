"""The page shows a bundle with markup, bidirectional controls and `__proto__` in its texts. They must stay texts."""
from picker import Picker

# Reads the traces that a text would leave if the page used it as HTML or as a key.
FOUND = """
const scripts = [...document.querySelectorAll("script")].filter(({ type }) => type !== "application/json");
return {
  pwned: window.pwned ?? null,
  elements: document.querySelectorAll("img, iframe, object, embed, svg:not(.icon), link, body script:not([type])").length,
  scripts: scripts.length,
  prototype: [...Object.getOwnPropertyNames(Object.prototype)].filter((name) => !arguments[0].includes(name)),
  polluted: ({}).polluted ?? null,
  handlers: [...document.querySelectorAll("*")].flatMap((element) => [...element.attributes])
    .filter(({ name }) => name.startsWith("on")).map(({ name }) => name),
};
"""
# Finds texts of the bundle that share a line with other texts, but have no bidi isolation (CSS unicode-bidi).
NOT_ISOLATED = """
return [...document.querySelectorAll("body *")].filter((element) =>
  element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.includes("\\u202e")))
  .filter((element) => {
    const { display, unicodeBidi } = getComputedStyle(element);
    const isAlone = !/^(inline|contents)$/.test(display) || unicodeBidi.startsWith("isolate") || unicodeBidi === "plaintext";
    return !isAlone;
  }).map((element) => `${element.tagName}.${element.className} "${element.textContent.slice(0, 60)}"`);
"""
NAMES = "return Object.getOwnPropertyNames(Object.prototype)"


def check(page, checks):
    page.command("Network.enable")
    page.driver.get("about:blank")
    names = page.run(NAMES)
    page.log(), page.requests()
    page.open()
    shown = 0
    for locale in page.options("locale"):
        page.set(locale=locale, today="2025-08-07")
        for calendar in page.run("return [...document.querySelectorAll('#calendar option:enabled')].map(({ value }) => value)"):
            page.set(calendar=calendar)
            for state in states(page):
                name = f"{locale}, {calendar}, {state}"
                found = page.run(FOUND, names)
                expected = {"pwned": None, "elements": 0, "scripts": 1, "prototype": [], "polluted": None, "handlers": []}
                for key, value in expected.items():
                    checks.equal(f"{name}, {key}", found[key], value)
                checks.none(f"{name}, not isolated", page.run(NOT_ISOLATED))
            shown += page.run("return document.body.innerText.split('<img src=x onerror=window.pwned=1>').length - 1")
    checks.true(f"only {shown} texts show the markup", shown > 100)
    checks.none("console", page.log())
    checks.none("network", [address[:120] for address in page.requests() if not address.startswith(("file:", "data:"))])


def states(page):
    """Changes the pickers so that they show other texts, and yields a name for each state."""
    ranges, dates, wheels, view, field = (
        Picker(page, section) for section in ("#range-picker", "#multi-date-picker", "#wheel-picker", "#calendar-view", "#date-field"))
    yield "start"
    ranges.choose("custom")
    wheels.setting("Mode", "date")
    for picker in (dates, view, field):
        picker.setting("Limits", "thisWeek")
    dates.click("[role=gridcell][data-date]")
    view.click("[role=gridcell][data-date]")
    field.type("abc")
    yield "limits"
    wheels.setting("Mode", "countDownTimer")
    dates.click(".title-button")
    page.click("#calendar-view .title")
    yield "wheels and origins"
    field.press("prompt.openCalendar")
    yield "dialog"
    field.press("action.cancel")
    page.run('document.getElementById("show-overview").click()')
    page.driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
    yield "overview"
    page.run('document.getElementById("show-pickers").click()')
    ranges.choose("week")
    wheels.setting("Mode", "dateAndTime")
