// Mounts the picker libraries with the adapters' objects, and compares the texts on the page with the bundle's JSON.
// node Tests/Web/pickers.mjs ESM_FOLDER JSON_FOLDER LIBS_FOLDER [--expect-failures] [--locales=TAG,...] [NAME...]
// With --expect-failures, which is for a folder of damage.mjs, it succeeds only if every picker shows a wrong text.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isoDay, openAdapter, openLocale, Expected, Page, problems, Report, tags } from "./support.mjs";

const names = readdirSync(new URL("pickers/", import.meta.url)).map((file) => file.replace(".mjs", "")).sort();
const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith("--"));
const [esm, json, libraries, ...wanted] = words.filter((word) => !word.startsWith("--"));
const expectsFailures = options.includes("--expect-failures");
const locales = options.find((word) => word.startsWith("--locales="))?.slice(10).split(",") ?? tags;
const unknown = [
  ...wanted.filter((name) => !names.includes(name)),
  ...options.filter((word) => word !== "--expect-failures" && !word.startsWith("--locales=")),
];
if (!libraries || unknown.length > 0) {
  const known = names.join(", ");
  if (unknown.length > 0) console.error(`error: unknown argument '${unknown[0]}'. The pickers are ${known}.`);
  console.error("usage: node Tests/Web/pickers.mjs ESM_FOLDER JSON_FOLDER LIBS_FOLDER "
    + "[--expect-failures] [--locales=TAG,...] [NAME...]");
  process.exit(64);
}

const reports = new Map();
for (const name of wanted.length > 0 ? wanted : names) {
  const { adapter, test } = await import(`./pickers/${name}.mjs`);
  const report = new Report();
  reports.set(name, report);
  for (const tag of locales) {
    const pages = [];
    const expectEqual = (what, found, expected) => report.expectEqual(tag, what, found, expected);
    try {
      const { calendar, full } = await openLocale(esm, tag);
      const expected = new Expected(json, tag);
      await test({
        esm, tag, core: calendar, expected, expectEqual, isoDay,
        adapters: { ...(await openAdapter(esm, "moment")), ...(await openAdapter(esm, adapter)) },
        open: (page = {}) => {
          pages.push(new Page({ libraries, direction: expected.picker.direction, ...page }));
          return pages[pages.length - 1];
        },
        /** Makes an adapter's object, and checks that it has no gaps, with all words and with only the core words. */
        make: (function_, ...rest) => {
          const object = function_(full, ...rest);
          expectEqual(`gaps of ${function_.name}`, problems(object), []);
          expectEqual(`gaps of ${function_.name} with the core words`, problems(function_(calendar, ...rest)), []);
          return object;
        },
      });
    } catch (error) {
      const place = error.stack?.split("\n").find((line) => line.includes("/pickers/"))?.trim() ?? "";
      report.errors += 1;
      report.expectEqual(tag, `the test itself ${place}`, `${error}`, "no error");
    } finally {
      for (const page of pages) page.close();
    }
  }
}

let checks = 0;
for (const [name, report] of reports) {
  checks += report.checks;
  console.log(`${name}: ${report.checks} checks, ${report.failures.length} failures`);
  if (expectsFailures) continue;
  for (const { locale, what, expected, found } of report.failures) {
    console.log(`  ${locale}: ${what}\n    expected ${expected}\n    found    ${found}`);
  }
}
// If an error stops a test, it has not shown that it finds wrong texts.
const failed = [...reports]
  .filter(([, { failures, errors }]) => failures.length > (expectsFailures ? errors : 0)).map(([name]) => name);
const summary = `${checks} checks of ${reports.size} pickers in ${locales.length} locales`;
console.log(`${summary}; ${failed.length} pickers failed`);
if (expectsFailures) {
  const passed = [...reports.keys()].filter((name) => !failed.includes(name));
  if (passed.length > 0) console.error(`error: these pickers did not find the damage: ${passed.join(", ")}.`);
  process.exit(passed.length > 0 ? 1 : 0);
}
process.exit(failed.length + different > 0 ? 1 : 0);
