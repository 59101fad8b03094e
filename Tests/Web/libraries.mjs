// Compares the adapters' objects with the libraries' own locale objects, in every language that both have:
// node Tests/Web/libraries.mjs ESM_FOLDER LIBS_FOLDER FRAMEWORKS_FOLDER [NAME...]
// An adapter must never make a library worse than its own locale. So it has every property, no empty text, no English text
// where the library has another, and no list with fewer different names. A number or a choice that differs needs a reason.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { reasons } from "./libraries/reasons.mjs";
import { openAdapter, openLocale } from "./support.mjs";

const [esm, libraries, frameworks, ...wanted] = process.argv.slice(2);
const locales = (name) => join(resolve(libraries), "locales", name);

/** Runs the scripts of a folder, and returns what they added to an object of the page. */
function scripts(folder, globals, found, pattern = /(?<!min|i18n)\.js$/) {
  const context = vm.createContext({ console, ...globals });
  context.window = context;
  context.self = context;
  for (const file of readdirSync(folder).filter((name) => pattern.test(name))) {
    vm.runInContext(readFileSync(join(folder, file), "utf8"), context, { filename: file });
  }
  return found(context);
}

const jQuery = () => Object.assign(() => {}, {
  datepicker: { regional: {}, setDefaults() {} }, timepicker: { regional: {}, setDefaults() {} },
  fn: { datepicker: { dates: {} } },
});

/** The locale objects of each library, and the adapter's object for a calendar. */
const pickers = {
  "air-datepicker": {
    own: () => scripts(locales("air-datepicker"), {}, (page) => page.AirDatepickerLocales),
    make: ({ airDatepickerOptions }, calendar) => airDatepickerOptions(calendar).locale,
  },
  "bootstrap-datepicker": {
    own: () => scripts(locales("bootstrap-datepicker"), { jQuery: jQuery() }, (page) => page.jQuery.fn.datepicker.dates),
    make: ({ bootstrapDatepickerLocale }, calendar) => bootstrapDatepickerLocale(calendar),
  },
  "django-admin": {
    own: () => Object.fromEntries(readdirSync(locales("django")).map((file) =>
      [file.replace(".json", ""), djangoTexts(JSON.parse(readFileSync(join(locales("django"), file), "utf8")))])),
    make: ({ djangoCatalog }, calendar) => djangoCatalog(calendar),
  },
  flatpickr: {
    own: () => scripts(locales("flatpickr"), { flatpickr: { l10ns: {} } }, (page) => page.flatpickr.l10ns),
    make: ({ flatpickrLocale }, calendar) => flatpickrLocale(calendar),
  },
  "jquery-timepicker": {
    own: () => scripts(locales("jquery-timepicker"), { jQuery: jQuery() }, (page) => page.jQuery.timepicker.regional),
    make: ({ jqueryTimepickerLocale }, calendar) => jqueryTimepickerLocale(calendar),
  },
  "jquery-ui": {
    own: () => scripts(locales("jquery-ui"), { jQuery: jQuery() }, (page) => page.jQuery.datepicker.regional),
    make: ({ jqueryUiLocale }, calendar) => jqueryUiLocale(calendar),
  },
  moment: {
    own: () => {
      const moment = createRequire(import.meta.url)(join(resolve(libraries), "moment.js"));
      scripts(locales("moment"), { moment }, () => {});
      return Object.fromEntries(moment.locales().map((name) => [name, plain(moment.localeData(name)._config)]));
    },
    make: ({ momentLocale }, calendar) => momentLocale(calendar),
  },
  quasar: {
    own: () => scripts(join(resolve(frameworks), "nicegui/nicegui/static/lang"), { Quasar: { Lang: {} } },
      (page) => page.Quasar.Lang),
    make: ({ quasarLang }, calendar, own) => quasarLang(calendar, own),
  },
  "xdsoft-datetimepicker": {
    // The library's own locales are one object in its code.
    own: () => {
      const code = readFileSync(join(resolve(libraries), "xdsoft-datetimepicker.js"), "utf8");
      const start = code.indexOf("i18n:{ar:") + 5;
      return vm.runInNewContext(`(${code.slice(start, closing(code, start))})`);
    },
    make: ({ xdsoftOptions }, calendar) => xdsoftOptions(calendar).i18n.en,
  },
};

/** Django's texts that the date and time fields of its admin show. */
function djangoTexts({ catalog, formats }) {
  const code = ["calendar", "DateTimeShortcuts"].map((name) => readFileSync(join(resolve(libraries), `django/${name}.js`), "utf8"));
  const keys = [...code.join("").matchAll(/\bp?gettext\('([^']+)'(?:, '([^']+)'\))?/g)].map(([, first, second]) =>
    second === undefined ? first : `${first}\u0004${second}`);
  return { catalog: Object.fromEntries(keys.filter((key) => catalog[key]).map((key) => [key, catalog[key]])), formats };
}

/** The index after the brace that closes the brace at an index. */
function closing(code, start) {
  let depth = 0;
  for (let index = start; ; index += 1) {
    if (code[index] === "{") depth += 1;
    if (code[index] === "}" && (depth -= 1) === 0) return index + 1;
  }
}

/** The settings of a locale of Moment, without what Moment adds itself. */
function plain({ abbr, parentLocale, ...config }) {
  return config;
}

