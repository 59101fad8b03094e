// Eonasdan's bootstrap-datetimepicker 4.17.47 with Moment 2.29.4
export const adapter = "bootstrap-datetimepicker";

export function test({ adapters, tag, expected, expectEqual, isoDay, make, open }) {
  const options = make(adapters.bootstrapDatetimepickerOptions);
  const { picker } = expected;
  const page = open({ sharesDate: true });
  const { window, field } = page;
  const { $, moment } = page.run("jquery.js", "moment.js", "bootstrap-datetimepicker.js");
  moment.defineLocale(tag.toLowerCase(), make(adapters.momentLocale, { digits: false }));
  $(field).datetimepicker(page.adopt({
    ...options, useCurrent: false, sideBySide: true, calendarWeeks: true, showTodayButton: true, showClear: true,
    showClose: true, toolbarPlacement: "bottom", defaultDate: moment([2026, 1, 1, 14, 5]), format: "L LTS",
  }));
  const instance = $(field).data("DateTimePicker");
  instance.show();
  const days = page.one(".datepicker-days");
  const title = (selector) => page.one(selector).title;
  const titles = (view) => page.all(`.datepicker-${view} thead tr:first-child th`)
    .map((cell) => cell.title || cell.querySelector("[title]")?.title);
  const words = (...keys) => keys.map((key) => expected.word(key));

  expectEqual("title", page.text(".picker-switch", days), expected.title(2026, 2));
  expectEqual("columns", page.texts(".dow", days), expected.header);
  expectEqual(
    "column of 1 February", page.all("td.day", days).findIndex((cell) => !cell.classList.contains("old")) % 7,
    expected.column(2026, 2, 1));
  expectEqual("short months", page.texts(".datepicker-months .month"), picker.monthsShort);
  expectEqual("labels of the days", titles("days"), words("nav.previousMonth", "prompt.selectMonth", "nav.nextMonth"));
  expectEqual("labels of the months", titles("months"), words("nav.previousYear", "prompt.selectYear", "nav.nextYear"));
  expectEqual(
    "labels of the years", titles("years"), words("nav.previousDecade", "prompt.selectDecade", "nav.nextDecade"));
  const decades = words("nav.previousCentury", "nav.nextCentury");
  expectEqual("labels of the decades", [titles("decades")[0], titles("decades")[2]], decades);
  for (const [action, key] of [
    ["today", "nav.backToToday"], ["clear", "action.clear"], ["close", "action.close"],
    ["incrementHours", "nav.nextHour"], ["decrementHours", "nav.previousHour"], ["showHours", "prompt.selectHour"],
    ["incrementMinutes", "nav.nextMinute"], ["decrementMinutes", "nav.previousMinute"],
    ["showMinutes", "prompt.selectMinute"], ["showSeconds", "prompt.selectSecond"],
    ["incrementSeconds", "nav.nextSecond"], ["decrementSeconds", "nav.previousSecond"],
  ]) {
    expectEqual(`label of ${action}`, title(`[data-action=${action}]`), expected.word(key));
  }

  const seconds = (hour, minute) => {
    const pattern = expected.locale.time.skeletons[picker.hour12 ? "hms" : "Hms"];
    return expected.time(hour, minute, pattern.replace("ss", "'00'").replace(/s(?=[^']*$)/, "'0'"));
  };
  page.fire(page.all("td.day:not(.old)", days)[16], "click");
  expectEqual("input after a click", field.value, `${expected.date(2026, 2, 17)} ${seconds(14, 5)}`);
  page.fire(page.all("[data-action=selectHour]")[3], "click");
  // The list of hours begins with 0. On a 12-hour clock it begins with 12, which is 12 PM because the time is 14:05.
  expectEqual("hour after a click", instance.date().hour(), picker.hour12 ? 15 : 3);
  field.value = `${expected.date(2026, 3, 5)} ${seconds(9, 30)}`;
  $(field).trigger("change");
  expectEqual("typed date", isoDay(instance.date().toDate()), "2026-03-05");
  expectEqual("typed hour", instance.date().hour(), 9);
  instance.destroy();

  // The picker's own format, and the AM/PM button
  field.value = "";
  $(field).datetimepicker(page.adopt({ ...options, useCurrent: false, defaultDate: moment([2026, 1, 17, 14, 5]) }));
  expectEqual("default format", field.value, `${expected.date(2026, 2, 17)} ${expected.time(14, 5)}`);
  $(field).data("DateTimePicker").format("h:mm A").show();
  const { am, pm } = expected;
  expectEqual("PM", page.text("[data-action=togglePeriod]"), pm);
  const [first, second] = picker.dayPeriods;
  expectEqual(
    "label of PM", title("[data-action=togglePeriod]"),
    expected.word("prompt.selectDayPeriod", { am: first, pm: second }));
  page.fire(page.one("[data-action=togglePeriod]"), "click");
  expectEqual("AM", page.text("[data-action=togglePeriod]"), am);
}
