"""The pickers and the overview show the values of the bundle's JSON: names, numerals, columns, weekends and hours."""
import functools
import json

from browser import JSON
from picker import Picker, date_of
from seeds import WHEELS

# In Russian, a month beside a day has another form. Each of the others has its own numerals, eras, months or direction.
LOCALES = [("ru", "gregorian"), ("ar-EG", "gregorian"), ("fa", "persian"), ("zh-Hans", "chinese"), ("he", "hebrew"), ("ja", "japanese")]
TILES = """
return [...document.querySelectorAll("#overview li")].map((tile) => {
  const { lang, dir } = tile.querySelector("div");
  const cells = [...tile.querySelectorAll("tbody tr")].map((row) => [...row.cells].map((cell) => [cell.textContent, cell.className]));
  const header = [...tile.querySelectorAll("th")].map(({ textContent }) => textContent);
  return { tag: tile.dataset.tag, lang, dir, header, cells, open: tile.querySelector(".open-words").textContent };
});
"""
GRID = """
return all("[role=grid]").map((grid) => ({
  header: [...grid.querySelectorAll("th")].map((cell) => [cell.abbr, ...[...cell.children].map(text)]),
  days: [...grid.querySelectorAll("tbody tr")].flatMap((row) => [...row.cells].map((cell, place) =>
    [place, Number(cell.dataset.date), text(cell), cell.classList.contains("weekend"), cell.getAttribute("aria-current")])
    .filter(([, , label]) => label)),
}))[0];
"""
MIDDLE = 'return text(wheel(arguments[1]).querySelector(".row.middle"))'


@functools.cache
def read(tag, name):
    return json.loads((JSON / tag / f"{name}.json").read_text())


def columns_of_week(locale):
    """The codes of the weekdays, and the index of each in the bundle's lists, from the first column to the last."""
    codes = locale["weekdays"]["codes"]
    order = [(codes.index(locale["week"]["firstDay"]) + place) % 7 for place in range(7)]
    return [codes[index] for index in order], order


def numbers(locale, values):
    """Numbers in the digits of a locale."""
    digits = str.maketrans("0123456789", "".join(locale["numbers"]["digits"]))
    return [str(value).translate(digits) for value in values]


def day_labels(locale, calendar):
    """The days of a grid, as Output.md describes them: their names, or their numbers in the numerals of the skeleton d."""
    systems = calendar.get("numberOverrides", {}).get("patterns.skeletons.d", {})
    texts = calendar.get("numberTexts", {}).get(systems.get("d", systems.get("*")), {})
    days = range(1, 32)
    return calendar.get("dayNames") or [texts.get(str(day), number) for day, number in zip(days, numbers(locale, days))]


def tiles(page, checks, calendar, every):
    """Each tile of the overview has the week and the numerals of its locale, and marks today, which is a Thursday."""
    needs_review = page.run('return JSON.parse(document.getElementById("bundle").textContent).needsReview')
    for tile in page.run(TILES)[::every]:
        locale, name = read(tile["tag"], "locale"), f"tile of {tile['tag']}, {calendar}"
        codes, order = columns_of_week(locale)
        narrow = locale["weekdays"]["standAlone"]["narrow"]
        checks.equal(f"{name}, header", tile["header"], [narrow[index] for index in order])
        checks.equal(f"{name}, language", [tile["lang"], tile["dir"]], [tile["tag"], locale["direction"]])
        days = [(text, classes.split(), code) for row in tile["cells"] for (text, classes), code in zip(row, codes) if text]
        labels = day_labels(locale, read(tile["tag"], calendar))
        checks.equal(f"{name}, days", [text for text, *_ in days], labels[:len(days)])
        checks.equal(f"{name}, weekends", ["weekend" in classes for _, classes, _ in days], [code in locale["week"]["weekend"] for *_, code in days])
        today = [(text, code) for text, classes, code in days if "today" in classes]
        checks.equal(f"{name}, today", [code for _, code in today], ["thu"])
        if calendar in ("gregorian", "buddhist", "roc", "japanese"):
            checks.equal(f"{name}, number of today", today[0][0], labels[6])
        english = read("en-US", "locale")["strings"]
        counts = [
            (len(english.keys() - locale["strings"].keys()), "missing"), (len(needs_review.get(tile["tag"], [])), "to review")]
        checks.equal(f"{name}, words", tile["open"], ", ".join(f"{count} {what}" for count, what in counts if count))


def check(page, checks):
    for tag, calendar in LOCALES:
        page.set(locale=tag, calendar=calendar, today="2025-08-07")
        name, locale, own = f"{tag}, {calendar}", read(tag, "locale"), read(tag, calendar)
        for section, header in (("#multi-date-picker", "abbreviated"), ("#calendar-view", "short")):
            picker = Picker(page, section)
            if section == "#calendar-view":
                picker.choose(calendar)
            grid(checks, f"{name}, {section}", picker.run(GRID), locale, own, header)
        picker = Picker(page, "#wheel-picker")
        picker.setting("Hour cycle", "locale")
        dates(checks, name, picker, locale, own)
        if tag in ("ar-EG", "ja"):
            hours(checks, name, picker, locale)
    page.set(locale="en-US", calendar="gregorian")
    Picker(page, "#wheel-picker").setting("Mode", "dateAndTime")


