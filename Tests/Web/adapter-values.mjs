// What the values in the objects of the adapters are, for adapters.mjs: a value of the locale, a format, or a text.

// Far from UTC, a wrong choice of the clock changes the day. This line runs before the first date is made.
process.env.TZ = "Pacific/Auckland";

/** The day of which the texts are: February 7, 2026, a Saturday. */
export const seventh = new Date(2026, 1, 7);
// The tokens of the libraries' formats, each with UTS 35's letters.
export const cldr = { H: "H", HH: "HH", h: "h", hh: "hh", K: "h", k: "H", kk: "HH", mm: "mm", ss: "ss", a: "a", B: "a" };
export const moment = {
  YYYY: "y", MM: "MM", M: "M", MMMM: "MMMM", MMM: "MMM", DD: "dd", D: "d", dddd: "EEEE", HH: "HH", H: "H", hh: "hh", h: "h", k: "H",
  mm: "mm", ss: "ss", A: "a",
};
export const flatpickr = {
  Y: "y", m: "MM", n: "M", F: "MMMM", M: "MMM", d: "dd", j: "d", H: "HH", h: "h", G: "hh", i: "mm", K: "a",
};
const air = { yyyy: "y", MM: "MM", dd: "dd" };
const bootstrap = { yyyy: "y", mm: "MM", dd: "dd" };
const jquery = { yy: "y", mm: "MM", dd: "dd" };
const timepicker = { HH: "HH", H: "H", hh: "hh", h: "h", mm: "mm", TT: "a", tt: "a" };

/**
 * The properties of each function's object: a value of the locale, a format, or a function that returns a text. After `$`
 * come the key of a word, keys of which the first that exists counts, or the keys of a list.
 */
