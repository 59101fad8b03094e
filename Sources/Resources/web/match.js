// @ts-check
// The locale of a bundle for the languages of a user, by CLDR's likely subtags and parents. index.js calls it.

/** @typedef {import("./almanac.js").MatchIndex} MatchIndex */
/** @typedef {{ language: string, script?: string, region?: string }} Tag */
/**
 * What a user asks for.
 * @typedef {object} WantedLanguage
 * @property {Tag} tag
 * @property {string | undefined} longLanguage a language of two subtags that is one, as in `zh-yue`
 * @property {string} suffix the `-u-` keys that a bundle's tag can have, as such a tag has them
 */

/**
 * The value of a key that an object has itself.
 * @template Value
 * @param {{ readonly [key: string]: Value } | undefined} object
 * @param {string} key
 * @returns {Value | undefined}
 */
function own(object, key) {
  return object && {}.hasOwnProperty.call(object, key) ? object[key] : undefined;
}

const keyForms = {
  ca: /./, fw: /^(sun|mon|tue|wed|thu|fri|sat)$/, hc: /^h(11|12|23|24)$/, nu: /./, rg: /^([a-z]{2}|\d{3})./,
};

/**
 * The `-u-` keys of a tag that a locale of a bundle can have, in the order of a canonical tag.
 * @param {string} text the subtags behind the region, in lower case
 */
function keywordSuffix(text) {
  const [, extension = ""] = /(?:^|-)u((?:-[a-z\d]{2,8})*)/.exec(text.replace(/(^|-)x-.*/, "")) ?? [];
  /** @type {Record<string, string>} */
  const values = {};
  for (const [, key, value] of extension.matchAll(/-([a-z\d]{2})((?:-[a-z\d]{3,8})*)(?![a-z\d])/g)) {
    values[key] = values[key] ?? value.slice(1);
  }
  const suffix = Object.entries(keyForms)
    .filter(([key, form]) => form.test(values[key] ?? ""))
    .map(([key]) => {
      const region = key === "rg" ? /^([a-z]{2}|\d{3})./.exec(values.rg) : undefined;
      return `-${key}-${region ? `${region[1]}zzzz` : values[key]}`;
    })
    .join("");
  return suffix && `-u${suffix}`;
}

/**
 * Reads a tag as a browser or an operating system writes it: `de-AT`, `zh_TW`, `en-US-u-hc-h23`.
 * @param {string} text
 * @returns {WantedLanguage | undefined}
 */
function parseLanguage(text) {
  if (typeof text !== "string" || text.length > 255) return undefined;
  const subtags = text.split("@")[0].split(".")[0].split(/[-_]/).map((subtag) => subtag.toLowerCase());
  const language = subtags.shift() ?? "";
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
    suffix: keywordSuffix(subtags.join("-")),
  };
}

/** @param {Tag} tag */
function text({ language, script, region }) {
  return [language, script, region].filter(Boolean).join("-");
}

/**
 * A tag of CLDR's data, as in `zh-Hant-TW`.
 * @param {string | undefined} tag
 * @returns {Tag | undefined}
 */
function parsedTag(tag) {
  const match = /^([^-_]+)(?:[-_]([^-_]{4}))?(?:[-_]([^-_]{2,3}))?$/.exec(tag ?? "");
  return match ? { language: match[1], script: match[2], region: match[3] } : undefined;
}

/**
 * @param {Tag} tag
 * @param {Tag} alias
 * @returns {Tag}
 */
function taking(tag, alias) {
  return { language: alias.language, script: tag.script ?? alias.script, region: tag.region ?? alias.region };
}

/**
 * A wanted tag with current codes, as in `he` for `iw`.
 * @param {MatchIndex} index
 * @param {WantedLanguage} wanted
 * @returns {Tag}
 */
function resolved(index, { tag, longLanguage }) {
  /** @type {Tag} */
  let result = { ...tag, region: tag.region && (own(index.regionAliases, tag.region) ?? tag.region) };
  const long = longLanguage === undefined ? undefined : parsedTag(own(index.aliases, longLanguage));
  if (long) return taking(result, long);
  // The second step is from `no` to `nb`, or back.
  for (let step = 0; step < 2 && !own(index.languages, result.language); step += 1) {
    const alias = parsedTag(own(index.aliases, result.language));
    if (alias) result = taking(result, alias);
  }
  return result;
}

/**
 * The likely script of a tag.
 * @param {MatchIndex} index
 * @param {Tag} tag
 */
function scriptOf(index, { language, script, region }) {
  if (script) return script;
  const known = own(index.languages, language);
  return (region && own(known?.scripts, region)) ?? known?.script ?? "";
}

