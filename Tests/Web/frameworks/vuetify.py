"""VDatePicker, VTimePicker and VConfirmEdit of Vuetify 3."""
import datetime


def check(bundle, shown, checks):
    picker, strings, skeletons, tag = bundle.picker, bundle.strings, bundle.skeletons, bundle.tag
    is_rtl = picker["direction"] == "rtl"

    def equal(what, found, expected):
        checks.equal(tag, what, shown[found], expected)

    def full(*date):
        return bundle.date(skeletons["yMMMMEEEEd"], *date)

    before = bundle.days_before(2026, 2)
    equal("the direction", "isRtl", is_rtl)
    equal("the title", "title", strings["prompt.selectDate"])
    equal("the chosen day", "date", bundle.date(skeletons["MMMEd"], 2026, 2, 17))
    equal("the text without a day", "emptyDate", strings["prompt.enterDate"])
    equal("the title of the month", "emptyMonth", bundle.title(2026, 2))
    equal("the button of the month", "month", picker["monthsShort"][1])
    equal("the button of the year", "year", bundle.date(skeletons["y"], 2026, 2, 1))
    equal("the weekdays", "header", bundle.rotated(picker["weekdaysHeader"]))
    equal("whether the week runs from the right", "isMirrored", is_rtl)
    equal("the days before 1 February 2026", "before", before)
    equal("the numbers of the days", "days", [bundle.date(skeletons["d"], 2026, 2, day) for day in [1, 2, 3, 4, 5, 6, 7, 28]])
    equal("the label of a day", "label", full(2026, 2, 17))
    equal("the label of today", "todayLabel", bundle.filled("a11y.today", date=full(*shown["now"])))
    equal("the title of three days, in the form for five", "many", strings["selection.count"]["other"].replace("{n}", "3"))
    equal("the labels of the controls", "controls", [strings[key] for key in (
        "nav.previousMonth", "prompt.selectMonth", "nav.nextMonth",
        "nav.previousYear", "prompt.selectYear", "nav.nextYear")])
    # Vuetify writes the numbers of weeks with the digits 0 to 9. It uses the week of a row's first day.
    first = datetime.date(2026, 2, 1) - datetime.timedelta(before)
    equal("the numbers of the weeks", "weeks", [str(week(bundle, first + datetime.timedelta(7 * row))) for row in range(
        len(shown["weeks"]))])
    equal("the day after a click", "chosen", [2, 28])
    equal("the chosen day after the click", "chosenDate", bundle.date(skeletons["MMMEd"], 2026, 2, 28))
    equal("the months", "months", picker["monthsShort"])
    equal("the labels of the months", "monthLabels", picker["months"])
    equal("the first years", "years", [bundle.date(skeletons["y"], shown["firstYear"] + index, 1, 1) for index in range(3)])
    equal("the title of the time", "timeTitle", strings["prompt.selectTime"])
    equal("the labels of the time", "timeLabels", [strings["label.hour"], strings["label.minute"]])
    equal("AM and PM", "periods", picker["dayPeriods"])
    equal("the buttons", "buttons", [strings["action.cancel"], strings["action.ok"]])
    equal("Vuetify's warnings", "warnings", [])
    checks.layout(tag, shown["cells"])


def week(bundle, first):
    """The number of the week that begins on a day, by the locale's minimal number of days in the first week."""
    last = first + datetime.timedelta(6)
    year = last.year if last.timetuple().tm_yday >= bundle.locale["week"]["minimalDays"] else first.year
    january = datetime.date(year, 1, 1)
    start = january - datetime.timedelta((january.weekday() + 1 - bundle.picker["firstDay"]) % 7)
    if (start + datetime.timedelta(6)).timetuple().tm_yday < bundle.locale["week"]["minimalDays"]:
        start += datetime.timedelta(7)
    return (first - start).days // 7 + 1
