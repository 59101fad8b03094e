// dayjs: its instances, which MUI X's date adapter makes inside the bundle of panel-material-ui, with the adapter's locale.
import { dateTimeOf, textOf } from "./dates.mjs";
import { seventeenth } from "../support.mjs";
import { openPanel } from "./panel.mjs";

export const adapter = "dayjs";

export async function test({ calendar, expected, expectEqual, functions: { dayjsLocale }, libraries }) {
  const { Adapter } = await openPanel(libraries);
  const locale = dayjsLocale(calendar);
  const dayjs = new Adapter({ locale: "en" });
  const date = [2026, 2, 17];
  const day = dayjs.date("2026-02-17T14:30:05").locale(locale.name, locale);
  const { calendar: { months, patterns }, locale: { time, weekdays }, picker } = expected;
  const form = weekdays[patterns.date.full.includes("cccc") ? "standAlone" : "format"];
  expectEqual("the name of the locale", day.locale(), expected.locale.locale.toLowerCase());
  const wanted = {
    LT: textOf(expected, time.styles.short, date, [14, 30]), LTS: textOf(expected, time.styles.medium, date, [14, 30, 5]),
    L: expected.date(2026, 2, 17), LL: textOf(expected, patterns.date.long, date),
    LLL: dateTimeOf(expected, "long", date, [14, 30]), LLLL: dateTimeOf(expected, "full", date, [14, 30]),
    ll: textOf(expected, patterns.skeletons.yMMMd, date),
    MMMM: picker.months[1], "D MMMM": `17 ${picker.monthsInDate[1]}`, MMM: picker.monthsShort[1],
    "D MMM": `17 ${months.format.abbreviated[1]}`, dddd: form.wide[2], ddd: form.abbreviated[2],
    dd: picker.weekdaysHeader[2], A: picker.dayPeriods[1],
  };
  for (const [pattern, text] of Object.entries(wanted)) expectEqual(`the pattern ${pattern}`, day.format(pattern), text);
  // MUI X reads typed texts in dayjs's strict mode.
  const mui = new Adapter({ locale: locale.name });
  const last = dayjs.date("2026-12-31T12:00:00");
  for (const pattern of ["LL", "D MMMM YYYY h:mm A"]) {
    for (const date of [day, last].map((value) => value.locale(locale.name))) {
      const text = date.format(pattern);
      expectEqual(`typed ${text}`, mui.parse(text, pattern).format(pattern), text);
    }
  }
  expectEqual("an ordinal", day.format(locale.ordinal(17)), seventeenth[expected.locale.locale] ?? "17");
  expectEqual("the first day of the week", day.startOf("week").day(), picker.firstDay);
}
