"""What the pickers' controls do, without a layout: the wheels, the months above the calendar view, and the dialog's OK."""
import datetime

from picker import Picker, epoch_day
from wheels import TODAY, Wheel

MONTH, YEAR, DAY, ERA, PERIOD = (
    f"locale/strings.{key}" for key in ("prompt.selectMonth", "prompt.selectYear", "label.day", "label.era", "label.dayPeriod"))


def check(page, checks):
    for test in (segments, month_wheels, other_calendar, strip, clock, turns, dialog_ok, short_months, leap_month, latest_month, distant_day):
        test(page, checks)


def segments(page, checks):
    """A chosen segment keeps the focus."""
    page.set(locale="en-US", calendar="gregorian", today="2025-08-07")
    for section, values in (("#range-picker", ("month", "year", "custom", "to", "from", "week")), ("#multi-date-picker", ("single", "range", "several")),
                            ("#calendar-view", ("buddhist", "chinese", "gregorian"))):
        for value in values:
            picker = Picker(page, section)
            picker.run("all(`input[value=${arguments[1]}]`)[0].focus()", value)
            picker.choose(value)
            checks.equal(f"{section}, the focus after {value}", page.run("const { value, checked } = document.activeElement; return [value, checked]"), [value, True])


def month_wheels(page, checks):
    """The wheels behind the title of a month show the month of the grid, and turn it."""
    page.set(locale="en-US", calendar="gregorian", today="2025-08-07")
    picker = Picker(page, "#calendar-view")
    picker.setting("Limits", "none")
    picker.press("nav.nextMonth")
    picker.click(".title-button")
    checks.equal("the wheels at the start", [picker.value(MONTH), picker.value(YEAR)], ["September", "2025"])
    picker.press("nav.previousMonth")
    checks.equal("the wheel after a month back", picker.value(MONTH), "August")
    # Today, and the months above the calendar view, move the open wheels too.
    picker.click(".months button", 9)
    checks.equal("the wheels after a month of the line", [picker.value(MONTH), picker.value(YEAR)], ["October", "2025"])
    picker.turn(YEAR, picker.rows(YEAR).index("2027"))
    checks.equal("the title after a month of the line and a year", picker.text(".title"), "October 2027")
    picker.press("nav.today")
    checks.equal("the wheels after Today", [picker.value(MONTH), picker.value(YEAR)], ["August", "2025"])
    picker.turn(MONTH, 11)
    checks.equal("the title after a turn", picker.text(".title"), "December 2025")
    picker.click(".title-button")
    checks.equal("the days after a turn", picker.dates()[0] <= datetime.date(2025, 12, 1) <= picker.dates()[-1], True)
    checks.equal("the wheels after the title was pressed again", picker.columns(), [])
    # The wheels show the day inside the limits that is nearest to the month of the grid.
    picker = Picker(page, "#multi-date-picker")
    for limits, sign, turns, title in (("fromToday", "nav.previousMonth", 8, "December 2024"),
                                       ("untilToday", "nav.nextMonth", 5, "January 2026")):
        picker.press("nav.today")
        picker.setting("Limits", limits)
        for _ in range(turns):
            picker.press(sign)
        picker.click(".title-button")
        found = [picker.text(".title"), picker.value(MONTH), picker.value(YEAR)]
        checks.equal(f"{limits}, the wheels of {title}", found, [title, "August", "2025"])
        picker.click(".title-button")
    picker.setting("Limits", "none")
    picker.click(".title-button")
    picker.setting("Limits", "fromToday")
    checks.equal("the first year of open wheels with limits", picker.rows(YEAR)[0], "2025")
    picker.click(".title-button")
    # Today can be after the bundle's last year.
    page.set(today="2070-01-15")
    picker.setting("Limits", "fromToday")
    picker.press("nav.today")
    picker.click(".title-button")
    checks.equal("the years from 2070", picker.rows(YEAR), ["2070"])
    picker.click(".title-button")
    picker.setting("Limits", "none")


def other_calendar(page, checks):
    """The wheels keep the chosen month when the calendar changes."""
    page.set(locale="en-US", calendar="gregorian", today="2025-08-07")
    picker = Picker(page, "#wheel-picker")
    picker.setting("Mode", "date")
    picker.turn(MONTH, 9)
    page.set(calendar="buddhist")
    checks.equal("the wheels in the Buddhist calendar", [picker.value(MONTH), picker.value(YEAR)], ["October", "2568 BE"])


