// @ts-check
// Reads a date that a user types. A page without typed dates does not need this module.
//
// The reader makes every reading of a text: a number is the day, the month or the year, and a word is a name of the
// calendar. If the locale writes the date of a reading exactly as the text, that date is right. Otherwise a date in ISO 8601
// is right, and then the order of the locale decides.

import { addDays, anyMonths, checkedOptions, convert, dateProblem, format, fromISO, textOf } from "./almanac.js";

/** @typedef {import("./almanac.js").CalendarData} CalendarData */
/** @typedef {import("./almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("./almanac.js").DateProblem} DateProblem */
/** @typedef {import("./typed.js").TypedDate} TypedDate */
/**
 * What a word or a number can mean, and its value. The kind is `M` for the name of a month, `R` for its Roman numeral, `m` for its
 * number, `d` for a day, `y` for a year, `E` for a weekday, `G` for an era, `U` for a year of the cycle of 60 years, `n` for a
 * number, `w` for a number of days from today, and empty for a word of the locale's patterns, such as 年, or another word beside a
 * date, which has the value `f`. A text with any other word is not a date.
 * @typedef {[kind: string, value: string]} Meaning
 */
/**
 * One reading of a text. `order` has the kind of each day, month, year and era in the order of the text, and `free` the kinds
 * of the numbers that no word marks. If a number is at the end, `last` is its kind. If a word of the patterns is there, `next`
 * is the mark of a number after it, or empty. `isTime` tells whether the name of a day period is after a number, as in "10 am".
 * @typedef {{ order: string, free: string, last: string, next?: string, isTime?: boolean }} ReadingParts
 * @typedef {ReadingParts & { y?: string, m?: string, d?: string, E?: string, G?: string, U?: string }} Reading
 */
/**
 * @typedef {object} Words
 * @property {Map<string, Record<string, Meaning>>} names words such as "tomorrow" have the prefix `W` and no spaces
 * @property {Record<string, string>} marks the kind of number that a word of the patterns marks, such as `y` for 年. The key is the word
 *   with a space before it if it marks the number before it, or after it. The kind is a capital letter if the word can also be
 *   a weekday, such as 月 in Japanese, or is the ending of a number: then the order must still be right. It is empty if the word is
 *   beside several kinds.
 * @property {string[]} dayPeriods the names of day periods, and "am" in every language
 * @property {any[]} options the options of `format` that write full dates, and dates without a year
 * @property {string[]} orders the orders of the locale's patterns, as in a reading
 * @property {boolean} hasMonthNumbers whether months have numbers, as in all calendars except the Hebrew calendar in Hebrew and a
 *   few other languages
 * @property {string} order the order of a date in numbers
 * @property {string} short the order of the day and the month in numbers
 * @property {string} named the orders of the day and the year beside the name of a month, with commas between them
 */

/**
 * A text in composed small letters and the digits 0 to 9, without marks of direction and full-width forms, and with one
 * space for all spaces in a row.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function plainText({ locale }, text) {
  locale.numbers.digits?.forEach((digit, value) => {
    text = text.split(digit).join(`${value}`);
  });
  return text
    .replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize("NFKC"))
    .replace(/\p{Nd}/gu, (digit) => {
      // In Unicode, the digits 0 to 9 of a script are consecutive.
      let count = 0;
      while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - count - 1))) count += 1;
      return `${count % 10}`;
    })
    .replace(/\p{Cf}/gu, "").replace(/\s+/g, " ").trim().toLowerCase().normalize();
}

/** Letters that a user may type for the letters of the other text. */
const [typedLetters, readLetters] = ["ıςيىكةী", "iσییکهি"];

