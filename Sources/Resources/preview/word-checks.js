// @ts-check
// The checks of a reader's text, which accept what Almanac accepts.

/**
 * `optional` is the placeholder that the text need not have, because the form is for at most one number.
 * @typedef {{
 *   id: string, form?: string, source: string, target?: string, note?: string, example?: string, optional?: string,
 * }} Unit
 */

/**
 * The placeholders of a text, sorted.
 * @param {string} text
 */
function placeholders(text) {
  return (text.match(/\{[^{}]*\}/g) ?? []).sort().join(" ");
}

/** A specifier of Apple's format strings, such as `%lld`, which Almanac refuses. */
const specifier = /%(\d+\$)?(#@\w*@|(0\d*)?(\.\d*)?(hh|ll|[hlqztjL])?[@aAcCdDeEfFgGioOpsSuUxX])/;
/** The signs that a text has only if the text that it replaces has them. */
const rareSigns = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069%]/gu;

/**
 * Why a text cannot be used; an empty text if it can.
 * @param {Unit} unit
 * @param {string} text
 */
export function problem({ source, target = source, optional }, text) {
  if (text.trim() === "") return "Write a text, or skip the word.";
  if (text === target) return "";
  if (text !== text.trim() && target === target.trim()) return "Remove the space at the beginning or the end.";
  if (text.match(rareSigns)?.some((sign) => !target.includes(sign))) return "Remove the line break, the control character or the percent sign.";
  if (specifier.test(text)) return "Write a space after the percent sign.";
  const [wanted, given] = [target, text].map(placeholders);
  if (given === wanted || (optional && ["", optional].includes(given))) return "";
  if (optional) return `Write ${optional} once, or leave it out.`;
  return wanted ? `Keep ${wanted} exactly once.` : "Remove the placeholder in braces.";
}
