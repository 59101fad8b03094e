// @ts-check
// Reads a date that a user types. A page without typed dates does not need this module.
//
// The reader makes every reading of a text: a number is the day, the month or the year, and a word is a name of the
// calendar. If the locale writes the date of a reading exactly as the text, that date is right. Otherwise the order of the
// locale decides.

import { addDays, anyMonths, checkedOptions, convert, dateProblem, format, fromISO, textOf } from "./almanac.js";

/** @typedef {import("./almanac.js").CalendarData} CalendarData */
/** @typedef {import("./almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("./almanac.js").DateProblem} DateProblem */
/** @typedef {import("./typed.js").TypedDate} TypedDate */
/**
 * What a word or a number can mean, and its value. The kind is `M` for the name of a month, `m` for its number, `d` for a
 * day, `y` for a year, `E` for a weekday, `G` for an era, `U` for a year of the cycle of 60 years, `n` for a number, `w` for
 * a number of days from today, as "tomorrow", and empty for a word of the locale's patterns, such as 年. Any other word is a
 * filler, `f`.
 * @typedef {[kind: string, value: string]} Meaning
 */
/**
 * One reading of a text. `order` has the kind of each day, month and year in the order of the text. `f` is the order before
 * the first filler that is not at the beginning, and `-` if a filler is beside a number.
 * @typedef {{ order: string, f?: string, y?: string, m?: string, d?: string, E?: string, G?: string, U?: string, w?: string }} Reading
 */
/**
 * @typedef {object} Words
 * @property {Map<string, Record<string, Meaning>>} names
 * @property {any[]} options the options of `format` that write full dates
 * @property {string} order the order of a date in numbers
 * @property {string} named the order of the day and the year beside the name of a month
 */

/**
 * A text in small letters and the digits 0 to 9, without marks of direction, and with one space for all spaces in a row.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function plainText({ locale }, text) {
  locale.numbers.digits?.forEach((digit, value) => {
    text = text.split(digit).join(`${value}`);
  });
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      // In Unicode, the digits 0 to 9 of a script are consecutive.
      let count = 0;
      while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - count - 1))) count += 1;
      return `${count % 10}`;
    })
    .replace(/\p{Cf}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
}

/** Letters that a user may type for another one, each before the other one. */
const letterVariants = "ıiςσيیىیكکةهীি°º";

/**
 * A plain text without accents, quotes and the periods of abbreviations, and with a space for any other punctuation.
 * @param {string} text
 */
