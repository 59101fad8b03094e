"""DatePickerSingle of Dash, which writes and reads dates with date-fns. Its digits are 0 to 9, and its buttons are English."""


def check(bundle, shown, checks):
    picker, tag = bundle.picker, bundle.tag
    months, weekdays = bundle.calendar["months"]["format"], bundle.locale["weekdays"]["format"]["wide"]

    def equal(what, found, expected):
        checks.equal(tag, what, shown[found], expected)

    before = bundle.days_before(2026, 2)
    equal("the text of the input", "text", f"{weekdays[2]} 17 {months['wide'][1]} 2026")
    equal("the weekdays", "header", bundle.rotated(picker["weekdaysHeader"]))
    equal("whether the week runs from the right", "isMirrored", picker["direction"] == "rtl")
    equal("the days before 1 February 2026", "before", before)
    equal("the days of the second row", "days", [str(8 - before + index) for index in range(7)])
    equal("the months", "months", months["abbreviated"])
    equal("the month", "month", months["abbreviated"][1])
    equal("the date after a click on the last day", "chosen", "2026-02-28")
    equal("the text after the click", "chosenText", f"{weekdays[6]} 28 {months['wide'][1]} 2026")
    equal("the date of a typed text", "typed", "2026-03-18")
    checks.layout(tag, shown["cells"])
