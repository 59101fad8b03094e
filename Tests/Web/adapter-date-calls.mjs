// What the functions and the formats in the objects for date libraries return (date-fns, dayjs with Mantine, Moment), for
// adapters.mjs. The expected texts are the JSON's, and those of AlmanacKit's own runtime.
import { moment, ordinalOfNumber, written } from "./adapter-values.mjs";
import { periodIndexOf } from "./frameworks/dates.mjs";

const styles = ["full", "long", "medium", "short"];
const contexts = { formatting: "format", standalone: "standAlone" };
const digits = "0123456789";
const range = (count, first = 0) => Array.from({ length: count }, (_, index) => index + first);

/** The functions for digits exist in the locales with other digits. */
function digitCalls(made, { picker }) {
  const native = (picker.digits ?? [...digits]).join("");
  if (native === digits) return [["other digits", [made.preparse, made.postformat], [undefined, undefined]]];
  const [plain, translated] = [`${digits}x${digits}`, `${native}x${native}`];
  return [["digits", [made.postformat?.(plain), made.preparse?.(translated)], [translated, plain]]];
}

/** Without digits, Moment reads the locale's digits and writes those from 0 to 9. */
function asciiCalls(make, { calendar, picker }) {
  const { postformat = String, preparse = String } = make(calendar, { digits: false });
  return [["only 0 to 9", [postformat(digits), preparse(picker.digits?.join("") ?? digits)], [digits, digits]]];
}

/** The names of each unit of date-fns, in each form and width. date-fns counts quarters from 1. */
function dateFnsNames({ eras, locale, months, patterns, picker, quarters }) {
  const { codes } = locale.dayPeriods;
  const named = (key, index) => (codes.includes(key) ? codes.indexOf(key) : index);
  // Each part of the day that CLDR divides by the language contains this hour. If it is night at 19:00, the evening is before.
  const night = periodIndexOf(locale, 2);
  const evening = [19, 18].map((hour) => periodIndexOf(locale, hour)).find((index) => index !== night) ?? night;
  const periods = { am: 0, pm: 1, midnight: named("midnight", 0), noon: named("noon", 1),
    morning: periodIndexOf(locale, 8), afternoon: periodIndexOf(locale, 14), evening, night };
  const periodNames = (form) => Object.fromEntries(Object.entries(locale.dayPeriods[form]).map(([width, texts]) =>
    [width, Object.values(periods).map((index) => texts[index])]));
  const withHeader = (form) => ({ ...locale.weekdays[patterns.date.full.includes("cccc") ? "standAlone" : form], short: picker.weekdaysHeader });
  const both = (names) => ({ format: names("format"), standAlone: names("standAlone") });
  return {
    month: [both((form) => months[form]), range(12)], day: [both(withHeader), range(7)], era: [both(() => eras), [0, 1]],
    quarter: [both((form) => quarters?.[form] ?? { wide: ["1", "2", "3", "4"] }), range(4, 1)], dayPeriod: [both(periodNames), Object.keys(periods)],
  };
}

