// @ts-check
// Errors, and the form of untrusted values in their messages.

/**
 * A value in the form of an error message: at most 40 characters, all of them printable ASCII.
 * @param {unknown} value
 * @returns {string}
 */
export function shown(value) {
  // A module has no text, for example if it is passed instead of its calendar.
  const text = Object(value) !== value || /** @type {any} */ (value).toString ? String(value) : {}.toString.call(value);
  return `'${text.slice(0, 40).replace(/[^ -~]/g, "?")}'`;
}

/**
 * @param {string} what
 * @param {unknown} value
 * @param {ErrorConstructor} [Kind]
 */
export function expected(what, value, Kind = RangeError) {
  return new Kind(`Expected ${what}, but got ${shown(value)}.`);
}

/**
 * Throws for a value that is not a whole number, such as the text of a <select>.
 * @param {unknown} value
 */
export function demandInteger(value) {
  if (!Number.isSafeInteger(value)) throw expected("a whole number", value);
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
 * The end of an error message, such as " Did you mean 'persian'?"; empty if the wrong name is near no known name.
 * @param {string} wrong
 * @param {readonly string[]} names
 */
export function suggestion(wrong, names) {
  const distances = names.map((name) => {
    // The number of letters to change, add or remove, for each beginning of the name.
    const row = Array.from({ length: name.length + 1 }, (_, index) => index);
    for (const letter of wrong.slice(0, 40)) {
      let corner = row[0];
      row[0] += 1;
      for (let index = 1; index < row.length; index += 1) {
        const above = row[index];
        row[index] = Math.min(above + 1, row[index - 1] + 1, corner + (letter === name[index - 1] ? 0 : 1));
        corner = above;
      }
    }
    return row[name.length];
  });
  const least = Math.min(...distances);
  return least < 4 ? ` Did you mean '${names[distances.indexOf(least)]}'?` : "";
}

/**
 * Returns a value that is a text; throws for any other value.
 * @param {unknown} value
 * @param {string} [what]
 * @returns {string}
 */
export function textOf(value, what = "a text") {
  if (typeof value !== "string") throw expected(what, value, TypeError);
  return value;
}

/**
 * Returns a value that is a list; throws for any other value.
 * @template {readonly unknown[]} List
 * @param {List} value
 * @param {string} what
 * @returns {List}
 */
export function listOf(value, what) {
  if (!Array.isArray(value)) throw expected(what, value, TypeError);
  return value;
}

/**
 * Returns options with known names; throws for an unknown name, such as a misspelled one.
 * @template {object} Options
 * @param {Options} options
 * @param {readonly string[]} names
 * @returns {Options}
 */
export function checkedOptions(options, names) {
  if (typeof options !== "object" || options === null || Array.isArray(options)) throw expected("an object with options", options, TypeError);
  for (const name in options) {
    // A script can add properties to all objects.
    if (!names.includes(name) && !(name in {})) throw expected(`only the options ${names.join(", ")}`, name, TypeError);
  }
  return options;
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
  if (file.schemaVersion !== 3) throw damaged(`almanac.js reads schema 3, but a module has ${file.schemaVersion}`);
}

/** @param {string} what */
export function damaged(what) {
  return new TypeError(`${what}. Write the bundle again.`);
}

/**
 * The value of a key that the object itself has; `undefined` if the object lacks the key or inherits it, or if the key is
 * an object.
 * @template Value
 * @param {{ readonly [key: string]: Value } | readonly Value[] | undefined} object
 * @param {string | number} key
 * @returns {Value | undefined}
 */
export function own(object, key) {
  return object && typeof key !== "object" && {}.hasOwnProperty.call(object, key) ? /** @type {any} */ (object)[key] : undefined;
}
