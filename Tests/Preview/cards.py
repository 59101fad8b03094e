"""The cards of the pickers leave no hole, and inside them nothing is cut, lopsided or far from the days above."""
WIDTHS = [320, 390, 768, 1280, 1600]
LOCALES = [("de", "gregorian"), ("ar-EG", "gregorian"), ("ja", "gregorian"), ("th", "buddhist"), ("zh-Hans", "chinese"), ("de", "chinese")]

# The share of the page's width and height that the cards and the gaps of 16 px between them fill.
FILLED = """
const cards = [...document.querySelectorAll(".pickers > section")].map((card) => card.getBoundingClientRect());
const [left, top] = [Math.min(...cards.map((card) => card.left)), Math.min(...cards.map((card) => card.top))];
const [right, bottom] = [Math.max(...cards.map((card) => card.right)), Math.max(...cards.map((card) => card.bottom))];
const area = cards.reduce((sum, { width, height }) => sum + (width + 16) * (height + 16), 0);
return area / ((right - left + 16) * (bottom - top + 16));
"""
# In each locale: segments that are on several lines of different lengths, and months of the strip whose names are cut.
UNEVEN = """
const [tags, done] = arguments;
const menu = document.getElementById("locale");
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
(async () => {
  const problems = [];
  for (const tag of tags) {
    menu.value = tag;
    menu.dispatchEvent(new Event("change", { bubbles: true }));
    await frame();
    for (const segments of document.querySelectorAll(".segments")) {
      const labels = [...segments.querySelectorAll("label")];
      const lines = new Set(labels.map(({ offsetTop }) => offsetTop)).size;
      if (lines !== 1 && lines !== labels.length) problems.push(`${tag}: ${labels.length} segments are on ${lines} lines`);
      for (const label of labels) if (label.scrollWidth > label.clientWidth) problems.push(`${tag}: the segment "${label.textContent}" is cut`);
    }
    for (const month of document.querySelectorAll(".months button")) {
      if (month.scrollWidth > month.clientWidth) problems.push(`${tag}: the month "${month.textContent}" is cut`);
    }
  }
  done(problems);
})();
"""
# Months that the edge of the strip cuts.
CUT_MONTHS = """
const strip = document.querySelector(".months");
const box = strip.getBoundingClientRect();
return [...strip.children].filter((month) => {
  const { left, right } = month.getBoundingClientRect();
  return (left < box.left - 1 && right > box.left + 4) || (right > box.right + 1 && left < box.right - 4);
}).map(({ textContent }) => textContent);
"""
# The empty space between the last week of each month and the next text or button below it.
SPACE = """
return [...document.querySelectorAll("[role=grid]")].filter((grid) => grid.checkVisibility()).map((grid) => {
  const days = [...grid.querySelectorAll("td[data-date] > span")].map((day) => day.getBoundingClientRect().bottom);
  const end = Math.max(...days);
  const card = grid.closest("section");
  const next = [...card.querySelectorAll("p, output, button")].filter((node) => node.textContent && node.checkVisibility())
    .map((node) => node.getBoundingClientRect().top).filter((top) => top >= end);
  return [card.id, Math.round(Math.min(...next) - end)];
});
"""
FRAMES = "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(arguments[0], 50)))"


def check(page, checks):
    page.media(prefers_reduced_motion="reduce")
    page.open()
    page.set(today="2026-02-17")
    for width in WIDTHS:
        page.size(width)
        for locale, calendar in LOCALES:
            page.set(locale=locale, calendar=calendar)
            page.driver.execute_async_script(FRAMES)
            name = f"{width} px, {locale}, {calendar}"
            filled = page.run(FILLED)
            checks.true(f"{name}: the cards fill {filled:.0%} of their part of the page", filled > 0.99)
            checks.none(f"{name}, months at the edge", page.run(CUT_MONTHS))
            for card, space in page.run(SPACE):
                checks.true(f"{name}: {space} px under the days of #{card}", space <= (80 if width < 768 else 110))
        for index, (calendar, tags) in enumerate(page.calendars()):
            page.set(locale=tags[0], calendar=calendar)
            # The segments are the same in every calendar, and are cut most easily on a narrow page. Each calendar has other locales.
            step = 40 if width != WIDTHS[0] else 8 if index else 1
            checks.none(f"{width} px, {calendar}", page.driver.execute_async_script(UNEVEN, tags[index % step % len(tags)::step]))
    checks.none("console", page.log())
