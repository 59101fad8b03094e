"""Tests the keys of the pickers. The ARIA Authoring Practices describe the date picker dialog, the grid and the radio group.

https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
"""
import datetime

from calendars import add_months, add_years, month_ends, week_of
from picker import Picker, date_of, epoch_day

TODAY = datetime.date(2025, 8, 7)
# The first and the last day that Almanac supports.
SUPPORTED = datetime.date(1900, 1, 1), datetime.date(2101, 1, 28)
MONDAY, SATURDAY, SUNDAY = 0, 5, 6
# Locale, calendar, whether the locale is written right to left, and the first day of the week (CLDR's weekData).
LOCALES = [
    ("de-DE", "gregorian", False, MONDAY), ("th-TH", "buddhist", False, SUNDAY), ("fa-IR", "chinese", True, SATURDAY),
]
STATE = """
const { activeElement } = document;
const dialog = document.querySelector("#date-field dialog[open]");
return {
  date: activeElement.dataset.date === undefined ? null : Number(activeElement.dataset.date),
  isInDialog: Boolean(dialog?.contains(activeElement)), isOpen: Boolean(dialog),
  stops: dialog ? dialog.querySelectorAll("[role=grid] [tabindex='0']").length : 0,
  places: [activeElement, ...activeElement.querySelectorAll("[data-paths]")].map(({ dataset }) => dataset.paths).join(" "),
  tag: activeElement.tagName, name: activeElement.getAttribute("aria-label") ?? activeElement.textContent.slice(0, 40),
};
"""


class Keyboard:
    """The keys of one locale and calendar."""

    def __init__(self, page, checks, locale, calendar, is_rtl=False, first_weekday=MONDAY):
        self.page, self.checks, self.calendar = page, checks, calendar
        self.is_rtl, self.first_weekday = is_rtl, first_weekday
        self.name = f"{locale}, {calendar}"
        page.set(locale=locale, calendar=calendar, today=TODAY.isoformat())

    def equal(self, what, found, expected):
        self.checks.equal(f"{self.name}, {what}", found, expected)

    def true(self, what, claim):
        self.checks.true(f"{self.name}: {what}", claim)

    def state(self):
        return self.page.run(STATE)

    def focused(self):
        """The day that has the focus."""
        day = self.state()["date"]
        return None if day is None else date_of(day)

    # The day to which each key moves

    def target(self, date, key):
        side = -1 if self.is_rtl else 1
        days = {"Right": side, "Left": -side, "Down": 7, "Up": -7}
        months = {"PageDown": 1, "PageUp": -1}
        if key in days:
            return date + datetime.timedelta(days[key])
        if key in months:
            return add_months(date, months[key], self.calendar)
        if key.startswith("Shift+"):
            return add_years(date, months[key.removeprefix("Shift+")], self.calendar)
        # Home and End stay in the month, because only its days are shown.
        week, month = week_of(date, self.first_weekday), month_ends(date, self.calendar)
        return max(week[0], month[0]) if key == "Home" else min(week[1], month[1], SUPPORTED[1])

    def walk(self, where, start, keys):
        """Presses keys in a grid, and compares each day that gets the focus."""
        date = start
        for key in keys:
            target = self.target(date, key)
            date = target if SUPPORTED[0] <= target <= SUPPORTED[1] else date
            self.page.key(key)
            found = self.focused()
            self.equal(f"{where}, {key}", found, date)
            if found is None:
                return None
            date = found
        return date


def check(page, checks):
    """The tests that need a browser's own keys."""
    page.open()
    for locale in LOCALES:
        keyboard = Keyboard(page, checks, *locale)
        for test in (dialog_keys, dialog_choice, dialog_tab, grid_choice):
            test(keyboard)
    for locale in ("en-US", "ar-EG"):
        keyboard = Keyboard(page, checks, locale, "gregorian", locale == "ar-EG", SATURDAY)
        for test in (segments, settings, month_head, typed_dates):
            test(keyboard)
    checks.none("console", page.log())


