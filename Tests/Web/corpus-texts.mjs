// @ts-check
// Makes the call of a corpus's line in the runtime of a bundle's modules, in node or in a browser.

import { calls } from "./corpus-calls.mjs";

/**
 * @param {(path: string) => Promise<any>} open imports a module of the bundle
 * @returns {Promise<(line: any) => Promise<string>>} the runtime's text for a line of the corpus
 */
export async function runtimeTexts(open) {
  const runtime = await open("almanac.js");
  const index = await open("index.js");
  const { regions } = await open("regions.js");
  /** @type {Map<string, any>} */
  const locales = new Map();
  for (const tag of index.tags) locales.set(tag, (await open(`${tag}.js`)).locale);
  const say = calls(runtime, index, await open("preferences.js"), await open("typed.js"), regions, (tag) => locales.get(tag));

  /** @type {Map<string, any>} */
  const modules = new Map();
  async function loaded(/** @type {string} */ tag, /** @type {string | undefined} */ calendar) {
    const key = `${tag}/${calendar ?? "words"}`;
    let found = modules.get(key);
    if (!found) {
      const { locale } = await open(`${tag}/words.js`);
      found = calendar ? { locale, calendar: { ...(await open(`${tag}/${calendar}.js`)).calendar, locale } } : { locale };
      // A corpus is sorted by locale, so older modules are not needed again.
      if (modules.size > 50) modules.clear();
      modules.set(key, found);
    }
    return found;
  }

  return async ({ locale: tag, calendar, call, arguments: values }) => {
    const data = await loaded(tag, calendar);
    try {
      return say[call](values, data.calendar ?? data.locale, data.locale);
    } catch (error) {
      return error instanceof RangeError ? "none" : String(/** @type {Error} */ (error)?.stack ?? error);
    }
  };
}
