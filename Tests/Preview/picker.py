"""A picker of the page. Tests find its elements by ARIA roles, and by the texts' places in the bundle (`data-paths`)."""
import datetime

FIND = """
const section = document.getElementById(arguments[0].slice(1));
const isShown = (element) => element.checkVisibility();
const all = (selector) => [...section.querySelectorAll(selector)].filter(isShown);
const text = (element) => element.textContent;
const wheels = () => all("[role=spinbutton]");
const wheel = (path) => wheels().find((element) => element.dataset.paths?.split(" ").includes(path));
"""


def epoch_day(date):
    return (date - datetime.date(1970, 1, 1)).days


def date_of(day):
    return datetime.date(1970, 1, 1) + datetime.timedelta(day)


class Picker:
    def __init__(self, page, section):
        self.page, self.section = page, section

    def run(self, script, *arguments):
        return self.page.run(FIND + script, self.section, *arguments)

    # Actions: they click or change an element by script

    def click(self, selector, index=0):
        """Clicks an element of the picker. If there are several, the first one by default."""
        if not self.run("const found = all(arguments[1]).at(arguments[2]); found?.click(); return !!found;", selector, index):
            raise AssertionError(f"{self.section} has no element '{selector}'.")

    def choose(self, value):
        """Chooses a segment by its value."""
        self.click(f'input[type=radio][value="{value}"]')

    def check(self, value, checked=True):
        """Sets a checkbox by its value."""
        if self.run("return all(`input[type=checkbox][value=${arguments[1]}]`)[0].checked", value) != checked:
            self.click(f'input[type=checkbox][value="{value}"]')

    def setting(self, name, value):
        """Sets one of the page's own settings, by its English name."""
        found = self.run("""
            const menu = all("select").find((element) => element.getAttribute("aria-label") === arguments[1]);
            if (!menu) return "no such setting";
            menu.value = arguments[2];
            menu.dispatchEvent(new Event("change", { bubbles: true }));
            return menu.value;
        """, name, value)
        if found != value:
            raise AssertionError(f"{self.section}: the setting '{name}' does not take '{value}' ({found}).")

    def press(self, key):
        """Clicks the button whose text, or spoken name, is a word of the bundle."""
        found = self.run("""
            const place = `locale/strings.${arguments[1]}`;
            const found = all("button").find((button) =>
              [button, ...button.querySelectorAll("*")].some(({ dataset }) => dataset.paths === place));
            found?.click();
            return !!found;
        """, key)
        if not found:
            raise AssertionError(f"{self.section} has no button for '{key}'.")

    def type(self, text):
        """Types a text into the field, and returns the picker's error message."""
        return self.run("""
            const [input] = all("input[type=text]");
            input.value = arguments[1];
            input.dispatchEvent(new Event("input", { bubbles: true }));
            input.dispatchEvent(new Event("change", { bubbles: true }));
            return all("[role=alert]").map(text)[0];
        """, text)

    def show_day(self, date):
        """Turns the pages until the grid shows a date."""
        for _ in range(30):
            shown = self.dates()
            if date in shown:
                return
            self.press("nav.nextMonth" if date > max(shown) else "nav.previousMonth")
        raise AssertionError(f"{self.section}: the grid does not get to {date}.")

    def choose_day(self, date):
        """Clicks a day of the grid, on the page that has it."""
        cell = f'[role=gridcell][data-date="{epoch_day(date)}"]'
        if not self.run("const [cell] = all(arguments[1]); cell?.click(); return !!cell;", cell):
            self.show_day(date)
            self.click(cell)

    def turn(self, place, index):
        """Clicks a row of a wheel."""
        found = self.run("""
            const row = wheel(arguments[1])?.querySelectorAll(".row")[arguments[2]];
            row?.click();
            return !!row;
        """, place, index)
        if not found:
            raise AssertionError(f"{self.section}: the wheel '{place}' has no row {index}.")

    # Texts

    def texts(self, selector):
        """The texts of the elements that are shown."""
        return self.run("return all(arguments[1]).map(text)", selector)

    def text(self, selector):
        """The text of the first element, or nothing."""
        return next(iter(self.texts(selector)), None)

    def word(self, key):
        """The text or spoken name of the first element that shows a word of the bundle."""
        return self.run("""
            const found = [...section.querySelectorAll("[data-paths]")]
              .find(({ dataset }) => dataset.paths.split(" ").includes(`locale/strings.${arguments[1]}`));
            return found?.getAttribute("aria-label") ?? found?.textContent;
        """, key)

    def attributes(self, selector, name):
        return self.run("return all(arguments[1]).map((element) => element.getAttribute(arguments[2]))", selector, name)

    def direction(self):
        return self.run("return getComputedStyle(section.querySelector('.picker')).direction")

    # Grids and wheels

    def dates(self):
        return [date_of(int(day)) for day in self.attributes("[role=gridcell][data-date]", "data-date")]

    def day(self, date, attribute="aria-label"):
        """An attribute of a day's cell."""
        cell = f'[role=gridcell][data-date="{epoch_day(date)}"]'
        found = self.attributes(cell, attribute)
        if not found:
            self.show_day(date)
            found = self.attributes(cell, attribute)
        return found[0]

    def weeks(self):
        """The rows of the grid that have days, with "·" for a cell without a day."""
        rows = self.run('return all("[role=grid] tbody tr").map((row) => [...row.cells].map((cell) => cell.textContent || "·").join(" "))')
        return [row for row in rows if row.replace("·", "").strip()]

    def header(self):
        return self.run('return all("[role=grid] thead th").map((cell) => text(cell.firstElementChild))')

    def columns(self):
        """For each wheel, the place of its name in the bundle, in the order of the document."""
        return self.run("return wheels().map((element) => element.dataset.paths)")

    def wheel_names(self):
        return self.run('return wheels().map((element) => element.getAttribute("aria-label"))')

    def rows(self, place):
        """The labels of a wheel."""
        return self.run('return [...wheel(arguments[1])?.querySelectorAll(".row") ?? []].map(text)', place)

    def value(self, place):
        """The text that a screen reader reads for a wheel."""
        return self.run('return wheel(arguments[1])?.getAttribute("aria-valuetext")', place)