def quick(page, checks):
    """The tests that jsdom can run."""
    for locale in LOCALES:
        keyboard = Keyboard(page, checks, *locale)
        for test in (dialog_keys, dialog_choice, dialog_tab, dialog_limits, grid_choice):
            test(keyboard)
    leap_months(Keyboard(page, checks, "zh-Hans-CN", "chinese"))
    short_months(Keyboard(page, checks, "de-DE", "gregorian"))
    for calendar in ("gregorian", "chinese"):
        supported_years(Keyboard(page, checks, "en-US", calendar, False, SUNDAY))
    for locale in ("en-US", "ar-EG"):
        keyboard = Keyboard(page, checks, locale, "gregorian", locale == "ar-EG", SATURDAY)
        month_head(keyboard)
        range_ends(keyboard)
        typed_dates(keyboard)


BUTTON = '#date-field button[aria-haspopup="dialog"]'


def open_dialog(keyboard, key="Enter"):
    keyboard.page.focus(BUTTON)
    keyboard.page.key(key)
    keyboard.true(f"{key} on the button does not open the dialog", keyboard.state()["isOpen"])


def is_on_button(keyboard):
    return keyboard.page.run("return document.activeElement === document.querySelector(arguments[0])", BUTTON)


def value(keyboard):
    return keyboard.page.run('return document.querySelector("#date-field input[type=text]").value')


def dialog_keys(keyboard):
    """The arrows, Home, End and the page keys move through the days."""
    Picker(keyboard.page, "#date-field").press("action.clear")
    open_dialog(keyboard)
    keyboard.equal("dialog, the focus at first", keyboard.focused(), TODAY)
    keyboard.equal("dialog, aria-modal or a native modal dialog", keyboard.page.run(
        'const dialog = document.querySelector("dialog[open]"); return dialog?.matches(":modal") || dialog?.ariaModal === "true"'), True)
    keyboard.true("the dialog has no name", keyboard.page.run(
        'const id = document.querySelector("dialog[open]").getAttribute("aria-labelledby"); return document.getElementById(id)?.textContent'))
    keys = ["Right", "Right", "Left", "Down", "Up", "Up", "End", "Home", "End", "Right", "Home", "Left", "PageDown", "PageUp", "PageUp",
            "Shift+PageUp", "Shift+PageDown", "Shift+PageDown", "PageDown", "Down", "Down", "Down", "End", "Home"]
    keyboard.walk("dialog", TODAY, keys)
    keyboard.equal("dialog, tab stops of the grid", keyboard.state()["stops"], 1)
    keyboard.page.key("Escape")
    keyboard.equal("dialog, open after Escape", keyboard.state()["isOpen"], False)
    keyboard.true("Escape does not give the focus back to the button", is_on_button(keyboard))
    keyboard.equal("the field after Escape", value(keyboard), "")


def dialog_choice(keyboard):
    """Enter and Space choose a day and close the dialog. It opens again with the chosen day."""
    before = value(keyboard)
    for open_key, choose_key, steps in (("Enter", "Enter", ["Down", "End"]), ("Space", "Space", ["PageUp", "Home"])):
        open_dialog(keyboard, open_key)
        start = keyboard.focused()
        date = keyboard.walk("dialog", start, steps)
        keyboard.page.key(choose_key)
        keyboard.equal(f"dialog, open after {choose_key}", keyboard.state()["isOpen"], False)
        keyboard.true(f"{choose_key} on a day does not give the focus back to the button", is_on_button(keyboard))
        keyboard.true(f"{choose_key} on a day does not change the field", value(keyboard) not in ("", before))
        before = value(keyboard)
        open_dialog(keyboard)
        keyboard.equal("dialog, the focus on the chosen day", keyboard.focused(), date)
        selected = keyboard.page.run(
            """return [...document.querySelectorAll('dialog [aria-selected="true"]')].map(({ dataset }) => Number(dataset.date))""")
        keyboard.equal("dialog, chosen days", selected, [epoch_day(date)])
        keyboard.walk("dialog", date, ["PageDown", "Right"])
        keyboard.page.key("Escape")
        keyboard.equal("the field after Escape", value(keyboard), before)


