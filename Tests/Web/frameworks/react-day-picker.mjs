// react-day-picker: its DayPicker with the adapter's props, inside the bundle of panel-material-ui.
import { nativeTextOf, weekOf } from "./dates.mjs";
import { mount, openPanel, until } from "./panel.mjs";

export const adapter = "react-day-picker";

export async function test({ calendar, expected, expectEqual, functions: { dayPickerProps }, libraries, wordless }) {
  const page = await openPanel(libraries);
  const { calendar: { patterns: { skeletons } }, isRTL, picker } = expected;
  const { createElement } = page.React;
  const draw = async (props) => {
    const place = mount(page, createElement(page.DayPicker, props));
    await until(() => place.querySelector(".rdp-day"), "days");
    const all = (selector) => [...place.querySelectorAll(selector)];
    return {
      place, all,
      texts: (selector) => all(selector).map((element) => element.textContent.trim()),
      labels: (selector) => all(selector).map((element) => element.getAttribute("aria-label")),
    };
  };
  const full = (day) => nativeTextOf(expected, skeletons.yMMMMEEEEd, [2026, 2, day]);
  const month = new Date(2026, 1, 1);
  const props = dayPickerProps(calendar);
  const chosen = [];

  const single = await draw({
    mode: "single", month, today: new Date(2026, 1, 10), selected: new Date(2026, 1, 17), showWeekNumber: true, ...props,
    onSelect: (date) => chosen.push(date),
  });
  const root = single.place.firstElementChild;
  expectEqual("the direction", root.dir, isRTL ? "rtl" : "ltr");
  expectEqual("the language", root.lang, expected.locale.locale);
  const title = expected.native(expected.title(2026, 2));
  expectEqual("the title", single.texts(".rdp-caption_label"), [title]);
  expectEqual("the label of the grid", single.labels("table"), [title]);
  expectEqual("the labels of the buttons", single.labels(".rdp-nav, .rdp-nav button"),
    ["label.calendar", "nav.previousMonth", "nav.nextMonth"].map((key) => expected.word(key)));
  expectEqual("the weekdays", single.texts(".rdp-weekday"), expected.header);
  expectEqual("the labels of the weekdays", single.labels(".rdp-weekday"), expected.rotated(picker.weekdays));
  expectEqual("the head of the weeks", [single.texts(".rdp-week_number_header"), single.labels(".rdp-week_number_header")],
    [[expected.word("header.week")], [expected.word("label.weekNumber")]]);
  const week = expected.native(weekOf(expected, [2026, 2, 17]));
  expectEqual("the number of a week", single.texts(".rdp-week_number").includes(week), true);
  expectEqual("the label of a week",
    single.labels(".rdp-week_number").includes(expected.word("a11y.weekNumber", { n: week })), true);
  const firstRow = single.all(".rdp-week:first-child .rdp-day");
  expectEqual("the column of the first day", firstRow.findIndex((day) => day.dataset.day === "2026-02-01"),
    expected.column(2026, 2, 1));
  expectEqual("the days", single.texts(".rdp-day_button").slice(0, 12),
    Array.from({ length: 12 }, (_, index) => expected.native(index + 1)));
  const label = (day) => single.labels(`[data-day="2026-02-${day}"] button`)[0];
  expectEqual("the label of a day", label(18), full(18));
  expectEqual("the label of today", label(10), expected.word("a11y.today", { date: full(10) }));
  expectEqual("the label of the chosen day", label(17), expected.word("a11y.selected", { date: full(17) }));
  const last = single.place.querySelector('[data-day="2026-02-28"] button');
  last.dispatchEvent(new page.window.MouseEvent("click", { bubbles: true }));
  await until(() => chosen.length > 0, "chosen day");
  expectEqual("the day after a click", chosen.map((date) => date.getDate()), [28]);
  single.place.unmount();

  const selected = { from: new Date(2026, 1, 17), to: new Date(2026, 1, 20) };
  const range = await draw({ mode: "range", month, today: new Date(2026, 5, 1), selected, ...props });
  const inRange = (day) => range.labels(`[data-day="2026-02-${day}"] button`)[0];
  expectEqual("the labels of a range", [17, 18, 20].map(inRange), ["a11y.rangeStart", "a11y.inRange", "a11y.rangeEnd"].map(
    (key, index) => expected.word(key, { date: full([17, 18, 20][index]) })));
  range.place.unmount();

  const limits = { startMonth: new Date(2020, 0), endMonth: new Date(2030, 0) };
  const dropdowns = await draw({ month, captionLayout: "dropdown", ...limits, ...props });
  expectEqual("the months of the list", dropdowns.texts(".rdp-months_dropdown option"), picker.months);
  expectEqual("the years of the list", dropdowns.texts(".rdp-years_dropdown option"),
    Array.from({ length: 11 }, (_, index) => nativeTextOf(expected, skeletons.y, [2020 + index, 1, 1])));
  expectEqual("the labels of the lists", dropdowns.labels("select"),
    [expected.word("prompt.selectMonth"), expected.word("prompt.selectYear")]);
  dropdowns.place.unmount();

  // For a month outside the bundle's years and a locale without words, no text may be missing or English.
  const early = await draw({ month: new Date(1899, 11, 1), showWeekNumber: true, ...dayPickerProps(wordless) });
  expectEqual("the title of December 1899", early.texts(".rdp-caption_label"), [expected.native("1899-12-1")]);
  expectEqual("the label of a week without words", early.labels(".rdp-week_number")[1], early.texts(".rdp-week_number")[1]);
  early.place.unmount();
}
