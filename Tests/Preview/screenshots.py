"""Takes pictures of a preview for a visual review: python3 Tests/Preview/screenshots.py FOLDER PREVIEW LIBRARIES

The pictures show the whole page and each picker alone for four locales at five widths, one locale in the dark scheme, the
dialog and the overview. LIBRARIES is the folder that run.py takes.
"""
import argparse
import base64
import pathlib

from browser import Page, use_libraries
from picker import Picker

SHOTS = [("de", "gregorian"), ("ar-EG", "gregorian"), ("th", "buddhist"), ("zh-Hans", "chinese")]
WIDTHS = [320, 390, 768, 1280, 1600]
PARTS = ["range-picker", "multi-date-picker", "wheel-picker", "calendar-view", "date-field"]


def save(page, file, selector="html"):
    """Takes a picture of an element, even if it extends beyond the window."""
    box = page.run("""
        const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY, width, height };
    """, selector)
    found = page.command("Page.captureScreenshot", format="png", captureBeyondViewport=True, clip=box | {"scale": 1})
    file.write_bytes(base64.b64decode(found["data"]))


def pictures(page, folder, name):
    save(page, folder / f"{name}.png")
    for part in PARTS:
        save(page, folder / f"{name}-{part}.png", f"#{part}")
    field = Picker(page, "#date-field")
    field.press("prompt.openCalendar")
    page.run("document.activeElement.scrollIntoView({ block: 'center' })")
    save(page, folder / f"{name}-dialog.png", "dialog")
    field.press("action.cancel")


def fill(page):
    """Chooses a value in each picker."""
    dates = Picker(page, "#multi-date-picker")
    dates.press("action.clear")
    dates.press("nav.today")
    for index in (4, 8, 9):
        dates.click("[role=gridcell][data-date]", index)
    Picker(page, "#range-picker").choose("week")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("folder", "preview", "libraries"):
        parser.add_argument(name, type=pathlib.Path)
    options = parser.parse_args()
    options.rows = options.hostile_report = options.word_report = None
    options.expect_failures = False
    options.folder.mkdir(parents=True, exist_ok=True)
    use_libraries(options.libraries)
    page = Page(options.preview, options)
    try:
        page.media(prefers_reduced_motion="reduce")
        page.open()
        for width in WIDTHS:
            page.size(width)
            for locale, calendar in SHOTS:
                page.set(locale=locale, calendar=calendar, today="2026-02-17")
                fill(page)
                pictures(page, options.folder, f"{locale}-{calendar}-{width}")
            page.run('document.getElementById("show-overview").click()')
            page.driver.execute_async_script("requestAnimationFrame(() => setTimeout(arguments[0], 3000))")
            save(page, options.folder / f"overview-{width}.png")
            page.run('document.getElementById("show-pickers").click()')
        page.set(locale="de", calendar="gregorian")
        page.media(prefers_color_scheme="dark", prefers_reduced_motion="reduce")
        pictures(page, options.folder, f"de-gregorian-{WIDTHS[-1]}-dark")
    finally:
        page.close()


if __name__ == "__main__":
    main()
