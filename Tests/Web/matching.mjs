// Tests which locale a user gets for other spellings of a tag, several languages, and settings. The expected values come from node's
// Intl.Locale, or from arithmetic.
//
// node matching.mjs BUNDLE

import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = join(resolve(process.argv[2] ?? ""), "esm");
const open = (name) => import(pathToFileURL(join(folder, name)).href);
const { index, match, resolve: resolved, tags } = await open("index.js");
const { acceptedLanguages, matchLocale, resolveLocale } = await open("match.js");
const { withHourCycle, withRegion } = await open("almanac.js");
const { withPreferences } = await open("preferences.js");
const { regions } = await open("regions.js");
let count = 0;
function same(found, expected, what) {
  count += 1;
  assert.deepEqual(found, expected, what);
}
const whole = (tag) => tag && new Intl.Locale(tag).maximize().toString();

// Each spelling of a tag gives the locale of the tag, also with the likely script and region, and after languages without a locale.
const unknown = Array(99).fill("tlh");
for (const tag of tags) {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  for (const text of [tag, tag.replace(/-/g, "_"), tag.toUpperCase(), `${tag.replace(/-/g, "_")}.UTF-8@euro`, `${tag}@euro`, `${tag}-x-`.padEnd(255, "a"), `${tag}-x-hc-h12`, `${tag}-t-fr-u-hc-h23`]) {
    same(match([text]), tag, text);
  }
  same([match([...unknown, tag]), match([...unknown, "tlh", tag])], [tag, undefined], `${tag} after 99 and after 100 unknown languages`);
  for (const text of [`${language}-${script}-${region}`, `${language}-${script}`, `${language}-${region}`]) {
    const best = match([text]);
    same(whole(best)?.slice(0, -region.length), whole(text)?.slice(0, -region.length), text);
    if (text.endsWith(`${script}-${region}`)) same(whole(best), whole(tag), text);
  }
  for (const other of ["Brai", "Shaw"]) same(match([`${language}-${other}`, "de"]), "de", `${language}-${other}`);
  // The first language that has a locale decides.
  const next = tags[(tags.indexOf(tag) + 7) % tags.length];
  same(match([`${language}-Brai`, tag, next]), tag, `${tag}, then ${next}`);
  same([match(`tlh,${next};q=0.8, ${tag};q=0.9`), match(`${tag};q=0.5,${next};q=0.5,*`), match(`${next};q=0,${tag};q=0.001`)], [tag, tag, tag], `${tag} by weights`);
}

// Old codes are those of Intl. A longer language is not its first part.
for (const [old, locale] of Object.entries({ iw: "he", in: "id", mo: "ro", tl: "fil", sh: "sr-Latn", "zh-cmn": "zh-Hans", "zh-cmn-Hant": "zh-Hant", no: "nb", "i-lux": "lb", "sh-RS": "sr-Latn" })) {
  same(match([old]), locale, old);
}
for (const old of Object.keys(index.regionAliases)) {
  const { region } = new Intl.Locale(`en-${old}`);
  if (index.regionAliases[old] === region) same(resolved([`en-${old}`])?.region, region, old);
}
assert.ok(Object.entries(index.regionAliases).filter(([old, code]) => new Intl.Locale(`en-${old}`).region === code).length > 9);

// A tag with two parts is neither language if its alias is a third one. The registry of BCP 47: no-nyn is nn, and zh-hakka is hak.
const nyankole = { ...index, aliases: { ...index.aliases, "no-nyn": "nn" }, languages: { ...index.languages, nyn: index.languages.nl }, locales: { ...index.locales, nyn: { ...index.locales.nl, language: "nyn" } } };
same([["nyn"], ["no-nyn"], ["nn"]].map((one) => matchLocale(nyankole, one)), ["nyn", match(["nn"]), match(["nn"])], "no-nyn");
for (const old of ["zh-hakka", "zh-xiang", "zh-gan"]) same(match([old, "de"]), "de", old);

// The region of a new code counts only if the old tag has no region: prs is fa-AF, and prs-IR is fa-IR.
const regional = Object.keys(index.aliases).filter((old) => /-[A-Z]{2}$/.test(index.aliases[old]));
assert.ok(regional.length > 3);
for (const old of [...regional, ...regional.map((one) => `${one}-RS`)]) same(resolved([old]).region, new Intl.Locale(old).region, old);
// If several locales are equally close, CLDR's paradigm locales are first, then the likely region. MatchingTests names the sources.
for (const [list, text, expected] of [
  ["zh-Hant-HK zh-Hant-TW", "zh-Hant", "zh-Hant-TW"], ["zh-Hant-HK zh-Hant-TW", "zh-Hant-US", "zh-Hant-TW"], ["zh-Hant-HK zh-Hant-TW", "zh-Hant-MO", "zh-Hant-HK"],
  ["zh-Hant zh-Hant-TW-u-nu-hanidec", "zh-Hant-US-u-nu-hanidec", "zh-Hant"],
  ["de-AT de-CH de-DE", "de-LI", "de-DE"], ["en-AU en-GB", "en-IN", "en-GB"], ["en-AU en-GB-u-hc-h12", "en-IN", "en-GB-u-hc-h12"], ["en-AU en-US", "en-IN", "en-AU"],
  ["es-MX es", "es-AR", "es-MX"], ["nb", "no", "nb"], ["nb", "nn", undefined],
]) {
  const locales = Object.fromEntries(list.split(" ").map((tag) => [tag, index.locales[tag.replace(/-u-.*/, "")]]));
  same(matchLocale({ ...index, locales }, [text]), expected, `${text} of ${list}`);
}
// Digits and a calendar are those of a locale's files. The other keys are settings.
const arabic = { ...index, locales: Object.fromEntries(["", "-u-ca-islamic-civil", "-u-hc-h12", "-u-nu-latn"].map((keys) => [`ar-EG${keys}`, index.locales["ar-EG"]])) };
for (const [text, tag, hourCycle] of [
  ["ar-EG-u-nu-latn-hc-h23", "ar-EG-u-nu-latn", "h23"], ["ar-EG-u-ca-gregory-nu-latn", "ar-EG-u-nu-latn"], ["ar-u-nu-latn", "ar-EG-u-nu-latn"],
  ["ar-EG-u-hc-h23", "ar-EG", "h23"], ["ar-EG-u-nu-arab-fw-sun", "ar-EG"], ["ar-EG-u-ca-islamic-civil-hc-h11", "ar-EG-u-ca-islamic-civil", "h11"],
]) {
  const found = resolveLocale(arabic, [text]);
  same([found?.tag, found?.hourCycle], [tag, hourCycle], text);
}
// In an edited file, the parents can form a cycle. No locale is in this cycle, so the one with fewer parents wins.
const parents = { ...index.parents, "pt-AO": "pt-CV", "pt-CV": "pt-AO" };
const portuguese = { pt: index.locales["pt-BR"], "pt-PT": index.locales["pt-PT"] };
same(matchLocale({ ...index, parents, locales: portuguese }, ["pt-AO"]), "pt", "a cycle of parents");

