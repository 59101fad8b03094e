"""Compares the texts of the page with the texts that the tests of the five pickers in Tests/SeedTests expect.

A row has the expected texts of one locale. Two values of a row are not compared with the page. The wheels have the years
of the bundle, 1900 to 2060, so they do not have the year 2099 of the multi-date picker (`years[1]`). A row's `tag` is a
device's locale, but the page lists the locale that AlmanacKit finds for it.
"""
import datetime

from picker import Picker

TODAY = datetime.date(2025, 8, 7)
DAY = datetime.timedelta(1)
WHEELS = {
    "day": "locale/strings.label.day", "month": "locale/strings.prompt.selectMonth", "year": "locale/strings.prompt.selectYear",
    "hour": "locale/strings.label.hour", "minute": "locale/strings.label.minute", "dayPeriod": "locale/strings.label.dayPeriod",
    "date": "locale/strings.label.date",
}


def august(day):
    return datetime.date(2025, 8, day)


def check(page, checks):
    page.open()
    tests = [(locale, row.get("calendar", "gregorian"), seed, row) for seed in SEEDS for locale, row in page.rows(seed)[:page.row_limit]]
    checks.true(f"there are only {len(tests)} rows", len(tests) == len(SEEDS) * (page.row_limit or 10))
    # A page takes longer to show another locale than to change a picker.
    for locale, calendar, seed, row in sorted(tests, key=lambda test: test[:2]):
        page.set(locale=locale, calendar=calendar, today=TODAY.isoformat())
        name = f"{seed}, {locale}, {calendar}"
        try:
            SEEDS[seed](Picker(page, f"#{seed}"), row, lambda what, found, expected: checks.equal(f"{name}, {what}", found, expected))
        except AssertionError as error:
            checks.fail(f"{name}: {error}")


def range_picker(picker, row, equal):
    picker.choose("week")
    picker.press("action.cancel")
    equal("segments", picker.texts("fieldset:first-of-type label"), row["segments"])
    equal("week", picker.text(".result"), row["week"])
    picker.choose("month")
    equal("wheelNames", picker.wheel_names(), row["wheelNames"])
    equal("months", " ".join(picker.rows(WHEELS["month"])), row["months"])
    years = picker.rows(WHEELS["year"])
    equal("years", [years[0], years[-1]], row["years"])
    equal("number of years", len(years), 126)
    picker.choose("year")
    equal("years of the wheel of years", picker.rows(WHEELS["year"]), years)
    picker.choose("custom")
    words = [picker.word("label.startDate"), picker.word("label.endDate"), picker.text(".hint")]
    picker.choose_day(TODAY)
    words.append(picker.text(".hint"))
    picker.choose_day(TODAY - DAY)
    words.append(picker.text("[role=alert]"))
    equal("rangeWords", words + [picker.word("action.apply"), picker.word("action.cancel")], row["rangeWords"])
    picker.press("action.cancel")
    picker.choose_day(TODAY)
    picker.choose_day(datetime.date(2025, 9, 11))
    equal("range", picker.text(".result"), row["range"])
    equal("spokenRange", picker.text("[role=status]"), row["spokenRange"])
    picker.press("action.apply")
    equal("spokenRange after Apply", picker.text("[role=status]"), row["spokenRange"])


def multi_date_picker(picker, row, equal):
    picker.setting("Limits", "none")
    picker.setting("Blocked day", "none")
    for days in ("weekdays", "weekends"):
        picker.check(days, False)
    picker.choose("several")
    picker.press("action.clear")
    picker.press("nav.today")
    equal("isRightToLeft", picker.direction(), "rtl" if row["isRightToLeft"] else "ltr")
    equal("header", ", ".join(picker.header()), row["header"])
    weeks = picker.weeks()
    equal("weeks", [weeks[0], weeks[-1]], row["weeks"])
    equal("title", [picker.text(".title"), picker.word("prompt.selectMonthYear")], row["title"])
    equal("chevrons", [picker.word("nav.previousMonth"), picker.word("nav.nextMonth")], row["chevrons"])
    keys = ["prompt.selectDate", "prompt.selectDates", "prompt.selectDateRange", "nav.today", "action.clear"]
    equal("words", [picker.word(key) for key in keys], row["words"])
    multi_date_counts(picker, row, equal)
    multi_date_problems(picker, row, equal)
    multi_date_spoken(picker, row, equal)
    picker.press("action.clear")
    picker.click(".title-button")
    equal("years[0]", picker.rows(WHEELS["year"])[1970 - 1900], row["years"][0])
    picker.click(".title-button")


def multi_date_counts(picker, row, equal):
    counts = [picker.text(".count")]
    for day in (11, 7):
        picker.choose_day(august(day))
        counts.append(picker.text(".count"))
    picker.choose_day(august(12))
    equal("selection", picker.text(".result"), row["selection"])
    for day in range(13, 21):
        picker.choose_day(august(day))
    equal("counts", counts + [picker.text(".count")], row["counts"])
    picker.press("action.clear")


