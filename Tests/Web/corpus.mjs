// @ts-check
// Compares the runtime of a bundle's modules with AlmanacKit. It reads AlmanacKit's texts from standard input, as JSON
// lines of `Fidelity --corpus`, and makes the same calls in JavaScript.
//
// node corpus.mjs FOLDER_OF_THE_MODULES < corpus.jsonl

import { createInterface } from "node:readline";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { calls } from "./corpus-calls.mjs";

const folder = resolve(process.argv[2] ?? "");
const open = (/** @type {string} */ path) => import(pathToFileURL(join(folder, path)).href);
const runtime = await open("almanac.js");
const index = await open("index.js");
const { regions } = await open("regions.js");
/** @type {Map<string, any>} */
const locales = new Map();
for (const tag of index.tags) locales.set(tag, (await open(`${tag}.js`)).locale);
const say = calls(runtime, index, await open("preferences.js"), regions, (tag) => locales.get(tag));

/** @type {Map<string, any>} */
const modules = new Map();
async function loaded(/** @type {string} */ tag, /** @type {string | undefined} */ calendar) {
  const key = `${tag}/${calendar ?? "words"}`;
  let found = modules.get(key);
  if (!found) {
    const { locale } = await open(`${tag}/words.js`);
    found = calendar ? { locale, calendar: { ...(await open(`${tag}/${calendar}.js`)).calendar, locale } } : { locale };
    // A corpus is sorted by locale, so older modules are not needed again.
    if (modules.size > 50) modules.clear();
    modules.set(key, found);
  }
  return found;
}

let count = 0;
let different = 0;
/** @type {Map<string, number>} */
const byCall = new Map();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const { locale: tag, calendar, call, arguments: values, text } = JSON.parse(line);
  const data = await loaded(tag, calendar);
  let said;
  try {
    said = say[call](values, data.calendar ?? data.locale, data.locale);
  } catch (error) {
    said = error instanceof RangeError ? "none" : String(/** @type {Error} */ (error)?.stack ?? error);
  }
  count += 1;
  byCall.set(call, (byCall.get(call) ?? 0) + 1);
  if (said === text) continue;
  different += 1;
  if (different <= 20) console.error(`${line}\n  the modules return: ${JSON.stringify(said)}`);
}
const counts = [...byCall].sort().map(([call, number]) => `${call} ${number}`).join(", ");
console.log(`${count} texts (${counts})\n${different} different`);
process.exitCode = count > 0 && different === 0 ? 0 : 1;
