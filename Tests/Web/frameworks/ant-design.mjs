// Ant Design: the adapter has the keys that Ant Design's own locales have and that its pickers read. PyPI's
// feffery-antd-components contains these locales and pickers.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textOf } from "./dates.mjs";

export const adapter = "ant-design";

let source;

/** The keys of all object literals that contain the key `anchor`. */
function keysBeside(anchor) {
  const keys = new Set();
  for (const { index } of source.matchAll(new RegExp(`[{,]${anchor}:`, "g"))) {
    const literal = source.slice(source.lastIndexOf("{", index + 1), source.indexOf("}", index));
    for (const [, key] of literal.matchAll(/[{,]([a-zA-Z]+):/g)) keys.add(key);
  }
  return keys;
}

export async function test({ calendar, expected, expectEqual, functions: { antDesignLocale }, libraries, wordless }) {
  const folder = join(libraries, "feffery_antd_components/feffery_antd_components");
  source ??= ["feffery_antd_components.min.js", "async-data_entry.js"]
    .map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const own = new Set(["backToToday", "rangeYearPlaceholder", "cellMeridiemFormat"].flatMap((key) => [...keysBeside(key)]));
  const isRead = (key) => own.has(key) || new RegExp(`[.{,]${key}[,:)}\\]|&? =]`).test(source);
  const locale = antDesignLocale(calendar);
  expectEqual("the keys that rc-picker does not read", Object.keys(locale.lang).filter((key) => !isRead(key)), []);
  // Newer keys replace "dateFormat" and "dateTimeFormat", and the pickers do not read the format of a month.
  const replaced = ["dateFormat", "dateTimeFormat", "dayFormat", "monthFormat"];
  expectEqual("the keys of Ant Design's locales that are missing",
    [...own].filter((key) => !(key in locale.lang) && !replaced.includes(key)), []);
  expectEqual("the keys of the time", Object.keys(locale.timePickerLocale).sort(), ["placeholder", "rangePlaceholder"]);
  const reduced = antDesignLocale(wordless);
  expectEqual("the keys without words that are not among all",
    Object.keys(reduced.lang).filter((key) => !(key in locale.lang)), []);

  const { calendar: { patterns: { skeletons } }, locale: { time }, picker } = expected;
  const filled = (format) => format.replace(/\[([^\]]*)\]|YYYY|MM?|DD|HH?|hh?|mm|ss|A/g, (token, text) => text ?? {
    YYYY: "2026", M: "2", MM: "02", DD: "17", H: "14", HH: "14", h: "2", hh: "02", mm: "30", ss: "05", A: picker.dayPeriods[1],
  }[token]);
  expectEqual("a date", filled(locale.lang.fieldDateFormat), expected.date(2026, 2, 17));
  expectEqual("a time", filled(locale.lang.fieldTimeFormat), textOf(expected, time.styles.medium, [2026, 2, 17], [14, 30, 5]));
  expectEqual("a month", filled(locale.lang.fieldMonthFormat), textOf(expected, skeletons.yM, [2026, 2, 17]));
  expectEqual("a year", filled(locale.lang.yearFormat), textOf(expected, skeletons.y, [2026, 1, 1]));
  expectEqual("the weekdays", locale.lang.shortWeekDays, picker.weekdaysHeader);
  expectEqual("the months", locale.lang.shortMonths, picker.monthsShort);
  expectEqual("whether the month is first", locale.lang.monthBeforeYear, !picker.yearFirst);
  expectEqual("the placeholder of a range", locale.lang.rangePlaceholder,
    [expected.word("label.startDate"), expected.word("label.endDate")]);
  const words = {
    today: "nav.today", ok: "action.ok", clear: "action.clear", placeholder: "prompt.selectDate",
    previousMonth: "nav.previousMonth", nextYear: "nav.nextYear", decadeSelect: "prompt.selectDecade",
  };
  for (const [key, word] of Object.entries(words)) {
    expectEqual(`the key ${key}`, locale.lang[key], expected.word(word));
  }
}