def dialog_tab(keyboard):
    """Tab stays inside the dialog, and stops once in the grid."""
    open_dialog(keyboard)
    for key in ("Tab", "Shift+Tab"):
        start, visited, days = keyboard.state(), [], 0
        for _ in range(20):
            keyboard.page.key(key)
            state = keyboard.state()
            keyboard.true(f"{key} leaves the dialog to {state['tag']} '{state['name']}'", state["isInDialog"])
            visited.append(state["places"])
            days += state["date"] is not None
            if state["date"] == start["date"] and len(visited) > 1 and state["date"] is not None:
                break
        keyboard.equal(f"dialog, {key}: days in the tab order", days, 1)
        for word in ("nav.previousMonth", "nav.nextMonth", "action.cancel", "action.ok"):
            keyboard.true(f"{key} does not reach the button of '{word}'", any(f"strings.{word}" in places for places in visited))
    # The Cancel button closes the dialog and does not change the field.
    before = value(keyboard)
    keyboard.page.key("Down")
    while "action.cancel" not in keyboard.state()["places"] and keyboard.state()["isInDialog"]:
        keyboard.page.key("Tab")
    keyboard.page.key("Enter")
    keyboard.equal("dialog, open after Cancel", keyboard.state()["isOpen"], False)
    keyboard.true("Cancel does not give the focus back to the button", is_on_button(keyboard))
    keyboard.equal("the field after Cancel", value(keyboard), before)


def dialog_limits(keyboard):
    """The keys reach a day beyond the limits. The page says why it cannot be chosen, and does not choose it."""
    picker = Picker(keyboard.page, "#date-field")
    picker.press("action.clear")
    picker.setting("Limits", "fromToday")
    open_dialog(keyboard)
    yesterday = keyboard.walk("dialog with limits", TODAY, ["Right" if keyboard.is_rtl else "Left"])
    cell = keyboard.page.run("return document.activeElement.getAttribute('aria-disabled')")
    keyboard.equal(f"aria-disabled of {yesterday}", cell, "true")
    for key in ("Enter", "Space"):
        keyboard.page.key(key)
        state = keyboard.state()
        keyboard.true(f"{key} chooses a day before the first", state["isOpen"])
        keyboard.equal(f"the focus after {key} on a day before the first", keyboard.focused(), yesterday)
    reason = keyboard.page.run('return document.querySelector("dialog [role=alert]").textContent')
    keyboard.true("the dialog does not say why a day cannot be chosen", reason)
    keyboard.page.key("Escape")
    keyboard.equal("the field after days beyond the limits", value(keyboard), "")
    picker.setting("Limits", "none")


def grid_choice(keyboard):
    """In the grid of several days, Space and Enter choose a day and cancel the choice. The grid has one tab stop."""
    picker = Picker(keyboard.page, "#multi-date-picker")
    picker.choose("several")
    picker.press("action.clear")
    picker.press("nav.today")
    keyboard.page.focus(f'#multi-date-picker [data-date="{epoch_day(TODAY)}"]')
    for key in ("Space", "Enter"):
        for expected in ("true", "false"):
            keyboard.page.key(key)
            keyboard.equal(f"grid, the focus after {key}", keyboard.focused(), TODAY)
            keyboard.equal(f"grid, aria-selected after {key}", picker.day(TODAY, "aria-selected"), expected)
    date = keyboard.walk("grid", TODAY, ["Down", "Right"])
    keyboard.page.key("Space")
    other = keyboard.walk("grid", date, ["Up"])
    keyboard.page.key("Space")
    selected = picker.attributes('[aria-selected="true"]', "data-date")
    keyboard.equal("grid, days chosen with Space", sorted(map(int, selected)), sorted(map(epoch_day, (date, other))))
    keyboard.equal("grid, tab stops", len(picker.texts("[role=grid] [tabindex='0']")), 1)
    keyboard.equal("grid, aria-multiselectable", picker.attributes("[role=grid]", "aria-multiselectable"), ["true"])
    keyboard.page.key("Tab")
    keyboard.equal("grid, Tab leaves it", keyboard.focused(), None)
    keyboard.page.key("Shift+Tab")
    keyboard.equal("grid, Shift+Tab comes back", keyboard.focused(), other)
    picker.press("action.clear")


