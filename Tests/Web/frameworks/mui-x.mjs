// MUI X: its DatePicker with the adapter's texts, in the bundle of panel-material-ui, and the keys of its own English texts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { textOf, weekOf } from "./dates.mjs";
import { mount, openPanel, until } from "./panel.mjs";

export const adapter = "mui-x";

/** The object literal of MUI X's English texts in a bundle. */
function englishTexts(path) {
  const source = readFileSync(path, "utf8");
  const start = source.search(/\{previousMonth:[`"']Previous month[`"']/);
  if (start < 0) throw new Error(`${path} has no English texts of MUI X as it had.`);
  for (let end = source.indexOf("}", start); end > 0; end = source.indexOf("}", end + 1)) {
    try {
      return vm.runInNewContext(`(${source.slice(start, end + 1)})`);
    } catch {
      // The literal does not end here. Try the next brace.
    }
  }
  throw new Error(`The English texts of MUI X in ${path} do not end.`);
}

/** The JavaScript bundles with MUI X's texts: the newest bundle, and the bundles in the Python wheel st-mui. */
function bundles(libraries) {
  const build = (name) => join(libraries, "st_mui/st_mui", name, "frontend/build");
  const built = ["date_picker", "date_time_range_picker"].map((name) =>
    join(build(name), readdirSync(build(name)).find((file) => file.endsWith(".js"))));
  return [join(libraries, "panel_material_ui/panel_material_ui/dist/panel-material-ui.bundle.js"), ...built];
}

let english;

export async function test({ calendar, esm, expected, expectEqual, functions, libraries, wordless }) {
  const { muiXDayOfWeek, muiXLocaleText } = functions;
  english ??= bundles(libraries).map(englishTexts);
  const texts = muiXLocaleText(calendar);
  const kinds = (object) => Object.fromEntries(Object.keys(object).sort().map((key) => [key, typeof object[key]]));
  const [newest, ...others] = english;
  expectEqual("the keys and their kinds", kinds(texts), kinds(newest));
  others.forEach((own, index) => {
    expectEqual(`the keys of bundle ${index + 1} that are missing`, Object.keys(own).filter((key) => !(key in texts)), []);
  });
  expectEqual("the keys without words that MUI X does not have",
    Object.keys(muiXLocaleText(wordless)).filter((key) => !(key in newest)), []);

  const page = await openPanel(libraries);
  const { dayjsLocale } = await import(pathToFileURL(join(esm, "adapters/dayjs.js")));
  const locale = dayjsLocale(calendar);
  const value = new page.Adapter({ locale: "en" }).date("2026-02-17").locale(locale.name, locale);
  const { createElement } = page.React;
  const provided = { dateAdapter: page.Adapter, adapterLocale: locale.name, localeText: texts };
  await until(() => !page.window.document.querySelector(".MuiDayCalendar-weekNumber"), "empty page");
  const place = mount(page, createElement(page.LocalizationProvider, provided, createElement(page.DatePicker, {
    open: true, value, displayWeekNumber: true, views: ["year", "month", "day"], openTo: "day",
    dayOfWeekFormatter: muiXDayOfWeek(calendar), slotProps: { actionBar: { actions: ["clear", "today", "cancel", "accept"] } },
  })));
  await until(() => page.window.document.querySelector(".MuiDayCalendar-weekNumber"), "weeks");
  const all = (selector) => [...page.window.document.querySelectorAll(selector)];
  const labels = (selector) => all(selector).map((element) => element.getAttribute("aria-label"));
  const shown = (selector) => all(selector).map((element) => element.textContent);
  const { calendar: { patterns: { skeletons } } } = expected;
  const date = textOf(expected, skeletons.yMMMd, [2026, 2, 17]);
  expectEqual("the label of the button", labels("[data-mui-picker-open-button]"),
    [`${expected.word("prompt.selectDate")}. ${expected.word("a11y.selectedDate", { date })}`]);
  expectEqual("the parts of the input", labels('[role="spinbutton"]').sort(),
    ["segment.year", "segment.month", "label.day"].map((key) => expected.word(key)).sort());
  expectEqual("the buttons above the days", labels(".MuiPickersCalendarHeader-root button"),
    ["view.switchToYear", "nav.previousMonth", "nav.nextMonth"].map((key) => expected.word(key)));
  expectEqual("the weekdays", shown(".MuiDayCalendar-weekDayLabel"), expected.header);
  expectEqual("the head of the weeks", [shown(".MuiDayCalendar-weekNumberLabel"), labels(".MuiDayCalendar-weekNumberLabel")],
    [[expected.word("header.week")], [expected.word("label.weekNumber")]]);
  const week = expected.native(weekOf(expected, [2026, 2, 17]));
  const weeks = [shown(".MuiDayCalendar-weekNumber"), labels(".MuiDayCalendar-weekNumber")];
  expectEqual("the number of a week", weeks[0].includes(week), true);
  expectEqual("the label of a week", weeks[1].includes(expected.word("a11y.weekNumber", { n: week })), true);
  expectEqual("the buttons", shown(".MuiDialogActions-root button"),
    ["action.clear", "nav.today", "action.cancel", "action.ok"].map((key) => expected.word(key)));
  place.unmount();
}