def grid(checks, name, found, locale, calendar, header):
    codes, order = columns_of_week(locale)
    names = locale["weekdays"]["standAlone"] | locale["weekdays"].get("titled", {})
    checks.equal(f"{name}, header", found["header"], [[names["wide"][index], names[header][index], names["wide"][index]] for index in order])
    for place, day, label, is_weekend, current in found["days"]:
        date = date_of(day)
        checks.equal(f"{name}, the weekday of {date}", codes[place], date.strftime("%a").lower())
        checks.equal(f"{name}, weekend, {date}", is_weekend, codes[place] in locale["week"]["weekend"])
        checks.equal(f"{name}, today, {date}", current, "date" if str(date) == "2025-08-07" else None)
    checks.equal(f"{name}, days", [label for _, _, label, *_ in found["days"]], day_labels(locale, calendar)[:len(found["days"])])


def dates(checks, name, picker, locale, calendar):
    """The wheels of dates are in the order of the locale, and have the names and the numerals of the calendar."""
    for mode, form in (("date", "format"), ("yearAndMonth", "standAlone")):
        picker.setting("Mode", mode)
        found = [place for place in picker.columns() if place != "locale/strings.label.era"]
        checks.equal(f"{name}, {mode}, columns", found, [WHEELS[column] for column in locale["columns"][mode]])
        if form == "standAlone" and "titled" in calendar["months"]:
            form = "titled"
        months, names = picker.rows(WHEELS["month"]), calendar["months"][form]["wide"]
        leap = calendar.get("leapMonths", {}).get(form, {}).get("wide", [])
        # In a leap year, Adar has the name of a month of its own.
        expected = [name for name in names if name in months or not leap]
        checks.equal(f"{name}, {mode}, months", [month for month in months if month not in leap or month in names], expected)
        if len(found) == len(picker.columns()):
            years = picker.rows(WHEELS["year"])
            checks.equal(f"{name}, {mode}, years", years, calendar["years"]["display"][:len(years)])
    picker.setting("Mode", "date")
    days = picker.rows(WHEELS["day"])
    checks.equal(f"{name}, wheel of days", days, calendar["dayLabels"][:len(days)])


def hours(checks, name, picker, locale):
    """Each hour cycle has its hours and, with 12 hours, the halves of the day; a change of the cycle keeps the time."""
    for mode in ("dateAndTime", "time", "countDownTimer"):
        picker.setting("Mode", mode)
        names = {**WHEELS, **({"hour": "locale/strings.label.hours", "minute": "locale/strings.label.minutes"} if mode == "countDownTimer" else {})}
        checks.equal(f"{name}, {mode}, columns", picker.columns(), [names[column] for column in locale["columns"][mode]])
        if mode == "countDownTimer":
            for column, count in (("hour", 24), ("minute", 60)):
                checks.equal(f"{name}, duration, {column}s", picker.rows(names[column]), numbers(locale, range(count)))
    picker.setting("Mode", "time")
    minutes = locale["wheels"]["minutes"]
    picker.turn(WHEELS["minute"], 55)
    # A time such as ٢:٠٥ runs from left to right in every language.
    order = [picker.run("return getComputedStyle(wheel(arguments[1])).direction", WHEELS[column]) for column in ("hour", "minute")]
    checks.equal(f"{name}, the order of hours and minutes", order, ["ltr", "ltr"])
    for interval, minute in ((15, 45), (1, 45)):
        picker.setting("Minute interval", str(interval))
        checks.equal(f"{name}, minutes", picker.rows(WHEELS["minute"]), minutes[::interval])
        checks.equal(f"{name}, minute 55 at an interval of {interval}", picker.run(MIDDLE, WHEELS["minute"]), minutes[minute])
        checks.true(f"{name}, time", minutes[minute] in picker.text(".time"))
    for hour in (14, 0):
        picker.setting("Hour cycle", "h23")
        picker.turn(WHEELS["hour"], hour)
        for cycle in ("h11", "h12", "h24", "h23"):
            picker.setting("Hour cycle", cycle)
            labels, halves = locale["wheels"]["hours"][cycle], locale["dayPeriods"]["format"]["abbreviated"][:2]
            checks.equal(f"{name}, {cycle}, hours", picker.rows(WHEELS["hour"]), labels)
            checks.equal(f"{name}, {cycle}, hour {hour}", picker.run(MIDDLE, WHEELS["hour"]), labels[hour % len(labels)])
            checks.equal(f"{name}, {cycle}, halves", picker.rows(WHEELS["dayPeriod"]), halves if cycle in ("h11", "h12") else [])
            if cycle in ("h11", "h12"):
                checks.equal(f"{name}, {cycle}, half of hour {hour}", picker.run(MIDDLE, WHEELS["dayPeriod"]), halves[hour // 12])
        # A duration has no halves, whatever cycle the locale has.
        picker.setting("Hour cycle", "locale")
        picker.setting("Mode", "countDownTimer")
        checks.equal(f"{name}, duration, hour {hour}", picker.run(MIDDLE, "locale/strings.label.hours"), *numbers(locale, [hour]))
        picker.setting("Mode", "time")
    picker.setting("Hour cycle", "locale")