def leap_months(keyboard):
    """Page Down and Page Up move through the leap month of 2025, so that year has thirteen months."""
    picker = Picker(keyboard.page, "#date-field")
    picker.press("action.clear")
    for start in (datetime.date(2025, 7, 8), datetime.date(2025, 7, 24)):
        keyboard.page.set(today=start.isoformat())
        open_dialog(keyboard)
        keyboard.walk("leap month", start, ["PageDown"] * 3 + ["PageUp"] * 4)
        keyboard.page.key("Escape")
    keyboard.page.set(today=TODAY.isoformat())
    open_dialog(keyboard)
    titles = []
    for key in ("PageUp", "PageDown", "PageDown"):
        keyboard.page.key(key)
        titles.append(picker.text("dialog .title"))
    keyboard.equal("titles around the leap month", titles, ["2025乙巳年六月", "2025乙巳年闰六月", "2025乙巳年七月"])
    keyboard.page.key("Escape")
    open_dialog(keyboard)
    # The leap month is only in 2025, so a year back and forth ends in the sixth month.
    keyboard.walk("leap month", TODAY, ["Shift+PageUp", "Shift+PageDown", "Shift+PageDown", "Shift+PageDown"])
    keyboard.page.key("Escape")


def short_months(keyboard):
    """If a month does not have the day, the key moves to the last day of that month."""
    for start, keys in ((datetime.date(2025, 1, 31), ["PageDown", "PageUp"]), (datetime.date(2024, 2, 29), ["Shift+PageDown", "Shift+PageUp"]),
                        (datetime.date(2025, 12, 31), ["Right", "PageUp", "Left"])):
        keyboard.page.set(today=start.isoformat())
        open_dialog(keyboard)
        keyboard.walk(f"from {start}", start, keys)
        keyboard.page.key("Escape")


def supported_years(keyboard):
    """A key that would move beyond the first or the last day that Almanac supports does nothing."""
    first, last = keyboard.page.run('const { min, max } = document.getElementById("today"); return [min, max]')
    for start, back, ahead in ((first, "PageUp", ["Shift+PageUp"] + ["Up"] * 6 + ["Home", "Left", "PageDown"]),
                               (last, "PageDown", ["Shift+PageDown"] + ["Down"] * 14 + ["End", "Right", "Up"])):
        keyboard.page.set(today=start)
        open_dialog(keyboard)
        keyboard.walk(f"from {start}", datetime.date.fromisoformat(start), [back] * 15 + ahead)
        # The first and the last month have chevrons and wheels, too.
        picker = Picker(keyboard.page, "#date-field")
        picker.press("nav.previousMonth" if back == "PageUp" else "nav.nextMonth")
        keyboard.true(f"{start}: a chevron leaves the first or the last month", {*SUPPORTED} & {*picker.dates()})
        picker.click(".title-button")
        keyboard.true(f"{start}: the title opens no wheels", picker.columns())
        # The wheels have no year whose last days are not supported, so the last one is 2100.
        picker.turn("locale/strings.prompt.selectMonth", 0)
        year = picker.dates()[0].year
        keyboard.equal(f"{start}: the year after a turn of the wheel of months", year, round(int(start[:4]), -2))
        keyboard.page.key("Escape")
        view = Picker(keyboard.page, "#calendar-view")
        view.choose(keyboard.calendar)
        view.press("nav.today")
        keyboard.page.focus("#calendar-view [role=gridcell][tabindex='0']")
        steps = [back] * 15 + [ahead[1]] * 14
        end = keyboard.walk(f"calendar view from {start}", datetime.date.fromisoformat(start), steps)
        # The chosen day stays when the page shows another locale.
        keyboard.page.key("Enter")
        keyboard.page.set(locale="de-DE")
        language = keyboard.page.run("return document.querySelector('.stage').lang")
        keyboard.equal(f"{start}: another locale shows {end}", [language, end in view.dates()], ["de-DE", True])
        keyboard.page.set(locale="en-US")
        for limits in ("thisWeek", "none"):
            view.setting("Limits", limits)
    keyboard.page.set(today=TODAY.isoformat())


