// flatpickr 4.6.13
import { seventeenth } from "../support.mjs";

export const adapter = "flatpickr";

export function test({ adapters, expected, expectEqual, isoDay, make, open, tag }) {
  const locale = make(adapters.flatpickrLocale);
  const formats = make(adapters.flatpickrFormats);
  const { picker } = expected;
  const page = open();
  const { window, field } = page;
  page.run("flatpickr.js");
  const mount = (options) => window.flatpickr(field, page.adopt({ locale, ...options }));
  const select = (day) =>
    page.fire(page.all(".dayContainer .flatpickr-day:not(.prevMonthDay, .nextMonthDay)")[day - 1], "click");
  const day = (...date) => new window.Date(...date);

  // A calendar
  let instance = mount({
    dateFormat: formats.date, ariaDateFormat: formats.aria, allowInput: true, weekNumbers: true,
  });
  instance.jumpToDate(day(2026, 1, 1));
  expectEqual("columns", page.texts(".flatpickr-weekdaycontainer .flatpickr-weekday"), expected.header);
  expectEqual("week header", page.text(".flatpickr-weekwrapper .flatpickr-weekday"), expected.word("header.week"));
  const months = page.one(".flatpickr-monthDropdown-months");
  expectEqual("month", months.selectedOptions[0].textContent, picker.months[1]);
  expectEqual("label of the months", months.getAttribute("aria-label"), expected.word("segment.month"));
  expectEqual("label of the year", page.attribute(".cur-year", "aria-label"), expected.word("segment.year"));
  const cells = page.all(".dayContainer .flatpickr-day");
  const first = cells.findIndex((cell) => !cell.classList.contains("prevMonthDay"));
  expectEqual("column of 1 February", first, expected.column(2026, 2, 1));
  const { patterns } = expected.calendar;
  expectEqual(
    "label of a day", cells[first + 16].getAttribute("aria-label"),
    expected.fill(patterns.skeletons.yMMMMd, (letters) => ({ d: 17, y: 2026, M: 2, MMMM: picker.months[1] })[letters]));
  select(17);
  expectEqual("input after a click", field.value, expected.date(2026, 2, 17));
  field.value = expected.date(2026, 3, 5);
  page.fire(field, "keydown", { keyCode: 13 });
  expectEqual("typed date", isoDay(instance.selectedDates[0]), "2026-03-05");
  expectEqual("input after a typed date", field.value, expected.date(2026, 3, 5));
  instance.destroy();

  // The names of weekdays and months in a format
  instance = mount({ dateFormat: "l D M F J" });
  instance.setDate(day(2026, 1, 17));
  const names = [picker.weekdays[2], picker.weekdaysHeader[2], picker.monthsShort[1], picker.months[1], seventeenth[tag] ?? 17];
  expectEqual("names in a format", field.value, names.join(" "));
  instance.destroy();

  // A range
  const separator = picker.rangeSeparator.replace(/\s/g, " ");
  const range = [expected.date(2026, 2, 17), expected.date(2026, 3, 5)].join(separator);
  instance = mount({ dateFormat: formats.date, mode: "range", allowInput: true });
  instance.setDate(page.adopt([day(2026, 1, 17), day(2026, 2, 5)]));
  expectEqual("range", field.value, range);
  instance.clear();
  instance.setDate(range);
  expectEqual("typed range", instance.selectedDates.map(isoDay).join(), "2026-02-17,2026-03-05");
  instance.destroy();

  // The locale's clock
  instance = mount({ enableTime: true, dateFormat: formats.dateTime, allowInput: true });
  instance.setDate(day(2026, 1, 17, 14, 5));
  // flatpickr has no one-digit hour on a 24-hour clock.
  const pattern = picker.time.startsWith("a") ? "HH:mm" : picker.time.replace(/H+/, "HH");
  const time = expected.time(14, 5, pattern);
  const { short } = patterns.dateTime;
  const both = short.replace("{1}", expected.date(2026, 2, 17)).replace("{0}", time).replace(/'/g, "");
  expectEqual("date and time", field.value, both);
  expectEqual("24 hours", page.one(".flatpickr-time").classList.contains("time24hr"), !picker.hour12);
  expectEqual("label of the hour", page.attribute(".flatpickr-hour", "aria-label"), expected.word("label.hour"));
  expectEqual("label of the minute", page.attribute(".flatpickr-minute", "aria-label"), expected.word("label.minute"));
  instance.clear();
  instance.setDate(both);
  const typed = instance.selectedDates[0];
  expectEqual("typed time", [isoDay(typed), typed.getHours(), typed.getMinutes()], ["2026-02-17", 14, 5]);
  for (const hour of [0, 9, 12]) {
    instance.setDate(day(2026, 1, 17, hour, 30));
    instance.setDate(field.value);
    expectEqual(`typed hour ${hour}`, instance.selectedDates[0].getHours(), hour);
  }
  instance.destroy();

  // The 12-hour clock
  instance = mount({ enableTime: true, noCalendar: true, time_24hr: false, dateFormat: "h:i K" });
  instance.setDate(day(2026, 1, 17, 14, 5));
  expectEqual("PM", page.text(".flatpickr-am-pm"), expected.pm);
  expectEqual("hint of AM and PM", page.one(".flatpickr-am-pm").title, expected.word("hint.toggle"));
  expectEqual("time with PM", field.value, `2:05 ${expected.pm}`);
  instance.setDate("9:30 " + expected.am);
  expectEqual("typed AM", instance.selectedDates[0].getHours(), 9);
  expectEqual("AM", page.text(".flatpickr-am-pm"), expected.am);
  instance.destroy();
}
