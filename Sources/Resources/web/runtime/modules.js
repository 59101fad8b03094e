// @ts-check
// The functions that the modules of a bundle call.

import { damaged } from "./errors.js";

/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {import("../almanac.js").Phrase} Phrase */

/**
 * A locale with more words.
 * @param {LocaleData} locale
 * @param {readonly string[]} keys
 * @param {readonly (Phrase | null)[]} texts in the order of the keys; `null` if the language has none
 * @returns {any}
 */
export function withWords(locale, keys, texts) {
  if (texts.length !== keys.length) {
    throw damaged("The words of a module do not belong to its 'words.js'");
  }
  const words = keys.map((key, index) => [key, texts[index]]).filter(([, text]) => text !== null);
  return { ...locale, strings: { ...locale.strings, ...Object.fromEntries(words) } };
}
