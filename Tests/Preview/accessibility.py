"""axe-core finds nothing on the start page, in each picker's states, in the dialog and in the overview; light and dark."""
import datetime

from picker import Picker

TODAY = datetime.date(2025, 8, 7)
LOCALES = [("de", "gregorian"), ("ar-EG", "gregorian"), ("th-TH", "buddhist"), ("zh-Hans-CN", "chinese")]
# The dark scheme changes only the colors, and these states together show all colors.
DARK_RULES = ["color-contrast", "link-in-text-block"]
DARK_STATES = ["limits", "ranges", "dialog", "overview"]


def check(page, checks):
    page.open()
    # The overview is last, because it stays in the hidden part of the page, where axe-core would read its elements again.
    for states in (STATES[:-1], STATES[-1:]):
        for scheme, rules in (("light", None), ("dark", DARK_RULES)):
            page.media(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
            for locale, calendar in LOCALES:
                page.set(locale=locale, calendar=calendar, today=TODAY.isoformat())
                for state, show in states:
                    if rules and (state not in DARK_STATES or locale not in ("de", "ar-EG") and state != "limits"):
                        continue
                    end = show(page)
                    checks.none(f"{scheme}, {locale}, {calendar}, {state}", page.violations(rules))
                    if end:
                        end()


def pickers(page):
    return [Picker(page, section) for section in ("#range-picker", "#multi-date-picker", "#wheel-picker", "#calendar-view", "#date-field")]


def start(page):
    """Gives the pickers the state that they have when the page opens."""
    ranges, dates, wheels, view, field = pickers(page)
    ranges.choose("week")
    dates.choose("several")
    for picker in (dates, view, field):
        picker.setting("Limits", "none")
    wheels.setting("Mode", "dateAndTime")
    dates.press("action.clear")
    field.press("action.clear")


def limits(page):
    """Shows days beyond the limits with their reasons, several chosen days, the wheels of a month, and a wrong date."""
    ranges, dates, wheels, view, field = pickers(page)
    ranges.choose("month")
    for picker in (dates, view, field):
        picker.setting("Limits", "thisWeek")
    for day in (0, 1, 4):
        dates.choose_day(TODAY + datetime.timedelta(day))
    view.choose_day(TODAY)
    view.choose_day(TODAY - datetime.timedelta(1))
    dates.choose_day(TODAY - datetime.timedelta(1))
    wheels.setting("Mode", "date")
    field.type("abc")


def ranges(page):
    """Shows a range in two pickers, the month and year wheels behind a title, and the wheels of a time."""
    ranges, dates, wheels, view, field = pickers(page)
    ranges.choose("custom")
    ranges.press("action.cancel")
    for picker in (dates, view, field):
        picker.setting("Limits", "none")
    dates.choose("range")
    for picker in (ranges, dates):
        picker.choose_day(TODAY)
        picker.choose_day(TODAY + datetime.timedelta(4))
    view.click(".title-button")
    wheels.setting("Mode", "time")

    def end():
        view.click(".title-button")
        dates.press("action.clear")
        dates.choose("single")

    return end


def reversed_range(page):
    """Shows a range whose end is before its start, the wheels of a countdown, and the calendar view in Chinese."""
    ranges, _, wheels, view, _ = pickers(page)
    ranges.press("action.cancel")
    ranges.choose_day(TODAY)
    ranges.choose_day(TODAY - datetime.timedelta(2))
    wheels.setting("Mode", "countDownTimer")
    view.choose("chinese")

    def end():
        ranges.choose("year")
        view.choose("gregorian")

    return end


def dialog(page):
    field = Picker(page, "#date-field")
    field.press("prompt.openCalendar")
    return lambda: field.press("action.cancel")


def overview(page):
    page.run('document.getElementById("show-overview").click()')
    page.driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
    return lambda: page.run('document.getElementById("show-pickers").click()')


STATES = [("start", start), ("limits", limits), ("ranges", ranges), ("reversed range", reversed_range), ("dialog", dialog), ("overview", overview)]
