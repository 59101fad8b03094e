// The public suites that `run` can read, and how their files become tests of unicode-org/conformance.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const repositories = {
  conformance: { url: "https://github.com/unicode-org/conformance", commit: "cb46f477dd4b659ed664766015f8253a2605ac0c" },
  test262: { url: "https://github.com/tc39/test262", commit: "be13516fb6441b950ba8a3df97eb34062c186972" },
};

/**
 * A suite: its file or folder below the folder that `run` gets, its path in the repository, its SHA-256, and the reader of its
 * tests. The files in `months` are facts of such a repository and stand beside this file.
 */
export const suites = [
  ["conformance/icu76-datetime.json", "testgen/icu76/datetime.json", "8a77608463023d4d167d985d024797a23e8ffb395062a6628595364efa826ce8", dates],
  ["conformance/icu77-datetime.json", "testgen/icu77/datetime.json", "5816dd029a8ef9268d5bfe0bd0e06405d154bc3b0f965c19238467c0be8e61f7", dates],
  ["conformance/icu72-plurals.xml", "testgen/icu72/plurals.xml", "35a3637f88e5e0861b8596b4600fb16f0d35e0d3d7316343a4b28ec6835819be", plurals],
  ["conformance/icu78-plurals.xml", "testgen/icu78/plurals.xml", "d701d8b461afd2ba5eb21f9c1d645c8a661de225596afcf0f492ee36c69d727d", plurals],
  ["conformance/icu78-ordinals.xml", "testgen/icu78/ordinals.xml", "129bf4aa6f41d47931bf908ebaa261ec0b73b768f1fe3be90c06ab11fb49880a", plurals],
  ["conformance/icu78-likelySubtags.txt", "testgen/icu78/likelySubtags.txt", "0a610d6517538d34bad5bcd9da81ccd11a87f91a150411d6ea6d8f1c8ecc29e2", likelySubtags],
  ["months/chinese-icu.txt", "", "", monthStarts],
  ["months/chinese-icu4x.txt", "", "", (text) => monthLengths(text, "chinese")],
  ["months/dangi-icu4x.txt", "", "", (text) => monthLengths(text, "dangi")],
  ["months/islamic-umalqura-icu4x.txt", "", "", (text) => monthLengths(text, "islamic-umalqura")],
  ["test262", "harness and test/intl402/Temporal", "f31d5d8fc61cf8145ace8747992f14bd925b9e8b7d4c5122222243ac94ae540c", undefined],
].map(([path, source, sha256, read]) => ({ path, source, sha256, read, repository: repositories[path.split("/")[0]] }));

/** The files of a suite; a folder counts with the JavaScript below it. */
function filesOf(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return existsSync(path) ? [path] : [];
  return readdirSync(path).sort().flatMap((name) => filesOf(join(path, name))).filter((file) => file.endsWith(".js"));
}

const monthCode = (number, isLeap) => `M${String(number).padStart(2, "0")}${isLeap ? "L" : ""}`;
const yearTest = (calendar, year) => ({ test_type: "first_days", calendar, year });

/** @returns {Iterable<Case>} */
function* monthStarts(text) {
  for (const line of text.split("\n").filter((line) => /^\d/.test(line))) {
    const [year, ...days] = line.split(" ");
    let civil = +year;
    let last = "";
    let number = 0;
    const expected = days.map((day) => {
      const isLeap = day.startsWith("L");
      if (!isLeap) number += 1;
      const start = day.replace("L", "");
      if (start !== "-" && start < last) civil += 1;
      if (start !== "-") last = start;
      return `${monthCode(number, isLeap)} ${start === "-" ? start : `${civil}-${start}`}`;
    });
    yield { name: `chinese ${year}`, expected: expected.join(", "), test: yearTest("chinese", +year) };
  }
}

/** @returns {Iterable<Case>} */
function* monthLengths(text, calendar) {
  for (const line of text.split("\n").filter((line) => /^\d/.test(line))) {
    const [year, firstDay, lengths, leap] = line.split(" ");
    let day = Date.parse(firstDay);
    const expected = [...lengths].map((length, index) => {
      const isLeap = index + 1 === +leap;
      const start = new Date(day).toISOString().slice(0, 10);
      day += (length === "L" ? 30 : 29) * 86400000;
      return `${monthCode(+leap && index + 1 >= +leap ? index : index + 1, isLeap)} ${start}`;
    });
    yield { name: `${calendar} ${year}`, expected: expected.join(", "), test: yearTest(calendar, +year) };
  }
}

