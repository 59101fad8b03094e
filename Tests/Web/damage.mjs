// Copies an esm folder and damages the data of its locales, so that the tests of the pickers must fail:
// node Tests/Web/damage.mjs ESM_FOLDER TARGET_FOLDER [KIND...]
import { cpSync, existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { tags } from "./support.mjs";

const rotated = (list) => [...list.slice(1), list[0]];
const swapped = ([first, second, ...rest]) => [second, first, ...rest];

/** A copy of an object in which every list is changed. */
function eachList(value, change) {
  if (Array.isArray(value)) return change(value);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachList(item, change)]));
}

/** A copy of an object in which every text is changed. */
function eachText(value, change) {
  if (typeof value === "string") return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachText(item, change)]));
}

const inLocale = (change) => ({ locale: (locale) => ({ ...locale, ...change(locale) }) });
const inCalendar = (change) => ({ calendar: (calendar) => ({ ...calendar, ...change(calendar) }) });

export const kinds = {
  months: inCalendar(({ months }) => ({ months: eachList(months, rotated) })),
  weekdays: {
    ...inLocale(({ weekdays: { codes, ...names } }) => ({ weekdays: { codes, ...eachList(names, rotated) } })),
    ...inCalendar(({ picker }) => ({ picker: eachList(picker, rotated) })),
  },
  words: inLocale(({ strings }) => ({ strings: eachText(strings, (text) => `${text}!`) })),
  firstDay: inLocale(({ week, weekdays: { codes } }) => ({
    week: { ...week, firstDay: codes[(codes.indexOf(week.firstDay) + 1) % 7] },
  })),
  digits: inLocale(({ numbers }) => ({ numbers: { ...numbers, digits: rotated(numbers.digits) } })),
  dateOrder: inCalendar(({ mask }) => ({ mask: { ...mask, order: rotated(mask.order) } })),
  direction: inLocale(({ direction }) => ({ direction: direction === "rtl" ? "ltr" : "rtl" })),
  dayPeriods: inLocale(({ dayPeriods }) => ({
    dayPeriods: { ...dayPeriods, format: eachList(dayPeriods.format, swapped) },
  })),
  clock: inLocale(({ hourCycle, time }) => ({
    hourCycle: hourCycle === "h12" ? "h23" : "h12",
    time: { ...time, skeletons: { ...time.skeletons, jm: time.skeletons[hourCycle === "h12" ? "Hm" : "hm"] } },
  })),
};

/** A locale with the damage of some kinds. The damaged modules call this. */
export function damagedLocale(locale, names) {
  return names.reduce((result, name) => kinds[name].locale?.(result) ?? result, locale);
}

/** A calendar with the damage of some kinds. */
export function damagedCalendar(calendar, names) {
  const result = names.reduce((result, name) => kinds[name].calendar?.(result) ?? result, calendar);
  return { ...result, locale: damagedLocale(calendar.locale, names) };
}

function main([source, target, ...names]) {
  const unknown = names.find((name) => !Object.hasOwn(kinds, name));
  if (!target || unknown !== undefined) {
    const known = Object.keys(kinds).join(", ");
    if (unknown !== undefined) console.error(`error: unknown kind '${unknown}'. The kinds are ${known}.`);
    console.error("usage: node Tests/Web/damage.mjs ESM_FOLDER TARGET_FOLDER [KIND...]");
    process.exit(64);
  }
  if (existsSync(target)) {
    console.error(`error: '${target}' exists. Choose a new folder.`);
    process.exit(73);
  }
  cpSync(source, target, { recursive: true });
  const list = JSON.stringify(names.length > 0 ? names : Object.keys(kinds));
  const here = JSON.stringify(pathToFileURL(process.argv[1]).href);
  const wrap = (path, sound, ...lines) => {
    renameSync(join(target, path), join(target, path.replace(/\.js$/, ".sound.js")));
    writeFileSync(join(target, path), [`import * as sound from "./${sound}.sound.js";`, ...lines, ""].join("\n"));
  };
  for (const tag of tags) {
    wrap(`${tag}/words.js`, "words",
      `import { damagedLocale } from ${here};`,
      `export const locale = damagedLocale(sound.locale, ${list});`);
    wrap(`${tag}/gregorian.js`, "gregorian",
      `import { damagedCalendar } from ${here};`,
      `export const calendar = damagedCalendar(sound.calendar, ${list});`,
      "export const { locale } = calendar;");
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