def strip(page, checks):
    """The months above the calendar view, and the buttons below it, turn to a month."""
    picker = Picker(page, "#calendar-view")
    for limits, first, last in (("none", "January", "December"), ("thisWeek", "August", "August")):
        page.set(locale="en-US", calendar="gregorian", today="2025-08-07")
        picker.setting("Limits", limits)
        names = picker.texts(".months button")
        checks.equal(f"{limits}, months", (names[0], names[-1]), (first, last))
        picker.click(".months button", 0)
        checks.equal(f"{limits}, the title after the first month", picker.text(".title"), f"{first} 2025")
        checks.equal(f"{limits}, the marked month", picker.texts(".months [aria-current=true]"), [first])
        # A choice draws the months again, and the focus stays on the chosen month.
        picker.run('all(".months button").at(-1).focus()')
        page.key("Enter")
        checks.equal(f"{limits}, the month with the focus", page.run("return document.activeElement.textContent"), last)
        for key, title in (("a11y.firstAvailable", first), ("a11y.lastAvailable", last)) if limits == "thisWeek" else ():
            picker.press(key)
            checks.equal(f"{limits}, {key}", picker.text(".title"), f"{title} 2025")
            day = TODAY if key == "a11y.firstAvailable" else TODAY + datetime.timedelta(7)
            checks.equal(f"{limits}, {key}, the day", picker.attributes("[role=gridcell][tabindex='0']", "data-date"), [str(epoch_day(day))])
        picker.press("nav.today")
        checks.equal(f"{limits}, today", picker.text(".title"), "August 2025")
        checks.equal(f"{limits}, the name of the months", picker.attributes(".months", "aria-label"), ["Select month"])
    picker.setting("Limits", "none")


def clock(page, checks):
    """AM and PM change the hour, and a turned wheel of the date changes each part of it."""
    page.set(locale="en-US", calendar="gregorian", today="2025-08-07")
    picker = Picker(page, "#wheel-picker")
    picker.setting("Mode", "time")
    picker.press("nav.today")
    said = []
    for row in (1, 0, 0, 1):
        picker.turn(PERIOD, row)
        said.append(picker.text("[role=status]").replace("\u202f", " ").rsplit(" ", 1))
    checks.equal("AM and PM", [period for _, period in said], ["PM", "AM", "AM", "PM"])
    checks.equal("the hour and the minute stay", len({time for time, _ in said}), 1)
    picker.setting("Mode", "countDownTimer")
    for hour, unit in ((2, "hours"), (1, "hour"), (2, "hours")):
        picker.turn("locale/strings.label.hours", hour)
        checks.equal(f"the word beside {hour}", [picker.texts(".unit > [data-paths]")[0], picker.value("locale/strings.label.hours")], [unit, f"{hour} {unit}"])
    picker.setting("Mode", "date")
    picker.press("nav.today")
    for place, row, expected in ((MONTH, 1, "February 7, 2025"), (DAY, 27, "February 28, 2025"), (MONTH, 2, "March 28, 2025")):
        picker.turn(place, row)
        checks.true(f"{expected}: {picker.text('[role=status]')}", expected in picker.text("[role=status]"))
    page.set(locale="ja", calendar="japanese", today="2025-08-07")
    picker = Picker(page, "#wheel-picker")
    picker.setting("Mode", "date")
    picker.turn(ERA, -1 + len(picker.rows(ERA)))
    checks.equal("the last era", picker.value(ERA), "令和")
    # Its first year is 2019, and the last year of the wheel is 2060.
    years = picker.rows(YEAR)
    checks.equal("the years of the last era", [years[0], years[-1], len(years)], ["元年", "42年", 42])
    for day, era, name in (("2019-04-30", "平成", "30日"), ("2019-05-01", "令和", "1日")):
        page.set(today=day)
        picker.press("nav.today")
        checks.equal(f"{day}, the era and the day", [picker.value(ERA), picker.value(DAY)], [era, name])
    # The era begins in May, so June is in the second row.
    picker.turn(MONTH, 1)
    checks.equal("the second month of the era", picker.value(MONTH), "6月")
    picker.turn(ERA, -2 + len(picker.rows(ERA)))
    checks.equal("an earlier era", [picker.value(ERA), picker.value(YEAR), picker.value(MONTH)], ["平成", "31年", "4月"])
    picker.turn(ERA, -1 + len(picker.rows(ERA)))
    found = [picker.value(place) for place in (ERA, YEAR, MONTH)]
    checks.equal("the last era again", found, ["令和", "元年", "5月"])
    # The wheel has only the eras that have days within the limits.
    view = Picker(page, "#calendar-view")
    view.choose("japanese")
    for limits, day, eras in (("fromToday", "2019-05-01", ["令和"]),
                              ("untilToday", "2019-04-30", ["明治", "大正", "昭和", "平成"])):
        page.set(today=day)
        view.setting("Limits", limits)
        view.click(".title-button")
        checks.equal(f"{limits}, eras", view.rows(ERA), eras)
    view.setting("Limits", "none")
    view.choose("gregorian")


