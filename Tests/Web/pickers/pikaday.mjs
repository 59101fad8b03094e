// Pikaday 1.8.2
export const adapter = "pikaday";

export function test({ adapters, expected, expectEqual, isoDay, make, open }) {
  const options = make(adapters.pikadayOptions);
  const { picker } = expected;
  const page = open();
  const { window, field } = page;
  page.run("pikaday.js");
  const instance = new window.Pikaday({
    ...page.adopt(options), field, showWeekNumber: true, reposition: false, keyboardInput: false,
    defaultDate: new window.Date(2026, 1, 1),
  });
  instance.show();

  // The text beside a select is its label.
  const labels = page.all(".pika-label").map((label) => label.firstChild.textContent);
  const [month, year] = [picker.months[1], `2026${picker.yearSuffix ?? ""}`];
  expectEqual("title", labels, picker.yearFirst ? [year, month] : [month, year]);
  expectEqual("months", page.texts(".pika-select-month option"), picker.months);
  // On a right-to-left page, the library reverses the columns although the page does so too. The test expects that order.
  const turned = (items) => (expected.isRTL ? [...items].reverse() : items);
  expectEqual("columns", page.texts("th abbr"), turned(expected.header));
  expectEqual(
    "names of the columns", page.all("th abbr").map(({ title }) => title), turned(expected.rotated(picker.weekdays)));
  const [row] = page.all(".pika-row");
  const place = turned(page.all("td:not(.pika-week)", row)).findIndex((cell) => cell.dataset.day === "1");
  expectEqual("column of 1 February", place, expected.column(2026, 2, 1));
  expectEqual("previous month", page.text(".pika-prev"), expected.word("nav.previousMonth"));
  expectEqual("next month", page.text(".pika-next"), expected.word("nav.nextMonth"));
  expectEqual("right to left", page.one(".pika-single").classList.contains("is-rtl"), expected.isRTL);
  expectEqual("hint", field.getAttribute("aria-label"), expected.word("hint.dayGrid"));

  page.fire(page.one("[data-pika-day='17']"), "mousedown");
  expectEqual("input after a click", field.value, expected.native(expected.date(2026, 2, 17)));
  const type = (text) => {
    field.value = text;
    page.fire(field, "change");
    return isoDay(instance.getDate());
  };
  expectEqual("typed date", type(expected.date(2026, 3, 5)), "2026-03-05");
  expectEqual("typed date in the locale's digits", type(expected.native(expected.date(2026, 3, 6))), "2026-03-06");
  expectEqual("input after a typed date", field.value, expected.native(expected.date(2026, 3, 6)));
  expectEqual("date after a text that is not a date", type("?"), "2026-03-06");
  instance.destroy();
}
