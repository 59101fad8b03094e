// @ts-check
// Errors, and the form of untrusted values in their messages.

/**
 * A value in the form of an error message: at most 40 characters, all of them printable ASCII.
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
  return new Kind(`Expected ${what}, but got ${shown(value)}.`);
}

/** @param {string} what */
export function outside(what) {
  return new RangeError(`${what} is not in 1900-01-01 to 2101-01-28.`);
}

/**
 * Returns a value that is in a list; throws for any other value.
 * @template Value
 * @param {unknown} value
 * @param {readonly Value[]} list
 * @returns {Value}
 */
export function oneOf(value, list) {
  if (!list.includes(/** @type {any} */ (value))) throw expected(`one of ${list.join(", ")}`, value);
  return /** @type {Value} */ (value);
}

/**
 * Throws unless a value is a locale or a calendar in the schema version that this runtime reads.
 * @param {{ schemaVersion?: number, calendar?: string } | undefined} file
 * @param {"locale" | "calendar"} kind
 */
export function checkModule(file, kind) {
  if ((file?.calendar === undefined) === (kind === "calendar") || !file?.schemaVersion) {
    throw expected(`a ${kind} of a bundle`, file, TypeError);
  }
  if (file.schemaVersion !== 2) throw damaged(`almanac.js reads schema 2, but a module has ${file.schemaVersion}`);
}

/** @param {string} what */
export function damaged(what) {
  return new TypeError(`${what}. Write the bundle again.`);
}

/**
 * The value of a key that the object itself has; `undefined` if the object lacks the key or inherits it.
 * @template Value
 * @param {{ readonly [key: string]: Value } | readonly Value[] | undefined} object
 * @param {string | number} key
 * @returns {Value | undefined}
 */
export function own(object, key) {
  return object && {}.hasOwnProperty.call(object, key) ? /** @type {any} */ (object)[key] : undefined;
}