export const table = {
  airDatepickerOptions: {
    "locale.days": "weekdays", "locale.daysShort": "abbreviated", "locale.daysMin": "weekdaysHeader",
    "locale.months": "months", "locale.monthsShort": "monthsShort", "locale.firstDay": "firstDay", weekends: "weekend",
    multipleDatesSeparator: "rangeSeparator", "locale.dateFormat": ["date", air],
    "navTitles.days": [{ viewDate: seventh }, "title"], "navTitles.months": [{ viewDate: seventh }, "y"],
    "navTitles.years": [{ curDecade: [2026] }, "y"], "locale.clear": "$action.clear", "locale.today": "$nav.today",
  },
  antDesignLocale: {
    "lang.shortWeekDays": "weekdaysHeader", "lang.shortMonths": "monthsShort", "lang.fieldDateFormat": ["date", moment],
    "lang.fieldDateTimeFormat": ["date + timeWithSeconds", moment], "lang.locale": "lower",
    "lang.rangePlaceholder": "$label.startDate + label.endDate", "lang.rangeYearPlaceholder": "$label.startYear + label.endYear",
    "lang.rangeQuarterPlaceholder": "$label.startQuarter + label.endQuarter",
    "lang.rangeMonthPlaceholder": "$label.startMonth + label.endMonth", "lang.rangeWeekPlaceholder": "$label.startWeek + label.endWeek",
    "timePickerLocale.rangePlaceholder": "$label.startTime + label.endTime", "lang.monthBeforeYear": "monthFirst",
    "lang.yearFormat": ["y", moment], "lang.fieldMonthFormat": ["yM", moment], "lang.fieldTimeFormat": ["timeWithSeconds", moment],
  },
  bootstrapDatepickerLocale: {
    days: "weekdays", daysShort: "abbreviated", daysMin: "weekdaysHeader", months: "months", monthsShort: "monthsShort",
    today: "$nav.today", clear: "$action.clear", monthsTitle: "$prompt.selectMonth",
    weekStart: "firstDay", rtl: "isRTL", format: ["date", bootstrap], "titleFormat.toDisplay": [new Date(Date.UTC(2026, 1, 7)), "title"],
  },
  dateFnsLocale: { code: "tag", "options.weekStartsOn": "firstDay", "options.firstWeekContainsDate": "minimalDays" },
  daterangepickerOptions: {
    timePicker12Hour: "hour12", timePicker24Hour: "hour24", separator: "plainSeparator", "locale.separator": "plainSeparator",
    "locale.direction": "direction", "locale.firstDay": "firstDay", format: ["date", moment],
    "locale.daysOfWeek": "weekdaysHeader", "locale.monthNames": "months", "locale.format": ["date", moment],
  },
  dayjsLocale: {
    weekdaysMin: "weekdaysHeader", "months.s": "months", "months.f": "monthsInDate", "monthsShort.s": "monthsShort",
    weekStart: "firstDay", yearStart: "minimalDays", "formats.L": ["date", moment], "formats.LL": ["long", moment],
    "formats.LTS": ["timeWithSeconds", moment], name: "lower", "formats.ll": ["yMMMd", moment], "formats.LT": ["time", moment],
  },
  mantineSettings: { locale: "lower", labelSeparator: "trimmedSeparator", firstDayOfWeek: "firstDay", weekendDays: "weekend" },
  mantineInputProps: {
    valueFormat: ["date", moment], yearLabelFormat: ["y", moment], yearsListFormat: ["y", moment],
    getDayAriaLabel: ["2026-02-07", "yMMMMEEEEd"], renderDay: ["2026-02-07", "day"], placeholder: "$prompt.selectDate",
    "ariaLabels.nextMonth": "$nav.nextMonth", "ariaLabels.previousMonth": "$nav.previousMonth",
    "ariaLabels.nextYear": "$nav.nextYear", "ariaLabels.previousYear": "$nav.previousYear",
    "ariaLabels.nextDecade": "$nav.nextDecade", "ariaLabels.previousDecade": "$nav.previousDecade",
    "ariaLabels.monthLevelControl": "$a11y.changeMonth", "ariaLabels.yearLevelControl": "$a11y.changeYear",
  },
  flatpickrLocale: {
    "weekdays.shorthand": "weekdaysHeader", "weekdays.longhand": "weekdays", "months.shorthand": "monthsShort",
    "months.longhand": "months", firstDayOfWeek: "firstDay", amPM: "plainPeriods", rangeSeparator: "plainSeparator",
    time_24hr: "hour24",
  },
  flatpickrFormats: { date: ["date", flatpickr], aria: ["yMMMMd", flatpickr] },
  jqueryTimepickerLocale: { "amNames.0": "am", "pmNames.0": "pm", isRTL: "isRTL", timeFormat: ["pickerTime", timepicker] },
  jqueryUiLocale: {
    monthNames: "months", monthNamesShort: "monthsShort", dayNames: "weekdays", dayNamesShort: "abbreviated",
    dayNamesMin: "weekdaysHeader", firstDay: "firstDay", isRTL: "isRTL", showMonthAfterYear: "yearFirst",
    dateFormat: ["date", jquery], prevText: "$nav.previousMonth", nextText: "$nav.nextMonth", yearSuffix: "yearSuffix",
  },
  momentLocale: {
    "months.format": "monthsInDate", "months.standalone": "months", "monthsShort.standalone": "monthsShort",
    weekdays: "weekdays", weekdaysShort: "abbreviated", weekdaysMin: "weekdaysHeader", "week.dow": "firstDay", "week.doy": "doy",
    "longDateFormat.L": ["date", moment], "longDateFormat.LL": ["yMMMMd", moment], "longDateFormat.LT": ["pickerTime", moment],
  },
  pikadayOptions: {
    "i18n.months": "months", "i18n.weekdays": "weekdays", "i18n.weekdaysShort": "weekdaysHeader", firstDay: "firstDay",
    yearSuffix: "yearSuffix", "i18n.nextMonth": "$nav.nextMonth, ›", "i18n.previousMonth": "$nav.previousMonth, ‹",
    ariaLabel: "$hint.dayGrid", isRTL: "isRTL", showMonthAfterYear: "yearFirst", toString: [seventh, "date"],
  },
  quasarLang: {
    isoName: "tag", "date.format24h": "hour24", rtl: "isRTL", "date.days": "weekdays", "date.daysShort": "weekdaysHeader", "date.months": "months",
    "date.monthsShort": "monthsShort", "date.firstDayOfWeek": "firstDay", "date.headerTitle": [seventh, "MMMEd"],
  },
  dayPickerProps: {
    dir: "direction", weekStartsOn: "firstDay", firstWeekContainsDate: "minimalDays", "labels.labelGrid": [seventh, "title"],
    lang: "tag", "formatters.formatCaption": [seventh, "title"], "formatters.formatDay": [seventh, "day"],
    "formatters.formatMonthDropdown": [seventh, "month"], "formatters.formatWeekNumber": [7, "day"],
    "formatters.formatWeekdayName": [seventh, "header"], "formatters.formatWeekNumberHeader": [0, "$header.week"],
    "labels.labelGridcell": [seventh, "yMMMMEEEEd"], "labels.labelWeekday": [seventh, "weekday"],
    "labels.labelNav": [0, "$label.calendar"], "labels.labelNext": [0, "$nav.nextMonth"],
    "labels.labelPrevious": [0, "$nav.previousMonth"], "labels.labelMonthDropdown": [0, "$prompt.selectMonth"],
    "labels.labelYearDropdown": [0, "$prompt.selectYear"], "labels.labelWeekNumberHeader": [0, "$label.weekNumber, header.week"],
    "labels.labelDayButton": [seventh, "yMMMMEEEEd"], "formatters.formatYearDropdown": [seventh, "y"],
  },
  xdsoftOptions: {
    "i18n.en.months": "months", "i18n.en.dayOfWeekShort": "weekdaysHeader", "i18n.en.dayOfWeek": "weekdays",
    dayOfWeekStart: "firstDay", rtl: "isRTL",
  },
  xdsoftFormatter: { "dateSettings.daysShort": "abbreviated", "dateSettings.monthsShort": "monthsShort",
    "dateSettings.days": "weekdays", "dateSettings.months": "months", "dateSettings.meridiem": "dayPeriods" },
  vuetifyMessages: { "dateRangeInput.divider": "trimmedSeparator", "timePicker.am": "fullAM", "timePicker.pm": "fullPM" },
  muiXLocaleText: {}, bootstrapDatetimepickerOptions: {},
};

