// Compares the objects of the adapters with the JSON of a bundle, without the libraries: node adapters.mjs BUNDLE
// The table in adapter-values.mjs says what each property is, and Sources/Resources/pickers has the words of the libraries' properties.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { callsOf } from "./adapter-calls.mjs";
import { cldr, elsewhere, ordinals, seventh, table } from "./adapter-values.mjs";
import { vuetifyFailures } from "./libraries/vuetify.mjs";

const bundle = resolve(process.argv[2]);
const open = (path) => import(pathToFileURL(join(bundle, "esm", path)).href);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const pickers = new URL("../../Sources/Resources/pickers/", import.meta.url);
const runtime = await open("almanac.js");
const { format, formatNumber, formatTime, fromDate, hasString, monthTitle, string } = runtime;

/** The value at a path. dayjs has one list where the names in a date and alone are the same. */
const at = (object, path) =>
  path.split(".").reduce((value, name) => (Array.isArray(value) && /^[sf]$/.test(name) ? value : value?.[name]), object);
const pad = (number) => String(number).padStart(2, "0");
/** A text with the digits 0 to 9, plain spaces and small letters. */
const plain = (text, digits) =>
  [...text].map((sign) => (digits.includes(sign) ? digits.indexOf(sign) : sign)).join("").replace(/\s/g, " ").toLowerCase();

let count = 0;
let failures = 0;
function equal(what, found, expected) {
  count += 1;
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  failures += 1;
  if (failures <= 20) console.error(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}

/** The text of a format for February 7, 2026. A part in brackets or quotes, or after `\`, is literal. */
function written(pattern, tokens, hour, { picker, weekdays, months }) {
  const names = /d|j/i.test(pattern.replace(/\[[^\]]*\]|\\./g, "")) ? picker.monthsInDate : picker.months;
  const fields = {
    y: 2026, M: 2, MM: "02", MMMM: names[1], MMM: months.format.abbreviated[1], d: 7, dd: "07", EEEE: weekdays.format.wide[6],
    H: hour, HH: pad(hour), h: hour % 12 || 12, hh: pad(hour % 12 || 12), mm: "05", ss: "00", a: picker.dayPeriods[hour < 12 ? 0 : 1],
  };
  return pattern.replace(/\[([^\]]*)\]|\\(.)|'([^']*)'|([a-zA-Z])\4*/g, (run, bracketed, escaped, quoted, letter) =>
    letter === undefined ? bracketed ?? escaped ?? quoted : fields[tokens[run]] ?? `<${run}>`);
}

/** The word or the list of words that the table names; `undefined` if the locale lacks it. */
function wordOf(meaning, strings) {
  const list = meaning.slice(1).split(" + ").map((keys) => keys.split(", ").map((key) => strings[key]).find((word) => word !== undefined));
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
    case "date": return facts.picker.numericDate.replace("yyyy", "2026").replace("MM", "02").replace("dd", "07");
    case "pickerTime": return written(facts.picker.time, cldr, hour, facts);
    case "time": return formatTime(calendar.locale, { hour, minute: 5 });
    case "timeWithSeconds": return formatTime(calendar.locale, { hour, minute: 5, second: 0 }, { style: "medium" });
    default: return format(calendar, day, kind === "long" ? { style: "long" } : { skeleton: kind });
  }
}

function checkProperties(name, made, calendar, facts) {
  const { picker } = facts;
  // Other locales can lack a word, or have a format that the library cannot write. Only other digits need two functions.
  const all = picker.tag === "de" ? [...Object.keys(table[name]), ...elsewhere[name]?.split(" ") ?? []] : [];
  const missing = all.filter((path) => at(made, path) === undefined && !/^(postformat|preparse)$/.test(path));
  equal(`the missing values of ${name}`, missing, []);
  for (const [path, meaning] of Object.entries(table[name])) {
    const found = at(made, path);
    const what = `${picker.tag}, ${name}, ${path}`;
    if (typeof meaning === "string") equal(what, found, meaning.startsWith("$") ? wordOf(meaning, facts.strings) : picker[meaning]);
    else if (typeof found === "function") {
      equal(what, plain(found(meaning[0]), picker.digits ?? []), plain(textOf(meaning[1], 9, calendar, facts), picker.digits ?? []));
    } else if (found !== undefined && picker.digits && !/M{5}/.test(calendar.patterns.skeletons[meaning[0]])) {
      for (const hour of [9, 14]) {
        const text = textOf(meaning[0], hour, calendar, facts);
        equal(what, plain(written(found, meaning[1], hour, facts), picker.digits), plain(text, picker.digits));
      }
    }
  }
}

