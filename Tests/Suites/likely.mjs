// Likely subtags (UTS 35) by the languages of a bundle's index.

/** @returns {string | undefined} the tag with its likely script and region; `undefined` if the bundle lacks the language */
function maximized(languages, language, script, region) {
  const known = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!known) return undefined;
  const found = script ?? (region === undefined ? undefined : known.scripts[region]) ?? known.script;
  return [language, found, region ?? known.regions[found] ?? known.regions[known.script]].join("-");
}

/**
 * @param {Record<string, { script: string, regions: Record<string, string>, scripts: Record<string, string> }>} languages
 * @param {string} tag
 * @param {string} option `maximize`, `minimizeFavorScript`, `minimizeFavorRegion` or `minimize`, which favors the region
 */
export function likelyTag(languages, tag, option) {
  const [, language, script, region] = /^([a-z]{2,8})(?:-([A-Z][a-z]{3}))?(?:-([A-Z]{2}|\d{3}))?$/.exec(tag) ?? [];
  const whole = language && maximized(languages, language, script, region);
  if (!whole || option === "maximize") return whole || undefined;
  const [, wholeScript, wholeRegion] = whole.split("-");
  const shorter = [[language, undefined, wholeRegion], [language, wholeScript, undefined]];
  if (option === "minimizeFavorScript") shorter.reverse();
  for (const parts of [[language, undefined, undefined], ...shorter]) {
    if (maximized(languages, ...parts) === whole) return parts.filter(Boolean).join("-");
  }
  return whole;
}
