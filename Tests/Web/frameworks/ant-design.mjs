// Ant Design: the adapter has the keys that Ant Design's own locales have and that its pickers read. PyPI's
// feffery-antd-components contains these locales and pickers.
import { readFileSync } from "node:fs";
import { join } from "node:path";

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

export async function test({ calendar, expectEqual, functions: { antDesignLocale }, libraries, wordless }) {
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
}