/** Each function of MUI X's texts returns a text, also in a locale that has only some of the words. */
function checkFunctions(tag, texts) {
  for (const [name, make] of Object.entries(texts)) {
    if (typeof make !== "function") continue;
    const field = { digitAmount: 4, contentType: "letter" };
    const argument = name.endsWith("Placeholder") ? field : name.includes("WeekNumber") ? 5 : "5";
    try {
      equal(`${tag}, ${name}`, typeof make(argument, "12"), "string");
    } catch (error) {
      equal(`${tag}, ${name}`, String(error), "");
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
  equal(`the untested values of ${name}`, paths(made).filter((path) => !tested.has(path)), []);
}

/** The texts that the libraries take apart, or put together from parts. */
function checkParts(tag, name, made, calendar, digits) {
  const { locale } = calendar;
  if (name === "dayjsLocale") {
    const full = format(calendar, fromDate(seventh), { style: "full" });
    equal(`${tag}, the weekday in ${full}`, full.includes(made.weekdays[6]), true);
  }
  if (made.postformat) equal(`${tag}, ${name}, digits`, made.preparse(made.postformat("0123456789")), "0123456789");
  if (name === "pikadayOptions") equal(`${tag}, ${name}, parse`, made.parse(made.toString(seventh)), seventh);
  if (name === "dateFnsLocale") {
    const { format, standAlone } = calendar.months;
    // Without a context, date-fns writes a name that stands alone. It reads the first of several equal names.
    const upper = [...format.narrow, ...standAlone.narrow].map((text) => text.toLocaleUpperCase(tag));
    standAlone.wide.forEach((text, index) => {
      equal(`${tag}, month ${text} alone`, made.localize.month(index, { width: "wide" }), text);
      const narrow = standAlone.narrow[index];
      const first = upper.indexOf(narrow.toLocaleUpperCase(tag)) % 12;
      equal(`${tag}, narrow month ${narrow}`, made.match.month(`${narrow} 7`, { width: "narrow" })?.value, first);
    });
    // CLDR has no names of quarters in Esperanto.
    if (!locale.quarters) equal(`${tag}, quarter`, made.localize.quarter(2, { width: "abbreviated" }), "2");
    const values = { era: [0, 1], quarter: [1, 2, 3, 4], month: calendar.monthCodes.keys(), day: locale.weekdays.codes.keys() };
    for (const [unit, numbers] of Object.entries(values)) {
      for (const value of numbers) {
        for (const context of ["formatting", "standalone"]) {
          const text = made.localize[unit](value, { width: "wide", context });
          equal(`${tag}, ${unit} ${text}`, made.match[unit](`${text} 7`, { width: "wide" }), { value, rest: " 7" });
        }
      }
    }
  }
  if (name === "momentLocale") {
    equal(`${tag}, isPM`, [9, 14].map((hour) => made.isPM(made.meridiem(hour))), [false, true]);
    const { format, standalone } = made.months;
    const names = [...format, ...standalone, ...made.monthsShort.format, ...made.monthsShort.standalone];
    names.forEach((text, index) => equal(`${tag}, month ${text}`, made.monthsParse.findIndex((month) => month.test(text)), index % 12));
    const days = made.ordinal ? Array.from({ length: 31 }, (_, index) => made.ordinal(index + 1)) : [];
    // Moment 2 reads what the expression finds at the beginning: in Vietnamese "tháng 10", not "tháng 1".
    const expressions = { monthsRegex: names, dayOfMonthOrdinalParse: days, meridiemParse: [9, 14].map(made.meridiem) };
    for (const [expression, texts] of Object.entries(expressions)) {
      for (const text of texts) equal(`${tag}, ${expression}`, text.match(made[expression])?.[0], text);
    }
  }
  if (!hasString(locale, "selection.count")) return;
  // Quasar writes the number, a space and this text. Vuetify writes the number in this text.
  const whole = plain(string(locale, "selection.count", { n: 5 }), digits).replaceAll(" ", "");
  const isWhole = (text, expected) => equal(`${tag}, ${name}, 5 days`, plain(text, digits).replaceAll(" ", ""), expected);
  if (name === "quasarLang" && !whole.endsWith("5")) isWhole(`5${made.date.pluralDay}`, whole.slice(whole.indexOf("5")));
  if (name === "vuetifyMessages") isWhole(made.datePicker.itemsSelected.replace("{0}", "5"), whole);
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

const adapters = readdirSync(join(bundle, "esm/adapters")).filter((name) => name.endsWith(".js"));
const { ordinal } = await open("adapters/ordinals.js");
for (const tag of (await open("index.js")).tags) {
  const locale = read(join(bundle, "json", tag, "locale.json"));
  const { picker, months, eras, patterns } = read(join(bundle, "json", tag, "gregorian.json"));
  const calendar = { ...(await open(`${tag}/gregorian.js`)).calendar, locale: (await open(`${tag}/words.js`)).locale };
  const plainSpaces = (text) => text.replace(/\s/g, " ");
  const [am, pm] = picker.dayPeriods;
  Object.assign(picker, {
    lower: tag.toLowerCase(), hour24: !picker.hour12, monthFirst: !picker.yearFirst, yearSuffix: picker.yearSuffix ?? "",
    plainSeparator: plainSpaces(picker.rangeSeparator), trimmedSeparator: picker.rangeSeparator.trim(),
    fullAM: am, fullPM: pm, am: plainSpaces(am), pm: plainSpaces(pm), plainPeriods: [plainSpaces(am), plainSpaces(pm)],
    // Moment 2: doy is 7 + dow − the day of January that is always in the first week.
    doy: 7 + picker.firstDay - locale.week.minimalDays,
    tag, abbreviated: locale.weekdays.standAlone.abbreviated, isRTL: locale.direction === "rtl",
    minimalDays: locale.week.minimalDays, weekend: locale.week.weekend.map((day) => locale.weekdays.codes.indexOf(day)),
  });
  for (const file of adapters) {
    const objects = [];
    for (const [name, make] of Object.entries(await open(`adapters/${file}`))) {
      // Django's fields read only single separators.
      if (name === "djangoCatalog") equal(`${tag}, Django`, /^(%[Ymd]\S){2}%[Ymd]\S?$/.test(make(calendar).formats.DATE_INPUT_FORMATS[0]), true);
      const isTable = Object.hasOwn(table, name);
      if (!isTable && !/^(muiXDayOfWeek|vuetifyLocale)$/.test(name)) continue;
      const made = make(calendar);
      for (const [call, found, expected] of callsOf(name, made, calendar, { picker, months, eras, patterns, locale }, runtime)) {
        equal(`${tag}, ${name}, ${call}`, found, expected);
      }
      if (!isTable) continue;
      objects.push(made);
      if (name === "muiXLocaleText") checkFunctions(tag, objects.at(-1));
      const adapter = file.replace(".js", "");
      checkPaths(name, objects.at(-1), Object.keys(maps[adapter] ?? {}).map((path) => path.slice(prefixOf(adapter).length)));
      checkParts(tag, name, objects.at(-1), calendar, picker.digits ?? []);
      checkProperties(name, objects.at(-1), calendar, { picker, months, weekdays: locale.weekdays, strings: locale.strings });
    }
    checkWords(tag, file.replace(".js", ""), objects, locale.strings);
  }
  for (const text of ordinals[tag]?.split(" ") ?? []) equal(`${tag}, ordinal`, ordinal(calendar.locale, parseInt(text, 10)), text);
}
failures += await vuetifyFailures(join(bundle, "esm"));
console.log(`${count} properties of adapters, ${failures} wrong`);
process.exitCode = count > 0 && failures === 0 ? 0 : 1;