/**
 * A tag and its parents of the same language and script, the nearest first.
 * @param {MatchIndex} index
 * @param {Tag} tag
 * @returns {string[]}
 */
function ancestry(index, tag) {
  const script = scriptOf(index, tag);
  const isUsual = script === own(index.languages, tag.language)?.script;
  /** @type {Tag} */
  const start = { language: tag.language, script: isUsual ? undefined : script, region: tag.region };
  const found = [text(start)];
  /** @type {Tag | undefined} */
  let next = start;
  // No locale has more than 8 parents. In an edited file, they could form a cycle.
  while (next && found.length <= 9) {
    if (next !== start) found.push(text(next));
    const parent = own(index.parents, text(next));
    /** @type {Tag | undefined} */
    let following;
    if (parent !== undefined) following = parsedTag(parent);
    else if (next.region) following = { language: next.language, script: next.script };
    next = following?.language === tag.language && following.script === start.script ? following : undefined;
  }
  return found;
}

/**
 * @param {readonly string[]} wanted
 * @param {readonly string[]} other
 */
function distance(wanted, other) {
  const generation = wanted.findIndex((tag) => other.includes(tag));
  return generation < 0 ? [wanted.length, other.length] : [generation, other.indexOf(wanted[generation])];
}

/**
 * @param {readonly number[]} first
 * @param {readonly number[]} second
 */
function isLess(first, second) {
  const place = first.findIndex((number, index) => number !== second[index]);
  return place >= 0 && first[place] < second[place];
}

/** @type {WeakMap<MatchIndex, string[]>} */
const sorted = new WeakMap();

/** @param {MatchIndex} index */
function sortedTags(index) {
  const tags = sorted.get(index) ?? Object.keys(index.locales).sort();
  sorted.set(index, tags);
  return tags;
}

/**
 * @param {MatchIndex} index
 * @param {WantedLanguage} wanted
 * @returns {string | undefined}
 */
function matchOne(index, wanted) {
  const whole = text(wanted.tag) + wanted.suffix;
  if (own(index.locales, whole)) return whole;
  const locale = resolved(index, wanted);
  if (own(index.locales, text(locale))) return text(locale);
  const script = scriptOf(index, locale);
  const parents = ancestry(index, locale);
  const likelyRegion = own(own(index.languages, locale.language)?.regions, script);
  /** @type {{ tag: string, distance: number[] } | undefined} */
  let nearest;
  for (const tag of sortedTags(index)) {
    const known = index.locales[tag];
    if (known.language !== locale.language || known.script !== script) continue;
    const candidate = parseLanguage(tag);
    if (!candidate) continue;
    const others = ancestry(index, candidate.tag);
    const isParadigm = index.paradigmLocales.includes(others[0]);
    const far = [...distance(parents, others), isParadigm ? 0 : 1, known.region === likelyRegion ? 0 : 1];
    if (!nearest || isLess(far, nearest.distance)) nearest = { tag, distance: far };
  }
  return nearest?.tag;
}

/**
 * The languages of an HTTP header `Accept-Language`, the most wanted first.
 *
 * It ignores `*`, malformed entries, and all entries after the hundredth.
 * @param {string} header
 * @returns {string[]}
 */
export function acceptedLanguages(header) {
  const entries = header.split(",", 100).flatMap((entry, place) => {
    const [tag, weight, ...rest] = entry.split(";").map((part) => part.replace(/[ \t]/g, ""));
    const quality = weight === undefined ? ["", "1"] : /^[qQ]=([01](?:\.\d{0,3})?)$/.exec(weight);
    const value = quality && rest.length === 0 ? +quality[1] : 0;
    return tag && tag !== "*" && value > 0 && value <= 1 ? [{ tag, value, place }] : [];
  });
  return entries.sort((first, second) => second.value - first.value || first.place - second.place)
    .map(({ tag }) => tag);
}

/**
 * The best locale of a bundle for a user, or `undefined` if no language has one.
 *
 * The first language with a match decides. A match is the tag itself, or else the nearest locale of the same language
 * and script. Another language or script never matches; only `no` and `nb` match each other. It looks at 100 languages.
 * @param {MatchIndex} index what `index.js` exports
 * @param {string | readonly string[] | null | undefined} wanted tags, the most wanted first, or the value of `Accept-Language`
 * @returns {string | undefined}
 */
export function matchLocale(index, wanted) {
  const languages = typeof wanted === "string" ? acceptedLanguages(wanted) : (wanted ?? []).slice(0, 100);
  for (const language of languages) {
    const parsed = parseLanguage(language);
    const tag = parsed && matchOne(index, parsed);
    if (tag !== undefined) return tag;
  }
  return undefined;
}
