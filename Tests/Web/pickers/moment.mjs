// Moment 2.29.4, which bootstrap-datetimepicker and daterangepicker use
import { seventeenth } from "../support.mjs";

export const adapter = "moment";

export function test({ adapters, tag, expected, expectEqual, isoDay, make, open }) {
  const locale = make(adapters.momentLocale);
  const { picker } = expected;
  const { moment } = open({ sharesDate: true }).run("moment.js");
  const name = tag.toLowerCase();
  moment.defineLocale(name, locale);
  expectEqual("locale", moment.locale(), name);
  const native = (text) => expected.native(text);
  const date = moment([2026, 1, 17, 14, 5, 9]);
  const { patterns, months } = expected.calendar;
  const { abbreviated } = expected.locale.weekdays.standAlone;
  const inDate = (letters) =>
    ({ y: "2026", MMMM: picker.monthsInDate[1], M: "2", d: "17", EEEE: picker.weekdays[2] })[letters];
  const long = expected.fill(patterns.skeletons.yMMMMd, inDate);
  const full = expected.fill(patterns.skeletons.yMMMMEEEEd, inDate);
  const time = expected.time(14, 5);
  const glue = (pattern, day) => pattern.replace("{1}", day).replace("{0}", time).replace(/'/g, "");
  expectEqual("L", date.format("L"), native(expected.date(2026, 2, 17)));
  expectEqual("LT", date.format("LT"), native(time));
  expectEqual("LL", date.format("LL"), native(long));
  expectEqual("LLL", date.format("LLL"), native(glue(patterns.dateTime.long, long)));
  expectEqual("LLLL", date.format("LLLL"), native(glue(patterns.dateTime.full, full)));
  expectEqual("title", date.format(adapters.momentFormat(picker.title)), native(expected.title(2026, 2)));
  expectEqual("months", moment.months(), picker.months);
  expectEqual("short months", moment.monthsShort(), picker.monthsShort);
  expectEqual("short month beside a day", date.format("D MMM"), native(`17 ${months.format.abbreviated[1]}`));
  expectEqual("weekdays", moment.weekdays(true), expected.rotated(picker.weekdays));
  expectEqual("short weekdays", moment.weekdaysShort(true), expected.rotated(abbreviated));
  expectEqual("columns", moment.weekdaysMin(true), expected.header);
  expectEqual("first day", moment.localeData().firstDayOfWeek(), picker.firstDay);
  expectEqual("week of 1 January 2027", moment([2027, 0, 1]).week(), expected.locale.week.minimalDays === 4 ? 53 : 1);
  for (const hour of [0, 9, 12, 14]) {
    const text = moment([2026, 1, 17, hour, 5]).format("h:mm A");
    expectEqual(`hour ${hour}`, text, native(expected.time(hour, 5, "h:mm a")));
    expectEqual(`typed hour ${hour}`, moment(text, "h:mm A", true).hour(), hour);
  }
  expectEqual("typed date", isoDay(moment(expected.date(2026, 3, 5), "L", true).toDate()), "2026-03-05");
  expectEqual("typed digits", isoDay(moment(native(expected.date(2026, 3, 5)), "L", true).toDate()), "2026-03-05");
  expectEqual("typed long date", isoDay(moment(native(long), "LL").toDate()), "2026-02-17");
  expectEqual("typed full date", isoDay(moment(date.format("LLLL"), "LLLL").toDate()), "2026-02-17");
  const ordinal = date.format("Do");
  expectEqual("ordinal", ordinal, native(seventeenth[tag] ?? 17));
  expectEqual("typed ordinal", moment(`${ordinal} ${native("2026")}`, "Do YYYY", true).date(), 17);
  // A month's name may be part of another month's name, such as 1月 in 11月.
  for (let month = 0; month < 12; month += 1) {
    const text = moment([2026, month, 17]).format("LL");
    expectEqual(`typed ${text}`, moment(text, "LL", true).month(), month);
  }

  moment.defineLocale(`${name}-x`, make(adapters.momentLocale, { digits: false }));
  expectEqual("digits 0 to 9", date.locale(`${name}-x`).format("L LT"), `${expected.date(2026, 2, 17)} ${time}`);
  const typed = moment(native(expected.date(2026, 3, 5)), "L", `${name}-x`, true);
  expectEqual("typed digits without digits", isoDay(typed.toDate()), "2026-03-05");

  // Moment's own words stay if the page has its own locale.
  if (tag !== "de") return;
  const own = open({ sharesDate: true }).run("moment.js", "locales/moment/de.js").moment;
  own.updateLocale("de", locale);
  expectEqual("a word of Moment", own([2026, 1, 17]).from(own([2026, 1, 20])), "vor 3 Tagen");
  expectEqual("typed long date beside Moment's locale", isoDay(own(long, "LL", true).toDate()), "2026-02-17");
  expectEqual("typed hour beside Moment's locale", own("2:05 PM", "h:mm A", true).hour(), 14);
}
