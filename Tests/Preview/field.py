"""The date field shows the mask of its own calendar, and reads every text that it shows as the same day."""
import json

from browser import JSON
from picker import Picker

# Types each text that the field shows for a day, in each locale and calendar. The field must read the same day. Also returns the mask and the texts that the field shows for each locale and calendar.
READ_BACK = """
const [calendars] = arguments;
const set = (name, value) => {
  const control = document.getElementById(name);
  control.value = value;
  control.dispatchEvent(new Event("change", { bubbles: true }));
};
const problems = [];
const masks = [];
for (const [calendar, tags] of calendars) {
  set("calendar", calendar);
  for (const tag of tags) {
    set("locale", tag);
    const field = document.getElementById("date-field");
    const input = field.querySelector("input[type=text]");
    const styles = () => [...field.querySelectorAll(".styles dd")].map(({ textContent }) => textContent);
    const shown = styles();
    const status = field.querySelector("[role=status]");
    const nothing = status.textContent;
    masks.push([tag, calendar, field.querySelector(".hint").textContent, input.placeholder]);
    for (const text of shown) {
      input.value = text;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      const found = styles();
      const problem = field.querySelector("[role=alert]").textContent;
      if (problem) problems.push(`${tag}, ${calendar}: the field does not read "${text}": ${problem}`);
      if (found.join() !== shown.join()) problems.push(`${tag}, ${calendar}: the field reads "${text}" as "${found[0]}", not as "${shown[0]}"`);
    }
    input.value = "";
    input.dispatchEvent(new Event("change", { bubbles: true }));
    if (status.textContent !== nothing) problems.push(`${tag}, ${calendar}: the empty field still says "${status.textContent}"`);
  }
}
return { problems, masks };
"""


def check(page, checks):
    page.open()
    # Each day has a month and a day that can be swapped; the second is day 8 of month 9 in the Chinese calendar.
    for today in ("2026-02-07", "2026-10-17"):
        page.set(today=today)
        found = page.run(READ_BACK, page.calendars())
        checks.none(f"{today}, a text that the field shows", found["problems"])
    checks.true("the field shows no masks", len(found["masks"]) > 100)
    for tag, calendar, hint, placeholder in found["masks"]:
        expected = mask(tag, calendar)
        name = f"{tag}, {calendar}"
        checks.equal(f"{name}, mask", hint, expected or "")
        checks.true(f"{name}: the mask is shown twice", not expected or expected not in placeholder)


def mask(tag, calendar):
    """The mask in the calendar's own file; nothing if the file has none."""
    value = json.loads((JSON / tag / f"{calendar}.json").read_text()).get("mask")
    if not value:
        return None
    letters = [value["letters"][field] for field in value["order"]] + [""]
    return value["separators"][0] + "".join(letter + separator for letter, separator in zip(letters, value["separators"][1:]))


def chinese(page, checks):
    """The user types a Chinese date, or chooses the day in the calendar."""
    page.set(locale="zh-Hans", calendar="chinese", today="2026-02-17")
    field = Picker(page, "#date-field")
    checks.equal("zh-Hans, chinese: a typed day has a problem", field.type("2026年正月初二"), "")
    field.press("prompt.openCalendar")
    field.click("dialog [role=gridcell][data-date]", 2)
    checks.equal("zh-Hans, chinese: the chosen day", field.run('return all("input[type=text]")[0].value'), "2026年正月初三")


def limits(page, checks):
    """A day that the field wrote stays valid with other limits, and is not chosen if they exclude it."""
    page.set(locale="en", calendar="gregorian", today="2026-02-17")
    field = Picker(page, "#date-field")
    field.press("action.clear")
    none = field.text("[role=status]")
    checks.equal("en: a typed day has a problem", field.type("2/17/2026"), "")
    field.setting("Limits", "fromToday")
    checks.equal("en: the problem of today with the limit 'From today'", field.text("[role=alert]"), "")
    field.type("2/16/2026")
    checks.equal("en: the spoken line beside a problem", field.text("[role=status]"), none)
    field.setting("Limits", "none")
    checks.equal("en: a day before today without limits", field.type("2/16/2026"), "")
    field.setting("Limits", "fromToday")
    checks.true("en: a chosen day has a problem with the limit 'From today'", field.text("[role=alert]") != "")
    checks.equal("en: the spoken line beside the problem of a chosen day", field.text("[role=status]"), none)
    field.setting("Limits", "none")
    checks.equal("en: the problem without limits", field.text("[role=alert]"), "")
    # The field writes a typed day in its own style, and shows it in all styles. A year of two digits, or no year, is near today.
    for text, expected in (("2/9/2026", "Feb 9, 2026"), ("3/4/26", "Mar 4, 2026"), ("3/5", "Mar 5, 2026")):
        field.type(text)
        checks.equal(f"en: {text}", [field.run('return all("input[type=text]")[0].value'), field.texts(".styles dd")[2]], [expected] * 2)
    described = 'return all("input[type=text]")[0].getAttribute("aria-describedby").split(" ").map((id) => document.getElementById(id).className)'
    checks.equal("en: the texts that describe the field", field.run(described), ["hint", "problem"])
    checks.equal("en: only spaces have a problem", field.type("   "), "")
