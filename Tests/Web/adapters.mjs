// Compares the objects of the adapters with the JSON of a bundle, without the libraries: node adapters.mjs BUNDLE [STEP]
// With a step of 2, only every second locale is compared, and those that have further tests.
// The table in adapter-values.mjs says what each property is, and Sources/Resources/pickers has the words of the libraries' properties.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { callsOf, withParts } from "./adapter-calls.mjs";
import { cldr, elsewhere, languagesWithOrdinals, ordinalOfNumber, ordinalsOf, plain, seventh, table, written } from "./adapter-values.mjs";
import { vuetifyFailures } from "./libraries/vuetify.mjs";

const bundle = resolve(process.argv[2]);
const open = (path) => import(pathToFileURL(join(bundle, "esm", path)).href);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const pickers = new URL("../../Sources/Resources/pickers/", import.meta.url);
const runtime = await open("almanac.js");
const { format, formatNumber, formatTime, fromDate, monthTitle } = runtime;

/** The value at a path. dayjs has one list where the names in a date and alone are the same. */
const at = (object, path) =>
  path.split(".").reduce((value, name) => (Array.isArray(value) && /^[sf]$/.test(name) ? value : value?.[name]), object);

let count = 0;
let failures = 0;
function equal(what, found, expected) {
  count += 1;
  if (found === expected || JSON.stringify(found) === JSON.stringify(expected)) return;
  failures += 1;
  if (failures <= 20) console.error(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}

/** The word or the list of words that the table names, or its sign for a missing word; `undefined` if the locale lacks it. */
function wordOf(meaning, strings) {
  const list = meaning.slice(1).split(" + ").map((keys) => keys.split(", ")
    .map((key) => (key.length > 1 ? strings[key] : key)).find((word) => word !== undefined));
  return list.length === 1 ? list[0] : list.includes(undefined) ? undefined : list;
}

/** The texts of AlmanacKit's own runtime, which are compared with AlmanacKit elsewhere. */
function textOf(kind, hour, calendar, facts) {
  const day = fromDate(seventh);
  if (kind.startsWith("$")) return wordOf(kind, facts.strings) ?? "";
  if (kind.includes(" + ")) return kind.split(" + ").map((part) => textOf(part, hour, calendar, facts)).join(" ");
  switch (kind) {
    case "day": return formatNumber(calendar.locale, 7);
    case "month": return facts.picker.months[1];
    case "header": return facts.picker.weekdaysHeader[6];
    case "weekday": return facts.picker.weekdays[6];
    case "title": return monthTitle(calendar, day);
    case "date": return facts.picker.date;
    case "pickerTime": return facts.timeOf(facts.picker.time, hour);
    case "time": return formatTime(calendar.locale, { hour, minute: 5 });
    case "timeWithSeconds": return formatTime(calendar.locale, { hour, minute: 5, second: 0 }, { style: "medium" });
    default: return format(calendar, day, /^(long|full)$/.test(kind) ? { style: kind } : { skeleton: kind });
  }
}

function checkProperties(name, made, calendar, facts) {
  const { picker } = facts;
  // Other locales can lack a word, or have a format that the library cannot write. Only other digits need two functions.
  const all = picker.tag === "de" && facts.isFull ? [...Object.keys(table[name]), ...elsewhere[name]?.split(" ") ?? []] : [];
  const missing = all.filter((path) => at(made, path) === undefined && !/^(postformat|preparse)$/.test(path));
  equal(`the missing values of ${name}`, missing, []);
  for (const [path, meaning] of Object.entries(table[name])) {
    const found = at(made, path);
    const what = `${picker.tag}, ${name}, ${path}`;
    if (typeof meaning === "string") equal(what, found, meaning.startsWith("$") ? wordOf(meaning, facts.strings) : picker[meaning]);
    else if (typeof found === "function") {
      equal(what, facts.plain(found(meaning[0])), facts.plain(textOf(meaning[1], 9, calendar, facts)));
    } else if (found !== undefined && (picker.digits || meaning[0] === "date") && !/M{5}/.test(calendar.patterns.skeletons[meaning[0]])) {
      for (const hour of [9, 14]) {
        equal(what, facts.plain(written(found, meaning[1], hour, facts)), facts.plain(textOf(meaning[0], hour, calendar, facts)));
      }
    }
  }
}

/** The paths of the values in an object. */
const paths = (value, path = "") => (Object.prototype.toString.call(value) === "[object Object]"
  ? Object.entries(value).flatMap(([name, part]) => paths(part, `${path}.${name}`)) : [path.slice(1)]);

/** Every value of an object is tested. */
function checkPaths(name, made, words) {
  if (name === "muiXLocaleText") return;
  const tested = new Set([...Object.keys(table[name]), ...words, ...elsewhere[name]?.split(" ") ?? []].map((path) => path.replace(/\.[sf]$/, "")));
  equal(`the undefined values of ${name}`, paths(made).filter((path) => path && at(made, path) === undefined), []);
  equal(`the untested values of ${name}`, paths(made).filter((path) => !tested.has(path)), []);
}

const maps = Object.fromEntries(readdirSync(pickers).map((file) => [file.replace(".json", ""), read(new URL(file, pickers)).keys]));
// The map of the timepicker has the words of the datepicker too. Apps make ranges with another function.
maps["jquery-ui"] = maps["jquery-timepicker"];
const notGiven = /^(ranges|tooltips.selectDate|datepicker.(prev|next)Text$)/;
const prefixOf = (adapter) => ({ "jquery-ui": "datepicker.", "jquery-timepicker": "timepicker." })[adapter] ?? "";
function checkWords(tag, adapter, objects, strings) {
  const prefix = prefixOf(adapter);
  for (const [path, { text: key }] of Object.entries(maps[adapter] ?? {})) {
    const word = strings[key];
    if (typeof word !== "string" || word.includes("{") || notGiven.test(path) || !path.startsWith(prefix)) continue;
    const found = objects.map((object) => at(object, path.slice(prefix.length))).find((value) => value !== undefined);
    if (typeof found !== "function") equal(`${tag}, ${adapter}, ${path}`, found, word);
  }
}

/** What the checks of a calendar need: values of the JSON, and functions that write its texts. */
function factsOf(tag, calendar, { locale, gregorian: { picker, months, eras, patterns, mask } }, isFull) {
  const { strings } = calendar.locale;
  const number = (value) => formatNumber(calendar.locale, value);
  const plurals = new Intl.PluralRules(tag);
  const ownPlain = (text) => plain(text, picker.digits ?? []);
  const facts = {
    calendar, eras, isFull, locale, mask: mask?.letters, months, number, ordinals: ordinalsOf(tag), patterns, picker, quarters: locale.quarters, runtime,
    strings, tag, weekdays: locale.weekdays, plain: ownPlain,
    /** The form of a word for a number, by node's rules. */
    plural: (forms, value, text = number(value)) => (forms?.[plurals.select(value)] ?? forms?.other ?? forms)?.replace("{n}", text),
    fieldTitle: (field) => locale.fields?.[field]?.titled?.wide ?? locale.fields?.[field]?.wide,
    isTitle: (text) => !picker.digits || ownPlain(text) === ownPlain(monthTitle(calendar, fromDate(seventh))),
    timeOf: (pattern, hour) => written(pattern, cldr, hour, facts),
    /** A date and a time, with the pattern that joins them in a style. */
    joined: (style, kind, hour, time) => picker.digits && ownPlain(patterns.dateTime[style].replace(/'([^']*)'/g, "$1")
      .replace("{1}", textOf(kind, hour, calendar, facts)).replace("{0}", facts.timeOf(time, hour))),
  };
  return facts;
}

