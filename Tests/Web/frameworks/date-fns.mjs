// date-fns: its function `format` with the adapter's locale. In the bundle of panel-material-ui, react-day-picker passes this
// function to a formatter.
import { dateTimeOf, periodOf, textOf, weekOf } from "./dates.mjs";
import { seventeenth } from "../support.mjs";
import { mount, openPanel, until } from "./panel.mjs";

export const adapter = "date-fns";

export async function test({ calendar, expected, expectEqual, functions: { dateFnsLocale }, libraries }) {
  const page = await openPanel(libraries);
  const locale = dateFnsLocale(calendar);
  let library;
  const formatDay = (date, options, dateLibrary) => {
    library = dateLibrary;
    return String(date.getDate());
  };
  const props = { month: new Date(2026, 1, 1), locale, formatters: { formatDay } };
  const place = mount(page, page.React.createElement(page.DayPicker, props));
  await until(() => place.querySelector(".rdp-day"), "days");
  const texts = (selector) => [...place.querySelectorAll(selector)].map((element) => element.textContent.trim());
  const days = [...place.querySelectorAll(".rdp-week:first-child .rdp-day")];
  expectEqual("the weekdays", texts(".rdp-weekday"), expected.header);
  expectEqual("the column of the first day", days.findIndex((day) => day.dataset.day === "2026-02-01"),
    expected.column(2026, 2, 1));
  place.unmount();

  const { calendar: { eras, months, patterns }, locale: { dayPeriods, quarters, time, weekdays } } = expected;
  const date = [2026, 2, 17];
  const at = (hour, minute = 30) => new Date(2026, 1, 17, hour, minute, 5);
  const style = (name) => textOf(expected, patterns.date[name], date);
  const wanted = {
    P: expected.date(...date), PP: style("medium"), PPP: style("long"), PPPP: style("full"),
    p: textOf(expected, time.styles.short, date, [14, 30]), pp: textOf(expected, time.styles.medium, date, [14, 30, 5]),
    PPPp: dateTimeOf(expected, "long", date, [14, 30]),
    MMMM: months.format.wide[1], LLLL: months.standAlone.wide[1], MMM: months.format.abbreviated[1],
    LLL: months.standAlone.abbreviated[1], MMMMM: months.format.narrow[1],
    EEEE: weekdays.format.wide[2], cccc: weekdays.standAlone.wide[2], EEE: weekdays.format.abbreviated[2],
    ccc: weekdays.standAlone.abbreviated[2], EEEEEE: expected.picker.weekdaysHeader[2], EEEEE: weekdays.format.narrow[2],
    QQQ: quarters.format.abbreviated[0], QQQQ: quarters.format.wide[0], qqqq: quarters.standAlone.wide[0],
    G: eras.abbreviated[1], GGGG: eras.wide[1], a: dayPeriods.format.abbreviated[1], aaaa: dayPeriods.format.wide[1],
    do: seventeenth[expected.locale.locale] ?? "17", w: String(weekOf(expected, date)), "yyyy-MM-dd": "2026-02-17",
  };
  for (const [pattern, text] of Object.entries(wanted)) {
    expectEqual(`the pattern ${pattern}`, library.format(at(14), pattern), text);
  }
  for (const hour of [2, 8, 14, 19]) {
    expectEqual(`the part of the day at ${hour}`, library.format(at(hour), "B"), periodOf(expected, hour));
  }
}
