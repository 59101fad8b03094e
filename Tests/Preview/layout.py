"""The page never scrolls sideways, nothing jumps when a value or a month changes, and right-to-left pages are mirrored."""

from picker import Picker

WIDTHS = [390, 320, 1280]
LOCALES = [("de", "gregorian"), ("ar-EG", "gregorian"), ("th-TH", "buddhist"), ("zh-Hans-CN", "chinese"), ("en-US", "chinese"), ("ta", "gregorian")]
MODES = ["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"]

# Shows each locale in each calendar, and finds elements that are wider than the page or their section.
OVERFLOW = """
const [calendars, done] = arguments;
(async () => {
const set = (name, value) => {
  const control = document.getElementById(name);
  control.value = value;
  control.dispatchEvent(new Event("change", { bubbles: true }));
};
const problems = [];
for (const [calendar, tags] of calendars) {
  set("calendar", calendar);
  for (const tag of tags) {
    set("locale", tag);
    // The page stacks segments that do not fit before it paints the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) problems.push(`${tag}, ${calendar}: the page is ${scrollWidth} px wide`);
    for (const section of document.querySelectorAll("section")) {
      const outer = section.getBoundingClientRect();
      const wide = [...section.querySelectorAll("button, label, p, td, output, select, [role=spinbutton], .field, .unit, dd")].find((element) => {
        // A strip that scrolls hides what is outside it.
        if (element.closest(".months")) return false;
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < outer.left - 0.5 || right > outer.right + 0.5);
      });
      const cut = [...section.querySelectorAll(".row")].find((row) => row.scrollWidth > row.clientWidth);
      if (cut) problems.push(`${tag}, ${calendar}: the row "${cut.textContent}" of #${section.id} is wider than its wheel`);
      if (wide) problems.push(`${tag}, ${calendar}: ${wide.tagName} "${wide.textContent.slice(0, 40)}" is outside #${section.id}`);
    }
  }
}
done(problems);
})();
"""
BOX = """
const boxes = (selector) => all(selector).map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y + scrollY, width, height].map((number) => Math.round(number * 2) / 2).join(" ");
}).join("; ");
"""
# Turns each wheel to about a dozen of its rows, and finds elements that move or change their size.
TURN_ALL = BOX + """
const names = [".wheels", "[role=spinbutton]", ".unit"];
const before = names.map(boxes);
const problems = [];
for (let index = 0; index < wheels().length; index += 1) {
  const count = wheels()[index].querySelectorAll(".row").length;
  for (let row = 0; row < count; row += Math.max(1, Math.floor(count / 12))) {
    wheels()[index].querySelectorAll(".row")[row]?.click();
    names.forEach((name, place) => {
      const found = boxes(name);
      if (found !== before[place]) problems.push(`${name} is at ${found}, it was at ${before[place]}, after row ${row} of wheel ${index}`);
    });
    if (problems.length > 3) return problems;
  }
}
return problems;
"""
# Turns 24 months forward, and finds parts of the grid that move or change their size.
TURN_MONTHS = BOX + """
const names = ["[role=grid]", "[data-paths$='previousMonth']", "[data-paths$='nextMonth']", "[role=grid] thead", ".month"];
const before = names.map(boxes);
const next = all("[data-paths$='nextMonth']")[0];
const problems = [];
for (let month = 1; month <= 24; month += 1) {
  next.click();
  names.forEach((name, place) => {
    const found = boxes(name);
    if (found !== before[place]) problems.push(`${name} is at ${found}, it was at ${before[place]}, after ${month} months`);
  });
}
return problems;
"""
# The left ends of elements, in the order of the document.
LEFT = "return all(arguments[1]).map((element) => element.getBoundingClientRect().left)"


def check(page, checks):
    page.media(prefers_reduced_motion="reduce")
    page.open()
    page.set(today="2026-02-17")
    for width in WIDTHS:
        page.size(width)
        Picker(page, "#range-picker").choose("month")
        Picker(page, "#wheel-picker").setting("Mode", "date")
        checks.none(f"{width} px", page.driver.execute_async_script(OVERFLOW, page.calendars(1 if width == WIDTHS[0] else 9)))
        modes_fit(page, checks, width)
        for locale, calendar in LOCALES if width == WIDTHS[0] else LOCALES[:1]:
            page.set(locale=locale, calendar=calendar)
            jumps(page, checks, f"{width} px, {locale}, {calendar}")
        overview_fits(page, checks, width)
    mirrored(page, checks)
    large_letters(page, checks)


