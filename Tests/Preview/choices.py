"""What the user can choose: limits in each picker, chosen days that other settings exclude, whole ranges, and choices that stay."""
import datetime

from calendars import CHINESE, chinese_place, month_ends
from origins import words
from picker import Picker, epoch_day
from seeds import WHEELS
from values import read

# A Friday. The day after tomorrow, which can be blocked, is a Sunday.
TODAY = datetime.date(2025, 8, 15)
DAY = datetime.timedelta(1)
# For each setting: the first and the last day that it allows, as numbers of days after today.
LIMITS = {"none": (-99, 99), "fromToday": (0, 99), "untilToday": (-99, 0), "thisWeek": (0, 7)}
DAYS = """
const days = [...document.querySelector(arguments[0]).querySelectorAll("[role=gridcell]")].filter((cell) => cell.checkVisibility());
const alert = (cell) => cell.closest("dialog, .picker").querySelector("[role=alert]");
return days.map((cell) => ["focusin", "pointerover"].map((type) => {
  cell.dispatchEvent(new Event(type, { bubbles: true }));
  return [(alert(cell).dataset.paths ?? "").replace("locale/strings.", ""), alert(cell).textContent];
}).concat(Number(cell.dataset.date), cell.getAttribute("aria-disabled") === "true", cell.getAttribute("aria-label")));
"""
SET_TODAY = """
const control = document.getElementById("today");
control.value = arguments[0];
control.dispatchEvent(new Event("change"));
"""
WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
VALUE = """return Number(wheel(arguments[1]).getAttribute("aria-valuenow"))"""
CHOSEN = """return all("[role=gridcell][aria-selected=true]").map(({ dataset }) => Number(dataset.date))"""


def check(page, checks):
    page.set(locale="en-US", calendar="gregorian", region="", today=TODAY.isoformat())
    for test in (limits, excluded, modes, custom, whole_ranges, memory, ignored_keys, header):
        test(page, checks)


def days_of(picker):
    """The days of the month of today that are chosen."""
    return [day - epoch_day(TODAY) + TODAY.day for day in picker.run(CHOSEN)]


def limits(page, checks):
    """Each picker allows the days within its limits, and says why it does not allow another day, by keyboard and by mouse."""
    english = read("en-US", "locale")
    Picker(page, "#multi-date-picker").press("action.clear")
    plain = {day: label for *_, day, _, label in page.run(DAYS, "#multi-date-picker")}
    for section in ("#multi-date-picker", "#calendar-view", "#date-field"):
        picker = Picker(page, section)
        for name, (first, last) in LIMITS.items():
            picker.setting("Limits", name)
            if section == "#date-field":
                picker.press("prompt.openCalendar")
            else:
                picker.press("nav.today")
            found = page.run(DAYS, section)
            checks.equal(f"{section}, {name}, days", len(found), 31)
            for *reasons, day, is_disabled, label in found:
                is_beyond = not first <= day - epoch_day(TODAY) <= last
                checks.equal(f"{section}, {name}, {day}", [is_disabled, *(bool(text) for _, text in reasons)], [is_beyond] * 3)
                if is_beyond:
                    words(checks, reasons, english, f"{section}, {name}")
                    checks.equal(f"{section}, {name}, label", label, english["strings"]["a11y.unavailable"].replace("{date}", plain[day]))
            # The wheels behind the title have the months and years within the limits, also after the limits changed.
            picker.click(".title-button")
            years = [1900 if first < 0 else 2025, 2060 if last > 7 else 2025]
            checks.equal(f"{section}, {name}, years", [picker.rows(WHEELS["year"])[end] for end in (0, -1)], [str(year) for year in years])
            picker.click(".title-button")
            page.run('document.querySelector("dialog[open]")?.close()')
        picker.setting("Limits", "none")


