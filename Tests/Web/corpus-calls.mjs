// @ts-check
// For each call in the corpus of `Fidelity --corpus`, the same call in the runtime for the web.

/** @typedef {import("../../Sources/Resources/web/almanac.js")} Runtime */
/** @typedef {import("../../Sources/Resources/web/almanac.js").CalendarData} CalendarData */
/** @typedef {import("../../Sources/Resources/web/almanac.js").LocaleData} LocaleData */

/** @param {string} text such as `14:30:07` */
function time(text) {
  const [hour, minute, second] = text.split(":").map(Number);
  return { hour, minute, second };
}

/** @param {{ type: string, value: string }[]} parts */
const joinedParts = (parts) => parts.map(({ type, value }) => `[${type}]${value}`).join("");

/** @param {{ value: number, label: string }[]} rows */
const joinedRows = (rows) => rows.map(({ value, label }) => `${value}=${label}`).join(" ");

/**
 * The calls by their names. Each takes its arguments, the calendar or the locale, and the locale.
 * @param {any} almanac the runtime
 * @param {any} index the module of all locales
 * @param {any} preferences
 * @param {any} reader the module of typed dates
 * @param {any} regions
 * @param {(tag: string) => any} locales a locale by its tag
 * @returns {Record<string, (values: any, data: any, locale: any) => string>}
 */
