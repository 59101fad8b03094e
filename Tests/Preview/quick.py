"""Tests the pages of `preview` and `--report html` without a browser: python3 Tests/Preview/quick.py PREVIEW REPORT
With `overview` in place of the report, only the overview is tested, in a page of every locale.

jsdom runs the pages, so only what needs a layout, a mouse or a browser's own keys is left to run.py."""
import datetime
import json
import os
import subprocess
import sys
import time

import choices
import controls
import edited
import field
import keyboard
import origins
import seeds
import values
from browser import KEYS, Page
from checks import Checks
from picker import Picker, epoch_day


class Document(Page):
    row_limit = 2
    # Debian installs jsdom in this folder, where node does not search. Most elements of a page soon give way to others, and with
    # more space for new objects, node looks for them less often.
    node = subprocess.Popen(
        ["node", "--max-semi-space-size=64", f"{sys.path[0]}/document.mjs"], text=True, encoding="utf-8", stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, env=os.environ | {"NODE_PATH": "/usr/share/nodejs"})

    def __init__(self, preview):
        self.number = self.ask("open", str(preview))

    def ask(self, *words):
        print(json.dumps(words), file=self.node.stdin, flush=True)
        return json.loads(self.node.stdout.readline())

    def run(self, script, *arguments):
        return self.ask(self.number, script, *arguments)

    def type(self, text):
        self.run("""
            document.activeElement.value = arguments[0];
            for (const name of ["input", "change"]) document.activeElement.dispatchEvent(new Event(name, { bubbles: true }));
        """, text)

    def log(self):
        return []

    def close(self):
        """Closes the page, and returns the number of its errors."""
        return self.ask("close", self.number)

    def open(self):
        return self

    def key(self, *names):
        for name in names:
            *modifiers, key = name.split("+")
            is_free = self.run("""
                const [key, modifiers] = arguments;
                const target = document.activeElement;
                const init = { key, bubbles: true, cancelable: true };
                for (const name of modifiers) init[`${name === "Control" ? "ctrl" : name.toLowerCase()}Key`] = true;
                const isFree = target.dispatchEvent(new KeyboardEvent("keydown", init));
                if (isFree && ["Enter", " "].includes(key)) target.click();
                if (isFree && key === "Tab") {
                  const root = document.querySelector("dialog[open]") ?? document;
                  const stops = [...root.querySelectorAll("*")].filter((node) => node.tabIndex >= 0 && !node.disabled
                    && node.checkVisibility() && !node.closest("[inert]") && (node.type !== "radio" || node.checked));
                  // After the last stop, a browser leaves the page.
                  (stops[stops.indexOf(target) + (modifiers.includes("Shift") ? -1 : 1)] ?? { focus: () => target.blur() }).focus();
                }
                if (isFree && key === "Escape") document.querySelector("dialog[open]")?.close();
                return isFree;
            """, KEYS.get(key, [key])[0], modifiers)
        return is_free


def directions(page, checks):
    """Each element with a language of its own has its direction too, because English texts are beside right-to-left ones."""
    checks.none("language without a direction", page.run("return [...document.body.querySelectorAll('[lang]:not([dir])')].map((node) => node.outerHTML)"))


def overview(page, checks):
    """The overview has the month of each locale in the calendar of the menu, with the title that the locale's picker has."""
    page.set(today="2025-08-07")
    page.run('document.getElementById("show-overview").click()')
    titles = {}
    for calendar, tags in page.calendars():
        page.set(calendar=calendar)
        while page.run("return [...document.querySelectorAll('#overview li')].some((li) => !li.querySelector('caption'))"):
            time.sleep(0.1)
        titles[calendar] = page.run("return [...document.querySelectorAll('#overview li')].map((li) => [li.dataset.tag, li.querySelector('caption').textContent])")
        checks.equal(f"{calendar}, locales", [tag for tag, _ in titles[calendar]], tags)
        values.tiles(page, checks, calendar, 1 if calendar == "gregorian" else 12)
    directions(page, checks)
    page.run('document.getElementById("show-pickers").click()')
    for index, calendar in list(enumerate(titles))[::3]:
        for tag, title in titles[calendar][index % len(titles[calendar])::36]:
            page.set(locale=tag, calendar=calendar)
            checks.equal(f"overview, {tag}, {calendar}", title, Picker(page, "#multi-date-picker").text(".title"))


def settings(page, checks):
    """Each setting of a picker keeps its value when the calendar changes."""
    page.set(locale="de-DE", calendar="gregorian", today="2025-08-07")
    values = 'return [...document.querySelectorAll(".settings select")].map(({ value }) => value)'
    for index in range(len(page.run(values))):
        page.run("""
            const select = document.querySelectorAll(".settings select")[arguments[0]];
            select.value = select.options[select.options.length - 1].value;
            select.dispatchEvent(new Event("change", { bubbles: true }));
        """, index)
    chosen = page.run(values)
    page.set(calendar="buddhist")
    checks.equal("settings in another calendar", page.run(values), chosen)