def multi_date_problems(picker, row, equal):
    problems = []
    for limits, date in (("fromToday", TODAY - DAY), ("untilToday", TODAY + DAY)):
        picker.setting("Limits", limits)
        picker.choose_day(date)
        problems.append(picker.text("[role=alert]"))
    picker.setting("Limits", "none")
    picker.setting("Blocked day", "blocked")
    picker.choose_day(TODAY + 2 * DAY)
    problems.append(picker.text("[role=alert]"))
    picker.setting("Blocked day", "none")
    equal("problems", problems, row["problems"][:3])
    for days, is_weekend, problem in (("weekdays", True, row["problems"][3]), ("weekends", False, row["problems"][4])):
        picker.check(days)
        picker.choose_day(next(august(day) for day in range(4, 11) if (day in row["weekend"]) == is_weekend))
        equal(f"{days}, the reason", picker.text("[role=alert]"), problem)
        picker.check(days, False)
    picker.press("action.clear")


def multi_date_spoken(picker, row, equal):
    is_today = picker.day(TODAY)
    picker.page.set(today=august(6).isoformat())
    spoken = [picker.day(TODAY), is_today]
    picker.choose_day(TODAY)
    spoken.append(picker.day(TODAY))
    picker.choose("range")
    for first, last in ((TODAY, TODAY + DAY), (TODAY - 3 * DAY, TODAY)):
        picker.choose_day(first)
        picker.choose_day(last)
        spoken.append(picker.day(TODAY))
    equal("spoken", spoken, row["spoken"])
    picker.choose("several")
    picker.page.set(today=TODAY.isoformat())


def wheel_picker(picker, row, equal):
    def columns(mode, keys):
        picker.setting("Mode", mode)
        equal(f"columns of {mode}", picker.columns(), keys)

    picker.setting("Hour cycle", "locale")
    picker.setting("Minute interval", "15")
    columns("dateAndTime", [WHEELS["date"]] + [WHEELS[column] for column in row["time"]])
    columns("countDownTimer", ["locale/strings.label.hours", "locale/strings.label.minutes"])
    columns("yearAndMonth", [WHEELS[column] for column in row["date"] if column != "day"])
    columns("date", [WHEELS[column] for column in row["date"]])
    picker.press("nav.today")
    today = [picker.text(".compact"), picker.text("[role=status]")]
    picker.turn(WHEELS["day"], 1)
    picker.press("nav.today")
    equal("the date and its spoken text after Today", [picker.text(".compact"), picker.text("[role=status]")], today)
    months, days = picker.rows(WHEELS["month"]), picker.rows(WHEELS["day"])
    equal("months", months[4:7] if row["calendar"] == "chinese" else months[5:8], row["months"])
    equal("days", [days[0], days[14], days[-1]], row["days"])
    words = [picker.text(".prompt")]
    columns("time", [WHEELS[column] for column in row["time"]])
    words += [picker.text(".prompt"), picker.word("label.time"), picker.word("nav.today"), picker.word("action.done")]
    equal("words", words, row["words"])
    equal("hours", " ".join(picker.rows(WHEELS["hour"])), row["hours"])
    equal("minutes", " ".join(picker.rows(WHEELS["minute"])), row["minutes"])
    picker.setting("Minute interval", "1")
    wheel_time(picker, row, equal)
    wheel_timer(picker, row, equal)


def wheel_time(picker, row, equal):
    has_halves = "dayPeriod" in row["time"]
    if has_halves:
        picker.turn(WHEELS["dayPeriod"], 1)
    picker.turn(WHEELS["hour"], 2 if has_halves else 14)
    picker.turn(WHEELS["minute"], 5)
    spoken = [picker.value(WHEELS["hour"]), picker.value(WHEELS["minute"])]
    picker.setting("Mode", "dateAndTime")
    dates = picker.rows(WHEELS["date"])
    now = dates.index(row["dates"][0]) if row["dates"][0] in dates else 0
    equal("dates", dates[now:now + 2], row["dates"])
    equal("compact", [picker.text(".date"), picker.text(".time")], row["compact"])
    if not has_halves:
        picker.setting("Hour cycle", "h12")
    equal("dayPeriods", picker.rows(WHEELS["dayPeriod"]), row["dayPeriods"])
    equal("spoken", spoken + [picker.value(WHEELS["dayPeriod"])], row["spoken"])
    picker.setting("Hour cycle", "locale")


def wheel_timer(picker, row, equal):
    picker.setting("Mode", "countDownTimer")
    picker.turn("locale/strings.label.hours", 2)
    picker.turn("locale/strings.label.minutes", 30)
    equal("timer", picker.texts(".unit > [data-paths]") + picker.wheel_names(), row["timer"])