export function calls(almanac, index, preferences, reader, regions, locales) {
  /** The values that depend on the region, as one text. */
  const habits = (/** @type {any} */ locale) => {
    const { week, hourCycle, calendars } = locale;
    /** @type {Record<string, string>} the other calendars have the same name in BCP 47 */
    const bcp47 = { gregorian: "gregory", "ethiopic-amete-alem": "ethioaa" };
    const preferred = calendars.preferred
      .map((/** @type {string} */ name) => calendars.available.find((/** @type {string} */ one) => (bcp47[one] ?? one) === name))
      .find(Boolean) ?? "gregorian";
    const weekend = JSON.stringify(week.weekend).replace(/,/g, ", ");
    const text = almanac.formatTime(locale, { hour: 14, minute: 5 });
    return `${week.firstDay} ${weekend} ${hourCycle} ${preferred} ${locale.columns.dateAndTime.join(",")} ${text}`;
  };
  const date = (/** @type {string} */ text) => almanac.fromISO(text);
  const limits = (/** @type {Record<string, string>} */ { earliest, latest }) => {
    return { earliest: earliest && date(earliest), latest: latest && date(latest) };
  };
  const iso = (/** @type {any} */ value) => almanac.toISO(value).slice(0, 10);
  /** The text, or `none` if the calendar or the locale does not have these fields. */
  const textIf = (/** @type {() => string} */ call) => {
    try {
      return call();
    } catch {
      return "none";
    }
  };
  return {
    string: ({ key, ...values }, _, locale) => almanac.string(locale, key, values),
    number: ({ number }, _, locale) => almanac.formatNumber(locale, number),
    list: ({ texts, style }, _, locale) => almanac.formatList(locale, texts, { style }),
    columns: ({ mode }, _, locale) => locale.columns[mode].join(","),
    weekday: ({ weekday }, _, locale) => {
      const [column] = almanac.weekdayHeader(locale, weekday);
      const { name, abbreviatedName, shortName, narrowName, isWeekend } = column;
      return `${name}|${abbreviatedName}|${shortName}|${narrowName}|${isWeekend}`;
    },
    calendarName: ({ of }, _, locale) => locale.calendars.names?.[of] ?? "none",
    fieldName: ({ field, width }, _, locale) => locale.fields?.[field]?.[width] ?? "none",
    fieldTitle: ({ field }, _, locale) => almanac.fieldTitle(locale, field) ?? "none",
    quarterNames: ({ width }, _, locale) => almanac.quarterNames(locale, width)?.join("|") ?? "none",
    relativeName: ({ unit, offset }, _, locale) => almanac.relativeName(locale, unit, offset) ?? "none",
    relativeTitle: ({ unit, offset }, _, locale) => almanac.relativeTitle(locale, unit, offset) ?? "none",
    duration: ({ unit, width, number }, _, locale) => almanac.duration(locale, number, unit, width) ?? "none",
    durationLabel: ({ unit, width }, _, locale) => locale.units?.[unit]?.[{ wide: "long", abbreviated: "short", narrow: "narrow" }[width]]?.label ?? "none",
    time: ({ time: text, ...options }, _, locale) => almanac.formatTime(locale, time(text), options),
    timeParts: ({ time: text, ...options }, _, locale) => joinedParts(almanac.formatTimeToParts(locale, time(text), options)),
    timeRange: ({ from, to }, _, locale) => almanac.formatTimeRange(locale, time(from), time(to)),
    spokenHour: ({ hour }, _, locale) => almanac.spokenHour(locale, hour),
    spokenMinute: ({ minute }, _, locale) => almanac.spokenMinute(locale, minute),
    spokenDayPeriod: ({ hour }, _, locale) => almanac.spokenDayPeriod(locale, hour),
    hourRows: ({ cycle }, _, locale) => joinedRows(almanac.hourRows(locale, cycle)),
    minuteRows: ({ interval }, _, locale) => joinedRows(almanac.minuteRows(locale, interval)),
    dayPeriodRows: (_, __, locale) => joinedRows(almanac.dayPeriodRows(locale)),
    region: ({ region }, _, locale) => habits(almanac.withRegion(locale, region, regions)),
    preferences: ({ wanted }) => {
      const found = index.resolve([wanted]);
      if (!found) throw new TypeError(`No locale for ${wanted}`);
      const locale = locales(found.tag);
      return `${found.tag} ${habits(preferences.withPreferences(locale, found, regions))}`;
    },
    match: ({ wanted }) => index.match(wanted.includes(";") ? wanted : [wanted]) ?? "none",
    date: ({ date: day, ...options }, calendar) => textIf(() => almanac.format(calendar, date(day), options)),
    dateParts: ({ date: day, ...options }, calendar) => joinedParts(almanac.formatToParts(calendar, date(day), options)),
    dateTime: ({ date: day, time: text, ...options }, calendar) =>
      textIf(() => almanac.formatDateTime(calendar, date(day), time(text), options)),
    dateTimeRange: ({ date: day, time: text, to, until, ...options }, calendar) =>
      textIf(() => almanac.formatDateTimeRange(calendar, date(day), time(text), date(to), time(until), options)),
    range: ({ from, to, skeleton }, calendar) => textIf(() => almanac.formatRange(calendar, date(from), date(to), { skeleton })),
    dates: ({ texts: _, dates, style }, calendar) => almanac.formatDates(calendar, dates.map(date), { style }),
    spoken: ({ date: day, states }, calendar) => almanac.spokenText(calendar, date(day), states),
    spokenSelection: ({ date: day, to }, calendar) => almanac.spokenSelection(calendar, date(day), to && date(to)),
    convert: ({ date: day }, calendar) => {
      const { year, monthCode, day: number } = almanac.convert(calendar, date(day));
      return `${year}-${monthCode}-${number} ${almanac.weekday(date(day))}`;
    },
    addMonths: ({ date: day, months }, calendar) => iso(almanac.addMonths(calendar, date(day), months)),
    setYear: ({ date: day, years }, calendar) =>
      iso(almanac.setYear(calendar, date(day), almanac.convert(calendar, date(day)).year + years)),
    setMonth: ({ date: day, month }, calendar) => iso(almanac.setMonth(calendar, date(day), month)),
    problem: ({ date: day, days, ...bounds }, calendar) => {
      const problem = almanac.dateProblem(calendar, date(day), { limits: limits(bounds), days });
      if (!problem) return "none";
      try {
        return almanac.problemMessage(calendar, problem, { style: "long" });
      } catch {
        return "untranslated";
      }
    },
    mask: (_, calendar) => almanac.maskText(calendar) ?? "none",
    typed: ({ typed, today }, calendar) => {
      const { date: found, problem } = reader.typedDate(calendar, typed, { today: today && date(today) });
      return found ? iso(found) : [problem.code, ...(problem.dates ?? [problem.date].filter(Boolean)).map(iso)].join(" ");
    },
    title: ({ date: day }, calendar) => almanac.monthTitle(calendar, date(day)),
    dayLabel: ({ date: day }, calendar) => almanac.dayLabel(calendar, date(day)),
    secondaryLabel: ({ date: day }, calendar) => almanac.secondaryLabel(calendar, date(day)),
    weekNumber: ({ date: day }, _, locale) => `${almanac.weekNumber(locale, date(day))}`,
    dayAndWeekday: ({ date: day, today }, calendar) =>
      almanac.dayAndWeekdayLabel(calendar, date(day), { today: date(today) }),
    dayRows: ({ date: day, ...bounds }, calendar) =>
      almanac.dayRows(calendar, date(day), { limits: limits(bounds) }).map((/** @type {{ label: string }} */ row) => row.label).join("|"),
    weeks: ({ date: day }, calendar) =>
      almanac.weeks(calendar, date(day))
        .map((/** @type {any[]} */ week) => week.map((cell) => (cell ? `${cell.day}` : "-")).join(" "))
        .join("|"),
    yearLabel: ({ year }, calendar) => almanac.yearLabel(calendar, year),
    months: ({ year, ...bounds }, calendar) =>
      almanac.months(calendar, year, { limits: limits(bounds) })
        .map((/** @type {any} */ row) =>
          `${row.monthCode} ${row.name}|${row.abbreviatedName}|${row.nameBesideDay}|${row.length}`)
        .join(" "),
    yearRows: (bounds, calendar) => joinedRows(almanac.yearRows(calendar, { limits: limits(bounds) })),
    eraYears: ({ era, ...bounds }, calendar) => {
      const row = almanac.eraRows(calendar).find((/** @type {any} */ one) => one.code === era);
      const years = joinedRows(almanac.yearRows(calendar, { era, limits: limits(bounds) }));
      return [row.name, iso(row.limits.earliest), iso(row.limits.latest), years].filter(Boolean).join(" ");
    },
    widest: ({ column }, calendar) => calendar.longest[`${column}s`].join("|"),
    page: ({ date: day, choice }, calendar) => {
      const first = date(day);
      const shifted = (/** @type {number} */ days) => {
        try {
          return almanac.addDays(calendar, first, days);
        } catch {
          return undefined;
        }
      };
      const near = (/** @type {number} */ days) => shifted(days) ?? first;
      /** @type {Record<string, any>} the same choices as in CorpusPages.swift */
      const choices = {
        plain: {},
        range: {
          today: first, selection: { from: first, to: near(4) }, limits: { earliest: near(-9), latest: near(9) },
          days: "weekdays", firstDay: "sat", hasSixWeeks: true,
        },
        open: { today: near(1), selection: { from: first }, limits: { latest: near(3) } },
        days: {
          selection: { dates: [first, near(2)] }, limits: { earliest: near(-3) }, days: "weekends",
          unavailable: [1, 2, 3, 4, 5].map(near), firstDay: "mon",
        },
        reversed: { today: first, selection: { from: near(3), to: first } },
      };
      const page = almanac.monthPage(calendar, first, choices[choice]);
      const mark = (/** @type {any} */ cell) =>
        cell.label + (cell.isInMonth ? "m" : "") + (cell.isToday ? "t" : "") + (cell.isWeekend ? "w" : "") +
        (cell.isSelected ? "s" : "") + (cell.problem ? (cell.problem.code === "unavailable" ? "u" : "p") : "") + (cell.rangePlace ?? "");
      const weeks = page.weeks.map((/** @type {any} */ week) =>
        `${week.number}: ${week.cells.map((/** @type {any} */ cell) => (cell ? mark(cell) : "-")).join(" ")}`);
      const header = page.header.map((/** @type {any} */ column) => column.shortName).join(" ");
      return `${page.title}|${header}|${weeks.join("|")}`;
    },
  };
}