/**
 * A plain text without accents, quotes and the periods of abbreviations, with º for the endings of numbers, as in "3rd", and with
 * a space for any other punctuation. If the locale writes numbers with letters, a period is between two numbers.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function foldedText(calendar, text) {
  return plainText(calendar, text).normalize("NFD")
    .replace(/(\p{L})[\u0300-\u036f\u064b-\u0655\u093c\u09bc\u0a3c\u0b3c]+/gu, "$1").normalize()
    .replace(/./g, (letter) => readLetters[typedLetters.indexOf(letter)] ?? letter)
    .replace(/['’ʼʻ"״׳॰]/g, "")
    .replace(/(\d)(\.?[º°]|[:-]?(st|nd|rd|th|er|ste|eme|[gr]?o|[ae]n?|jen?|η|го|[еи]|ام|م))(?![\p{L}\d])/gu, "$1º")
    // A letter in brackets is a weekday, so the number before it is the day, as in 2/16 (月).
    .replace(/(\d) ?\((?=[日月일월])/g, "$1º ")
    .replace(/(\d?)\./g, (_, digit) => digit || calendar.locale.numbers.texts ? `${digit} ` : "")
    .replace(/([^\P{P}*@]|[\s−⁄∕|])+/gu, " ").trim();
}

/**
 * The words that people write beside a date, by language.
 * @type {Record<string, string>}
 */
const fillers = {
  ca: "el de del", cs: "r", da: "d den", de: "am d den", en: "the of", es: "el de del", fr: "le", gl: "de do del", id: "tanggal tgl",
  it: "il di", lb: "den", ms: "tanggal tgl", nb: "den", nn: "den", no: "den", pl: "dnia r roku", pt: "de do", ru: "года", sk: "r",
  sv: "den", th: "วันที่", uk: "року", vi: "ngay nam", yue: "号 號", zh: "号 號",
};

/** @param {string} text */
const withoutSpaces = (text) => text.replace(/ /g, "");

/** @type {WeakMap<CalendarData, Words>} */
const knownWords = new WeakMap();

/**
 * What the reader needs to know of a calendar.
 * @param {CalendarData} calendar
 * @returns {Words}
 */