def segments(keyboard):
    """The arrows move through the segments, choose them, and keep the focus."""
    for section, first in (("#range-picker", "week"), ("#multi-date-picker", "single"), ("#calendar-view", "gregorian")):
        picker = Picker(keyboard.page, section)
        picker.choose(first)
        radios(keyboard, section, first)
        picker.choose(first)
    Picker(keyboard.page, "#range-picker").choose("custom")
    radios(keyboard, "#range-picker", "from")
    Picker(keyboard.page, "#multi-date-picker").choose("several")
    range_ends(keyboard)


def range_ends(keyboard):
    """After the first day of a range is chosen again, the segment and the hint show that the last day is next."""
    picker = Picker(keyboard.page, "#range-picker")
    picker.choose("custom")
    picker.press("action.cancel")
    start = picker.text(".hint")
    picker.choose_day(TODAY)
    hint = picker.text(".hint")
    picker.choose_day(TODAY + datetime.timedelta(3))
    picker.choose("from")
    keyboard.equal("#range-picker, the hint of the first day", picker.text(".hint"), start)
    picker.choose("to")
    keyboard.equal("#range-picker, the hint of the last day", picker.text(".hint"), hint)
    picker.choose("from")
    picker.choose_day(TODAY + datetime.timedelta(1))
    chosen = picker.run('return all("input[type=radio]:checked").map(({ value }) => value).at(-1)')
    keyboard.equal("#range-picker, the end that the next day changes, after the first day was chosen again", chosen, "to")
    keyboard.equal("#range-picker, the hint after the first day was chosen again", picker.text(".hint"), hint)
    picker.press("action.cancel")
    picker.choose("week")


def radios(keyboard, section, first):
    """The Down key moves through a group of radio buttons, from the first to the last and back to the first."""
    group = keyboard.page.run("""
        const first = document.querySelector(`${arguments[0]} input[type=radio][value="${arguments[1]}"]`);
        first.focus();
        return [...document.getElementsByName(first.name)].map(({ value }) => value);
    """, section, first)
    for expected in group[1:] + group[:1]:
        keyboard.page.key("Down")
        found = keyboard.page.run("const { activeElement } = document; return [activeElement.type, activeElement.value, activeElement.checked]")
        keyboard.equal(f"{section}, the segment with the focus after Down", found, ["radio", expected, True])
        if found[1] != expected:
            return


def settings(keyboard):
    """A setting that the keyboard changes keeps the focus."""
    names = keyboard.page.run("""
        return [...document.querySelectorAll(".settings select")].filter((menu) => menu.checkVisibility())
          .map((menu) => [menu.closest("section").id, menu.getAttribute("aria-label")]);
    """)
    for section, name in names:
        before = keyboard.page.run("""
            const menu = document.querySelector(`#${arguments[0]} select[aria-label="${arguments[1]}"]`);
            menu.focus();
            return menu.value;
        """, section, name)
        keyboard.page.key("Down")
        found = keyboard.page.run("const { activeElement } = document; return [activeElement.tagName, activeElement.ariaLabel]")
        keyboard.equal(f"#{section}, the focus after a change of '{name}'", found, ["SELECT", name])
        Picker(keyboard.page, f"#{section}").setting(name, before)