def dialog_ok(page, checks):
    """OK takes the day with the focus, or says why the limits exclude it. A click on a tile of the overview shows its locale."""
    page.set(locale="en-US", calendar="gregorian", today="2025-08-07")
    field = Picker(page, "#date-field")
    for limits, expected in (("none", "Aug 8, 2025"), ("thisWeek", "Aug 8, 2025"), ("untilToday", "")):
        field.setting("Limits", limits)
        field.press("action.clear")
        field.press("prompt.openCalendar")
        page.key("ArrowRight")
        # The user pressed the button of another month, and no day has the focus.
        field.run('document.activeElement.blur(); section.querySelector("dialog [role=alert]").replaceChildren()')
        field.press("action.ok")
        if not expected:
            said = page.run('return [document.querySelector("dialog [role=alert]").textContent, document.activeElement.textContent]')
            checks.equal("the reason of OK, and the day with the focus", said, ["Date must be Aug 7, 2025 or earlier.", "8"])
        checks.equal(f"{limits}, OK", field.run('return section.querySelector("input[type=text]").value'), expected)
        page.run('document.querySelector("dialog[open]")?.close()')
    field.setting("Limits", "none")
    page.run('document.getElementById("show-overview").click(); document.querySelector("#overview [data-tag=fr] button").click()')
    tile = 'const menu = document.getElementById("locale"); return [menu.value, document.getElementById("overview").hidden, document.activeElement === menu]'
    checks.equal("a tile", page.run(tile), ["fr", True, True])


# Sends events to a wheel whose rows are 40 pixels high, and reads the row in the middle after each.
TURNS = """
const root = wheel(arguments[1]);
Object.defineProperty(root, "clientHeight", { value: 200, configurable: true });
Object.assign(root, { setPointerCapture() {} });
return arguments[2].map(([type, init]) => {
  const Kind = type === "keydown" ? KeyboardEvent : type === "wheel" ? WheelEvent : PointerEvent;
  const isFree = root.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }));
  const row = [...root.querySelectorAll(".row")].findIndex((row) => row.classList.contains("middle"));
  return [isFree, row, ...["valuenow", "valuemin", "valuemax"].map((name) => Number(root.getAttribute(`aria-${name}`)))];
});
"""


def turns(page, checks):
    """Keys, the mouse wheel and a drag turn a wheel, and it never turns beyond its ends. The page does not scroll then."""
    page.set(locale="en-US", calendar="gregorian", today="2025-08-07")
    picker = Picker(page, "#wheel-picker")
    for mode, place, first, last in (("yearAndMonth", YEAR, 1900, 2060), ("time", "locale/strings.label.minute", 0, 59)):
        picker.setting("Mode", mode)
        end = last - first
        keys = [("Home", 0), ("ArrowDown", 0), ("PageDown", 0), ("ArrowUp", 1), ("PageUp", 6), ("ArrowDown", 5), ("PageDown", 0), ("End", end),
                ("ArrowUp", end), ("PageUp", end), ("PageDown", end - 5), ("a", end - 5), ("Home", 0)]
        steps = [("keydown", {"key": key}, row) for key, row in keys]
        steps += [("keydown", {"key": "ArrowUp", modifier: True}, 0) for modifier in ("altKey", "ctrlKey", "metaKey")]
        steps += [("wheel", {"deltaY": delta}, row) for delta, row in ((100, 1), (4, 2), (-250, 1), (-1, 0), (-1, 0), (1, 1))]
        # A click beside the rows turns nothing, and neither does a mouse that moves without a pressed button.
        drag = [("click", 0, 0, 1), ("pointermove", 0, 1, 1), ("pointerdown", 100, 1, 1), ("pointermove", 20, 0, 1),
                ("pointermove", 85, 1, 1), ("pointermove", 20, 1, 3), ("pointermove", 60, 1, 2),
                ("pointerup", 60, 0, 2), ("pointermove", 0, 1, 2), ("pointerdown", 0, 1, 2), ("pointercancel", 0, 0, 2),
                ("pointermove", 80, 1, 2), ("pointerdown", 0, 1, 2), ("pointermove", 400, 1, 0)]
        steps += [(kind, {"clientY": y, "buttons": buttons}, row) for kind, y, buttons, row in drag]
        found = picker.run(TURNS, place, [step[:2] for step in steps])
        is_free = [kind.startswith("pointer") or init.get("key") == "a" or len(init) > 1 for kind, init, _ in steps]
        checks.equal(f"{mode}, the rows after {[step[0] for step in steps]}", found, [
            [free, row, first + row, first, last] for free, (*_, row) in zip(is_free, steps)])


