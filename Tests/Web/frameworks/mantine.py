"""DatePicker and DatePickerInput of Mantine, which write dates with dayjs."""


def check(bundle, shown, checks):
    picker, strings, skeletons, tag = bundle.picker, bundle.strings, bundle.skeletons, bundle.tag
    patterns, time = bundle.calendar["patterns"], bundle.locale["time"]["styles"]

    def equal(what, found, expected):
        checks.equal(tag, what, shown[found], expected)

    def latin(pattern, *date):
        """A date with the digits 0 to 9, which dayjs writes."""
        return bundle.latin(bundle.date(pattern, *date))

    before = bundle.days_before(2026, 2)
    weekend = bundle.rotated([code in bundle.locale["week"]["weekend"] for code in bundle.locale["weekdays"]["codes"]])
    equal("the title", "title", bundle.latin(bundle.title(2026, 2)))
    equal("the weekdays", "header", bundle.rotated(picker["weekdaysHeader"]))
    equal("whether the week runs from the right", "isMirrored", picker["direction"] == "rtl")
    equal("the days before 1 February 2026", "before", before)
    equal("the days of the second row", "days", [bundle.number(8 - before + index) for index in range(7)])
    equal("the weekend", "weekend", weekend)
    equal("the label of a day", "label", bundle.date(skeletons["yMMMMEEEEd"], 2026, 2, 17))
    equal("the controls of a month", "controls", [strings[key] for key in (
        "nav.previousMonth", "a11y.changeMonth", "nav.nextMonth")])
    equal("the controls of a year", "yearControls", [strings[key] for key in (
        "nav.previousYear", "a11y.changeYear", "nav.nextYear")])
    equal("the controls of a decade", "decadeControls", [strings["nav.previousDecade"], strings["nav.nextDecade"]])
    equal("the title of a year", "yearTitle", latin(skeletons["y"], 2026, 1, 1))
    equal("the months", "months", picker["monthsShort"])
    equal("the years", "years", [latin(skeletons["y"], year, 1, 1) for year in range(2020, 2030)])
    numeric = [picker["numericDate"].replace("yyyy", "2026").replace("MM", "02").replace("dd", day) for day in ("17", "20")]
    equal("an empty input", "empty", strings["prompt.selectDate"])
    equal("a date", "numeric", numeric[0])
    equal("a range", "range", f" {picker['rangeSeparator'].strip()} ".join(numeric))
    equal("the date after a click on the last day", "chosen", "2026-02-28")
    at = {"a": picker["dayPeriods"][0], "B": picker["dayPeriods"][0]}
    times = {style: bundle.time(pattern, 0, 0, 0, at) for style, pattern in time.items()}
    dates = {style: latin(patterns["date"][style], 2026, 2, 17) for style in ("full", "long")}
    both = {style: bundle.unquoted(patterns["dateTime"][style]).replace("{1}", dates[style]).replace("{0}", times["short"])
            for style in dates}
    equal("the formats of dayjs", "formats", {
        "LT": times["short"], "LTS": times["medium"], "L": numeric[0], "LL": dates["long"], "LLL": both["long"],
        "LLLL": both["full"], "ll": latin(skeletons["yMMMd"], 2026, 2, 17)})
    checks.layout(tag, shown["cells"])
