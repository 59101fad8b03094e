// Answers tests of unicode-org/conformance with the web modules of a bundle: one test in JSON on each line of the input, one
// answer on each line of the output.
//
// node executor.mjs BUNDLE

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { likelyTag } from "./likely.mjs";

/** What a bundle cannot answer, such as the name of a time zone. */
class Unsupported extends Error {}

const calendarNames = { gregory: "gregorian" };
const pluralForms = ["zero", "one", "two", "few", "many", "other"];

/** The skeleton of a bundle for a skeleton of UTS 35 in any order, such as `yMMMEd` for `yMMMdEEE`. */
function bundleSkeleton(skeleton) {
  const fields = skeleton.replaceAll("L", "M").match(/(.)\1*/g) ?? [];
  const order = [..."GyMEdhHjms"];
  if (!fields.every(([letter]) => order.includes(letter))) return skeleton;
  const sorted = order.map((letter) => fields.find((field) => field[0] === letter) ?? "");
  return sorted.map((field) => (/^(GG|GGG|EE|EEE)$/.test(field) ? field[0] : field)).join("");
}

/** @param {string} bundle a folder with the formats json and esm */
export async function executorOf(bundle) {
  const open = (path) => import(pathToFileURL(join(resolve(bundle), "esm", path)).href);
  const runtime = await open("almanac.js");
  const { index, match } = await open("index.js");
  const loaded = new Map();
  const module = async (path, name) => {
    if (!loaded.has(path)) loaded.set(path, (await open(path))[name]);
    return loaded.get(path);
  };
  const bundleTag = (locale) => {
    const wanted = locale.replaceAll("_", "-");
    const tag = match([wanted]);
    if (tag === undefined || tag.split("-")[0] !== wanted.split("-")[0]) throw new Unsupported(`locale ${locale}`);
    return tag;
  };

  async function dateTime({ locale: wanted, input_string: input, tz_offset_secs: offset = 0, options = {} }) {
    const { calendar: bcp47 = "gregory", dateStyle, timeStyle, skeleton, hourCycle, zoneStyle } = options;
    if (zoneStyle || timeStyle === "full" || timeStyle === "long") throw new Unsupported("time zones");
    const tag = bundleTag(wanted);
    let locale = await module(`${tag}.js`, "locale");
    const name = calendarNames[bcp47] ?? bcp47;
    if (!locale.calendars.available.includes(name)) throw new Unsupported(`calendar ${bcp47}`);
    const calendar = { ...await module(`${tag}/${name}.js`, "calendar"), locale };
    const moment = new Date(Date.parse(input.replace(/\[.*/, "")) + offset * 1000);
    const date = runtime.fromDate(moment, { utc: true });
    const time = { hour: moment.getUTCHours(), minute: moment.getUTCMinutes(), second: moment.getUTCSeconds() };
    if (hourCycle) locale = runtime.withHourCycle(locale, hourCycle);
    if (skeleton) {
      const known = bundleSkeleton(skeleton).replace("j", /h1[12]/.test(locale.hourCycle) ? "h" : "H");
      try {
        if (/^[hHms]+$/.test(known)) return runtime.formatTime(locale, time, { skeleton: known });
        return runtime.format(calendar, date, { skeleton: known });
      } catch {
        throw new Unsupported(`skeleton ${skeleton}`);
      }
    }
    if (!dateStyle) return runtime.formatTime(locale, time, { style: timeStyle });
    if (!timeStyle) return runtime.format(calendar, date, { style: dateStyle });
    if (timeStyle !== "short") throw new Unsupported("seconds beside a date");
    return runtime.formatDateTime(calendar, date, time, { style: dateStyle });
  }

  async function pluralForm({ locale: wanted, type = "cardinal", sample }) {
    if (type !== "cardinal") throw new Unsupported("ordinal numbers");
    if (!/^\d+$/.test(sample)) throw new Unsupported("numbers that are not whole");
    const locale = await module(`${bundleTag(wanted)}.js`, "locale");
    // The runtime says the form of a text; this text says its own form.
    const forms = Object.fromEntries(pluralForms.map((form) => [form, form]));
    return runtime.string({ ...locale, strings: { form: forms } }, "form", { n: +sample });
  }

  function likely({ locale, option }) {
    const found = likelyTag(index.languages, locale, option);
    if (found === undefined) throw new Unsupported(`language ${locale.split("-")[0]}`);
    return found;
  }

  async function list({ locale: wanted, input_list: texts, options: { style, list_type: type = "conjunction" } = {} }) {
    if (type !== "conjunction") throw new Unsupported(`lists of the type ${type}`);
    return runtime.formatList(await module(`${bundleTag(wanted)}.js`, "locale"), texts, { style });
  }

  async function relative({ locale: wanted, unit, count, options: { style = "long", numeric = "always", numberingSystem } = {} }) {
    const units = ["day", "week", "month", "year"];
    if (style !== "long" || numeric !== "auto" || numberingSystem || !units.includes(unit) || ![-1, 0, 1].includes(+count)) {
      throw new Unsupported("other words than those of the previous, current and next day, week, month and year");
    }
    const word = runtime.relativeName(await module(`${bundleTag(wanted)}.js`, "locale"), unit, +count);
    if (word === undefined) throw new Unsupported(`no word for the ${unit}`);
    return word;
  }

  /** The first day of each month of a year; this type is Almanac's own, for the facts in `months`. */
  async function firstDays({ calendar: name, year }) {
    const { calendars } = await open("index.js");
    if (!calendars.includes(name)) throw new Unsupported(`calendar ${name}`);
    const calendar = await module(`en/${name}.js`, "calendar");
    return runtime.months(calendar, year)
      .map(({ monthCode, firstDay }) => `${monthCode} ${runtime.toISO(firstDay).slice(0, 10)}`).join(", ");
  }

  const answers = {
    datetime_fmt: dateTime, first_days: firstDays, likely_subtags: likely, list_fmt: list, plural_rules: pluralForm, rdt_fmt: relative,
  };
  return {
    tests: Object.keys(answers),
    /** The answer to one test, in the form of the repository's result schemas. */
    async answer(test) {
      const { label, test_type: type } = test;
      try {
        if (!Object.hasOwn(answers, type)) throw new Unsupported(`tests of the type ${type}`);
        return { label, result: await answers[type](test) };
      } catch (error) {
        const { message } = error;
        if (error instanceof Unsupported) return { label, error: "unsupported", error_type: "unsupported", unsupported: message };
        return { label, error: message };
      }
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const executor = await executorOf(process.argv[2]);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line === "#EXIT") break;
    if (line === "#VERSION") {
      const { cldr, icu, tool } = JSON.parse(readFileSync(join(process.argv[2], "manifest.json"), "utf8"));
      console.log(JSON.stringify({ platform: "Almanac", platformVersion: tool, icuVersion: icu, cldrVersion: cldr }));
    } else if (line === "#TESTS") {
      console.log(JSON.stringify({ supported_tests: executor.tests }));
    } else {
      let test;
      try {
        test = JSON.parse(line);
      } catch {
        test = {};
      }
      console.log(JSON.stringify(await executor.answer(test)));
    }
  }
}