def excluded(page, checks):
    """A setting that excludes chosen days removes these days, and keeps the others."""
    picker = Picker(page, "#multi-date-picker")
    for name, value, kept in (("Limits", "fromToday", [15, 16, 17]), ("Limits", "untilToday", [14, 15]), ("Limits", "thisWeek", [15, 16, 17]),
                              ("Blocked day", "blocked", [14, 15, 16]), (None, "weekdays", [14, 15]), (None, "weekends", [16, 17])):
        picker.choose("several")
        picker.press("action.clear")
        picker.press("nav.today")
        for day in (16, 14, 17, 15):
            picker.choose_day(TODAY.replace(day=day))
        checks.equal(f"{value}, days before", days_of(picker), [14, 15, 16, 17])
        picker.setting(name, value) if name else picker.check(value)
        checks.equal(f"{value}, days", days_of(picker), kept)
        checks.equal(f"{value}, number of days", picker.text(".count"), f"{len(kept)} dates selected")
        checks.equal(f"{value}, list of days", picker.text(".result"), " and ".join(f"Aug {day}" for day in kept)
                     if len(kept) == 2 else "Aug {}, Aug {}, and Aug {}".format(*kept))
        picker.setting(name, "none") if name else picker.check(value, False)
    # The limits follow today.
    picker.setting("Limits", "untilToday")
    picker.press("action.clear")
    for day in (14, 15):
        picker.choose_day(TODAY.replace(day=day))
    page.set(today=(TODAY - DAY).isoformat())
    checks.equal("the days until an earlier today", days_of(picker), [14])
    page.set(today=TODAY.isoformat())
    picker.setting("Limits", "none")
    view = Picker(page, "#calendar-view")
    view.choose_day(TODAY + DAY)
    view.setting("Limits", "untilToday")
    checks.equal("the day of the calendar view after the limits changed", days_of(view), [])
    view.setting("Limits", "none")
    # At most one of the two filters is on.
    boxes = 'return all("input[type=checkbox]").map(({ checked }) => checked)'
    for value, expected in (("weekdays", [True, False]), ("weekends", [False, True])):
        picker.check(value)
        checks.equal(f"filters after {value}", picker.run(boxes), expected)
    picker.check("weekends", False)
    checks.equal("unavailable days without a filter", sum(is_disabled for *_, is_disabled, _ in page.run(DAYS, picker.section)), 0)


def modes(page, checks):
    """One day, several days, or a range of days in any order, which the next day begins again."""
    picker = Picker(page, "#multi-date-picker")
    steps = {
        "single": [(14, [14]), (16, [16]), (16, [16])],
        "several": [(16, [16]), (14, [14, 16]), (16, [14])],
        "range": [(16, [16]), (14, [14, 15, 16]), (18, [18]), (18, [18]), (20, [18, 19, 20])],
    }
    for mode, days in steps.items():
        picker.choose(mode)
        # A cell without a day chooses nothing.
        picker.click("td:not([data-date])")
        texts = [picker.text(selector) for selector in (".count", ".result", "[role=status]")]
        checks.equal(f"{mode}, at the start", [days_of(picker), *texts], [[], "No date selected", "", ""])
        checks.equal(f"{mode}, aria-multiselectable", picker.attributes("[role=grid]", "aria-multiselectable"), [None if mode == "single" else "true"])
        plain = picker.day(TODAY.replace(day=19))
        for day, expected in days:
            picker.choose_day(TODAY.replace(day=day))
            checks.equal(f"{mode}, the tab stop after {day} August", picker.attributes("[role=gridcell][tabindex='0']", "data-date"), [str(epoch_day(TODAY.replace(day=day)))])
            # Nothing is said about a day that was removed.
            checks.equal(f"{mode}, after {day} August", [days_of(picker), bool(picker.text("[role=status]"))], [expected, day in expected])
    checks.equal("range, text", [picker.text(".result").replace("\u2009", ""), picker.text(".count")], ["Aug 18–20", "3 dates selected"])
    checks.equal("range, a day in the middle", picker.day(TODAY.replace(day=19)), read("en-US", "locale")["strings"]["a11y.inRange"].replace("{date}", plain))
    places = picker.run('return all("[role=gridcell]").map((cell) => [...cell.classList].filter((name) => name.startsWith("range-")).join())')
    checks.equal("range, places", [place for place in places if place], ["range-start", "range-middle", "range-end"])
    # Days of two years have their years. From 15 August to 7 January, there are 16 + 30 + 31 + 30 + 31 + 7 = 145 days.
    for mode, text in (("range", ("Aug 15, 2025 – Jan 7, 2026", "146 dates selected")), ("several", ("Aug 15, 2025 and Jan 7, 2026", "2 dates selected"))):
        picker.choose(mode)
        for day in (TODAY, datetime.date(2026, 1, 7)):
            picker.choose_day(day)
        checks.equal(f"{mode}, two years", [picker.text(".result").replace("\u2009", " "), picker.text(".count")], text)
        picker.press("nav.today")
    picker.choose("several")