function dateFnsCalls({ formatLong, localize, match }, facts) {
  const { locale, ordinals, patterns, picker, tag } = facts;
  const isFullyNamed = ["evening1", "night1"].every((code) => locale.dayPeriods.rules?.[code]);
  const units = facts.isFull ? dateFnsNames(facts) : {};
  const upper = (text) => text.toLocaleUpperCase(tag);
  // date-fns reads `cccc` only alone. CLDR's short date can lack the century.
  const dates = { ...patterns.date, full: patterns.date.full.replace("cccc", "EEEE"), short: picker.numericDate };
  const reads = (unit, text, width) => [`the ${width} ${unit} ${text}`, match[unit](`${text} 7`, { width })];
  return [
    // For date-fns, an evening begins at 17:00 and a night at 0:00, so equal names would move a time by 12 hours.
    ["the evening and the night", isFullyNamed && localize.dayPeriod("evening") === localize.dayPeriod("night"), false],
    ...Object.entries(units).flatMap(([unit, [forms, values]]) => ["wide", "abbreviated", "narrow", ...(unit === "day" ? ["short"] : [])].flatMap((width) => {
      const lists = Object.values(contexts).map((form) => forms[form][width] ?? forms[form].wide);
      const all = lists.flat().map(upper);
      return [
        ...Object.keys(contexts).map((context, index) =>
          [`${width} ${unit}, ${context}`, values.map((value) => localize[unit](value, { width, context })), lists[index]]),
        [`${width} ${unit} without a context`, values.map((value) => localize[unit](value, { width })), lists[1]],
        // date-fns reads the first of several equal names, in any letters.
        ...[...lists.flat(), ...(width === "wide" ? all : [])].map((text) =>
          [...reads(unit, text, width), { value: values[all.indexOf(upper(text)) % values.length], rest: " 7" }]),
        [`no ${unit}`, match[unit]("?", { width }), null],
      ];
    })),
    ["a name without options", [localize.month(1), match.month(facts.months.standAlone.wide[11])?.value], [facts.months.standAlone.wide[1], 11]],
    ["a changed value", match.month(facts.months.standAlone.wide[11], { width: "wide", valueCallback: (value) => -value })?.value, -11],
    ...styles.flatMap((width) => [
      [`${width} date`, formatLong.date({ width }), dates[width]],
      [`${width} time`, formatLong.time({ width }), locale.time.styles[width === "short" ? "short" : "medium"]],
      [`${width} dateTime`, formatLong.dateTime({ width }), patterns.dateTime[width].replace("{1}", "{{date}}").replace("{0}", "{{time}}")],
    ]),
    ["formats without options", [formatLong.date(), formatLong.time(), formatLong.dateTime()],
      [dates.full, locale.time.styles.medium, patterns.dateTime.full.replace("{1}", "{{date}}").replace("{0}", "{{time}}")]],
    ...ordinals.flatMap(([value, text]) => [
      [`ordinal ${value}`, [localize.ordinalNumber(value), localize.ordinalNumber(`${value}`, { unit: "date" })], [text, text]],
      [`month ${value}`, localize.ordinalNumber(value, { unit: "month" }), ordinalOfNumber(tag, value, text)],
      ...[text, ordinalOfNumber(tag, value, text), `${value}`].map((form) => [`reading ${form}`, match.ordinalNumber(`${form} x`), { value, rest: " x" }]),
    ]),
    ["a number", match.ordinalNumber("5 x", { valueCallback: (value) => -value })?.value, -5],
    ["no number", [match.ordinalNumber("x"), match.ordinalNumber("x 5")], [null, null]],
  ];
}

/** The half of the day that dayjs's plugin customParseFormat finds for a word of a typed time: its loop, unchanged. */
function isAfternoon(meridiem, input) {
  for (let i = 1; i <= 24; i += 1) if (input.indexOf(meridiem(i, 0, false)) > -1) return i > 12;
  return undefined;
}

/** The month that this plugin finds for a typed name: its code, unchanged. */
function monthOf(part, input) {
  const matchIndex = (part.indexOf ? part : part.s.concat(part.f)).indexOf(input) + 1;
  return (matchIndex % 12) || matchIndex;
}

/** The name of a month as its title has it. */
const titleName = ({ calendar, picker, runtime }, index) => {
  const title = runtime.monthTitle(calendar, runtime.fromDate(new Date(2026, index, 7)));
  return [picker.months[index], picker.monthsInDate[index]].filter((name) => title.includes(name))
    .sort((one, other) => other.length - one.length)[0]
    ?? picker.monthsInDate[index];
};

/** The facts with the name of February as the title has it. */
export const titleFacts = (facts) => ({ ...facts, picker: { ...facts.picker, months: { 1: titleName(facts, 1) } } });

/** The texts of a format with a time, whose weekday is in the library's one list. The libraries cannot write Roman numbers. */
const times = (format, facts, weekdays) => [9, 14].map((hour) =>
  facts.picker.digits && facts.plain(written(format, moment, hour, { ...facts, weekdays: { format: { wide: weekdays } } })));

