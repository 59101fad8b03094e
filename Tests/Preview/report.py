"""The pages of `--report html` fit into a window, are accessible, and show hostile texts as plain texts."""
import pathlib

import layout

# Reads the month, the wheels and the sentences of each side of the report.
SIDES = """
return [...document.querySelectorAll(".side")].map((side) => ({
  name: side.querySelector("h3").textContent,
  title: side.querySelector("caption")?.textContent,
  days: [...side.querySelectorAll("td > span")].map(({ textContent }) => textContent),
  months: [...side.querySelectorAll(".row")].map(({ textContent }) => textContent),
  changed: [...side.querySelectorAll(".changed")].map(({ textContent }) => textContent),
  texts: [...side.querySelectorAll(".sentences li")].map(({ textContent }) => textContent),
}));
"""
OPEN_ALL = "for (const part of document.querySelectorAll('details')) part.open = true; return document.querySelectorAll('.side').length"


def check(page, checks):
    page.driver.get(page.address)
    page.log()
    wait_for_sides(page)
    checks.none("axe-core", page.violations())
    fits_at_all_widths(page, checks, "edited bundle")
    checks.none("console", page.log())
    hostile(page, checks)


def fits_at_all_widths(page, checks, name):
    """The page never scrolls sideways."""
    for width in layout.WIDTHS:
        page.size(width)
        layout.page_fits(page, checks, f"{name}, {width} px")


def wait_for_sides(page):
    for _ in range(100):
        sides = page.run(SIDES)
        if len(sides) == 2:
            return sides
    raise AssertionError(f"The page draws {len(sides)} sides, not 2. {'; '.join(page.log())}")


def hostile(page, checks):
    """The page that compares Output with a hostile bundle shows the hostile texts, and none of them runs as code."""
    page.driver.get(pathlib.Path(page.hostile_report).resolve().as_uri())
    page.log()
    checks.true("The hostile page draws no locale", page.run(OPEN_ALL) > 0)
    checks.true("A text ran as code", page.run("return window.pwned === undefined"))
    checks.equal("elements that a text made", page.run("return document.querySelectorAll('img, iframe, object, svg, link').length"), 0)
    checks.true("The page does not show the hostile texts", "</script>" in page.run("return document.querySelector('main').textContent"))
    fits_at_all_widths(page, checks, "hostile bundle")
    checks.none("console of the hostile page", page.log())
