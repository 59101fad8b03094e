// Checks that @almanac/web makes the same texts and the same values for pickers from a bundle's JSON and from its modules.
// Run it in a folder where npm installed the package, and pass a bundle with the formats json and esm.
import * as web from "@almanac/web";
import { matchLocale } from "@almanac/web/match.js";
import { withPreferences } from "@almanac/web/preferences.js";
import assert from "node:assert";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const bundle = resolve(process.argv[2]);
const json = (file) => JSON.parse(readFileSync(`${bundle}/json/${file}.json`, "utf8"));
const module = (file) => import(pathToFileURL(`${bundle}/esm/${file}.js`).href);

const index = await module("index");
for (const tag of ["de-LU", "zh-TW", "th-TH", "en-GB", "tlh"]) {
  assert.strictEqual(matchLocale(json("index"), [tag]), index.match([tag]));
}
assert.deepStrictEqual(Object.keys(web), Object.keys(await module("almanac")));

const adapters = {};
for (const file of readdirSync("node_modules/@almanac/web/adapters").filter((name) => name.endsWith(".js"))) {
  adapters[file] = await import(`@almanac/web/adapters/${file}`);
}
assert(Object.keys(adapters).length >= 15);

/** An adapter's value as text, with a mark in place of each function. */
const shown = (value) => JSON.stringify(value, (_, part) => (typeof part === "function" ? `function ${part.name}` : part));

let count = 0;
function same(what, calendars, make) {
  const [first, second] = calendars.map(make);
  assert.deepStrictEqual(first, second, what);
  count += 1;
}
for (const tag of index.tags) {
  const words = await module(`${tag}/words`);
  const locale = json(`${tag}/locale`);
  for (const name of locale.calendars.available) {
    const fromJSON = { ...json(`${tag}/${name}`), locale };
    const { yearRule, yearTable: years = `${yearRule}-years` } = fromJSON.rules;
    if (yearRule !== "civil") Object.assign(fromJSON, await import(`@almanac/web/${years}.js`));
    const { calendar } = await module(`${tag}/${name}`);
    const both = [fromJSON, { ...calendar, locale: words.locale }];
    const what = `${tag} ${name}`;
    for (const day of [[1900, 2, 1], [2025, 7, 25], [2026, 2, 17], [2060, 12, 31]]) {
      const date = web.gregorianDate(...day);
      same(what, both, (each) => web.convert(each, date));
      for (const style of ["full", "long", "medium", "short"]) same(what, both, (each) => web.format(each, date, { style }));
      same(what, both, (each) => web.monthPage(each, date));
      same(what, both, (each) => web.spokenText(each, date, ["today"]));
    }
    same(what, both, ({ locale }) => web.weekdayHeader(withPreferences(locale, { region: "US" }, json("regions"))));
    if (name !== "gregorian") continue;
    for (const functions of Object.values(adapters)) {
      for (const [call, make] of Object.entries(functions)) {
        if (/Locale$|LocaleText$/.test(call)) same(`${what} ${call}`, both, (each) => shown(make(each)));
      }
    }
  }
}

// The package does not export its other files.
for (const path of ["languages.js", "runtime/text.js", "index.js"]) {
  await assert.rejects(import(`@almanac/web/${path}`), { code: "ERR_PACKAGE_PATH_NOT_EXPORTED" });
}
console.log(`@almanac/web makes the same ${count} texts and values from JSON and from modules, in ${index.tags.length} locales.`);