def month_head(keyboard):
    """The chevrons and the title work by keyboard, and keep the focus; the wheels behind the title turn the month."""
    picker = Picker(keyboard.page, "#multi-date-picker")
    keyboard.equal("a title that screen readers speak when it changes", picker.attributes(".title", "aria-live"), ["polite"])
    picker.press("nav.today")
    for key, word, months in (("Enter", "nav.nextMonth", 1), ("Space", "nav.previousMonth", -1)):
        keyboard.page.focus(f'#multi-date-picker [data-paths="locale/strings.{word}"]')
        before = min(picker.dates())
        keyboard.page.key(key)
        keyboard.equal(f"month head, {word}", min(picker.dates()), add_months(before, months, keyboard.calendar))
        keyboard.true(f"'{word}' does not keep the focus", word in keyboard.state()["places"])
    keyboard.page.focus("#multi-date-picker .title-button")
    before = min(picker.dates())
    keyboard.page.key("Enter")
    keyboard.equal("title, aria-expanded", picker.attributes(".title-button", "aria-expanded"), ["true"])
    roles = []
    for _ in range(3):
        keyboard.page.key("Tab")
        roles.append(keyboard.page.run("return document.activeElement.getAttribute('role') ?? document.activeElement.tagName"))
    keyboard.equal("title, Tab goes to the next chevron and the wheels", roles, ["BUTTON", "spinbutton", "spinbutton"])
    keyboard.page.focus('#multi-date-picker [data-paths="locale/strings.prompt.selectMonth"]')
    keyboard.page.key("Up")
    keyboard.page.focus("#multi-date-picker .title-button")
    keyboard.page.key("Enter")
    keyboard.equal("title, aria-expanded", picker.attributes(".title-button", "aria-expanded"), ["false"])
    keyboard.equal("month after Up on its wheel", min(picker.dates()), add_months(before, 1, keyboard.calendar))
    picker.press("nav.today")


def typed_dates(keyboard):
    """The field accepts a typed date in any digits, with Enter or Tab. For another text, it shows a reason."""
    picker = Picker(keyboard.page, "#date-field")
    picker.press("action.clear")
    field = "#date-field input[type=text]"
    for text, key, expected in (("2025/08/09", "Enter", datetime.date(2025, 8, 9)), ("٢٠٢٥/٠٨/١١", "Tab", datetime.date(2025, 8, 11))):
        keyboard.page.focus(field)
        keyboard.page.run("document.activeElement.select()")
        keyboard.page.type(text)
        keyboard.page.key(key)
        keyboard.equal(f"typed {text}, the reason", picker.text("[role=alert]"), "")
        open_dialog(keyboard)
        keyboard.equal(f"typed {text}", keyboard.focused(), expected)
        keyboard.page.key("Escape")
    keyboard.page.focus(field)
    keyboard.page.run("document.activeElement.select()")
    keyboard.page.type("31/31/2025")
    keyboard.page.key("Enter")
    keyboard.true("an impossible date has no reason", picker.text("[role=alert]"))
    keyboard.equal("aria-invalid of an impossible date", picker.attributes("input[type=text]", "aria-invalid"), ["true"])
    keyboard.true("the reason does not describe the field", keyboard.page.run("""
        const input = document.querySelector(arguments[0]);
        const reason = document.querySelector("#date-field [role=alert]");
        return input.getAttribute("aria-describedby").split(" ").includes(reason.id);
    """, field))
    picker.press("action.clear")
    keyboard.equal("aria-invalid after Clear", picker.attributes("input[type=text]", "aria-invalid"), [None])
