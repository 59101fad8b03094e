// What the values in the objects of the adapters are, for adapters.mjs: a value of the locale, a format, or a text.

/** The day of which the texts are: February 7, 2026, a Saturday. */
export const seventh = new Date(2026, 1, 7);
// The tokens of the libraries' formats, each with UTS 35's letters.
export const cldr = { H: "H", HH: "HH", h: "h", hh: "hh", K: "h", k: "H", kk: "HH", mm: "mm", a: "a" };
const moment = {
  YYYY: "y", MM: "MM", M: "M", MMMM: "MMMM", MMM: "MMM", DD: "dd", D: "d", dddd: "EEEE", HH: "HH", H: "H", hh: "hh", h: "h",
  mm: "mm", A: "a",
};
const flatpickr = { Y: "y", m: "MM", n: "M", F: "MMMM", M: "MMM", d: "dd", j: "d" };
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
    "lang.fieldDateTimeFormat": ["date + timeWithSeconds", { ...moment, ss: "ss" }], "lang.locale": "lower",
    "lang.rangePlaceholder": "$label.startDate + label.endDate", "lang.rangeYearPlaceholder": "$label.startYear + label.endYear",
    "lang.rangeQuarterPlaceholder": "$label.startQuarter + label.endQuarter",
    "lang.rangeMonthPlaceholder": "$label.startMonth + label.endMonth", "lang.rangeWeekPlaceholder": "$label.startWeek + label.endWeek",
    "timePickerLocale.rangePlaceholder": "$label.startTime + label.endTime", "lang.monthBeforeYear": "monthFirst",
    "lang.yearFormat": ["y", moment], "lang.fieldMonthFormat": ["yM", moment], "lang.fieldTimeFormat": ["timeWithSeconds", { ...moment, ss: "ss" }],
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
    "formats.LTS": ["timeWithSeconds", { ...moment, ss: "ss" }], name: "lower", "formats.ll": ["yMMMd", moment], "formats.LT": ["time", moment],
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
    "longDateFormat.L": ["date", moment], "longDateFormat.LL": ["yMMMMd", moment], "longDateFormat.LT": ["pickerTime", { ...moment, k: "H" }],
  },
  pikadayOptions: {
    "i18n.months": "months", "i18n.weekdays": "weekdays", "i18n.weekdaysShort": "weekdaysHeader", firstDay: "firstDay",
    yearSuffix: "yearSuffix", "i18n.nextMonth": "$nav.nextMonth", "i18n.previousMonth": "$nav.previousMonth",
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

// The ordinals of Moment 2's own locales
export const ordinals = {
  az: "1-inci 3-üncü 4-üncü 6-ncı 9-uncu 10-uncu 20-nci 22-nci 28-inci", bg: "1-ви 2-ри 3-ти 7-ми 8-ми 11-ти 12-ти 21-ви 27-ми",
  ca: "1r 2n 3r 4t 5è 21è", cy: "1af 2il 4ydd 5ed 7fed 11eg 12fed 15fed 20fed 21ain", en: "1st 2nd 3rd 4th 11th 13th 21st 31st",
  fr: "1er 2", kk: "1-ші 6-шы 9-шы 10-шы 20-шы 26-шы", ky: "1-чи 3-чү 6-чы 9-чу 20-чы 30-чу", sv: "1:a 2:a 3:e 11:e 12:e 22:a",
};

// The values that checkParts tests, and those that follow from the limits of a library, which the slow tests run.
export const elsewhere = {
  airDatepickerOptions: "dateTimeSeparator locale.timeFormat", bootstrapDatepickerLocale: "titleFormat.toValue",
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