def custom(page, checks):
    """A range from one day to another can be applied only if it has both days in order."""
    picker = Picker(page, "#range-picker")
    picker.choose("custom")
    picker.press("action.cancel")
    ready = lambda: [picker.attributes("button.primary", "disabled") == [None], bool(picker.text(".result")), bool(picker.text("[role=alert]")),
                     bool(picker.text("[role=status]")), days_of(picker)]
    checks.equal("custom, no day", ready(), [False, False, False, False, []])
    for end, day, expected in ((None, 14, [False, True, False, False, [14]]), (None, 17, [True, True, False, True, [14, 15, 16, 17]]),
                               ("from", 18, [False, False, True, False, []]), ("from", 16, [True, True, False, True, [16, 17]]),
                               ("to", 16, [True, True, False, True, [16]])):
        if end:
            picker.choose(end)
        picker.choose_day(TODAY.replace(day=day))
        checks.equal(f"custom, {end}, {day} August", ready(), expected)
    picker.press("action.cancel")
    checks.equal("custom, after Cancel", ready(), [False, False, False, False, []])
    checks.equal("custom, the end after Cancel", picker.run('return all("input[type=radio]:checked").map(({ value }) => value)'), ["custom", "from"])


def year_ends(date, calendar):
    """The first and the last day of a date's year."""
    if calendar != "chinese":
        return date.replace(month=1, day=1), date.replace(month=12, day=31)
    year = CHINESE[chinese_place(date)[0]][1]
    months = [(first, length) for first, other, _, _, length in CHINESE if other == year]
    return months[0][0], months[-1][0] + (months[-1][1] - 1) * DAY


def whole_ranges(page, checks):
    """A week, a month and a year are the ranges from their first to their last day, as the picker of days says them."""
    for locale, calendar, first_weekday in (("en-US", "gregorian", 6), ("zh-Hans", "chinese", 0)):
        page.set(locale=locale, calendar=calendar, today="2024-02-14")
        today = datetime.date(2024, 2, 14)
        ranges, days = Picker(page, "#range-picker"), Picker(page, "#multi-date-picker")
        ranges.press("action.cancel")
        days.choose("range")
        week = today - (today.weekday() - first_weekday) % 7 * DAY
        for segment, (first, last) in (("week", (week, week + 6 * DAY)), ("month", month_ends(today, calendar)), ("year", year_ends(today, calendar))):
            ranges.choose(segment)
            for day in (first, last):
                days.choose_day(day)
            name = f"{locale}, {calendar}, {segment}"
            checks.equal(name, ranges.text("[role=status]"), days.text("[role=status]"))
            text = {"week": None, "month": days.text(".title"), "year": ranges.run(
                "return wheel(arguments[1])?.getAttribute('aria-valuetext')", WHEELS["year"])}[segment]
            checks.true(f"{name}: the text '{ranges.text('.result')}'", text in (None, ranges.text(".result")))
        days.choose("several")
    # The week of today has days of the next month, which the wheels of months do not have.
    page.set(locale="en-US", calendar="gregorian", today="2025-08-31")
    ranges = Picker(page, "#range-picker")
    ranges.choose("week")
    ranges.choose_day(datetime.date(2025, 9, 3))
    ranges.choose("month")
    checks.equal("the month of the wheel and of the text", [ranges.value(WHEELS["month"]), ranges.text(".result")], ["August", "August 2025"])
    # The days of a chosen week are shown again after another segment.
    ranges.choose("week")
    ranges.choose_day(datetime.date(2025, 7, 16))
    ranges.choose("year")
    ranges.choose("week")
    checks.equal("the month of the chosen week", ranges.text(".title"), "July 2025")
    page.set(today=TODAY.isoformat())


