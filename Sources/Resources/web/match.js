// @ts-check
// Finds the locale of a bundle for a user's languages, by CLDR's likely subtags and parents. index.js calls it.

import { acceptedLanguages, parseLanguage } from "./languages.js";

export { acceptedLanguages };

/** @typedef {import("./almanac.js").MatchIndex} MatchIndex */
/** @typedef {import("./languages.js").Tag} Tag */
/** @typedef {import("./languages.js").WantedLanguage} WantedLanguage */

/**
 * The value of a key that the object itself has; `undefined` if the object lacks the key or inherits it.
 * @template Value
 * @param {{ readonly [key: string]: Value } | undefined} object
 * @param {string} key
 * @returns {Value | undefined}
 */
function own(object, key) {
  return object && {}.hasOwnProperty.call(object, key) ? object[key] : undefined;
}

/** @param {Tag} tag */
function text({ language, script, region }) {
  return [language, script, region].filter(Boolean).join("-");
}

/**
 * The parts of a tag of CLDR's data, such as `zh-Hant-TW`.
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
 * A wanted tag with current codes, such as `he` for `iw`.
 * @param {MatchIndex} index
 * @param {WantedLanguage} wanted
 * @returns {Tag}
 */
function resolved(index, { tag, longLanguage }) {
  /** @type {Tag} */
  let result = { ...tag, region: tag.region && (own(index.regionAliases, tag.region) ?? tag.region) };
  const long = longLanguage === undefined ? undefined : parsedTag(own(index.aliases, longLanguage));
  if (long) return taking(result, long);
  // After the first alias, a second one may be needed: from `no` to `nb`, or from `nb` to `no`.
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
 * A tag, and its parents with the same language and script, the nearest first.
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
  // No locale has more than 8 parents. In an edited file, the parents could form a cycle.
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
 * @returns {import("./match.js").Resolved | undefined}
 */
function resolveOne(index, wanted) {
  const { suffix, fileKeys, ...keywords } = wanted.keywords;
  const locale = resolved(index, wanted);
  const whole = text(wanted.tag) + suffix;
  // The bundle's locale already has this region and these keys. An old tag such as `no-nyn` may end with the code of
  // another language, here `nyn`.
  if (own(index.locales, whole) && locale.language === wanted.tag.language) return { tag: whole };
  const tag = nearestTag(index, locale, fileKeys);
  return tag === undefined ? undefined : { tag, ...keywords, region: keywords.region ?? locale.region };
}

/**
 * The tag of the nearest locale. If several are equally near, the locale with the wanted digits and calendar is first,
 * then the locale that has the wanted tag.
 * @param {MatchIndex} index
 * @param {Tag} locale
 * @param {import("./languages.js").FileKeys} fileKeys
 */
function nearestTag(index, locale, fileKeys) {
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
    const { ca, nu } = candidate.keywords.fileKeys;
    const isSame = text(candidate.tag) === text(locale);
    const isWanted = [
      isParadigm, known.region === likelyRegion, nu === fileKeys.nu, ca === fileKeys.ca, isSame];
    const far = [...distance(parents, others), ...isWanted.map((claim) => (claim ? 0 : 1))];
    if (!nearest || isLess(far, nearest.distance)) nearest = { tag, distance: far };
  }
  return nearest?.tag;
}

/**
 * The best locale of a bundle for a user, with the user's settings; `undefined` if no language has a match.
 *
 * The first language with a match decides. A match is the tag itself, or else the nearest locale of the same language
 * and script. A locale with another language or script never matches, except that `no` and `nb` match each other. Only
 * the first 100 languages count.
 * @param {MatchIndex} index the export `index` of `index.js`
 * @param {import("./match.js").Wanted} wanted tags, most preferred first, or the value of `Accept-Language`
 */
export function resolveLocale(index, wanted) {
  const list = wanted ?? [];
  for (const language of Array.isArray(list) ? list.slice(0, 100) : acceptedLanguages(/** @type {string} */ (list))) {
    const parsed = parseLanguage(language);
    const found = parsed && resolveOne(index, parsed);
    if (found) return found;
  }
  return undefined;
}

/**
 * The tag of the best locale of a bundle for a user; `undefined` if no language has a match.
 * @param {MatchIndex} index the export `index` of `index.js`
 * @param {import("./match.js").Wanted} wanted tags, most preferred first, or the value of `Accept-Language`
 */
export function matchLocale(index, wanted) {
  return resolveLocale(index, wanted)?.tag;
}
