"""QDate and VDatePicker with the Persian calendar, in a locale that has it. 28 Bahman 1404 is 17 February 2026."""

#: The locales of the test.
TAGS = ["fa"]


def check(bundle, shown, checks):
    calendar = bundle.read("persian")
    picker = calendar["picker"]
    months = picker["months"]

    def equal(what, found, expected):
        checks.equal(bundle.tag, what, shown[found], expected)

    def digits(number):
        return "".join(picker["digits"][int(digit)] for digit in str(number))

    def has(what, found, texts):
        missing = [text for text in texts if text not in shown[found]]
        checks.equal(bundle.tag, f"{what}: {shown[found]}", missing, [])

    has("the title of 28 Bahman in QDate", "quasarTitle", [months[10], digits(28)])
    equal("the month of QDate", "quasarMonth", months[10])
    # 1 Bahman 1404 is a Wednesday, and the week begins on Saturday.
    equal("the days before 1 Bahman in QDate", "quasarBefore", 4)
    equal("the date in QDate after a click on the last day", "quasarChosen", "1404/11/30")
    has("the title of 28 Bahman in VDatePicker", "header", [picker["monthsShort"][10], digits(28)])
    has("the month and the year", "controls", [picker["monthsShort"][10], digits(1404)])
    equal("the days of Bahman", "days", [digits(day) for day in range(1, 31)])
    equal("the days before 1 Bahman", "before", 4)
    equal("the date after a click on 30 Bahman", "chosen", [2026, 2, 19])
    equal("two months later", "newYear", [picker["monthsShort"][0], digits(1405), 31])
    equal("a year before that", "yearBefore", [picker["monthsShort"][0], digits(1404), 31])
    equal("the months", "months", picker["monthsShort"])
    equal("the disabled months", "disabledMonths", 0)
    # 1 January 2020 is 11 Dey 1398, and 1 January 2030 is 11 Dey 1408.
    equal("the years", "years", [digits(year) for year in range(1398, 1409)])
