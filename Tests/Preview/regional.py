"""The calendars of regions: titles, months, eras, days in the locale's numerals, direction, and typed dates."""
from picker import Picker

# The day is 25 November 2026 in each calendar: Node 20's Intl, and for the numerals and eras the issue of these calendars.
# (locale, calendar, title, days of the month, columns of the wheels, their rows, a typed date, its text)
ROWS = [
    ("ja-JP", "japanese", "令和8年11月", 30, ["令和", "8年", "11月", "25日"], [5, 42, 12, 30], "R8/2/7", "令和8年2月7日"),
    ("fa-IR", "persian", "آذر ۱۴۰۵", 30, ["۴", "آذر", "۱۴۰۵"], [30, 12, 161], "۱۴۰۵/۱/۷", "۷ فروردین ۱۴۰۵"),
    ("ar-SA", "islamic-umalqura", "جمادى الآخرة ١٤٤٨ هـ", 29, ["١٥", "جمادى الآخرة", "١٤٤٨ هـ"], [29, 12, 166],
     "٧/١/١٤٤٨", "٧ محرم ١٤٤٨ هـ"),
    ("he-IL", "hebrew", "כסלו תשפ״ז", 30, ["ט״ו", "כסלו", "תשפ״ז"], [30, 13, 161], None, None),
    ("am", "ethiopic", "ኅዳር 2019", 30, ["16", "ኅዳር", "2019 ዓ/ም"], [30, 13, 161], "7/1/2019", "7 መስከረም 2019 ዓ/ም"),
    ("zh-Hant-TW", "roc", "民國115年11月", 30, ["民國", "115年", "11月", "25日"], [2, 149, 12, 30], "115/2/7", "民國115年2月7日"),
]
STATE = """
return wheels().map((wheel) => [wheel.getAttribute("aria-valuetext"), wheel.querySelectorAll(".row").length]);
"""
TYPE = """
const input = all("input[type=text]")[0];
input.value = arguments[1];
input.dispatchEvent(new Event("change", { bubbles: true }));
return all(".styles dd").map(text);
"""


def check(page, checks):
    page.open()
    for locale, calendar, title, days, values, rows, typed, long in ROWS:
        page.set(locale=locale, calendar=calendar, today="2026-11-25")
        view, wheels, field = (Picker(page, section) for section in ("#calendar-view", "#wheel-picker", "#date-field"))
        checks.equal(f"{locale}, title", view.run("return all('.title').map(text)"), [title])
        checks.equal(f"{locale}, days", view.run("return all('[role=gridcell]').length"), days)
        wheels.setting("Mode", "date")
        checks.equal(f"{locale}, wheels", wheels.run(STATE), [list(each) for each in zip(values, rows)])
        is_rtl = view.run("return getComputedStyle(all('.title')[0]).direction") == "rtl"
        checks.equal(f"{locale}, right to left", is_rtl, locale in ("fa-IR", "ar-SA", "he-IL"))
        if typed:
            checks.true(f"{locale}: '{typed}' is not read as '{long}'", long in field.run(TYPE, typed))
    # Months of a Hebrew leap year, and Pagumen.
    page.set(locale="he-IL", calendar="hebrew", today="2024-03-20")
    view = Picker(page, "#calendar-view")
    checks.equal("Adar II", view.run("return all('.title').map(text)"), ["אדר ב׳ תשפ״ד"])
    page.set(locale="am", calendar="ethiopic", today="2026-09-07")
    checks.equal("Pagumen", view.run("return all('[role=gridcell]').length"), 5)