def memory(page, checks):
    """The user's choices stay when the page shows another locale, calendar, region, or part."""
    ranges, dates, view, wheels, field = (
        Picker(page, section) for section in ("#range-picker", "#multi-date-picker", "#calendar-view", "#wheel-picker", "#date-field"))
    ranges.choose("custom")
    ranges.press("action.cancel")
    dates.choose("range")
    for picker, days in ((ranges, (12, 19)), (dates, (13, 18)), (view, (11,))):
        # The page shows the month of the chosen days, not that of today.
        for day in days:
            picker.choose_day(TODAY.replace(month=9, day=day))
    field.type("2025/09/21")
    wheels.setting("Mode", "dateAndTime")
    wheels.turn(WHEELS["date"], 32)
    wheels.turn(WHEELS["dayPeriod"], 1)
    wheels.turn(WHEELS["hour"], 3)
    wheels.turn(WHEELS["minute"], 41)
    august = 31
    expected = [[august + day for day in days] for days in (range(12, 20), range(13, 19), [11])]
    for control, value in (("locale", "de"), ("calendar", "buddhist"), ("region", "GB"), ("part", None)):
        if control == "part":
            page.run('document.getElementById("show-overview").click(); document.getElementById("show-pickers").click()')
        else:
            page.set(**{control: value})
        name = f"{control} {value}"
        checks.equal(f"{name}, days", [days_of(picker) for picker in (ranges, dates, view)], expected)
        field.press("prompt.openCalendar")
        checks.equal(f"{name}, day of the field", days_of(field), [august + 21])
        page.run('document.querySelector("dialog[open]").close()')
        checks.equal(f"{name}, the day of the wheel", wheels.run(VALUE, WHEELS["date"]), epoch_day(TODAY + 2 * DAY))
        checks.equal(f"{name}, time", wheels.text(".time"), "15:41")
    wheels.press("nav.today")
    checks.equal("Today turns the wheel of days", wheels.run(VALUE, WHEELS["date"]), epoch_day(TODAY))


def ignored_keys(page, checks):
    """A key with Control, Alt or Meta belongs to the browser, and moves nothing."""
    page.set(locale="en-US", calendar="gregorian", region="")
    picker = Picker(page, "#calendar-view")
    picker.press("nav.today")
    page.run("document.querySelector(arguments[0]).focus()", "#calendar-view [role=gridcell][tabindex='0']")
    # A key of the grid does not scroll the page.
    for key, is_left in (("Right", False), ("Left", False), ("PageDown", False), ("PageUp", False), ("Control+Right", True), ("Alt+Down", True),
                         ("Meta+PageDown", True), ("Control+Home", True), ("a", True)):
        checks.equal(f"{key} is left to the browser", page.key(key), is_left)
        if not is_left:
            continue
        checks.equal(f"the day with the focus after {key}", page.run("return Number(document.activeElement.dataset.date)"), epoch_day(TODAY))
        checks.equal(f"the chosen days after {key}", days_of(picker), [])


def header(page, checks):
    """The page ignores a day that it does not support, and marks the part that it shows. A region has its week and its hours."""
    regions = page.run('return JSON.parse(document.getElementById("bundle").textContent).regions.regions')
    title = lambda: Picker(page, "#range-picker").text(".result")
    Picker(page, "#range-picker").choose("month")
    first, last = "March 1901", "October 2100"
    for today, month in (("1901-03-01", first), ("", first), ("1901-02-28", first), ("2100-10-31", last), ("2100-11-01", last)):
        page.run(SET_TODAY, today)
        checks.equal(f"today {today}", title(), month)
    page.set(today=TODAY.isoformat())
    Picker(page, "#range-picker").choose("week")
    codes = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    days = Picker(page, "#multi-date-picker")
    days.press("action.clear")
    for code in ("DE", "EG", "IR"):
        page.set(region=code)
        rules = regions[code] | regions[code].get("languages", {}).get("en", {})
        first = codes.index(rules["firstDay"])
        checks.equal(f"{code}, header", days.attributes("th", "abbr"), [WEEKDAYS[(first + place) % 7] for place in range(7)])
        weekends = {codes[(first + place) % 7] for place in days.run('return all("td.weekend").map(({ cellIndex }) => cellIndex)')}
        checks.equal(f"{code}, weekend", weekends, set(rules["weekend"]))
        has_halves = WHEELS["dayPeriod"] in Picker(page, "#wheel-picker").columns()
        checks.equal(f"{code}, halves of the day", has_halves, rules["hourCycle"] in ("h11", "h12"))
    page.set(region="")
    for button, other in (("show-overview", "show-pickers"), ("show-pickers", "show-overview")):
        page.run("document.getElementById(arguments[0]).click()", button)
        marks = [page.run("return document.getElementById(arguments[0]).getAttribute('aria-current')", name) for name in (button, other)]
        checks.equal(f"marks after {button}", marks, ["page", None])
