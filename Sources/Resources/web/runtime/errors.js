// @ts-check
// Errors, and what they say of values that a stranger may have sent.

/**
 * A value as an error's message shows it: at most 40 characters, all of them visible ASCII.
 * @param {unknown} value
 * @returns {string}
 */
export function shown(value) {
  return `'${String(value).slice(0, 40).replace(/[^ -~]/g, "?")}'`;
}

/**
 * @param {string} what
 * @param {unknown} value
 * @param {ErrorConstructor} [Kind]
 */
export function expected(what, value, Kind = RangeError) {
  return new Kind(`Expected ${what}, and got ${shown(value)}.`);
}

/** @param {string} what */
export function outside(what) {
  return new RangeError(`${what} is outside the Gregorian years 1900 to 2100.`);
}

/** @param {string} what */
export function damaged(what) {
  return new TypeError(`${what}. Write the whole bundle again.`);
}

/**
 * The value of a key that an object has itself.
 * @template Value
 * @param {{ readonly [key: string]: Value } | readonly Value[] | undefined} object
 * @param {string | number} key
 * @returns {Value | undefined}
 */
export function own(object, key) {
  return object && {}.hasOwnProperty.call(object, key) ? /** @type {any} */ (object)[key] : undefined;
}
