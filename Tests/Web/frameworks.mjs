// Passes the adapters' objects to picker libraries in node, without a layout, and compares their texts with the bundle's JSON:
// node Tests/Web/frameworks.mjs ESM_FOLDER JSON_FOLDER LIBS_FOLDER [--locales=TAG,...] [NAME...]
// The libraries come from `.ci/web-frameworks LIBS_FOLDER`. Tests/Web/browser.py tests the libraries that need a layout.
import { resolve } from "node:path";
import { Expected, openAdapter, openLocale, problems, Report, tags } from "./support.mjs";

const names = ["ant-design", "date-fns", "dayjs", "mui-x", "react-day-picker"];
const words = process.argv.slice(2);
const [esm, json, libraries, ...wanted] = words.filter((word) => !word.startsWith("--"));
const locales = words.find((word) => word.startsWith("--locales="))?.slice(10).split(",") ?? tags;

let failed = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  const { adapter, test } = await import(`./frameworks/${name}.mjs`);
  const functions = await openAdapter(esm, adapter);
  const report = new Report();
  for (const tag of locales) {
    const expectEqual = (what, found, expected) => report.expectEqual(tag, what, found, expected);
    try {
      const { calendar: core, full: calendar } = await openLocale(esm, tag);
      const wordless = { ...core, locale: { ...core.locale, strings: {} } };
      for (const function_ of Object.values(functions)) {
        expectEqual(`the gaps of ${function_.name}`, problems(function_(calendar)), []);
        expectEqual(`the gaps of ${function_.name} with the core words`, problems(function_(core)), []);
        expectEqual(`the gaps of ${function_.name} without words`, problems(function_(wordless)), []);
      }
      const expected = new Expected(json, tag);
      await test({ calendar, wordless, esm: resolve(esm), expected, expectEqual, functions, libraries: resolve(libraries) });
    } catch (error) {
      expectEqual("the test itself", error.stack?.split("\n").slice(0, 3).join(" ") ?? `${error}`, "no error");
    }
  }
  console.log(`${name}: ${report.checks} checks, ${report.failures.length} failures`);
  if (report.failures.length > 0) failed += 1;
  for (const { locale, what, expected, found } of report.failures) {
    console.log(`  ${locale}: ${what}\n    expected ${expected}\n    found    ${found}`);
  }
}
// React's scheduler keeps the process alive.
process.exit(failed > 0 ? 1 : 0);
