"""QDate, QTime, QInput and Dialog of Quasar."""


def check(bundle, shown, checks):
    picker, strings, tag = bundle.picker, bundle.strings, bundle.tag

    def equal(what, found, expected):
        checks.equal(tag, what, shown[found], expected)

    title = bundle.skeletons["MMMEd"]
    equal("the direction", "direction", picker["direction"])
    equal("the language of the page", "language", tag)
    equal("the title of 17 February 2026", "title", bundle.date(title, 2026, 2, 17))
    equal("the button of the month", "month", picker["months"][1])
    equal("the weekdays", "header", bundle.rotated(picker["weekdaysHeader"]))
    equal("whether the week runs from the right", "isMirrored", picker["direction"] == "rtl")
    equal("the days before 1 February 2026", "before", bundle.days_before(2026, 2))
    equal("the labels of the arrows", "arrows", [
        strings[f"nav.{name}"] for name in ("previousMonth", "nextMonth", "previousYear", "nextYear")])
    equal("the label of today", "today", strings["nav.today"])
    equal("the label that clears an input", "clear", strings["action.clear"])
    equal("the date after a click on the last day", "chosen", "2026/02/28")
    equal("the title after the click", "chosenTitle", bundle.date(title, 2026, 2, 28))
    equal("a date by a mask of Quasar", "masked", f"{picker['weekdays'][2]} 17 {picker['months'][1]} 2026")
    equal("the months", "months", picker["monthsShort"])
    equal("the labels of the arrows of years", "years", [strings["nav.previousYears"], strings["nav.nextYears"]])
    equal("the labels of the arrows of years without words", "wordlessYears", ["", ""])
    equal("the buttons of a dialog", "buttons", [strings["action.cancel"], strings["action.ok"]])
    equal("the number of choices between AM and PM", "periods", 1 if picker["hour12"] else 0)
    # Quasar writes the number with the digits 0 to 9, and then a text.
    after = strings["selection.count"]["other"].split("{n}")[1].strip() or bundle.locale["fields"]["day"].get(
        "titled", bundle.locale["fields"]["day"])["wide"]
    equal("the title of three days, in the form for five", "many", f"3 {after}")
    # Quasar writes the year of the subtitle itself.
    equal("the subtitle", "subtitle", "2026")
    checks.layout(tag, shown["cells"])
