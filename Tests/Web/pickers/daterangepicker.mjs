// daterangepicker 1.3.22 and 3.0.5 with Moment 2.29.4
export const adapter = "daterangepicker";

export function test({ adapters, tag, expected, expectEqual, isoDay, make, open }) {
  const options = make(adapters.daterangepickerOptions);
  const { picker } = expected;
  for (const version of [1, 3]) {
    const page = open({ sharesDate: true });
    const { field } = page;
    field.type = "text";
    const { $, moment } = page.run("jquery.js", "moment.js");
    moment.defineLocale(tag.toLowerCase(), make(adapters.momentLocale));
    page.run(`daterangepicker-${version}.js`);
    const check = (what, ...values) => expectEqual(`${version}: ${what}`, ...values);
    const native = (text) => expected.native(text);
    const mount = (more) => {
      $(field).daterangepicker(page.adopt({
        ...options, startDate: moment([2026, 1, 1]), endDate: moment([2026, 1, 1]), showWeekNumbers: true, ...more,
      }));
      const instance = $(field).data("daterangepicker");
      instance.show();
      return instance;
    };
    const separator = picker.rangeSeparator.replace(/\s/g, " ");
    const range = (...dates) => dates.map((date) => native(expected.date(...date))).join(separator);

    const ranges = make(adapters.daterangepickerRanges, moment);
    let instance = mount({ ranges });
    check("title", page.text(".month"), `${picker.months[1]} ${native(2026)}`);
    const [table] = page.all(".daterangepicker table");
    const header = page.texts("thead tr:last-child th", table);
    check("columns", header.slice(1), expected.header);
    check("week header", header[0], expected.word("header.week"));
    const cells = page.all("td:not(.week)", table).map((cell) => cell.textContent);
    check("column of 1 February", cells.indexOf("1") % 7, expected.column(2026, 2, 1));
    check("apply button", page.text(".applyBtn"), expected.word("action.apply"));
    check("cancel button", page.text(".cancelBtn"), expected.word("action.cancel"));
    if (version === 1) {
      check("labels", page.texts("label"), [expected.word("label.start"), expected.word("label.end")]);
    } else {
      check("direction", page.one(".daterangepicker").classList.contains(picker.direction), true);
    }
    const forms = expected.locale.strings["preset.lastDays"];
    const plurals = new Intl.PluralRules(tag);
    const days = (number) => native((forms[plurals.select(number)] ?? forms.other).replace("{n}", number));
    check("ranges", page.texts(".ranges li"), [
      ...["nav.today", "nav.yesterday"].map((key) => expected.word(key)),
      days(7), days(30),
      ...["nav.thisMonth", "preset.lastMonth", "segment.custom"].map((key) => expected.word(key)),
    ]);

    instance.setStartDate(moment([2026, 1, 17]));
    instance.setEndDate(moment([2026, 2, 5]));
    page.fire(page.one(".applyBtn"), "click");
    check("input after a click", field.value, range([2026, 2, 17], [2026, 3, 5]));
    const type = (text) => {
      field.value = text;
      $(field).trigger("keyup");
      return [instance.startDate, instance.endDate].map((end) => isoDay(end.toDate()));
    };
    const typed = [expected.date(2026, 4, 6), expected.date(2026, 4, 7)].join(separator);
    check("typed range", type(typed), ["2026-04-06", "2026-04-07"]);
    check("typed range in the locale's digits", type(range([2026, 3, 5], [2026, 5, 6])), ["2026-03-05", "2026-05-06"]);
    instance.remove();

    // One date, with lists of months and years
    field.value = "";
    instance = mount({ singleDatePicker: true, showDropdowns: true });
    check("months", page.texts(".monthselect option").slice(0, 12), picker.months);
    check("year in the list", page.one(".yearselect").value, "2026");
    const cell = page.all(".daterangepicker td.available:not(.off, .week)").find((cell) => cell.textContent === "17");
    page.fire(cell, version === 1 ? "click" : "mousedown");
    check("input of one date after a click", field.value, native(expected.date(2026, 2, 17)));
    instance.remove();

    instance = mount({ timePicker: true });
    check("hours of 12", page.all(".ampmselect").length > 0, picker.hour12);
    instance.remove();
  }
}