function typedWords(calendar) {
  const known = knownWords.get(calendar);
  if (known) return known;
  const {
    eras, leapMonthPatterns, locale: { dayPeriods, locale, numbers, relative = {}, weekdays }, monthCodes, numberTexts = {}, patterns,
  } = calendar;
  /** @type {Words["names"]} */
  const names = new Map();
  const all = Object.values({ ...patterns.date, ...patterns.skeletons });
  // In Hebrew, the letter ב is a part of the name of a month in a date, although it is also the number 2.
  const prefixes = [...new Set(`${all}`.match(/\p{Lo}+(?=[ML]{3})/gu))];
  /**
   * @param {string} text
   * @param {string} kind
   * @param {string} value
   */
  const add = (text, kind, value) => {
    // In Hebrew, אב is a whole name, but it is also a short name without its mark.
    if (kind === "M" && /״/.test(text) && names.has(foldedText(calendar, text))) return;
    const longer = kind === "M" ? prefixes.map((prefix) => prefix + text) : [];
    // A user may type spaces for marks such as U+200C.
    for (const variant of [text, text.replace(/\p{Cf}/gu, " "), ...longer]) {
      const name = foldedText(calendar, variant);
      const short = withoutSpaces(name);
      // A name can have a number, as in Vietnamese. A user may type it without spaces or with two digits.
      for (const key of kind === "w" ? [`W${short}`] : [name, /\d/.test(name) && short, name.replace(/(^|\D)(\d)(?!\d)/, "$10$2")]) {
        if (key) names.set(key, { ...names.get(key), [kind + value]: [kind, value] });
      }
    }
  };
  /**
   * @param {any} tables a list of names, or an object with such lists
   * @param {string} kind
   * @param {readonly string[]} [values] by default the keys of the names
   */
  const addAll = (tables = {}, kind, values) => {
    Object.entries(tables).forEach(([key, names], place) => {
      if (typeof names === "string") add(names, kind, values ? values[place] : key);
      // A narrow name can be another word, as "в" in Russian. But dates have the months of Mongolian, and people write 二.
      else if (key !== "narrow" || /[一-鿿]/.test(names) || /M{5}/.test(`${all}`)) addAll(names, kind, values);
    });
  };
  const systems = [...Object.values(numberTexts), numbers.texts ?? {}];
  // Months are also written in Roman numerals, as in Polish and Hungarian.
  monthCodes.forEach((code, place) => {
    const roman = "i ii iii iv v vi vii viii ix x xi xii xiii".split(" ")[place];
    add(roman, "R", code);
    const number = `${place + 1}`;
    for (const text of [roman, number, ...systems.map((texts) => texts[number] ?? number)]) {
      if (leapMonthPatterns) add(leapMonthPatterns.numeric.replace("{0}", text), "m", `${code}L`);
    }
  });
  addAll(calendar.months, "M", monthCodes);
  addAll(calendar.leapMonths, "M", calendar.leapMonthCodes);
  addAll(calendar.leapYearMonths, "M", calendar.leapYearMonthCodes?.map((/** @type {string} */ code) => `${code}L`));
  addAll([weekdays.format, weekdays.standAlone], "E");
  addAll([eras?.wide, eras?.abbreviated, eras?.narrow], "G", eras?.codes);
  addAll(calendar.cyclicYears, "U");
  // In Chinese, 二十一 is another way to write 廿一.
  for (const tens of ["廿", "二十"]) {
    addAll(["", ...calendar.dayNames ?? []].map((/** @type {string} */ name) => name.replace("廿", tens)), "d");
  }
  addAll([numberTexts, numbers.texts], "n");
  addAll(relative.day, "w");
  addAll([relative.week?.[-1], relative.week?.[1]], "w", ["-7", "7"]);
  /** @param {string} pattern */
  const order = (pattern) =>
    [...new Set(pattern.replace(/'[^']*'|[^GyrMLd]/g, "").replace(/r/g, "y")
      .replace(/[ML]+/g, ({ length }) => length > 2 ? "M" : "m"))].join("");
  // These words for a year are not in patterns.
  /** @type {Words["marks"]} */
  const marks = { " r": "y", " roku": "y", " года": "y", " року": "y" };
  for (const pattern of all) {
    const parts = pattern.match(/([a-zA-Z])\1*|('[^']*'|[^a-zA-Z'])+/g) ?? [];
    parts.forEach((literal, place) => {
      if (/^[a-z]/i.test(literal)) return;
      const text = foldedText(calendar, literal);
      const words = text.split(" ");
      // A name that is also a literal can have no meaning, as an era in Tibetan.
      for (const word of [names.has(text) ? text : "", ...words]) add(word, "", "");
      for (const [key, field = ""] of [[` ${words[0]}`, parts[place - 1]], [`${words.pop()} `, parts[place + 1]]]) {
        const [kind, meanings] = [order(field), `${Object.keys(names.get(key.trim()) ?? {})}`];
        const mark = /G/.test(meanings) || kind === "M" ? "" : /E/.test(meanings) ? kind.toUpperCase() : kind;
        if (/[ymMd]/.test(kind)) marks[key] = mark === (marks[key] ?? mark) ? mark : "";
      }
    });
  }
  // The ending of a number says that it is the day.
  marks[" º"] = "D";
  // A user may leave out the beginning of a weekday, such as יום in Hebrew. In Vietnamese, "năm" is the word for a year, and
  // people write "Thứ 2" for "Thứ Hai".
  weekdays.format.wide.forEach((/** @type {string} */ name, /** @type {number} */ place) => {
    const number = / \d$/.exec(weekdays.format.abbreviated[place]);
    for (const short of [name.replace(/.* |^วัน/, ""), number ? name.replace(/ .*/, `${number}`) : name]) {
      if (!names.has(foldedText(calendar, short))) add(short, "E", `${place}`);
    }
  });
  for (const word of `${fillers[locale.split("-")[0]] ?? ""} º`.split(" ")) add(word, "", "f");
  // In Persian, this word for a month follows the name without a space; in Chinese calendars, 日 follows the name of a day.
  for (const word of ["ماه", "日"]) add(word, "", "");
  const columns = (/** @type {string} */ pattern) => order(pattern).replace("G", "").toLowerCase();
  const words = {
    names,
    marks,
    dayPeriods: [...dayPeriods.format.abbreviated, "am"].map((name) => foldedText(calendar, name)),
    options: [
      ...Object.keys(patterns.date).map((style) => ({ style })),
      ...["", "y", ...eras ? ["Gy"] : []].flatMap((year) => ["M", "MMM", "MMMM"].flatMap((month) =>
        ["d", "Ed", "EEEEd"].map((day) => ({ skeleton: year + month + day })))),
    ],
    orders: all.map(order),
    hasMonthNumbers: /m/.test(`${all.map(order)}`),
    order: columns(patterns.date.short),
    short: columns(patterns.skeletons.Md),
    named: `${[patterns.skeletons.yMMMd, patterns.date.long, patterns.date.medium].map(columns)}`.replace(/m/g, ""),
  };
  knownWords.set(calendar, words);
  return words;
}

