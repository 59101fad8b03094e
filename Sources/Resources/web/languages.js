// @ts-check
// Reads the language tags of users, browsers and operating systems.

/** @typedef {{ language: string, script?: string, region?: string }} Tag */
/**
 * A language that a user wants.
 * @typedef {object} WantedLanguage
 * @property {Tag} tag
 * @property {string | undefined} longLanguage a language that has two subtags, such as `zh-yue`
 * @property {Keywords} keywords
 */
/** @typedef {{ ca?: string, nu?: string }} FileKeys the keys that only a locale's own files can apply */
/**
 * The `-u-` keys; `suffix` is their text.
 * @typedef {import("./almanac.js").Preferences & { suffix: string, fileKeys: FileKeys }} Keywords
 */

/**
 * The names of calendars in BCP 47 by their names in ICU, if these differ. Almanac writes them here from its own list.
 * @type {Readonly<Record<string, string>>}
 */
const standardNames = {};

const keyForms = {
  ca: /./, fw: /^(sun|mon|tue|wed|thu|fri|sat)$/, hc: /^h(11|12|23|24)$/, nu: /./, rg: /^([a-z]{2}|\d{3})./,
};

/**
 * The `-u-` keys of a tag that Almanac supports.
 * @param {string} text the subtags after the region, in lowercase
 * @returns {Keywords}
 */
function readKeywords(text) {
  const [, extension = ""] = /(?:^|-)u\b((?:-[a-z\d]{2,})*)/.exec(text.replace(/(^|-)x-.*/, "")) ?? [];
  /** @type {Record<string, string>} */
  const values = {};
  for (const [, key, value] of extension.matchAll(/-([a-z\d]{2})((?:-[a-z\d]{3,})*)(?![a-z\d])/g)) {
    values[key] = values[key] ?? value.slice(1);
  }
  values.ca = standardNames[values.ca] ?? values.ca;
  const known = Object.entries(keyForms).filter(([key, form]) => form.test(values[key] ?? "")).map(([key]) => key);
  const region = known.includes("rg") ? /** @type {string[]} */ (keyForms.rg.exec(values.rg))[1] : undefined;
  const suffix = known.map((key) => `-${key}-${key === "rg" ? `${region}zzzz` : values[key]}`).join("");
  return {
    suffix: suffix && `-u${suffix}`,
    fileKeys: { ca: values.ca, nu: values.nu },
    region: region?.toUpperCase(),
    ...(known.includes("ca") && { calendar: values.ca }),
    ...(known.includes("hc") && { hourCycle: /** @type {any} */ (values.hc) }),
    ...(known.includes("fw") && { firstDay: /** @type {any} */ (values.fw) }),
  };
}

/**
 * Reads a tag of a browser or an operating system, such as `de-AT`, `zh_TW` or `en-US-u-hc-h23`.
 * @param {string} text
 * @returns {WantedLanguage | undefined}
 */
export function parseLanguage(text) {
  if (typeof text !== "string" || text.length > 255) return undefined;
  const [language, ...subtags] = text.split("@")[0].split(".")[0].toLowerCase().split(/[-_]/);
  if (!/^(i|[a-z]{2,3}|[a-z]{5,8})$/.test(language)) return undefined;
  /** @param {RegExp} form */
  const take = (form) => (form.test(subtags[0] ?? "") ? subtags.shift() : undefined);
  const extended = language === "i" ? undefined : take(/^[a-z]{3}$/);
  const script = take(/^[a-z]{4}$/);
  const region = take(/^([a-z]{2}|\d{3})$/)?.toUpperCase();
  const irregular = extended ?? (subtags[0]?.length > 1 ? subtags[0] : undefined);
  return {
    tag: { language: extended ?? language, script: script && script[0].toUpperCase() + script.slice(1), region },
    longLanguage: irregular === undefined ? undefined : `${language}-${irregular}`,
    keywords: readKeywords(subtags.join("-")),
  };
}

/**
 * The languages of an HTTP header `Accept-Language`, most preferred first.
 *
 * It ignores `*`, malformed entries, and all entries after the hundredth.
 * @param {string} header
 * @returns {string[]}
 */
export function acceptedLanguages(header) {
  if (typeof header !== "string") throw new TypeError("Expected language tags in an array, or the text of Accept-Language.");
  const entries = header.split(",", 100).flatMap((entry) => {
    const [tag, weight, ...rest] = entry.split(";").map((part) => part.replace(/[ \t]/g, ""));
    const quality = weight === undefined ? ["", "1"] : /^[qQ]=([01](?:\.\d{0,3})?)$/.exec(weight);
    const value = quality && rest.length === 0 ? +quality[1] : 0;
    return tag && tag !== "*" && value > 0 && value <= 1 ? [{ tag, value }] : [];
  });
  return entries.sort((first, second) => second.value - first.value).map(({ tag }) => tag);
}
