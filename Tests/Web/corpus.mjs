// @ts-check
// Compares the runtime of a bundle's modules with AlmanacKit. It reads AlmanacKit's texts from standard input, as JSON
// lines of `Fidelity --corpus`, and makes the same calls in JavaScript.
//
// node corpus.mjs FOLDER_OF_THE_MODULES [--sample] < corpus.jsonl
//
// With --sample, it reads the typed Chinese and Buddhist dates only in the languages that have these calendars and in every third
// other locale.

import { createInterface } from "node:readline";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runtimeTexts } from "./corpus-texts.mjs";

const folder = resolve(process.argv[2] ?? "");
const open = (/** @type {string} */ path) => import(pathToFileURL(join(folder, path)).href);
const say = await runtimeTexts(open);
const { tags } = await open("index.js");
const isSample = process.argv.includes("--sample");
/** @param {any} entry */
const isLeftOut = ({ call, calendar, locale }) => isSample && call === "typed" && /^(buddhist|chinese)$/.test(calendar)
  && !/^(ja|ko|th|vi|yue|zh)/.test(locale) && tags.indexOf(locale) % 3 > 0;

let count = 0;
let different = 0;
/** @type {Map<string, number>} */
const byCall = new Map();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const entry = JSON.parse(line);
  if (isLeftOut(entry)) continue;
  const said = await say(entry);
  count += 1;
  byCall.set(entry.call, (byCall.get(entry.call) ?? 0) + 1);
  if (said === entry.text) continue;
  different += 1;
  if (different <= 20) console.error(`${line}\n  the modules return: ${JSON.stringify(said)}`);
}
const counts = [...byCall].sort().map(([call, number]) => `${call} ${number}`).join(", ");
console.log(`${count} texts (${counts})\n${different} different`);
process.exitCode = count > 0 && different === 0 ? 0 : 1;