const adapters = readdirSync(join(bundle, "esm/adapters")).filter((name) => name.endsWith(".js"));
const { hasOrdinals, ordinal, ordinalEnding } = await open("adapters/ordinals.js");
const called = /^(daterangepickerRanges|djangoCatalog|mantineProps|muiXDayOfWeek|vuetifyLocale)$/;

/** Makes a change of the calendar's own lists an error: several adapters share them. */
function deepFreeze(value) {
  if (value === null || typeof value !== "object") return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}

/** Checks every object of an adapter for a calendar. */
async function checkAdapter(file, facts) {
  const { calendar, picker, strings, tag } = facts;
  const objects = [];
  const adapter = file.replace(".js", "");
  for (const [name, make] of Object.entries(await open(`adapters/${file}`))) {
    const isTable = Object.hasOwn(table, name);
    if (!isTable && !called.test(name)) continue;
    const made = name === "daterangepickerRanges" ? undefined : make(calendar);
    for (const [call, found, expected] of callsOf(name, made, facts, make)) equal(`${tag}, ${name}, ${call}`, found, expected);
    if (!isTable) continue;
    objects.push(made);
    checkPaths(name, made, Object.keys(maps[adapter] ?? {}).map((path) => path.slice(prefixOf(adapter).length)));
    checkProperties(name, made, calendar, facts);
  }
  checkWords(tag, adapter, objects, strings);
}

