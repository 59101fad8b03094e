// bootstrap-datepicker 1.3.1 and 1.10.0
export const adapter = "bootstrap-datepicker";

export function test({ adapters, tag, expected, expectEqual, isoDay, make, open }) {
  const locale = make(adapters.bootstrapDatepickerLocale);
  const { picker } = expected;
  for (const version of ["1.3", "1.10"]) {
    const page = open({ sharesDate: true });
    const { window, field } = page;
    page.run("jquery.js", `bootstrap-datepicker-${version}.js`);
    const { $ } = window;
    $.fn.datepicker.dates[tag] = page.adopt(locale);
    const check = (what, ...values) => expectEqual(`${version}: ${what}`, ...values);

    field.value = expected.date(2026, 2, 1);
    const mount = (options) =>
      $(field).datepicker(page.adopt({ language: tag, todayBtn: true, clearBtn: true, ...options })).datepicker("show");
    mount();
    const days = page.one(".datepicker .datepicker-days");
    // Version 1.3 writes the month and the year in this order in every language.
    const title = version === "1.3" ? `${picker.months[1]} 2026` : expected.native(expected.title(2026, 2));
    check("title", page.text(".datepicker-switch", days), title);
    check("columns", page.texts(".dow", days), expected.header);
    check("today button", page.text(".today", days), expected.word("nav.today"));
    check("clear button", page.text("tfoot .clear", days), expected.word("action.clear"));
    check("right to left", page.one(".datepicker").classList.contains("datepicker-rtl"), expected.isRTL);
    check(
      "column of 1 February", page.all("td.day", days).findIndex((cell) => !/\bold\b/.test(cell.className)) % 7,
      expected.column(2026, 2, 1));
    check("short months", page.texts(".datepicker-months .month"), picker.monthsShort);

    const cell = page.all("td.day", days).find((cell) => cell.textContent === "17");
    page.fire(cell, "mousedown");
    page.fire(cell, "click");
    check("input after a click", field.value, expected.date(2026, 2, 17));
    field.value = expected.date(2026, 3, 5);
    page.fire(field, "keyup", { keyCode: 53 });
    check("typed date", isoDay($(field).datepicker("getDate")), "2026-03-05");

    $(field).datepicker(version === "1.3" ? "remove" : "destroy");
    field.value = "";
    mount({ format: "DD D MM M", maxViewMode: 1 });
    $(field).datepicker("setDate", new Date(2026, 1, 17));
    const { abbreviated } = expected.locale.weekdays.standAlone;
    const names = [picker.weekdays[2], abbreviated[2], picker.months[1], picker.monthsShort[1]];
    check("names in a format", field.value, names.join(" "));
    if (version !== "1.3") {
      const title = page.text(".datepicker-months .datepicker-switch");
      check("title of the months", title, expected.word("prompt.selectMonth"));
    }
  }
}
