// @ts-check
// Scores Intl, of the node that runs this program, against a corpus of `Fidelity --corpus`.
//
// Fidelity --corpus - --bundle BUNDLE --sample | nice -n 10 node score-intl.mjs [DIFFERENCES]
//
// A text counts as equal if it has the same characters. The column "spaces" also accepts another kind of space, because
// V8 writes a plain space where CLDR has U+202F. DIFFERENCES is a file for the different lines. Each gets the member
// "said", with the text of Intl.

import { openSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { expectedOf, intlTexts, noLocale, plain } from "./intl.mjs";

const title = (/** @type {string} */ call, /** @type {any} */ values) =>
  call !== "date" && call !== "time" ? call : `${call} ${values.style ? "style" : "skeleton"}`;

const file = process.argv[2] ? openSync(process.argv[2], "w") : undefined;
/** @type {Map<string, { asked: number, equal: number, alike: number }>} */
const rows = new Map();
let withoutAPI = 0;
let withoutLocale = 0;
/** @type {Map<string, Set<string>>} */
const unknown = new Map();
const say = intlTexts();

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const entry = JSON.parse(line);
  const said = say(entry);
  if (said === undefined) {
    withoutAPI += 1;
    continue;
  }
  const { locale, calendar, call, arguments: values } = entry;
  const key = `${title(call, values).padEnd(14)} ${(calendar ?? "").padEnd(9)}`;
  const row = rows.get(key) ?? { asked: 0, equal: 0, alike: 0 };
  rows.set(key, row);
  row.asked += 1;
  if (said === noLocale) {
    withoutLocale += 1;
    unknown.set(call, (unknown.get(call) ?? new Set()).add(locale));
  }
  const expected = expectedOf(entry);
  if (said === expected) row.equal += 1;
  if (plain(said) === plain(expected)) row.alike += 1;
  const different = { ...entry, text: expected, said };
  if (file && said !== expected) writeSync(file, `${JSON.stringify(different)}\n`);
}

const { icu, cldr } = process.versions;
console.log(`Intl of node ${process.versions.node} (ICU ${icu}, CLDR ${cldr})`);
console.log("call           calendar     texts    equal percent   spaces");
const total = { asked: 0, equal: 0, alike: 0 };
/** @param {string} key @param {typeof total} row */
function print(key, { asked, equal, alike }) {
  const percent = (/** @type {number} */ part) => `${((100 * part) / asked).toFixed(1)}%`.padStart(7);
  console.log(`${key}${`${asked}`.padStart(8)} ${`${equal}`.padStart(8)} ${percent(equal)}  ${percent(alike)}`);
}
for (const [key, row] of [...rows].sort()) {
  print(key, row);
  for (const name of /** @type {const} */ (["asked", "equal", "alike"])) total[name] += row[name];
}
print("all".padEnd(24), total);
console.log(`no API: ${withoutAPI} texts`);
console.log(`no such locale: ${withoutLocale} texts, counted as different`);
for (const [call, tags] of unknown) console.log(`  ${call}: ${[...tags].sort().join(" ")}`);
