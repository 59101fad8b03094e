"""The wheels are spin buttons: keys, the mouse wheel, a drag and a click turn them, and screen readers read the row."""
import datetime

from picker import Picker

TODAY = datetime.date(2025, 8, 7)
MODES = ["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"]
STATE = """
const root = wheels()[arguments[1]];
const rows = [...root.querySelectorAll(".row")];
const box = root.getBoundingClientRect();
const middle = rows.findIndex((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - (box.top + box.bottom) / 2) < 2;
});
const number = (name) => Number(root.getAttribute(name));
return {
  now: number("aria-valuenow"), max: number("aria-valuemax"), text: root.getAttribute("aria-valuetext"),
  name: root.getAttribute("aria-label"), count: rows.length, marked: rows.findIndex((row) => row.classList.contains("middle")), middle,
  heard: rows.filter((row) => !row.closest("[aria-hidden=true]")).length, hasFocus: document.activeElement === root, stops: root.tabIndex,
};
"""


class Wheel:
    def __init__(self, checks, picker, index, name):
        self.checks, self.picker, self.index, self.name = checks, picker, index, name
        self.page = picker.page

    def state(self):
        return self.picker.run(STATE, self.index)

    def focus(self):
        self.picker.run("wheels()[arguments[1]].focus()", self.index)

    def row(self):
        return self.state()["marked"]

    def check(self):
        """Checks the wheel's name and value for screen readers, and that keys move a row to the middle."""
        state = self.state()
        for name in ("name", "text"):
            self.checks.true(f"{self.name} has no {name} for screen readers", state[name])
        self.checks.equal(f"{self.name}, tabindex, and rows beside the value for screen readers", [state["stops"], state["heard"]], [0, 0])
        self.focus()
        last = state["count"] - 1
        for key, row in (("Home", 0), ("Up", min(1, last)), ("End", last)):
            self.page.key(key)
            self.checks.equal(f"{self.name}, the row after {key}", self.row(), row)
        end = self.state()
        self.checks.true(f"{self.name} loses the focus", end["hasFocus"])
        self.checks.equal(f"{self.name}, aria-valuenow at the end", end["now"], end["max"])
        self.checks.equal(f"{self.name}, the row in the middle after End", end["middle"], last)


def check(page, checks):
    page.media(prefers_reduced_motion="reduce")
    page.open()
    for locale, calendar, modes in (("en-US", "gregorian", MODES), ("ar-EG", "gregorian", MODES[:1]), ("zh-Hans-CN", "chinese", MODES[1:2])):
        page.set(locale=locale, calendar=calendar, today=TODAY.isoformat())
        picker = Picker(page, "#wheel-picker")
        for mode in modes:
            picker.setting("Mode", mode)
            if mode != "countDownTimer":
                picker.press("nav.today")
            for index, place in enumerate(picker.columns()):
                Wheel(checks, picker, index, f"{locale}, {calendar}, {mode}, {place}").check()
        ranges = Picker(page, "#range-picker")
        ranges.choose("month")
        for index, place in enumerate(ranges.columns()):
            Wheel(checks, ranges, index, f"{locale}, {calendar}, range of a month, {place}").check()
    for locale in ("en-US", "ar-EG"):
        page.set(locale=locale, calendar="gregorian")
        pointer(page, checks, locale)
    checks.none("console", page.log())


def pointer(page, checks, name):
    """The mouse wheel, a click on a row, and a drag turn a wheel."""
    picker = Picker(page, "#wheel-picker")
    picker.setting("Mode", "yearAndMonth")
    picker.press("nav.today")
    year = picker.columns().index("locale/strings.prompt.selectYear")
    wheel = Wheel(checks, picker, year, f"{name}, wheel of years")
    box = picker.run("""
        wheels()[arguments[1]].scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = wheels()[arguments[1]].getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, row: height / 5 };
    """, year)
    x, y, row = box["x"], box["y"], box["row"]
    start = wheel.row()

    def mouse(kind, offset, **more):
        page.command("Input.dispatchMouseEvent", type=kind, x=x, y=y + offset, **more)

    mouse("mouseWheel", 0, deltaX=0, deltaY=100)
    checks.equal(f"{wheel.name}, the row after the mouse wheel", wheel.row(), start + 1)
    for kind in ("mousePressed", "mouseReleased"):
        mouse(kind, row, button="left", clickCount=1)
    checks.equal(f"{wheel.name}, the row after a click below the middle", wheel.row(), start + 2)
    mouse("mousePressed", 0, button="left", buttons=1, clickCount=1)
    for step in (1, 2, 3):
        mouse("mouseMoved", step * row, button="left", buttons=1)
    mouse("mouseReleased", 3 * row, button="left", clickCount=1)
    checks.equal(f"{wheel.name}, the row after a drag of three rows", wheel.row(), start - 1)
    touch = [{"x": x, "y": y}]
    page.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=touch)
    for step in (1, 2):
        page.command("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x, "y": y - step * row}])
    page.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    checks.equal(f"{wheel.name}, the row after a touch of two rows", wheel.row(), start + 1)
