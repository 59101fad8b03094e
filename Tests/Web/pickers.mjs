// Mounts the picker libraries with the adapters' objects, and compares the texts on the page with the bundle's JSON.
// node Tests/Web/pickers.mjs ESM_FOLDER JSON_FOLDER LIBS_FOLDER [--locales=TAG,...] [NAME...]
import { readdirSync } from "node:fs";
import { isoDay, openAdapter, openLocale, Expected, Page, problems, Report, tags } from "./support.mjs";

const names = readdirSync(new URL("pickers/", import.meta.url)).map((file) => file.replace(".mjs", "")).sort();
const words = process.argv.slice(2);
const [esm, json, libraries, ...wanted] = words.filter((word) => !word.startsWith("--"));
const locales = words.find((word) => word.startsWith("--locales="))?.slice(10).split(",") ?? tags;

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
        esm, tag, expected, expectEqual, isoDay,
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
      report.expectEqual(tag, `the test itself ${place}`, `${error}`, "no error");
    } finally {
      for (const page of pages) page.close();
    }
  }
}

let checks = 0;
let failed = 0;
for (const [name, report] of reports) {
  checks += report.checks;
  if (report.failures.length > 0) failed += 1;
  console.log(`${name}: ${report.checks} checks, ${report.failures.length} failures`);
  for (const { locale, what, expected, found } of report.failures) {
    console.log(`  ${locale}: ${what}\n    expected ${expected}\n    found    ${found}`);
  }
}
console.log(`${checks} checks of ${reports.size} pickers in ${locales.length} locales; ${failed} pickers failed`);
process.exit(failed > 0 ? 1 : 0);