/** The tags of the libraries that are not tags of BCP 47, or have another meaning there. */
const tags = {
  rs: "sr-Cyrl", "rs-latin": "sr-Latn", "sr-YU": "sr-Latn", "sr-SR": "sr-Latn", sr_cyr: "sr-Cyrl", ua: "uk", kr: "ko", vn: "vi", gr: "el",
  mm: "my", lu: "lb", "kur-CKB": "ckb", "sr-CYR": "sr-Cyrl", no: "nb", "zh-CN": "zh-Hans", "zh-cn": "zh-Hans", cat: "ca",
  at: "de-AT",
};

const isList = (value) => Array.isArray(value) || Object.prototype.toString.call(value) === "[object Array]";
const isPattern = (value) => /Function|RegExp/.test(Object.prototype.toString.call(value));
const isObject = (value) => value !== null && typeof value === "object";

/** The ways in which the adapter's value is worse than the library's. */
function worse(path, own, ours, english, report) {
  if (own === undefined || own === null || path === "ordinal") return;
  if (ours === undefined) return report(path, "is missing", own, ours);
  if (isPattern(own) || isPattern(ours)) return;
  // In Moment, the names of months can be a list, or two lists for the two forms of a name.
  if (isList(own) && Array.isArray(ours.standalone)) ours = ours.standalone;
  if (isList(ours) && isList(own.standalone)) own = own.standalone;
  if (isList(own) && isList(ours)) {
    const count = (list) => new Set(list.slice(0, ours.length)).size;
    if (count(own) > count(ours)) report(path, "has fewer different names", own, ours);
    if (ours.some((text) => `${text}`.trim() === "")) report(path, "has an empty name", own, ours);
    const isEnglish = (list) => ours.every((_, index) => list[index] === english?.[index]);
    if (isEnglish(ours) && !isEnglish(own)) report(path, "is English", own, ours);
    return;
  }
  if (typeof own === "string") {
    if (own.trim() !== "" && `${ours}`.trim() === "") return report(path, "is empty", own, ours);
    if (own !== english && ours === english) report(path, "is English", own, ours);
    return;
  }
  if (isObject(own)) {
    for (const key of Object.keys(own)) worse(path ? `${path}.${key}` : key, own[key], ours[key], english?.[key], report);
    return;
  }
  if (own !== ours) report(path, "differs", own, ours);
}

/** The ordinals of the days of a month. */
const days = Array.from({ length: 31 }, (_, index) => index + 1);
const ordinals = ({ ordinal = "%d" }) => days.map((day) =>
  `${typeof ordinal === "string" ? ordinal.replace("%d", day) : ordinal(day, "D")}`.replace(`${day}`, ""));

const { match } = await import(pathToFileURL(join(resolve(esm), "index.js")));
let failed = 0;
const used = new Set();
for (const name of wanted.length > 0 ? wanted : Object.keys(pickers)) {
  const { own, make } = pickers[name];
  const functions = await openAdapter(esm, name);
  const all = own();
  const english = all.en ?? all["en-US"] ?? all[""] ?? {};
  let [checks, problems] = [0, 0];
  for (const [key, object] of Object.entries(all)) {
    const tag = match(tags[key] ?? key.replace(/_/g, "-"));
    if (tag === undefined || key === "" || /^(x-pseudo|tlh|tzl|me|default)$/.test(key)) continue;
    const { full } = await openLocale(esm, tag);
    const ours = make(functions, full, object);
    const report = (path, what, theirs, found) => {
      const reason = reasons.find(([picker, place, kind]) => picker.test(name) && place.test(`${key} ${path}`) && kind === what);
      if (reason) return used.add(reason);
      problems += 1;
      const [text, wanted] = [found, theirs].map((value) => JSON.stringify(value) ?? "nothing");
      console.log(`  ${key} (${tag}): ${path} ${what}: ${text}, the library has ${wanted}`);
    };
    checks += Object.keys(object).length;
    worse("", object, ours, tag.startsWith("en") ? {} : english, report);
    if (object.ordinal !== undefined) {
      const [theirs, found] = [ordinals(object), ordinals(ours)];
      theirs.forEach((text, index) => {
        if (text !== "" && found[index] === "") report("ordinal", "is missing", text, found[index]);
      });
    }
  }
  console.log(`${name}: ${Object.keys(all).length} locales, ${checks} properties, ${problems} problems`);
  failed += problems;
}

for (const reason of wanted.length > 0 ? [] : reasons.filter((reason) => !used.has(reason))) {
  console.log(`  no difference needs the reason '${reason[3]}'`);
  failed += 1;
}

// The comparison must notice each of these faults.
const english = { day: "Day", days: ["Day", "Night"] };
const sound = { day: "Tag", days: ["Tag", "Nacht"], first: 1, label: { ok: "OK" } };
for (const fault of [
  { day: "" }, { day: "Day" }, { days: ["Tag", "Tag"] }, { days: ["Tag", " "] }, { days: ["Day", "Night"] }, { first: 0 },
  { label: {} }, { label: undefined },
]) {
  let found = 0;
  worse("", sound, { ...sound, ...fault }, english, () => { found += 1; });
  if (found === 0) {
    console.log(`  the comparison does not notice ${JSON.stringify(fault)}`);
    failed += 1;
  }
}

process.exit(failed > 0 ? 1 : 0);