/**
 * The SHA-256 of a suite's file, or of the names and bytes of its files. `undefined` if the suite is missing. An empty text for
 * the facts in `months`, which are part of this repository.
 */
export function hashOf(folder, { path, source, repository }) {
  if (!repository) return "";
  const parts = source.includes(" and ") ? source.split(" and ").map((part) => join(folder, path, part)) : [join(folder, path)];
  const files = parts.flatMap(filesOf);
  if (files.length === 0) return undefined;
  const hash = createHash("sha256");
  for (const file of files) {
    if (files.length > 1) hash.update(`${relative(folder, file)}\n`);
    hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * A test, its name in `explained.json`, and the answer that the suite expects.
 * @typedef {{ name: string, test: object, expected: string }} Case
 */

/** @returns {Iterable<Case>} */
function* dates(text) {
  for (const { locale, input, expected, ...fields } of JSON.parse(text)) {
    const { calendar, classicalSkeleton, dateLength, timeLength, ...rest } = fields;
    const [, local, zone] = /^([\d:T-]+?)(Z|[+-]\d\d:\d\d)\[/.exec(input) ?? [];
    if (!local) throw new Error(`The input '${input}' has no offset.`);
    const moment = Date.parse(local + zone);
    const style = classicalSkeleton ?? [dateLength, timeLength].map((length) => length ?? "none").join("/");
    const options = {
      ...(calendar && { calendar: calendar === "gregorian" ? "gregory" : calendar }),
      ...(dateLength && { dateStyle: dateLength }), ...(timeLength && { timeStyle: timeLength }),
      ...(classicalSkeleton && { skeleton: classicalSkeleton }), ...rest,
      ...(rest.hourCycle && { hourCycle: rest.hourCycle.toLowerCase() }),
    };
    const kind = [rest.dateTimeFormatType, rest.semanticSkeleton, rest.semanticSkeletonLength, rest.hourCycle, rest.yearStyle].filter(Boolean);
    yield {
      name: [locale, calendar, style, ...kind, input].join(" "), expected,
      test: {
        test_type: "datetime_fmt", locale, options, input_string: new Date(moment).toISOString(),
        tz_offset_secs: (Date.parse(`${local}Z`) - moment) / 1000,
      },
    };
  }
}

/** @returns {Iterable<Case>} */
function* plurals(text) {
  const type = /<plurals type="(\w+)"/.exec(text)?.[1];
  for (const [, locales, rules] of text.matchAll(/<pluralRules locales="([^"]+)">([^]*?)<\/pluralRules>/g)) {
    for (const [, count, rule] of rules.matchAll(/<pluralRule count="(\w+)">([^<]*)<\/pluralRule>/g)) {
      for (const sample of rule.split("@").slice(1).flatMap(samples)) {
        for (const locale of locales.split(" ")) {
          yield { name: `${locale} ${sample}`, expected: count, test: { test_type: "plural_rules", locale, type, sample } };
        }
      }
    }
  }
}

/** The numbers of `integer 0, 2~16, 100, …` (UTS 35, samples of plural rules). */
function samples(text) {
  return text.replace(/^\w+ /, "").split(",").map((part) => part.trim()).filter((part) => /^\d/.test(part)).flatMap((part) => {
    const [first, last = first] = part.split("~");
    const digits = first.split(".")[1]?.length ?? 0;
    const step = 10 ** -digits;
    return /c/.test(first) ? [first]
      : Array.from({ length: Math.round((+last - +first) / step) + 1 }, (_, index) => (+first + index * step).toFixed(digits));
  });
}

/** @returns {Iterable<Case>} */
function* likelySubtags(text) {
  for (const line of text.split("\n")) {
    if (!line.includes(";") || line.startsWith("#")) continue;
    const [source, maximize, script, region] = line.split(";").map((part) => part.trim());
    const favorsScript = script || maximize;
    const expected = { maximize, minimizeFavorScript: favorsScript, minimizeFavorRegion: region || favorsScript };
    for (const [option, answer] of Object.entries(expected)) {
      yield { name: `${source} ${option}`, expected: answer, test: { test_type: "likely_subtags", locale: source, option } };
    }
  }
}
