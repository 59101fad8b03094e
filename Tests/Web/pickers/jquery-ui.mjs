// The datepicker of jQuery UI 1.13
export const adapter = "jquery-ui";

export function test({ adapters, expected, expectEqual, isoDay, make, open }) {
  const locale = make(adapters.jqueryUiLocale);
  const { picker } = expected;
  const page = open();
  const { window, field } = page;
  page.run("jquery.js", "jquery-ui.js");
  const { $ } = window;
  const day = (...date) => new window.Date(...date);
  const common = { ...locale, showAnim: "", defaultDate: day(2026, 1, 1) };
  const [widget] = $.datepicker.dpDiv;
  const show = (options) => {
    $(field).datepicker("destroy").val("").datepicker(page.adopt({ ...common, ...options })).datepicker("show");
  };
  const text = (selector) => page.text(selector, widget);
  const texts = (selector) => page.texts(selector, widget);
  const attribute = (selector, name) => page.attribute(selector, name, widget);

  show({ showButtonPanel: true, showWeek: true, showOn: "both" });
  const [month, year] = [picker.months[1], `2026${picker.yearSuffix ?? ""}`];
  expectEqual("title", text(".ui-datepicker-title"), (picker.yearFirst ? [year, month] : [month, year]).join("\u00A0"));
  expectEqual("columns", texts("th > span"), expected.header);
  expectEqual(
    "names of the columns", page.all("th > span", widget).map(({ title }) => title), expected.rotated(picker.weekdays));
  expectEqual("week header", text(".ui-datepicker-week-col"), expected.word("header.week"));
  const cells = page.all("tbody td:not(.ui-datepicker-week-col)", widget);
  const first = cells.findIndex((cell) => cell.textContent.trim() === "1");
  expectEqual("column of 1 February", first, expected.column(2026, 2, 1));
  expectEqual("close button", text(".ui-datepicker-close"), expected.word("action.done"));
  expectEqual("today button", text(".ui-datepicker-current"), expected.word("nav.today"));
  expectEqual("previous month", attribute(".ui-datepicker-prev", "title"), expected.word("nav.previousMonth"));
  expectEqual("text of previous month", text(".ui-datepicker-prev"), expected.word("nav.previousMonth"));
  expectEqual("next month", attribute(".ui-datepicker-next", "title"), expected.word("nav.nextMonth"));
  expectEqual("opening button", page.text(".ui-datepicker-trigger"), expected.word("prompt.openCalendar"));
  expectEqual("right to left", widget.classList.contains("ui-datepicker-rtl"), expected.isRTL);
  const buttons = [expected.word("nav.today"), expected.word("action.done")];
  expectEqual("order of the buttons", texts("button"), expected.isRTL ? buttons.reverse() : buttons);

  page.fire(page.one("[data-date='17']", widget), "click");
  expectEqual("input after a click", field.value, expected.date(2026, 2, 17));
  field.value = expected.date(2026, 3, 5);
  page.fire(field, "keyup", { keyCode: 53 });
  expectEqual("typed date", isoDay($(field).datepicker("getDate")), "2026-03-05");

  show({ changeMonth: true, changeYear: true });
  expectEqual("short months", texts(".ui-datepicker-month option"), picker.monthsShort);
  const label = (name) => attribute(`.ui-datepicker-${name}`, "aria-label");
  expectEqual("label of the months", label("month"), expected.word("prompt.selectMonth"));
  expectEqual("label of the years", label("year"), expected.word("prompt.selectYear"));

  show({ dateFormat: "DD, D, MM, M" });
  $(field).datepicker("setDate", day(2026, 1, 17));
  const { abbreviated } = expected.locale.weekdays.standAlone;
  const names = [picker.weekdays[2], abbreviated[2], picker.months[1], picker.monthsShort[1]];
  expectEqual("names in a format", field.value, names.join(", "));
}