// Ordinals of Moment 2's own locales; in am, ca, ga and nl, those of CLDR's rules (RBNF); in bn, cy, eo, fy, gd, gsw, hy, ka, ru
// and uk, those of date-fns. All other languages have the number alone.
const irregular = {
  af: "1ste 2de 7de 8ste 19de 20ste 31ste",
  az: "1-inci 2-nci 3-üncü 4-üncü 5-inci 6-ncı 7-nci 8-inci 9-uncu 10-uncu 20-nci 21-inci 22-nci 26-ncı 28-inci 29-uncu 30-uncu",
  bg: "1-ви 2-ри 3-ти 6-ти 7-ми 8-ми 9-ти 10-ти 11-ти 12-ти 17-ти 20-ти 21-ви 22-ри 27-ми 28-ми 29-ти",
  bn: "1লা 2রা 3রা 4ঠা 5ই 18ই 19শে 31শে", ca: "1r 2n 3r 4t 5è 21è",
  cy: "1af 2il 3ydd 4ydd 5ed 6ed 7fed 8fed 9fed 10fed 11eg 12fed 13eg 14eg 15fed 16eg 17eg 18fed 19eg 20fed 21ain 31ain",
  en: "1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 24th 31st 101st 111th 113th", fr: "1er 2 21 31",
  gd: "1d 2na 3mh 10mh 11mh 12na 21d 22na", hy: "1-ին 2-րդ 11-րդ", ka: "1-ლი 2-ე 11-ე 21-ე", km: "ទី1 ទី31", lo: "ທີ່1 ທີ່31",
  kk: "1-ші 5-ші 6-шы 7-ші 9-шы 10-шы 16-шы 19-шы 20-шы 21-ші 26-шы 30-шы",
  ky: "1-чи 2-чи 3-чү 4-чү 5-чи 6-чы 7-чи 8-чи 9-чу 10-чу 13-чү 14-чү 20-чы 26-чы 29-чу 30-чу",
  mk: "1-ви 2-ри 3-ти 7-ми 8-ми 9-ти 11-ти 12-ти 17-ти 21-ви 22-ри 27-ми", sv: "1:a 2:a 3:e 10:e 11:e 12:e 13:e 21:a 22:a 23:e 31:a",
  uk: "1-е 3-є 4-е 12-е 13-е 22-е 23-є",
};
const endings = {
  ".": "bs cs da de et eu fi fo gsw hr hu is lb lv nb nn no pl se sk sl sq sr tr", "º": "es gl it mt pt", "日": "ja yue zh", "일": "ko",
  "ኛ": "am", "-га": "be", "η": "el", "-a": "eo", e: "fy nl", "ú": "ga", "ನೇ": "kn", "-oji": "lt", "-е": "ru", "வது": "ta", "వ": "te",
};

