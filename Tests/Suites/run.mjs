// Runs public suites with a bundle, AlmanacKit and the runtime for the web. See `run`.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { executorOf } from "./executor.mjs";
import { hashOf, suites } from "./suites.mjs";
import { test262 } from "./test262.mjs";

const [folder, almanac, work, program, ...names] = process.argv.slice(2);
let failures = 0;
function fail(message) {
  failures += 1;
  if (failures <= 10) console.error(message);
}
function exit() {
  if (failures > 0) console.error(`${failures} failures`);
  process.exit(failures === 0 ? 0 : 1);
}

/** Whether a suite runs. */
const isChosen = ({ path }) => names.length === 0 || names.some((name) => path.startsWith(name));
const chosen = suites.filter(isChosen);
for (const name of names) {
  if (!suites.some(({ path }) => path.startsWith(name))) fail(`There is no suite ${shown(name)}. Tests/Suites/run --help lists the suites.`);
}
for (const suite of chosen) {
  const { path, source, sha256, repository } = suite;
  const found = hashOf(folder, suite);
  if (found === sha256) continue;
  if (found) fail(`${path} is not ${source} of commit ${repository.commit}: its SHA-256 is ${found}, not ${sha256}.`);
  else fail(`${path} is missing. It is ${source} of ${repository.url}, commit ${repository.commit}.`);
}
if (failures > 0) exit();

/** A bundle of all locales and calendars. */
const bundle = join(work, "bundle");
writeFileSync(join(work, "locales.txt"), "*\n");
execFileSync(almanac, ["--quiet", "--formats", "esm", "--calendars", "all", "--locales", join(work, "locales.txt"), "--output", bundle]);
const manifest = JSON.parse(readFileSync(join(bundle, "manifest.json"), "utf8"));
const rows = JSON.parse(readFileSync(new URL("explained.json", import.meta.url), "utf8"))
  .filter(({ icu }) => icu === undefined || manifest.icu.startsWith(`${icu}.`))
  .map((row) => ({ ...row, occurred: false, ...Object.fromEntries(["case", "answer"].map((name) => [name, new RegExp(row[name] ?? "", "u")])) }));

/** A text for a log: one line of at most 200 characters, without control characters. */
function shown(value) {
  return String(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "?").slice(0, 200);
}

/** Whether a row explains an answer: the row's pattern has it, or the row's replacements make it equal to the suite's answer. */
function explains({ answer, replace }, found, expected) {
  if (!replace) return answer.test(found);
  return expected === replace.reduce((text, [from, to]) => text.replace(new RegExp(from, "gu"), to), found);
}

/** Counts the cases of a suite, and fails for each difference without a row. */
class Count {
  cases = 0;
  equal = 0;
  different = 0;
  constructor(suite, runtime) {
    this.suite = suite;
    this.runtime = runtime;
  }
  add(name, answer, expected) {
    this.cases += 1;
    if (answer === expected) {
      this.equal += 1;
      return;
    }
    if (!answer.startsWith("unsupported: ")) this.different += 1;
    const row = rows.find((row) => this.suite.startsWith(row.suite) && row.case.test(name) && explains(row, answer, expected));
    if (row) row.occurred = true;
    else fail(`${this.suite}, ${this.runtime}: ${shown(name)}\n  expected: ${shown(expected)}\n  answered: ${shown(answer)}`);
  }
  print() {
    if (this.cases === 0) fail(`${this.suite}: no case ran.`);
    const asked = this.equal + this.different;
    console.log(`${this.suite}, ${this.runtime}: ${this.equal} of ${asked} equal; ${this.cases - asked} cases ask for what a bundle does not have`);
  }
}

const answerOf = ({ result, unsupported, error }) => result ?? (unsupported === undefined ? `error: ${error}` : `unsupported: ${unsupported}`);

/** The answers of AlmanacKit, from one process for all cases. */
function swiftAnswers(cases) {
  const input = cases.map(({ test }, index) => JSON.stringify({ ...test, label: String(index) })).join("\n");
  const output = execFileSync(program, [bundle], { input, maxBuffer: 1 << 30, encoding: "utf8" });
  return output.trimEnd().split("\n").map((line) => JSON.parse(line));
}

async function runCases({ path, read, repository }) {
  const text = readFileSync(repository ? join(folder, path) : new URL(path, import.meta.url), "utf8");
  let cases;
  try {
    cases = [...read(text)];
  } catch (error) {
    fail(`${path} cannot be read: ${shown(error.message)}`);
    return;
  }
  const web = await executorOf(bundle);
  const count = new Count(path, "web");
  for (const { name, test, expected } of cases) count.add(name, answerOf(await web.answer({ ...test, label: "" })), expected);
  count.print();
  // AlmanacKit has no functions for likely subtags; a bundle's index has them for the matching of languages.
  if (cases[0]?.test.test_type === "likely_subtags") return;
  const answers = swiftAnswers(cases);
  const kit = new Count(path, "AlmanacKit");
  cases.forEach(({ name, expected }, index) => kit.add(name, answerOf(answers[index] ?? { error: "no answer" }), expected));
  kit.print();
}

async function runTemporal({ path }) {
  const open = (file) => import(pathToFileURL(join(resolve(bundle), "esm", file)).href);
  const modules = [];
  for (const name of (await open("index.js")).calendars) modules.push((await open(`en/${name}.js`)).calendar);
  const count = new Count(path, "web");
  for (const { name, problem } of test262(join(folder, path), await open("almanac.js"), modules)) {
    count.add(name, problem ?? "passed", "passed");
  }
  count.print();
}

for (const suite of chosen) await (suite.read ? runCases : runTemporal)(suite);
for (const { suite, reason, occurred } of rows) {
  const hasRun = suites.every((other) => isChosen(other) || !other.path.startsWith(suite));
  if (!occurred && hasRun) fail(`explained.json: this difference does not occur any more: ${suite}: ${shown(reason)}`);
}
exit();