function foldedText(text) {
  return text.normalize("NFD")
    .replace(/(\p{L})[\u0300-\u036f\u064b-\u0655\u093c\u09bc\u0a3c\u0b3c]+/gu, "$1").normalize("NFC")
    .replace(/[ıςيىكةী°]/g, (letter) => letterVariants[letterVariants.indexOf(letter) + 1])
    .replace(/['’ʼʻ"״׳॰]/g, "").replace(/(\d?)\./g, (_, digit) => digit && `${digit} `)
    .replace(/[^\P{P}*]+|\s+/gu, " ").trim();
}

/**
 * The words of a calendar's dates, with their meanings.
 * @param {CalendarData} calendar
 */
function typedNames(calendar) {
  const { eras, leapMonthPatterns, locale: { numbers, relative = {}, weekdays }, monthCodes, numberTexts = {}, patterns } = calendar;
  /** @type {Words["names"]} */
  const names = new Map();
  /**
   * @param {string} text
   * @param {string} kind
   * @param {string} value
   */
  const add = (text, kind, value) => {
    const name = foldedText(plainText(calendar, text));
    // A name can have a number, as in Vietnamese. A user may type it with two digits.
    for (const key of [name, name.replace(/(^|\D)(\d)(?!\d)/, "$10$2")]) {
      if (key) names.set(key, { ...names.get(key), [kind + value]: [kind, value] });
    }
  };
  /**
   * @param {any} tables a list of names, or an object with such lists
   * @param {string} kind
   * @param {readonly string[]} [values] by default the keys of the names
   */
  const addAll = (tables = {}, kind, values) => {
    Object.keys(tables).forEach((key, place) =>
      typeof tables[key] === "string" ? add(tables[key], kind, values ? values[place] : key) : addAll(tables[key], kind, values));
  };
  // Months are also written in Roman numerals, as in Polish and Hungarian.
  "i ii iii iv v vi vii viii ix x xi xii xiii".split(" ").forEach((roman, place) => {
    const code = monthCodes[place];
    add(roman, "M", code);
    const number = `${place + 1}`;
    for (const text of [roman, number, ...Object.values(numberTexts).map((texts) => texts[number])]) {
      if (leapMonthPatterns) add(leapMonthPatterns.numeric.replace("{0}", text), "m", `${code}L`);
    }
  });
  addAll(calendar.months, "M", monthCodes);
  addAll(calendar.leapMonths, "M", calendar.leapMonthCodes);
  addAll(calendar.leapYearMonths, "M", calendar.leapYearMonthCodes);
  addAll([weekdays.format, weekdays.standAlone], "E");
  addAll([eras?.wide, eras?.abbreviated, eras?.narrow], "G", eras?.codes);
  addAll(calendar.cyclicYears, "U");
  addAll(["", ...calendar.dayNames ?? []], "d");
  addAll([numberTexts, numbers.texts, calendar.dayOfMonths], "n");
  addAll(relative.day, "w");
  addAll([relative.week?.[-1], relative.week?.[1]], "w", ["-7", "7"]);
  // The letter between the patterns ends a literal.
  const texts = Object.values({ ...patterns.date, ...patterns.skeletons }).join("y");
  for (const literal of texts.match(/('[^']*'|[^a-zA-Z'])+/g) ?? []) {
    const words = foldedText(plainText(calendar, literal));
    // A name that is also a literal can have no meaning, as an era in Tibetan.
    for (const word of [names.has(words) ? words : "", ...words.split(" ")]) add(word, "", "");
  }
  return names;
}

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
  const { patterns } = calendar;
  /** @param {string} pattern */
  const order = (pattern) =>
    [...new Set(pattern.replace(/'[^']*'|[^yrMLd]/g, "").replace(/r/g, "y").replace(/L/g, "M").toLowerCase())].join("");
  const words = {
    names: typedNames(calendar),
    options: [
      ...Object.keys(patterns.date).map((style) => ({ style })),
      // The skeletons of full dates, without and with an era.
      ..."yMd yMEd yMMMd yMMMEd yMMMEEEEd yMMMMd yMMMMEd yMMMMEEEEd".split(" ").flatMap((skeleton) =>
        [{ skeleton }, ...calendar.eras ? [{ skeleton: `G${skeleton}` }] : []]),
    ],
    order: order(patterns.date.short),
    named: order(patterns.skeletons.yMMMd).replace("m", ""),
  };
  knownWords.set(calendar, words);
  return words;
}

/** The letters at the beginning of a text. */
const wordLetters = /^[\p{L}\p{M}]*/u;

/**
 * The meanings of each number and each word of a text; `undefined` if the text cannot be a date.
 * @param {CalendarData} calendar
 * @param {Words} words
 * @param {string} text a folded text
 * @returns {Meaning[][] | undefined}
 */
function tokensOf({ monthCodes }, { names }, text) {
  // Such as "dnia" in Polish.
  const longestFiller = 6;
  /** @type {Meaning[][]} */
  const tokens = [];
  for (let position = 0, length = 0; position < text.length; position += length) {
    const rest = text.slice(position);
    const digits = `${/^\d*/.exec(rest)}`;
    const word = `${wordLetters.exec(rest)}`;
    // Letters after a number can belong to it, as in "3rd".
    const isSuffix = /\d/.test(text[position - 1]);
    length = digits.length;
    let most = digits ? 0 : longestFiller;
    /** @type {Meaning[]} */
    const number = digits ? [["n", digits]] : [];
    let found = number;
    /** @type {Meaning[]} */
    const partial = [];
    for (const [name, values] of names) {
      const meanings = Object.values(values);
      const after = rest.slice(name.length);
      // In scripts without capital letters, words may follow each other without a space. In other scripts, only a word of
      // the patterns follows a name, as in Basque.
      if (name.length > length && rest.startsWith(name) && (!/^(.\p{M}|\d\d|\p{L}\p{Ll})/u.test([...name].pop() + after) ||
        names.get(`${wordLetters.exec(after)}`)?.[""])) {
        // A name can begin with the number of another month, as in the Hebrew calendar in Chinese.
        [found, length, most] = [meanings[0][0] === "m" ? meanings : [...number, ...meanings], name.length, 2];
      }
      // A name may be short, or have an ending, as "februarja" in Slovenian.
      if (word && !isSuffix && (name.startsWith(word) || name.length > 2 && word.startsWith(name))) {
        partial.push(...meanings.filter(([kind]) => /[ME]/.test(kind)));
      }
    }
    if (!length) [found, length] = [partial, word.length];
    if (length <= most && !found.some(([kind]) => (isSuffix ? "G" : "GE").includes(kind))) {
      found.push(["f", isSuffix || /\d/.test(rest[length]) ? "-" : ""]);
    }
    if (rest[0] === " ") length = 1;
    else if (!length || !found.length) return undefined;
    else {
      tokens.push(found.flatMap(([kind, value]) => kind !== "n" ? [[kind, value]] : value.length > 2 ? [["y", value]]
        // No year has the month "-".
        : [["y", value], ["d", value], ["m", monthCodes[+value - 1] ?? "-"]]));
    }
  }
  return tokens;
}

/**
 * Every reading of a text.
 * @param {Meaning[][]} tokens
 */
function readingsOf(tokens) {
  // The names of CLDR give far fewer.
  const mostReadings = 500;
  /** @type {Reading[]} */
  let readings = [{ order: "" }];
  for (const meanings of tokens) {
    readings = readings.flatMap((reading) => meanings.flatMap(([kind, value]) => {
      const field = /** @type {"m"} */ (kind === "M" ? "m" : kind);
      if (kind === "f") return { ...reading, f: reading.f || value || reading.order };
      if (!kind) return reading;
      return reading[field] === undefined ? { ...reading, [field]: value, order: reading.order + ("EGUw".includes(kind) ? "" : kind) } : [];
    })).slice(0, mostReadings);
  }
  return readings;
}

/**
 * Whether the numbers of a reading are in an order that the locale has or that needs no guess.
 * @param {Words} words
 * @param {Reading} reading
 */
function isRightOrder({ order: own, named }, { order, f, y = "" }) {
  const isLong = y.length > 2;
  const rest = order.replace("M", "");
  if (!order || rest !== order) return rest.length < 2 || isLong || rest === named;
  return (!f || f === order) &&
    (order === (y ? own : own.replace("y", "")) || isLong && (order === "ymd" || order[2] === "y" && own[2] !== "y"));
}

/**
 * The years that a reading can mean, in the calendar's own numbers. Without `today`, a year of two digits can be one of two
 * years or more.
 * @param {CalendarData} calendar
 * @param {Reading} reading
 * @param {CalendarDate} first the first supported day
 * @param {CalendarDate | undefined} today a day in the calendar
 * @returns {number[]}
 */
function typedYears({ rules }, { y = "", m = "", d = "", G = "", U }, first, today) {
  const { eras = {}, typedYearDigits: [least, most] = [4, 4] } = rules;
  const { firstYear = 1, lastYear } = eras[G] ?? {};
  const number = +y;
  const typed = lastYear === undefined ? firstYear - 1 + number : lastYear + 1 - number;
  // A year of two digits is a year of this or the last century, unless it is a year of an era that began recently.
  const isShort = y.length === 2 && (G ? typed < first.year - 100 : least > 2);
  if (y && !isShort) return number && y.length <= most && (G || y.length >= least) ? [typed] : [];
  // The name of a year in the cycle is not enough.
  if (!y && (U || !today)) return [];
  // A day of this year that is not before today counts as a day of the next year.
  const start = today && today.year - +(m + (+d + 10) >= today.monthCode + (today.day + 10));
  // The supported years, of which the shortest have 354 days.
  return [...Array(208).keys()].map((index) => first.year + index).filter((year) => {
    const age = start ? year - start : 0;
    return age > -80 && age <= 20 && !(y && (year - typed) % 100);
  });
}

/**
 * The days that a reading can mean, as numbers of days from 1 January 1970: `NaN` if a day does not exist, infinite if the
 * calendar's table ends before its year or begins after it.
 * @param {CalendarData} calendar
 * @param {Reading} reading
 * @param {CalendarDate} first the first supported day
 * @param {CalendarDate | undefined} today
 * @returns {number[]}
 */
function typedDays(calendar, reading, first, today) {
  const { m, d, y, w } = reading;
  if (today && w) return [today.epochDay + +w];
  if (!m || !d) return [];
  const days = typedYears(calendar, reading, first, today).map((year) => {
    // Only the table knows the months of other years.
    const other = { monthCode: m, first: year < first.year ? -Infinity : Infinity, length: calendar.rules.longestMonth };
    const span = (anyMonths(calendar, year) ?? [other]).find(({ monthCode }) => m > "M" && m === monthCode);
    return span && +d && +d <= span.length ? span.first + +d - 1 : NaN;
  });
  if (y || !today) return days;
  // A date without a year is the nearest to today.
  const distance = (/** @type {number} */ day) => (day - today.epochDay) ** 2;
  return [days.reduce((one, other) => distance(other) < distance(one) || one !== one ? other : one, NaN)];
}

/**
 * The dates that a text can mean, earliest first, and the problems of other readings, the most important first.
 * @param {CalendarData} calendar
 * @param {string} text
 * @param {CalendarDate} first the first supported day
 * @param {CalendarDate | undefined} today
 * @param {{ limits?: import("./almanac.js").DateLimits }} selection
 */
function typedDates(calendar, text, first, today, { limits }) {
  const words = typedWords(calendar);
  const typed = plainText(calendar, text);
  /** @type {Record<string, CalendarDate>[]} by the number of days from the first day, so that they are sorted */
  const [inOrder, written] = [{}, {}];
  // 1 January 1900 is the first supported day, 28 January 2101 the last. Every year of ISO 8601 is supported to its end.
  const lastPlace = calendar.yearTable ? 73441 : 73413;
  /** @type {DateProblem[]} */
  const problems = [];
  try {
    const date = fromISO(typed.replace(/\B(?=(\d\d){1,2}$)/g, "-"), calendar);
    inOrder[date.epochDay + 25567] = date;
  } catch {}
  // The digits of a date without separators are in the order of the locale.
  const digits = words.order.replace(/./g, (kind) => kind === "y" ? "(\\d{2,4})" : "(\\d\\d)");
  const separate = foldedText(typed).replace(RegExp(`^(\\D*)${digits}(\\D*)$`), "$1$2 $3 $4$5");
  // A minus sign is not a separator.
  for (const reading of readingsOf(typed[0] === "-" ? [] : tokensOf(calendar, words, separate) ?? [])) {
    const isRight = isRightOrder(words, reading);
    for (const day of typedDays(calendar, reading, first, today)) {
      const place = day + 25567;
      if (place >= 0 && place <= lastPlace) {
        const date = addDays(calendar, first, place);
        // 1 January 1900 was a Monday.
        if (reading.E && (place + 1) % 7 !== +reading.E) {
          if (isRight) problems.unshift({ code: "wrongWeekday", date });
        } else {
          if (isRight) inOrder[place] = date;
          if (words.options.some((one) => {
            const text = plainText(calendar, format(calendar, date, one));
            // A year may also have two digits.
            return text === typed || text.replace(/\d\d(?=\d\d(?!\d))/, "") === typed;
          })) written[place] = date;
        }
      } else if (isRight && day) {
        const end = addDays(calendar, first, day < 0 ? 0 : lastPlace);
        problems.unshift(dateProblem(calendar, end, { limits }) ?? (day < 0 ? { code: "tooEarly", earliest: end } : { code: "tooLate", latest: end }));
      } else if (isRight) problems.push({ code: "noSuchDate" });
    }
  }
  return { dates: [written, inOrder].map(Object.values).find((dates) => dates.length) ?? [], problems };
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
  const { today, ...selection } = checkedOptions(options, ["limits", "days", "today"]);
  const first = convert(calendar, fromISO("1900-01-01"));
  // This call checks the options.
  dateProblem(calendar, today ?? first, selection);
  const { dates, problems } =
    typedDates(calendar, textOf(text).length > longestText ? "" : text, first, today && convert(calendar, today), selection);
  const [date, other] = dates;
  /** @type {DateProblem | undefined} */
  const problem = other ? { code: "ambiguous", dates } : date ? dateProblem(calendar, date, selection) : problems[0] ?? { code: "noDate" };
  return problem ? { problem } : { date };
}
