// Runs the files of test262 that are about the calendars of a bundle, with the Temporal of `temporal.mjs`.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { temporalOf } from "./temporal.mjs";

/** All calendars that the files of the suite name. */
const calendarIDs = [
  "buddhist", "chinese", "coptic", "dangi", "ethioaa", "ethiopic", "gregory", "hebrew", "indian", "islamic", "islamic-civil",
  "islamic-rgsa", "islamic-tbla", "islamic-umalqura", "islamicc", "japanese", "persian", "roc",
];
const otherTypes = /Temporal\.(PlainDateTime|ZonedDateTime|Instant|PlainTime|Now)\b/;

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : path.endsWith(".js") ? [path] : [];
  });
}

/**
 * @param {string} suite the folder of test262
 * @param {any} runtime
 * @param {any[]} modules the exports `calendar` of the calendars' modules in one locale
 * @returns {Iterable<{ name: string, problem: string | undefined }>}
 */
export function* test262(suite, runtime, modules) {
  const known = modules.map(({ bcp47 }) => bcp47);
  const Temporal = temporalOf(runtime, modules);
  const harness = (name) => readFileSync(join(suite, "harness", name), "utf8");
  const root = join(suite, "test/intl402/Temporal");
  for (const type of ["PlainDate", "PlainMonthDay", "PlainYearMonth"]) {
    for (const path of filesIn(join(root, type)).sort()) {
      const source = readFileSync(path, "utf8");
      const named = calendarIDs.filter((id) => new RegExp(`["'\`=]${id}["'\`\\]]`).test(source));
      if (named.length === 0 || !named.every((id) => known.includes(id)) || otherTypes.test(source)) continue;
      const includes = /includes: \[([^\]]*)\]/.exec(source)?.[1].split(",").map((name) => name.trim()) ?? [];
      const code = ["assert.js", "sta.js", ...includes].map(harness).join("\n") + "\n" + source;
      let problem;
      try {
        new Function("Temporal", code)(Temporal);
      } catch (error) {
        problem = String(error?.message ?? error).split("\n")[0];
      }
      yield { name: relative(root, path), problem };
    }
  }
}