function dayjsCalls(made, facts) {
  const { locale, months, ordinals, patterns, picker, tag } = facts;
  const form = locale.weekdays[/c/.test(patterns.date.full) ? "standAlone" : "format"];
  // dayjs reads a word up to a space, so "p. m." is "p.m.".
  const periods = picker.dayPeriods.map((text) => text.replace(/\.\s/g, "."));
  // A title that begins with the name has a capital letter, even if Almanac's title begins with the year.
  const isSame = picker.months.every((text, index) => text.toLowerCase() === picker.monthsInDate[index].toLowerCase());
  const call = (names, index, pattern) => (typeof names === "function" ? names({ month: () => index }, pattern) : names[index]);
  return [
    ["weekdays", [made.weekdays, made.weekdaysShort], [form.wide, form.abbreviated]],
    ...range(12).flatMap((index) => [
      [`month ${index}`, ["D MMMM", "[D.] MMMM", "MMMM YYYY", "YYYY MMMM", "MMMM YYYY D"].map((pattern) => call(made.months, index, pattern)),
        [picker.monthsInDate[index], picker.months[index], isSame ? picker.months[index] : titleName(facts, index),
          isSame ? picker.monthsInDate[index] : titleName(facts, index), picker.monthsInDate[index]]],
      [`short month ${index}`, ["D MMM", "[D.] MMM"].map((pattern) => call(made.monthsShort, index, pattern)),
        [months.format.abbreviated[index], picker.monthsShort[index]]],
    ]),
    ...[["long", "LLL"], ["full", "LLLL"]].map(([style, token]) =>
      [token, times(made.formats[token], facts, form.wide), [9, 14].map((hour) => facts.joined(style, style, hour, locale.time.styles.short))]),
    ...ordinals.flatMap(([value, text]) => [
      [`ordinal ${value}`, [made.ordinal(value), made.ordinal(value, "D")], [`[${text}]`, `[${text}]`]],
      [`week ${value}`, made.ordinal(value, "W"), `[${ordinalOfNumber(tag, value, text)}]`],
    ]),
    ["meridiem", [0, 11, 12, 23, 12].map(made.meridiem), [0, 0, 1, 1, 1].map((index) => periods[index])],
    // Its strict mode then writes the time again, here noon.
    // The parts of a format that this plugin reads: text in brackets, separators and tokens
    ["formats with other parts", Object.values(made.formats).filter((text) => !/^(\[[^[]*\]|[-_:/.,()\s]|[a-zA-Z])+$/.test(text)), []],
    ...[[made.months, picker.months, picker.monthsInDate], [made.monthsShort, picker.monthsShort, months.format.abbreviated]]
      .flatMap(([part, ...lists]) => lists.map((names) =>
        [`typed ${names}`, names.map((text) => monthOf(part, text)), names.map((text) => names.indexOf(text) + 1)])),
    ...periods.every((text) => !/[-_:/,()\s\d]/.test(text)) ? [
      ["typed AM and PM", periods.map((text) => isAfternoon(made.meridiem, text)), [false, true]],
      ["noon after a typed PM", made.meridiem(12), periods[1]],
    ] : [],
  ];
}

function mantineCalls(made, facts) {
  const { calendar, runtime } = facts;
  const label = (text) => runtime.format(calendar, runtime.fromISO(text), { skeleton: "yMMMMEEEEd" });
  return [
    ["the title", facts.isTitle(written(made.monthLabelFormat, moment, 9, titleFacts(facts))), true],
    ["a date with a time", [made.getDayAriaLabel("2026-02-07 14:00:00"), made.renderDay("2026-02-17 14:00:00")], [label("2026-02-07"), facts.number(17)]],
    ["the limits", ["1900-01-01", "2100-12-31"].map(made.getDayAriaLabel), ["1900-01-01", "2100-12-31"].map(label)],
    ["days outside", ["1899-12-31", "2101-01-01"].map(made.getDayAriaLabel), ["1899-12-31", "2101-01-01"]],
    // The names of months and weekdays in Mantine's lists are dayjs's short ones, as in Mantine itself.
    ["the lists", [made.monthsListFormat, made.weekdayFormat], ["MMM", "dd"]],
  ];
}

function momentCalls(made, facts) {
  const { locale, ordinals, picker, tag } = facts;
  const { format, isFormat, standalone } = made.months;
  const shown = [...format, ...standalone, ...made.monthsShort.format, ...made.monthsShort.standalone];
  // Moment reads texts after `preparse`, which changes the digits in names of Dzongkha, and of Tibetan in Moment's own locale.
  const names = [...shown, ...shown.map((text) => text.replace(/[༠-༩]/g, (digit) => digit.codePointAt(0) - 0x0f20))];
  const title = isFormat.test("MMMM YYYY") ? format : standalone;
  // Moment has one list of weekdays: in Finnish "lauantai", not "lauantaina".
  const [inDate, alone] = [locale.weekdays.format.wide[6], picker.weekdays[6]].map(facts.plain);
  const seconds = locale.time.skeletons[picker.hour12 ? "hms" : "Hms"];
  // Moment 2 reads what the expression finds at the beginning: in Vietnamese "tháng 10", not "tháng 1".
  const expressions = { monthsRegex: names, monthsShortRegex: names, monthsStrictRegex: names, monthsShortStrictRegex: names,
    meridiemParse: [9, 14].map(made.meridiem), ...(made.ordinal && { dayOfMonthOrdinalParse: range(31, 1).map((day) => made.ordinal(day)) }) };
  const [am, pm] = picker.plainPeriods;
  return [
    ["the form of the name", ["MMMM", "D MMMM", "D. MMMM YYYY"].map((pattern) => isFormat.test(pattern)), [false, true, true]],
    ["titles", title, range(12).map((index) => titleName(facts, index))],
    ["short months", made.monthsShort.format, facts.months.format.abbreviated],
    ...[["LTS", (hour) => picker.digits && facts.plain(facts.timeOf(seconds, hour))],
      ["LLL", (hour) => facts.joined("long", "yMMMMd", hour, picker.time)],
      ["LLLL", (hour) => facts.joined("full", "yMMMMEEEEd", hour, picker.time)?.replace(inDate, alone)],
    ].map(([token, text]) => [token, times(made.longDateFormat[token], facts, made.weekdays), [9, 14].map(text)]),
    ...names.map((text, index) =>
      [`month ${text}`, [made.monthsParse, made.longMonthsParse, made.shortMonthsParse].map((list) => list.findIndex((month) => month.test(text))),
        [0, 0, 0].fill(index % 12)]),
    ...Object.entries(expressions).flatMap(([expression, texts]) => texts.map((text) => [expression, text.match(made[expression])?.[0], text])),
    ["how names are read", [made.monthsParseExact, made.weekdaysParseExact], [false, true]],
    ["a name with another sign than its period", names.filter((text) => text.includes(".")
      && made.monthsParse.some((month) => month.test(text.replaceAll(".", "x")))), []],
    ["a longer text", made.monthsParse.some((month) => month.test(`${names[0]}x`)), false],
    ["isPM", [am, pm, pm.toUpperCase()].map(made.isPM), [false, true, true]],
    ["meridiem", [0, 11, 12, 23].map(made.meridiem), [am, am, pm, pm]],
    ["meridiemHour", [[12, am], [11, am], [12, pm], [3, pm.toUpperCase()]].map(([hour, text]) => made.meridiemHour(hour, text)), [0, 11, 12, 15]],
    ...(made.ordinal ? ordinals : []).flatMap(([value, text]) => [
      [`ordinal ${value}`, [made.ordinal(value), made.ordinal(value, "D")], [text, text]],
      [`week ${value}`, made.ordinal(value, "w"), ordinalOfNumber(tag, value, text)],
    ]),
    ["ordinals", made.ordinal !== undefined, ordinals.some(([value, text]) => text !== `${value}`)],
  ];
}

/** The calls of each function's object, as in adapter-calls.mjs. */
export const dateCalls = {
  dateFnsLocale: dateFnsCalls, mantineProps: mantineCalls,
  dayjsLocale: (made, facts) => [...dayjsCalls(made, facts), ...digitCalls(made, facts)],
  momentLocale: (made, facts, make) => [...momentCalls(made, facts), ...digitCalls(made, facts), ...asciiCalls(make, facts)],
};