def calendar_view(picker, row, equal):
    picker.setting("Limits", "none")
    for calendar in ("buddhist", "chinese", "gregorian"):
        picker.choose(calendar)
        picker.press("nav.today")
        page = row[calendar]
        today = picker.run('return text(all("[role=gridcell][aria-current=date]")[0])')
        equal(f"{calendar}.title", picker.text(".title"), page["title"])
        equal(f"{calendar}.day", today, page["day"])
        equal(f"header in {calendar}", " ".join(picker.header()), row["header"])
        if calendar == "chinese":
            months = picker.texts(".months button")
            equal("leapMonths", [len(months)] + months[5:8], [13] + row["leapMonths"])
    names = picker.texts("fieldset:first-of-type label")
    # The names of the region's other calendars follow.
    equal("names", names[:3], [row[calendar]["name"] for calendar in ("gregorian", "buddhist", "chinese")])
    picker.click(".title-button")
    keys = ["nav.previousMonth", "nav.nextMonth", "prompt.selectMonth", "prompt.selectYear", "nav.today"]
    words = [picker.word(key) for key in keys]
    picker.click(".title-button")
    picker.setting("Limits", "thisWeek")
    equal("words", words + [picker.word("a11y.firstAvailable"), picker.word("a11y.lastAvailable")], row["words"])
    picker.choose_day(TODAY - DAY)
    problems = [picker.text("[role=alert]")]
    picker.setting("Limits", "none")
    calendar_view_spoken(picker, row, equal)
    # The calendar view cannot block a day. The multi-date picker can, and shows the sentence that the row expects.
    other = Picker(picker.page, "#multi-date-picker")
    other.setting("Blocked day", "blocked")
    other.choose_day(TODAY + 2 * DAY)
    problems.append(other.text("[role=alert]"))
    other.setting("Blocked day", "none")
    equal("problems", problems, row["problems"])


def calendar_view_spoken(picker, row, equal):
    picker.choose_day(TODAY - 2 * DAY)
    states = [picker.day(TODAY)]
    picker.page.set(today=august(6).isoformat())
    for calendar in ("gregorian", "buddhist", "chinese"):
        picker.choose(calendar)
        equal(f"{calendar}.spoken", picker.day(TODAY), row[calendar]["spoken"])
    picker.choose("gregorian")
    picker.choose_day(TODAY)
    equal("spokenStates", states + [picker.day(TODAY), picker.text("[role=status]")], row["spokenStates"])
    picker.page.set(today=TODAY.isoformat())


def date_field(picker, row, equal):
    equal("isRightToLeft", picker.direction(), "rtl" if row["isRightToLeft"] else "ltr")
    picker.setting("Limits", "none")
    picker.press("action.clear")
    equal("styles", picker.texts(".styles dd"), row["styles"])
    # The row has the Gregorian mask, which the Buddhist calendar has too. A Chinese date cannot be typed.
    calendar = row.get("calendar", "gregorian")
    equal("mask", picker.text(".hint") or "", "" if calendar == "chinese" else row["mask"])
    none = picker.word("selection.none")
    keys = ["label.date", "prompt.openCalendar", "action.clear"]
    words = {key: picker.word(key) for key in keys} | {"selection.none": none}
    problems = [picker.type("abc")]
    for limits, date in (("fromToday", TODAY - DAY), ("untilToday", TODAY + DAY), ("thisWeek", TODAY - DAY)):
        picker.setting("Limits", limits)
        year = date.year + (543 if calendar == "buddhist" else 0)
        problems.append(picker.type(f"{year}/{date:%m/%d}"))
    # Chinese dates cannot be typed.
    equal("problems", problems[:1] if calendar == "chinese" else problems, row["problems"][:1 if calendar == "chinese" else None])
    picker.setting("Limits", "none")
    picker.type("")
    picker.press("prompt.openCalendar")
    words |= {key: picker.word(key) for key in ("prompt.selectDate", "action.cancel", "action.ok")}
    # The date field does not show these two words, but two other pickers do.
    words["label.calendar"] = Picker(picker.page, "#calendar-view").word("label.calendar")
    words["action.done"] = Picker(picker.page, "#wheel-picker").word("action.done")
    keys = ["prompt.selectDate", "label.date", "label.calendar", "prompt.openCalendar", "action.clear", "action.done",
            "action.cancel", "action.ok", "selection.none"]
    equal("words", [words[key] for key in keys], row["words"])
    picker.choose_day(TODAY)
    equal("spoken", picker.text("[role=status]"), row["spoken"])
    equal("value", picker.run('return all("input[type=text]")[0].value'), row["styles"][2])


SEEDS = {
    "range-picker": range_picker, "multi-date-picker": multi_date_picker, "wheel-picker": wheel_picker,
    "calendar-view": calendar_view, "date-field": date_field,
}
