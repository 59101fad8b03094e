// Prints texts of Gregorian dates and times, as the web runtime makes them from a bundle's modules. Pass the bundle.
// Each line has the locale's tag, its folder of Android resources, the resource of the pattern, the time and the text.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [bundle] = process.argv.slice(2);
const module = (path) => import(pathToFileURL(`${bundle}/esm/${path}.js`));
const { format, formatTime, gregorianDate } = await module("almanac");
const tags = Object.keys(JSON.parse(readFileSync(`${bundle}/json/index.json`, "utf8")).locales);
const styles = ["full", "long", "medium", "short"];
const skeletons = ["yMMMMd", "yMMMEd", "MMMM"];

/** The name of the folder: the language and the region, or a BCP 47 tag after b+. */
function folder(tag) {
  const [language, ...rest] = tag.split("-");
  const isShort = rest.every((part) => /^[A-Z]{2}$/.test(part));
  return `values-${isShort ? [language, ...rest.map((region) => `r${region}`)].join("-") : ["b", language, ...rest].join("+")}`;
}

/** Eight dates and times in the years 1900 to 2100: every month and every hour occurs in many locales. */
const dates = (seed) =>
  Array.from({ length: 8 }, (_, index) => {
    const number = seed * 8 + index;
    return [1900 + ((number * 37) % 201), 1 + ((number * 5) % 12), 1 + ((number * 11) % 28), (number * 7) % 24, (number * 13) % 60, number % 60];
  });

const two = (number) => String(number).padStart(2, "0");
const lines = [];
for (const [seed, tag] of tags.filter((tag) => !tag.includes("-u-")).entries()) {
  const { calendar } = await module(`${tag}/gregorian`);
  for (const [year, month, day, hour, minute, second] of dates(seed)) {
    // Android has no ordinal days, such as the French 1er.
    if (calendar.dayOfMonths?.[day]) continue;
    const date = gregorianDate(year, month, day);
    const add = (name, text) => {
      const time = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
      lines.push([tag, folder(tag), `almanac_${name}`, time, text].join("\t"));
    };
    for (const style of styles) add(`patterns_date_${style}_gregorian`, format(calendar, date, { style }));
    for (const skeleton of skeletons) add(`patterns_skeletons_${skeleton}_gregorian`, format(calendar, date, { skeleton }));
    for (const style of ["medium", "short"]) add(`time_styles_${style}`, formatTime(calendar.locale, { hour, minute, second }, { style }));
  }
}
console.log(lines.join("\n"));