def short_months(page, checks):
    """The wheel of days has only the days of the month. If the month lacks the chosen day, its last day is chosen."""
    page.set(locale="en-US", calendar="gregorian", today="2024-01-31")
    picker = Picker(page, "#wheel-picker")
    picker.setting("Mode", "date")
    picker.press("nav.today")
    wheel = Wheel(checks, picker, picker.columns().index(MONTH), "wheel of months")
    wheel.focus()
    for key, count in (("Up", 29), ("Up", 31), ("Up", 30)):
        page.key(key)
        checks.equal(f"days of month {wheel.row() + 1} of 2024", len(picker.rows(DAY)), count)
    checks.equal("31 January 2024, three months later", picker.value(DAY), "29")


def leap_month(page, checks):
    """The wheel of months has thirteen rows in the Chinese year 2025, which has a leap month, and twelve in 2026."""
    page.set(locale="zh-Hans-CN", calendar="chinese", today=TODAY.isoformat())
    picker = Picker(page, "#wheel-picker")
    picker.setting("Mode", "date")
    picker.press("nav.today")
    checks.equal("months of 2025", len(picker.rows(MONTH)), 13)
    checks.equal("month of 7 August 2025", picker.value(MONTH), "闰六月")
    Wheel(checks, picker, picker.columns().index(YEAR), "wheel of years").focus()
    page.key("Up")
    checks.equal("months of 2026", len(picker.rows(MONTH)), 12)
    checks.equal("month a year later", picker.value(MONTH), "六月")
    view = Picker(page, "#calendar-view")
    view.choose("chinese")
    view.press("nav.today")
    buttons = view.run('return all(".months button").map((button) => [button.className, button.firstElementChild.dataset.paths])')
    checks.equal("the marked leap month, and the names of the months", buttons, [
        ["leap", "chinese/leapMonths.standAlone.wide"] if place == 6 else ["", "chinese/months.standAlone.wide"] for place in range(13)])
    view.choose("gregorian")


def latest_month(page, checks):
    """If the chosen month of another year is after the limit, the nearest month is chosen."""
    page.set(locale="en-US", calendar="gregorian", today=TODAY.isoformat())
    picker = Picker(page, "#range-picker")
    picker.choose("month")
    wheels = {place: Wheel(checks, picker, picker.columns().index(place), place) for place in (MONTH, YEAR)}
    for place, key in ((YEAR, "End"), (YEAR, "Down"), (MONTH, "End"), (YEAR, "Up")):
        wheels[place].focus()
        page.key(key)
    checks.equal("range of a month, the month of this year after December of last year", picker.value(MONTH), "August")
    checks.equal("range of a month, the months of this year", len(picker.rows(MONTH)), 8)


def distant_day(page, checks):
    """The wheel of days beside a time has the chosen day, also if it is years before or after today."""
    page.set(locale="en-US", calendar="gregorian", today="2025-08-07")
    picker = Picker(page, "#wheel-picker")
    days = "locale/strings.label.date"
    for year, weekday in (("2030", "Wednesday"), ("2020", "Friday")):
        picker.setting("Mode", "date")
        picker.press("nav.today")
        picker.turn(YEAR, picker.rows(YEAR).index(year))
        picker.setting("Mode", "dateAndTime")
        checks.equal("the wheel of a distant day", [picker.value(days), picker.text(".date")], [f"{weekday}, August 7, {year}", f"Aug 7, {year}"])
        Wheel(checks, picker, picker.columns().index(days), "wheel of days").focus()
        page.key("Up")
        checks.equal("the day after it", picker.text(".date"), f"Aug 8, {year}")
        picker.press("nav.today")
        checks.equal("the wheel after Today", [picker.value(days), picker.text(".date")], ["Thursday, August 7, 2025", "Aug 7, 2025"])
        page.key("Up")
        checks.equal("the day after today", picker.text(".date"), "Aug 8, 2025")