def page_fits(page, checks, where):
    checks.equal(f"{where}: width of the page", page.run("return Math.max(document.documentElement.scrollWidth, innerWidth)"), page.run("return innerWidth"))


def modes_fit(page, checks, width):
    """Each segment, each mode and the open dialog fit into the page."""
    for locale, calendar in LOCALES if width == WIDTHS[0] else LOCALES[:2]:
        page.set(locale=locale, calendar=calendar)
        name = f"{width} px, {locale}, {calendar}"
        for segment in ("month", "year", "custom"):
            Picker(page, "#range-picker").choose(segment)
            page_fits(page, checks, f"{name}, range of {segment}")
        wheels = Picker(page, "#wheel-picker")
        for mode in MODES:
            wheels.setting("Mode", mode)
            page_fits(page, checks, f"{name}, {mode}")
        field = Picker(page, "#date-field")
        field.press("prompt.openCalendar")
        page_fits(page, checks, f"{name}, dialog")
        box = field.run('const { left, right } = section.querySelector("dialog").getBoundingClientRect(); return left >= 0 && right <= innerWidth')
        checks.true(f"{name}: the dialog is outside the window", box)
        field.press("action.cancel")


def jumps(page, checks, name):
    """Wheels and months keep their positions and sizes."""
    wheels = Picker(page, "#wheel-picker")
    for mode in MODES:
        wheels.setting("Mode", mode)
        if mode != "countDownTimer":
            wheels.press("nav.today")
        checks.none(f"{name}, {mode}", wheels.run(TURN_ALL))
    ranges = Picker(page, "#range-picker")
    for segment in ("month", "year"):
        ranges.choose(segment)
        checks.none(f"{name}, range of a {segment}", ranges.run(TURN_ALL))
    for section in ("#multi-date-picker", "#calendar-view"):
        checks.none(f"{name}, {section}", Picker(page, section).run(TURN_MONTHS))


def overview_fits(page, checks, width):
    page.run('document.getElementById("show-overview").click()')
    for part in (0, 0.5, 1):
        page.run("scrollTo(0, document.documentElement.scrollHeight * arguments[0])", part)
        page.driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
        page_fits(page, checks, f"{width} px, overview")
    page.run('document.getElementById("show-pickers").click()')


def mirrored(page, checks):
    """In Arabic, Hebrew and Persian, the first weekday, the first wheel and the button "‹" are on the right."""
    for locale, is_rtl in (("de", False), ("ar-EG", True), ("he-IL", True), ("fa-IR", True)):
        page.set(locale=locale, calendar="gregorian")
        ordered = (lambda places: sorted(places, reverse=True)) if is_rtl else sorted
        dates = Picker(page, "#multi-date-picker")
        wheels = Picker(page, "#wheel-picker")
        wheels.setting("Mode", "date")
        for picker, what, selector, count in (
                (dates, "weekdays", "thead th", 7), (dates, "chevrons", ".sign", 2), (dates, "segments", ".segments label", 3),
                (wheels, "wheels", "[role=spinbutton]", 3)):
            places = picker.run(LEFT, selector)
            checks.equal(f"{locale}, number of {what}", len(places), count)
            tops = set(picker.run("return all(arguments[1]).map((element) => element.getBoundingClientRect().top)", selector))
            if len(tops) == 1:
                checks.equal(f"{locale}, left ends of the {what}", places, ordered(places))
        first = dates.run("""
            const [row] = all("tbody tr").filter((row) => all("[data-date]").includes(row.querySelector("[data-date]")));
            return [...row.querySelectorAll("[data-date]")].map((cell) => cell.getBoundingClientRect().left);
        """)
        checks.equal(f"{locale}, left ends of the days", first, ordered(first))


def large_letters(page, checks):
    """The letters are as large as the reader wants, if the pickers fit into the window."""
    page.command("Page.setFontSizes", fontSizes={"standard": 32})
    for width, size in ((1280, 32), (320, 16)):
        page.size(width)
        checks.equal(f"{width} px, the size of letters", page.run("return getComputedStyle(document.body).fontSize"), f"{size}px")
        page_fits(page, checks, f"{width} px, large letters")