/** The letters at the beginning of a text. */
const wordLetters = /^[\p{L}\p{M}]*/u;

/**
 * Every reading of a text with a day and a month; none if the text has an unknown word.
 * @param {CalendarData} calendar
 * @param {Words} words
 * @param {string} text a folded text
 * @param {boolean} triesBeginnings whether a word can be the beginning of a name although it is or begins with another name
 */
function readingsOf({ locale, monthCodes }, { names, marks, dayPeriods, hasMonthNumbers }, text, triesBeginnings) {
  // The names of CLDR give far fewer.
  const mostReadings = 500;
  /** @type {Reading[]} */
  let readings = [{ order: "", free: "", last: "" }];
  for (let position = 0, length = 0; position < text.length; position += length) {
    const rest = text.slice(position);
    const digits = `${/^\d*/.exec(rest)}`;
    const word = `${wordLetters.exec(rest)}`;
    length = digits.length;
    /** @type {Meaning[]} */
    let found = length ? [["n", digits]] : [];
    for (const [name, values] of names) {
      if (!rest.startsWith(name)) continue;
      const meanings = Object.values(values);
      const after = rest.slice(name.length);
      // In 10/12月曜日, the weekday is longer than the name 12月.
      if (name.length > length && !(digits && [...names.keys()].some((other) =>
        other.length > name.length - digits.length && rest.startsWith(other, digits.length)))) {
        const end = [...name].pop() + after;
        const next = names.get(`${wordLetters.exec(after)}`);
        // In scripts without capital letters and spaces, words may follow each other. In other scripts, only a word of the
        // patterns follows a name, as in Basque, or is before it, as in Hebrew.
        if (next?.[""] ||
          !/^(.\p{M}|\d\d|\p{L}\p{Ll})/u.test(end) && (values[""] || !/^[\p{L}\p{M}][\u0590-\u0dff\u1200-\u139f]/u.test(end))) {
          [found, length] = [meanings, name.length];
        }
      }
    }
    if (triesBeginnings ? word.length >= length : !length) {
      // A user may leave out the spaces of a name, or type only its beginning. After six letters, a name may have another ending
      // of one or two letters, as "februarja" in Slovenian.
      const similar = [...names].filter(([name]) => name[0] === word[0]);
      const partial = [undefined, -1, -2].map((end) => [...word].slice(0, end)).map((letters, cut) => similar.flatMap(
        ([name, values]) => Object.values(values).filter(([kind]) => withoutSpaces(name) === word || /[ME]/.test(kind) &&
          letters.length >= (cut ? 6 : 3) && name.startsWith(letters.join("")) && !/\d/.test(name))))
        // In Vietnamese, nearly every weekday begins with the word "thứ".
        .map((all) => all.filter(([kind, value]) => kind !== "E" || !all.some(([other, day]) => other === kind && day !== value)))
        .find(({ length }) => length);
      if (partial) [found, length] = [word.length > length ? partial : [...found, ...partial], word.length];
    }
    if (rest[0] === " ") length = 1;
    else if (!length || !found.length) return [];
    else {
      // Letters have no leading zero, so a single letter can be a year of two digits. No year has the month "-".
      const least = locale.numbers.texts ? 2 : 1;
      const token = rest.slice(0, length);
      readings = readings.flatMap((reading) => found.flatMap(/** @returns {Reading | Reading[]} */ ([name, value]) => {
        const { order, free, last, next } = reading;
        // In Swedish, v before a number is the week.
        if (name === "R" && !/[dmy]$/.test(order)) return [];
        // A weekday of one letter does not follow a number or a name without a space, as 一 in 二十一. After another word, 日 is the
        // weekday, as in 17日(日).
        if (next === undefined ? name === "E" && !token[1] && /\S/.test(text[position - 1] ?? " ")
          : !(name + value) && /E/.test(`${found}`)) return [];
        // In Spanish, "mar" is Tuesday and March, so that "4 mar – 8 mar" has two months.
        if (name === "E" && last === "y" && !reading.G && /M/.test(order) && /M/.test(`${found}`)) return [];
        // "am 3. Mai" is a day, "3. Mai, 10 am" has a time.
        if (last && dayPeriods.includes(token)) reading = { ...reading, isTime: true };
        if (!name) {
          const mark = marks[` ${token}`] ?? "";
          return last && mark && last !== mark.toLowerCase() ? []
            : { ...reading, free: last === mark ? free.replace(last, "") : free, last: "", next: marks[`${token} `] ?? "" };
        }
        const isNumber = name === "n" && value.length < 3;
        const mark = isNumber ? next : "";
        const numbers = [["y", value.padStart(least, "0")], ["d", value], ["m", monthCodes[+value - 1] ?? "-"]];
        const meanings = isNumber ? numbers.slice(0, hasMonthNumbers ? 3 : 2)
          : [[name === "n" ? "y" : name === "R" ? "M" : name, value]];
        return meanings.flatMap(([kind, value]) => {
          const field = /** @type {"m"} */ (kind === "M" ? "m" : kind);
          const last = isNumber ? kind : "";
          return reading[field] !== undefined || mark && mark.toLowerCase() !== kind ? [] : {
            ...reading, [field]: value, order: order + (/[ymMdG]/.test(kind) ? kind : ""),
            free: mark === last ? free : free + last, last, next: undefined,
          };
        });
      })).slice(0, mostReadings);
    }
  }
  return readings.filter(({ m, d }) => m && d);
}