export const languagesWithOrdinals = [...Object.keys(irregular), ...Object.values(endings).flatMap((languages) => languages.split(" "))];

/** Numbers of a language, each with its ordinal. @param {string} tag */
export function ordinalsOf(tag) {
  const [language] = tag.split("-");
  const ending = Object.keys(endings).find((text) => endings[text].split(" ").includes(language)) ?? "";
  const texts = irregular[language]?.split(" ") ?? [1, 2, 3, 8, 11, 12, 13, 21, 22, 31].map((number) => `${number}${ending}`);
  return texts.map((text) => [parseInt(/\d+/.exec(text)[0], 10), text]);
}

/** The ordinal of a number that is no day: in these languages, only a day has an ending. */
export const ordinalOfNumber = (tag, number, text) => (/^(bn|fr|ja|ko|yue|zh)(-|$)/.test(tag) ? `${number}` : text);

// The values that the calls in adapter-calls.mjs and adapter-date-calls.mjs test.
export const elsewhere = {
  airDatepickerOptions: "dateTimeSeparator locale.timeFormat", bootstrapDatepickerLocale: "titleFormat.toValue",
  bootstrapDatetimepickerOptions: "locale",
  dateFnsLocale: "localize.day localize.dayPeriod localize.era localize.month localize.ordinalNumber localize.quarter match.day"
    + " match.dayPeriod match.era match.month match.ordinalNumber match.quarter formatLong.date formatLong.dateTime formatLong.time",
  daterangepickerOptions: "maxYear minYear", dayPickerProps: "labels.labelWeekNumber",
  dayjsLocale: "formats.LLL formats.LLLL meridiem ordinal postformat preparse weekdays weekdaysShort",
  flatpickrFormats: "dateTime time", jqueryTimepickerLocale: "separator amNames pmNames",
  mantineInputProps: "monthLabelFormat monthsListFormat weekdayFormat",
  momentLocale: "dayOfMonthOrdinalParse isPM longDateFormat.LLL longDateFormat.LLLL longDateFormat.LTS longMonthsParse meridiem"
    + " meridiemHour meridiemParse months.isFormat monthsParse monthsParseExact monthsRegex monthsShort.format monthsShortRegex"
    + " monthsShortStrictRegex monthsStrictRegex ordinal postformat preparse shortMonthsParse weekdaysParseExact",
  pikadayOptions: "parse", xdsoftFormatter: "dateSettings.ordinal", xdsoftOptions: "format formatDate formatTime",
};

export const pad = (number) => String(number).padStart(2, "0");

/** A text with the digits 0 to 9, plain spaces and small letters. */
export const plain = (text, digits) =>
  [...text].map((sign) => (digits.includes(sign) ? digits.indexOf(sign) : sign)).join("").replace(/\s/g, " ").toLowerCase();

/**
 * The text of a library's format for February 7, 2026. Moment and dayjs have literal text in brackets, flatpickr after
 * backslashes, and the others in apostrophes.
 */
export function written(pattern, tokens, hour, { picker, weekdays, months }) {
  const literal = tokens === moment ? /\[([^\]]*)\]/g : tokens === flatpickr ? /\\(.)/g : /'([^']*)'/g;
  const names = /d|j/i.test(pattern.replace(literal, "")) ? picker.monthsInDate : picker.months;
  const period = picker.dayPeriods[hour < 12 ? 0 : 1];
  const fields = {
    y: 2026, M: 2, MM: "02", MMMM: names[1], MMM: months.format.abbreviated[1], d: 7, dd: "07", EEEE: weekdays.format.wide[6],
    H: hour, HH: pad(hour), h: hour % 12 || 12, hh: pad(hour % 12 || 12), mm: "05", ss: "00", a: period, A: period.toUpperCase(), aa: period.toLowerCase(),
  };
  return pattern.replace(new RegExp(`${literal.source}|([a-zA-Z])\\2*`, "g"), (run, text, letter) =>
    letter === undefined ? text : fields[tokens[run]] ?? `<${run}>`);
}