def week(page, checks):
    """The range picker's week has all its days, also those after today, and can be applied."""
    for locale in ("de-DE", "ar-EG", "en-US"):
        page.set(locale=locale, calendar="gregorian", today="2025-08-07")
        picker = Picker(page, "#range-picker")
        picker.choose("week")
        checks.equal(f"{locale}, the days of the week", picker.attributes("[role=gridcell][aria-selected=true]", "aria-disabled"), [None] * 7)
        checks.equal(f"{locale}, Apply of the week", picker.attributes("button.primary", "disabled"), [None])
        # The chosen week would be after an earlier today, so the week of today is chosen.
        picker.choose_day(datetime.date(2025, 8, 5))
        page.set(today="2025-07-10")
        week = picker.attributes("[role=gridcell][aria-selected=true]", "data-date")
        checks.equal(f"{locale}, the week of an earlier today", [len(week), str(epoch_day(datetime.date(2025, 7, 10))) in week], [7, True])
    # 1 January 1900, the first supported day, was a Monday. A week that begins before it cannot be chosen.
    for locale, first in (("de-DE", 1), ("ar-EG", 6), ("en-US", 7)):
        page.set(locale=locale, calendar="gregorian", today="1901-03-01")
        picker = Picker(page, "#range-picker")
        picker.choose("month")
        for column in ("year", "month"):
            picker.turn(seeds.WHEELS[column], 0)
        picker.choose("week")
        days = [[int(day) - epoch_day(datetime.date(1899, 12, 31)) for day in picker.attributes(f"[role=gridcell][{state}=true]", "data-date")]
                for state in ("aria-disabled", "aria-selected")]
        checks.equal(f"{locale}, the first week", days, [list(range(1, first)), list(range(first, first + 7))])
        picker.press("action.cancel")


# The title of each mode, and the first text of the closed picker.
TITLES = {
    "time": ("Select time", "Time"), "date": ("Select date", "Date"), "dateAndTime": ("Select date and time", "Date and time"),
    "countDownTimer": ("Select time", None), "yearAndMonth": ("Select month and year", "August 2025")}


def modes(page, checks):
    """Each mode of the wheel picker has its title. Done and a turn of a wheel say a date, a time, or nothing for a duration."""
    page.set(locale="en-US", calendar="gregorian", today="2025-08-07")
    picker = Picker(page, "#wheel-picker")
    for mode, (title, text) in TITLES.items():
        picker.press("nav.today")
        picker.setting("Mode", mode)
        checks.equal(f"{mode}, title and text", [picker.text("h3"), picker.text(".compact > :first-child")], [title, text])
        page.run('document.querySelector("#wheel-picker [role=spinbutton]").focus()')
        said = {"time": "Selected time", "countDownTimer": ""}.get(mode, "Selected date")
        for act in (lambda: picker.press("action.done"), lambda: page.key("ArrowUp")):
            act()
            checks.equal(f"{mode}, what is said", picker.text("[role=status]").split(":")[0], said)
            picker.run('all("[role=status]")[0].replaceChildren()')


ICONS = """
return [...document.querySelectorAll("svg")].map((icon) => {
  const [path, ...others] = icon.children;
  return [icon.getAttribute("class"), path.getAttribute("d"), icon.namespaceURI, path.namespaceURI, path.localName, others.length,
    icon.getAttribute("viewBox"), icon.getAttribute("aria-hidden")];
});
"""


def icons(page, checks):
    """Each icon is a picture with lines, which screen readers skip. Two icons with the same name have the same lines."""
    svg = "http://www.w3.org/2000/svg"
    found = page.run(ICONS)
    checks.equal("names of icons", sorted({name for name, *_ in found}), [f"icon {name}" for name in ("back", "calendar", "forward", "open", "spoken")])
    checks.equal("pictures", len({lines for _, lines, *_ in found}), 5)
    for name, lines, *rest in found:
        checks.true(f"{name}: lines", len(lines) > 10)
        checks.equal(name, rest, [svg, svg, "path", 0, "0 0 16 16", "true"])


def report(page, checks):
    """The page of a report lists every value in its data, and the number of those that are not in the data."""
    groups = page.run('return JSON.parse(document.getElementById("report").textContent).groups')
    page.run("""
        for (const part of document.querySelectorAll("details")) {
          if (part.textContent !== "Values") continue;
          part.open = true;
          part.dispatchEvent(new Event("toggle"));
        }
    """)
    checks.equal("a line about hidden changes", "more" in page.run("return document.querySelector('header').textContent"), False)
    sections = page.run("return [...document.querySelectorAll('.group')].map((group) => group.textContent)")
    tables = page.run("""
        return [...document.querySelectorAll(".changes")].map((table) =>
          [...table.tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.textContent)));
    """)
    checks.equal("groups", [len(sections), len(tables)], [len(groups)] * 2)
    checks.true("no group has values that are not listed", any("more" in group for group in groups))
    for group, text, rows in zip(groups, sections, tables):
        checks.true(f"{text[:60]}: the number of values", f"({group['count']} value" in text)
        checks.true(f"{text[:60]}: the values that are not listed", "more" not in group or f"{group['more']} more values" in text)
        checks.equal(text[:60], rows, [
            [" ".join(change[name] for name in ("locale", "table") if name in change), change["pathText"], change.get("old", ""), change.get("new", "")]
            for change in group["changes"]])


def check(page, checks):
    field.chinese(page, checks)
    field.limits(page, checks)
    seeds.check(page, checks)
    # A mouse shows the tip, and the rest of origins.py needs no mouse.
    origins.tip, origins.LOCALES = lambda *_: None, origins.LOCALES[2:4]
    origins.check(page, checks)
    keyboard.quick(page, checks)
    week(page, checks)
    modes(page, checks)
    icons(page, checks)
    directions(page, checks)
    controls.check(page, checks)
    choices.check(page, checks)
    values.check(page, checks)
    settings(page, checks)
    edited.check(Document, page, sys.argv[1:], checks)


preview, other = sys.argv[1:]
page = Document(preview)
checks = Checks("quick")
if other == "overview":
    statuses = []
else:
    check(page, checks)
    changes = Document(other)
    report(changes, checks)
    statuses = [changes.close()]
overview(page, checks)
statuses.append(page.close())
Document.node.stdin.close()
statuses.append(Document.node.wait())
print(*checks.problems[:20], f"{checks.count} checks, {len(checks.problems)} failures", sep="\n")
sys.exit(1 if checks.problems or any(statuses) else 0)