// The settings of a tag.
for (const [keys, hourCycle, firstDay, region] of [
  ["u-hc-h11", "h11"], ["u-hc-h24-fw-sun", "h24", "sun"], ["u-ca-hebrew-fw-thu-hc-h23", "h23", "thu"], ["a-foo-u-hc-h12", "h12"], ["t-fr-u-hc-h12", "h12"],
  ["u-hc-h12-hc-h23", "h12"], ["u-attr-hc-h12", "h12"], ["unifon-u-hc-h23-fw-mon", "h23", "mon"], ["uccor-u-fw-mon", undefined, "mon"], ["u-hc-h13"], ["u-ca-ethiopic-amete-alem"], ["u-fw-xyz-fw-mon"], ["u-fw-xyz"], ["x-u-hc-h12"], ["u-rg-gbzzzz", undefined, undefined, "GB"], ["u-rg-419zzzz", undefined, undefined, "419"], ["u-co-phonebk-fw-mon", undefined, "mon"],
]) {
  const { hourCycle: intl = undefined } = new Intl.Locale(`fr-US-${keys}`);
  if (keys !== "u-hc-h13") same(intl, hourCycle, `Intl's hour cycle of ${keys}`);
  const found = resolved([`fr-US-${keys}`]);
  same([found.tag, found.hourCycle, found.firstDay, found.region], ["fr", hourCycle, firstDay, region ?? "US"], keys ?? "");
  same(found.calendar, new Intl.Locale(`fr-US-${keys}`).calendar, `the calendar of ${keys}`);
}
same(resolved(["fr-US-u-ca-gregorian"]).calendar, "gregory", "ICU's name of a calendar, which is too long for BCP 47");
for (const [header, list] of ([
  ["de,fr;q=0.5,en;q=0.7", ["de", "en", "fr"]], ["a;q=0.123,b;Q=0.124,c;q=1.000", ["c", "b", "a"]], ["de ; q=0.5 , fr\t;q=0.6", ["fr", "de"]],
  ["de;q=2,fr;q=0.1234,en;q=x,it;q=0.5;r=1,ja;q=,es;q=-1,pt;q=1.1,nl", ["nl"]], ["*;q=0.5,de;q=0", []], [",,de,", ["de"]], ["de;level=1", []],
])) same(acceptedLanguages(header), list, header);
same(acceptedLanguages(Array.from({ length: 120 }, (_, place) => `a${place}`).join()).length, 100, "a long header");

// The settings change the locale as the runtime's functions do, the region first. A group of regions has the world's week.
const { locale } = await open("de.js");
const world = regions.regions["001"];
const abroad = withRegion(locale, "US", regions);
for (const [given, expected] of [
  [{}, locale], [{ region: "DE" }, locale], [{ region: "QQ" }, locale], [{ region: "41" }, locale], [{ region: "4190" }, locale], [{ region: "__proto__" }, locale], [{ region: "US" }, abroad],
  [{ hourCycle: "h12" }, withHourCycle(locale, "h12")], [{ region: "US", hourCycle: "h23" }, withHourCycle(abroad, "h23")],
  [{ calendar: locale.calendars.preferred[0] }, locale],
  [{ calendar: "hebrew" }, { ...locale, calendars: { ...locale.calendars, preferred: ["hebrew", ...locale.calendars.preferred] } }],
  [{ firstDay: "fri" }, { ...locale, week: { ...locale.week, firstDay: "fri" } }],
  [{ region: "US", firstDay: "fri", hourCycle: "h11" }, { ...withHourCycle(abroad, "h11"), week: { ...abroad.week, firstDay: "fri" } }],
]) same(withPreferences(locale, given, regions), expected, JSON.stringify(given));
for (const region of ["419", "150", "001"]) {
  const { week, hourCycle } = withPreferences((await open("en.js")).locale, { region }, regions);
  const { firstDay, minimalDays, weekend, languages } = world;
  same([week, hourCycle], [{ firstDay, minimalDays, weekend, region }, region === "001" ? languages.en.hourCycle : world.hourCycle], region);
}
console.log(`${count} matches and settings`);