/**
 * The days that a reading can mean, as numbers of days from 1 January 1970: `NaN` if a day does not exist, infinite if the
 * calendar's table ends before its year or begins after it. Without `today`, a year of two digits can be one of two years or
 * more. Without a year, the second day is the one of three years that has the weekday.
 * @param {CalendarData} calendar
 * @param {Reading} reading
 * @param {CalendarDate} first the first supported day
 * @param {CalendarDate | undefined} today a day in the calendar
 * @returns {number[]}
 */
function typedDays(calendar, { order, y = "", m = "", d = "", E, G = "", U }, first, today) {
  // The name of a year in the cycle is not enough.
  if (!y && (U || !today)) return [];
  const adar = calendar.months.format.wide[5] !== calendar.leapYearMonths?.format.wide[0] && /M/.test(order) && calendar.leapYearMonthCodes?.[0];
  const { eras = {}, longestMonth, typedYearDigits: [least, most] = [4, 4] } = calendar.rules;
  const { firstYear = 1, lastYear } = eras[G] ?? {};
  const typed = lastYear === undefined ? firstYear - 1 + +y : lastYear + 1 - +y;
  // A year of two digits is a year of this or the last century, unless it is a year of an era that began recently or that
  // counts backward. The shortest of the supported years have 354 days.
  const years = y && (y.length !== 2 || (G ? lastYear !== undefined || typed >= first.year - 100 : least < 3))
    ? +y && y.length <= most && (G || y.length >= least) ? [typed] : []
    : [...Array(208).keys()].map((index) => (today ? today.year - 80 : first.year) + index).filter((year) => {
      // A day of this year that is not before today counts as a day of the next year.
      const age = today ? year - today.year + +(m + (+d + 10) >= today.monthCode + (today.day + 10)) : 0;
      return age > -80 && age <= 20 && !(y && (year - typed) % 100);
    });
  const daysIn = (/** @type {number[]} */ years) => years.flatMap((year) => {
    // The year's name in the cycle, if the text has one, may not be that of another year.
    if ((year - 4 - +/** @type {any} */ (U)) % 60) return [];
    const months = anyMonths(calendar, year);
    // In a leap year of the Hebrew calendar, Adar is the name of two months. Only then is there Adar II.
    const codes = months?.length === 12 ? [m] : m === adar ? [...calendar.leapMonthCodes ?? [], m] : [m === `${adar}L` ? adar : m];
    // Only the table knows the months of other years.
    const other = { monthCode: codes[0], first: year < first.year ? -Infinity : Infinity, length: longestMonth };
    const found = (months ?? [other]).filter(({ monthCode }) => m > "M" && codes.includes(monthCode))
      .map((span) => +d && +d <= span.length ? span.first + +d - 1 : NaN);
    return found.length ? found : NaN;
  });
  if (y || !today) return daysIn(years);
  const distance = (/** @type {number} */ day) => (day - today.epochDay) ** 2;
  const agreeing = daysIn(years.filter((year) => (year - today.year) ** 2 < 2))
    .filter((day) => (day + 25568) % 7 === +/** @type {any} */ (E));
  // It is unknown whether a year outside the table has the day.
  return [daysIn(years), agreeing].map((days) =>
    days.filter(isFinite).sort((one, other) => distance(one) - distance(other))[0] ?? NaN);
}