const step = Number(process.argv[3] ?? 1);
const tested = /^(de|en|ja)$/;
for (const [index, tag] of (await open("index.js")).tags.entries()) {
  if (index % step !== 0 && !tested.test(tag)) continue;
  const json = { locale: read(join(bundle, "json", tag, "locale.json")), gregorian: read(join(bundle, "json", tag, "gregorian.json")) };
  const { locale, gregorian: { picker } } = json;
  const { calendar } = await open(`${tag}/gregorian.js`);
  const full = { ...calendar, locale: (await open(`${tag}/words.js`)).locale };
  const plainSpaces = (text) => text.replace(/\s/g, " ");
  const [am, pm] = picker.dayPeriods;
  Object.assign(picker, {
    lower: tag.toLowerCase(), hour24: !picker.hour12, monthFirst: !picker.yearFirst, yearSuffix: picker.yearSuffix ?? "",
    plainSeparator: plainSpaces(picker.rangeSeparator), trimmedSeparator: picker.rangeSeparator.trim(),
    fullAM: am, fullPM: pm, am: plainSpaces(am), pm: plainSpaces(pm), plainPeriods: [plainSpaces(am), plainSpaces(pm)],
    date: (picker.numericDate ?? "yyyy-MM-dd").replace("yyyy", "2026").replace("MM", "02").replace("dd", "07"),
    // Moment 2: doy is 7 + dow − the day of January that is always in the first week.
    doy: 7 + picker.firstDay - locale.week.minimalDays,
    tag, abbreviated: locale.weekdays.standAlone.abbreviated, isRTL: locale.direction === "rtl",
    minimalDays: locale.week.minimalDays, weekend: locale.week.weekend.map((day) => locale.weekdays.codes.indexOf(day)),
  });
  const withStrings = (strings) => ({ ...calendar, locale: { ...calendar.locale, strings } });
  // Some locales are also tested with the core words, and without words.
  const fewer = index % 12 === 0 || tested.test(tag) ? [calendar.locale.strings, {}].map(withStrings) : [];
  if (fewer.length > 0) deepFreeze(full);
  for (const variant of [full, ...fewer]) {
    const facts = withParts(factsOf(tag, variant, json, variant === full));
    for (const file of adapters) await checkAdapter(file, facts);
  }
  // Each word can be missing alone.
  for (const file of tag === "de" ? adapters : []) {
    const source = readFileSync(join(bundle, "esm/adapters", file), "utf8");
    for (const key of Object.keys(full.locale.strings).filter((key) => source.includes(`"${key}"`))) {
      const { [key]: _, ...strings } = full.locale.strings;
      await checkAdapter(file, withParts(factsOf(tag, withStrings(strings), json, false)));
    }
  }
}
for (const tag of [...(await open("index.js")).tags, ...languagesWithOrdinals]) {
  const numbers = ordinalsOf(tag);
  const locale = { locale: tag };
  equal(`${tag}, ordinals`, numbers.map(([number]) => ordinal(locale, number)), numbers.map(([, text]) => text));
  equal(`${tag}, endings`, numbers.map(([number]) => ordinalEnding(locale, number)), numbers.map(([, text]) => text.replace(/^.*\d/, "")));
  equal(`${tag}, no day`, numbers.map(([number]) => ordinal(locale, number, false)), numbers.map(([number, text]) => ordinalOfNumber(tag, number, text)));
  equal(`${tag}, has ordinals`, hasOrdinals(locale), numbers.some(([number, text]) => text !== `${number}`));
}

/** No locale of CLDR 42 lacks a numeric date, or has such patterns. In a pattern, two apostrophes are one. */
async function checkOtherPatterns() {
  const { calendar: { patterns, ...calendar } } = await open("de/gregorian.js");
  const date = { ...patterns.date, long: "cccccc, E d. M. yy" };
  const skeletons = { ...patterns.skeletons, yMd: "d.M.yy", y: "y''", yMMMMd: "d. MMMM y''" };
  const other = { ...calendar, mask: undefined, patterns: { ...patterns, date, skeletons } };
  for (const [file, name, values, expected] of [
    ["air-datepicker", "airDatepickerOptions", (made) => made.locale.dateFormat, "yyyy-MM-dd"],
    ["ant-design", "antDesignLocale", ({ lang }) => [lang.fieldDateFormat, lang.yearFormat], ["D.M.YY", "YYYY'"]],
    ["bootstrap-datepicker", "bootstrapDatepickerLocale", (made) => "format" in made, false],
    ["dayjs", "dayjsLocale", ({ formats }) => ["L" in formats, formats.LL], [false, "dd, ddd D. M. YY"]],
    ["dayjs", "mantineInputProps", (made) => ["valueFormat" in made, made.yearLabelFormat], [false, "YYYY'"]],
    ["jquery-ui", "jqueryUiLocale", (made) => "dateFormat" in made, false],
    ["moment", "momentLocale", ({ longDateFormat: { L, LL } }) => [L, LL], ["YYYY-MM-DD", "D. MMMM YYYY'"]],
  ]) equal(`${name} of other patterns`, values((await open(`adapters/${file}.js`))[name](other)), expected);
}
if (existsSync(join(bundle, "esm/de"))) {
  await checkOtherPatterns();
  failures += await vuetifyFailures(join(bundle, "esm"));
}
console.log(`${count} properties of adapters, ${failures} wrong`);
process.exitCode = count > 0 && failures === 0 ? 0 : 1;
