"""The wheels are spin buttons: keys, the mouse wheel, a drag and a click turn them, and screen readers read the row."""
import datetime

from picker import Picker

TODAY = datetime.date(2025, 8, 7)
LOCALES = [("en-US", "gregorian"), ("ar-EG", "gregorian"), ("th-TH", "buddhist"), ("zh-Hans-CN", "chinese")]
MODES = ["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"]
# How many rows Page Up and Page Down may turn. The ARIA Authoring Practices do not name a number.
LARGE_STEPS = range(2, 13)
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
  now: number("aria-valuenow"), min: number("aria-valuemin"), max: number("aria-valuemax"), text: root.getAttribute("aria-valuetext"),
  name: root.getAttribute("aria-label"), count: rows.length, marked: rows.findIndex((row) => row.classList.contains("middle")), middle,
  hasFocus: document.activeElement === root, stops: root.tabIndex,
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

    def press(self, key, expected):
        self.page.key(key)
        self.checks.equal(f"{self.name}, the row after {key}", self.row(), expected)

    def check(self):
        """Checks the wheel's name and value for screen readers, and its keys."""
        state = self.state()
        for name in ("name", "text"):
            self.checks.true(f"{self.name} has no {name} for screen readers", state[name])
        self.checks.equal(f"{self.name}, tabindex", state["stops"], 0)
        self.checks.true(f"{self.name}: {state['now']} is not in {state['min']} to {state['max']}", state["min"] <= state["now"] <= state["max"])
        self.focus()
        last = state["count"] - 1
        self.press("Home", 0)
        self.press("Down", 0)
        self.press("PageDown", 0)
        if last > 0:
            self.press("Up", 1)
            self.press("Down", 0)
            self.large_step(last)
        self.press("End", last)
        for key in ("Up", "PageUp"):
            self.press(key, last)
        end = self.state()
        self.checks.true(f"{self.name} loses the focus", end["hasFocus"])
        self.checks.equal(f"{self.name}, aria-valuenow at the end", end["now"], end["max"])
        self.checks.true(f"{self.name}: the row after End is not in the middle ({end['middle']})", end["middle"] == end["marked"])

    def large_step(self, last):
        self.page.key("PageUp")
        step = self.row()
        self.checks.true(f"{self.name}: Page Up turns {step} rows", step in LARGE_STEPS or step == last)
        self.press("PageDown", 0)


def check(page, checks):
    page.media(prefers_reduced_motion="reduce")
    page.open()
    for locale, calendar in LOCALES:
        page.set(locale=locale, calendar=calendar, today=TODAY.isoformat())
        picker = Picker(page, "#wheel-picker")
        for mode in MODES if locale in ("en-US", "zh-Hans-CN") else MODES[:2]:
            picker.setting("Mode", mode)
            if mode != "countDownTimer":
                picker.press("nav.today")
            for index, place in enumerate(picker.columns()):
                Wheel(checks, picker, index, f"{locale}, {calendar}, {mode}, {place}").check()
        ranges = Picker(page, "#range-picker")
        for segment in ("month", "year"):
            ranges.choose(segment)
            for index, place in enumerate(ranges.columns()):
                Wheel(checks, ranges, index, f"{locale}, {calendar}, range of a {segment}, {place}").check()
        spoken(page, checks, picker, f"{locale}, {calendar}")
        duration(page, checks, picker, f"{locale}, {calendar}")
    for locale, calendar in LOCALES[:2]:
        page.set(locale=locale, calendar=calendar)
        pointer(page, checks, f"{locale}, {calendar}")
    short_months(page, checks)
    leap_month(page, checks)
    latest_month(page, checks)
    checks.none("console", page.log())


def spoken(page, checks, picker, name):
    """The text for screen readers changes when a wheel turns."""
    picker.setting("Mode", "date")
    picker.press("nav.today")
    before = picker.text("[role=status]")
    Wheel(checks, picker, 0, name).focus()
    page.key("Home")
    page.key("Up")
    checks.true(f"{name}: the live region does not change with the wheels", picker.text("[role=status]") not in ("", before))


def duration(page, checks, picker, name):
    """The wheels of a duration choose no date and no time, so nothing is said about one."""
    picker.setting("Mode", "countDownTimer")
    before = picker.text("[role=status]")
    Wheel(checks, picker, 0, name).focus()
    page.key("Home")
    page.key("Up")
    checks.equal(f"{name}, the live region after a duration was changed", picker.text("[role=status]"), before)


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


def days(picker):
    return picker.rows("locale/strings.label.day")


def short_months(page, checks):
    """The wheel of days has only the days of the month. If the month lacks the chosen day, its last day is chosen."""
    page.set(locale="en-US", calendar="gregorian", today="2024-01-31")
    picker = Picker(page, "#wheel-picker")
    picker.setting("Mode", "date")
    picker.press("nav.today")
    wheel = Wheel(checks, picker, picker.columns().index("locale/strings.prompt.selectMonth"), "wheel of months")
    wheel.focus()
    for key, count in (("Up", 29), ("Up", 31), ("Up", 30)):
        page.key(key)
        checks.equal(f"days of month {wheel.row() + 1} of 2024", len(days(picker)), count)
    checks.equal("31 January 2024, three months later", picker.value("locale/strings.label.day"), "29")


def leap_month(page, checks):
    """The wheel of months has thirteen rows in the Chinese year 2025, which has a leap month, and twelve in 2026."""
    page.set(locale="zh-Hans-CN", calendar="chinese", today=TODAY.isoformat())
    picker = Picker(page, "#wheel-picker")
    picker.setting("Mode", "date")
    picker.press("nav.today")
    month, year = "locale/strings.prompt.selectMonth", "locale/strings.prompt.selectYear"
    checks.equal("months of 2025", len(picker.rows(month)), 13)
    checks.equal("month of 7 August 2025", picker.value(month), "闰六月")
    Wheel(checks, picker, picker.columns().index(year), "wheel of years").focus()
    page.key("Up")
    checks.equal("months of 2026", len(picker.rows(month)), 12)
    checks.equal("month a year later", picker.value(month), "六月")


def latest_month(page, checks):
    """If the chosen month of another year is after the limit, the nearest month is chosen."""
    page.set(locale="en-US", calendar="gregorian", today=TODAY.isoformat())
    picker = Picker(page, "#range-picker")
    picker.choose("month")
    month, year = "locale/strings.prompt.selectMonth", "locale/strings.prompt.selectYear"
    wheels = {place: Wheel(checks, picker, picker.columns().index(place), place) for place in (month, year)}
    for place, key in ((year, "End"), (year, "Down"), (month, "End"), (year, "Up")):
        wheels[place].focus()
        page.key(key)
    checks.equal("range of a month, the month of this year after December of last year", picker.value(month), "August")
    checks.equal("range of a month, the months of this year", len(picker.rows(month)), 8)