/**
 * Reads the date that a user typed, or finds the problem with it. See `typed.d.ts`.
 * @param {CalendarData} calendar
 * @param {string} text
 * @param {import("./typed.js").TypedOptions} [options]
 * @returns {TypedDate}
 */
export function typedDate(calendar, text, options = {}) {
  // In UTF-16 code units; the longest date that a locale writes has fewer than 90.
  const longestText = 100;
  const { today: given, ...selection } = checkedOptions(options, ["limits", "days", "today"]);
  const first = fromISO("1900-01-01", calendar);
  // This call checks the options.
  dateProblem(calendar, given ?? first, selection);
  const today = given && convert(calendar, given);
  const words = typedWords(calendar);
  const typed = plainText(calendar, textOf(text).length > longestText ? "" : text);
  // ISO 8601 also writes a date as eight digits.
  const hyphenated = typed.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  /** @type {Record<string, CalendarDate>[]} by the number of days from the first day, so that they are sorted */
  const [written, own, inOrder, agreeing] = [{}, {}, {}, {}];
  // 1 January 1900 is the first supported day, 28 January 2101 the last. Every year of ISO 8601 is supported to its end.
  const lastPlace = calendar.yearTable ? 73441 : 73413;
  /** @type {DateProblem[]} */
  const problems = [];
  // The digits of a date without separators are in the order of the locale.
  const digits = words.order.replace(/./g, (kind) => kind === "y" ? "(\\d+)" : "(\\d\\d)");
  // A minus sign is not a separator, and a week of ISO 8601 is not a weekday.
  const separate = /^[-−]|\d-?w\d/.test(typed) ? ""
    : foldedText(calendar, typed).replace(RegExp(`(?<!\\d)${digits}(?!\\d)`), "$1 $2 $3");
  // Whether a space is before a year at the end, and another separator between the other numbers.
  const hasYearApart = /\d[^\d\s]+\d+ \d{3,}\D*$/.test(typed);
  const readings = readingsOf(calendar, words, separate, false);
  // Whether a sign joins two days, as in "May 10–12" and "May 10 – June 12": each is a number of at most two digits, and
  // the sign is not on both sides of one word, as in "10-May-26". A slash joins days beside the name of a month. A hyphen may
  // also be a part of a word after a number, and between the only two numbers, it joins days only beside the name of a month.
  const hasSeveralDays = (/** @type {boolean} */ hasName) => {
    const signs = "\\p{Pd}−…&、・·" + (hasName ? "/" : "");
    const text = typed.replace(RegExp(`[^${signs}]+`, "gu"), (part) => foldedText(calendar, part).replace(/\S+/g, (word) =>
      /\bn\d/.test(`${Object.keys(words.names.get(word) ?? {})}`) ? "1" : word));
    const joins = RegExp(`(?<!\\d)\\d\\d?\\p{L}*([${signs}])(?=((?<!-)[^\\d${signs}]+)?\\d\\d?(?!\\d))`, "gu");
    return [...text.matchAll(joins)].some(([, sign]) => !RegExp(`${sign}[^\\s${signs}]+${sign}`, "u").test(text)) &&
      (hasName || !/^\D*\d+-\d+$/.test(typed));
  };
  /**
   * @param {Reading} reading
   * @param {number} day
   * @param {typeof inOrder} dates
   */
  const check = (reading, day, dates) => {
    const { order: columns, free, y = "" } = reading;
    // Whether the locale has a pattern with the numbers and the era in this order.
    const isOwn = /G/.test(columns) && words.orders.includes(columns);
    // Whether the year is sure: it has more than two digits, or a word or an era beside it.
    const isSure = y && !/y/.test(free) || /Gy|yG(?![dm])/.test(columns);
    const order = columns.replace("G", "");
    const numbers = order.replace("M", "");
    // Whether the numbers are in an order that the locale has or that needs no guess. A number beside an era is a year, and
    // a number between a day and a month is not.
    const isInOrder = isOwn || (isSure || !/[dm]G|G[dm]|[Mdm]y[Mdm]/.test(columns)) && (free.length < 2 || (numbers !== order
      ? isSure || words.named.includes(numbers)
      : order === (y ? words.order : words.short) || isSure && (order === "ymd" ||
        order[2] === "y" && words.order[2] !== "y" && (!hasYearApart || order.startsWith(words.short)))));
    // A colon between two numbers is a time if no year has more than two digits.
    const isRight = isInOrder && !(reading.isTime || /\d:\d/.test(typed) && y.length < 3 || hasSeveralDays(/M/.test(columns)));
    const place = day + 25567;
    if (place >= 0 && place <= lastPlace) {
      const date = addDays(calendar, first, place);
      // 1 January 1900 was a Monday.
      if (reading.E && (place + 1) % 7 !== +reading.E) {
        if (isRight) problems.unshift({ code: "wrongWeekday", date });
      } else {
        if (isRight) (isOwn ? own : dates)[place] = date;
        if (dates !== agreeing && words.options.some((one) => plainText(calendar, format(calendar, date, one)) === hyphenated)) {
          written[place] = date;
        }
      }
    } else if (isRight && day) {
      const end = addDays(calendar, first, day < 0 ? 0 : lastPlace);
      problems.unshift(dateProblem(calendar, end, { limits: options.limits }) ??
        (day < 0 ? { code: "tooEarly", earliest: end } : { code: "tooLate", latest: end }));
    } else if (isRight) problems.push({ code: "noSuchDate" });
  };
  // Needs no order.
  const whole = { order: "M", free: "", last: "" };
  for (const [, days] of Object.values(words.names.get(`W${withoutSpaces(separate)}`) ?? {})) {
    if (today) check(whole, today.epochDay + +days, inOrder);
  }
  try {
    check(whole, fromISO(hyphenated, calendar).epochDay, own);
  } catch {}
  for (const reading of readings.length ? readings : readingsOf(calendar, words, separate, true)) {
    typedDays(calendar, reading, first, today).forEach((day, place) =>
      check(reading, day, place && !reading.y ? agreeing : inOrder));
  }
  /** @type {CalendarDate[]} */
  const dates = [written, own, inOrder, agreeing].map(Object.values).find((dates) => dates.length) ?? [];
  const [date, other] = dates;
  /** @type {DateProblem | undefined} */
  const problem = other ? { code: "ambiguous", dates }
    : date ? dateProblem(calendar, date, selection) : problems[0] ?? { code: "noDate" };
  return problem ? { problem } : { date };
}
