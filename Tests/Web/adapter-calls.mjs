// What the functions in the objects of the adapters return, and the formats of times, for adapters.mjs. The expected texts are the
// JSON's, and those of AlmanacKit's own runtime, which are compared with AlmanacKit elsewhere.
import { dateCalls, titleFacts } from "./adapter-date-calls.mjs";
import { flatpickr, moment, pad, seventh, written } from "./adapter-values.mjs";

/** A day of a date library on a Saturday */
const saturday = { day: () => 6 };
const hours = [0, 9, 12, 14];
const englishMonths = Array.from({ length: 12 }, (_, index) => new Intl.DateTimeFormat("en", { month: "long" }).format(new Date(2026, index, 1)));
/** A date for libraries that read only single separators. In the locale kkj, a date is 17/02 2026. */
const singlySeparated = (date) => date.replace(/(\D) /g, "$1").replace(" ", "/");
/** The methods of Moment that ranges call. Each method changes the object and returns it. */
class Moment {
  constructor(date = new Date(2026, 2, 31)) { this.date = date; }
  clone() { return new Moment(new Date(this.date)); }
  subtract(count, unit) {
    if (unit === "days") this.date.setDate(this.date.getDate() - count);
    else this.date = new Date(2026, 3 - count, 0);
    return this;
  }
  startOf() { this.date.setDate(1); return this; }
  endOf() { this.date.setMonth(this.date.getMonth() + 1, 0); return this; }
  get day() { return `${this.date.getMonth() + 1}-${this.date.getDate()}`; }
}

/** The facts of a calendar, and what several of the calls need. */
export function withParts(facts) {
  const { patterns, picker, plural, runtime, strings } = facts;
  return {
    ...runtime, ...facts,
    /** A word with its placeholder filled; the value alone if the locale lacks the word. */
    filled: (key, placeholder, value) => strings[key]?.replace(`{${placeholder}}`, value) ?? value,
    isEnglish: picker.hour12 && picker.dayPeriods[0].toUpperCase() === "AM",
    dot: /[Hh]([.:])mm/.exec(picker.time)?.[1] ?? ":",
    between: patterns.dateTime.short.replace(/'/g, "").split(/\{[01]\}/)[1],
    five: plural(strings["selection.count"], 5, "{n}"),
    /** The times of a format, and the same times on the 12-hour or the 24-hour clock. */
    times: (pattern, tokens, isHalfDay, separator = ":") => ["times", hours.map((hour) => written(pattern, tokens, hour, facts)),
      hours.map((hour) => (isHalfDay
        ? `${hour % 12 || 12}${separator}05 ${picker.dayPeriods[hour < 12 ? 0 : 1]}` : `${pad(hour)}${separator}05`))],
  };
}

const calls = {
  airDatepickerOptions(made, { calendar, picker, isEnglish, dot, between, times, format, fromDate }) {
    return [
      // The library writes AM and PM only in English, and reads a token only after a comma or spaces.
      times(
        made.locale.timeFormat, { h: "h", HH: "HH", mm: "mm", [picker.dayPeriods[0] === "am" ? "aa" : "AA"]: "a" }, isEnglish,
        isEnglish ? ":" : dot),
      ["the separator", made.dateTimeSeparator, /^(\s|[\s,].*\s)$/.test(between) ? between : " "],
      ["ten years", made.navTitles.years({ curDecade: [2020, 2029] }),
        [2020, 2029].map((year) => format(calendar, fromDate(new Date(year, 6, 1)), { skeleton: "y" })).join(picker.rangeSeparator)],
      ["an earlier year", made.navTitles.days({ viewDate: new Date(1899, 11, 1) }), "1899"],
    ];
  },
  bootstrapDatepickerLocale(made, { calendar, fromDate, monthTitle }) {
    // The library's dates begin at midnight in UTC.
    return [
      ["toValue", made.titleFormat.toValue("x"), "x"],
      ["a date in UTC", made.titleFormat.toDisplay(new Date(Date.UTC(2026, 1, 28, 23))), monthTitle(calendar, fromDate(seventh))],
      ["a later year", made.titleFormat.toDisplay(new Date(Date.UTC(2101, 0, 1))), "2101"],
    ];
  },
  bootstrapDatetimepickerOptions(made, facts) {
    const { picker, strings, tag } = facts;
    return [
      ["the tag", made.locale, tag.toLowerCase()],
      ["the title", facts.isTitle(written(made.dayViewHeaderFormat, moment, 9, titleFacts(facts))), true],
      ["the tooltip of AM and PM", made.tooltips.togglePeriod,
        strings["prompt.selectDayPeriod"]?.replace("{am}", picker.dayPeriods[0]).replace("{pm}", picker.dayPeriods[1])],
    ];
  },
  daterangepickerOptions(made) {
    const year = new Date().getFullYear();
    return [["the years", [made.minYear, made.maxYear], [year - 100, year + 100]]];
  },
  daterangepickerRanges(made, { calendar, plural, strings }, make) {
    // The ranges of the library's own example, on March 31
    const days = (count) => plural(strings["preset.lastDays"], count);
    const expected = [
      [strings["nav.today"], "3-31 3-31"], [strings["nav.yesterday"], "3-30 3-30"], [days(7), "3-25 3-31"], [days(30), "3-2 3-31"],
      [strings["nav.thisMonth"], "3-1 3-31"], [strings["preset.lastMonth"], "2-1 2-28"],
    ].filter(([text]) => text !== undefined);
    const found = Object.entries(make(calendar, () => new Moment())).map(([text, ends]) => [text, ends.map(({ day }) => day).join(" ")]);
    return [["ranges", found, expected]];
  },
  djangoCatalog(made, facts) {
    const { calendar, locale, picker, strings, formatTime } = facts;
    const { catalog, formats } = made;
    const day = { Sun: "Sunday", Mon: "Monday", Tue: "Tuesday", Wed: "Wednesday", Thur: "Thursday", Fri: "Friday", Sat: "Saturday" };
    const { titled, ...untitled } = locale.relative?.day ?? {};
    const relative = titled ?? untitled;
    const words = { Today: "nav.today", Now: "nav.now", Cancel: "action.cancel", "Choose a Date": "prompt.selectDate",
      "Choose a Time": "prompt.selectTime", "Choose a time": "prompt.selectTime" };
    return [
      ["months", englishMonths.map((text) => catalog[text]), picker.months],
      ["short months", englishMonths.map((text) => catalog[`abbrev. month ${text}\u0004${text.slice(0, 3)}`]), picker.monthsShort],
      ["days", Object.values(day).map((text) => catalog[text]), picker.weekdays],
      ["short days", Object.entries(day).map(([key, text]) => catalog[`abbrev. day ${text}\u0004${key}`]), picker.abbreviated],
      ["letters", Object.values(day).map((text) => catalog[`one letter ${text}\u0004${text[0]}`]), picker.weekdaysHeader],
      ["times", ["Midnight", "6 a.m.", "Noon", "6 p.m."].map((text) => catalog[text]),
        [0, 6, 12, 18].map((hour) => formatTime(calendar.locale, { hour, minute: 0 }))],
      ["yesterday", catalog.Yesterday, strings["nav.yesterday"] ?? relative["-1"]],
      ["tomorrow", catalog.Tomorrow, strings["nav.tomorrow"] ?? relative["1"]],
      ...Object.entries(words).map(([text, key]) => [text, catalog[text], strings[key]]),
      // The fields split a date and its format at each of these separators.
      ["the parts", formats.DATE_INPUT_FORMATS[0].split(/[.\-/]/).filter(Boolean).sort(), ["%Y", "%d", "%m"]],
      ["the format", written(formats.DATE_INPUT_FORMATS[0], { Y: "y", m: "MM", d: "dd" }, 9, facts).replaceAll("%", ""),
        singlySeparated(picker.date)],
      ["the others", [formats.TIME_INPUT_FORMATS, formats.FIRST_DAY_OF_WEEK], [["%H:%M"], picker.firstDay]],
    ];
  },
  flatpickrLocale(made, facts) {
    const { fieldTitle, strings } = facts;
    return [
      ...facts.ordinals.map(([day, text]) => [`ordinal ${day}`, made.ordinal(day), text.replace(/^.*\d/, "")]),
      ["the hour", made.hourAriaLabel, strings["label.hour"] ?? fieldTitle("hour")],
      ["the minute", made.minuteAriaLabel, strings["label.minute"] ?? fieldTitle("minute")],
    ];
  },
  flatpickrFormats(made, facts) {
    const { patterns, picker } = facts;
    // flatpickr reads AM and PM only after the hour, and has no hour of one digit on the 24-hour clock.
    const pattern = picker.time.startsWith("a") ? "HH:mm" : picker.time.replace(/\s/g, " ").replace(/[Hk]+/, "HH");
    const expected = hours.map((hour) => facts.timeOf(pattern, hour));
    const shown = (format) => hours.map((hour) => written(format, flatpickr, hour, facts));
    const whole = (time) => patterns.dateTime.short.replace(/'/g, "").replace(/\s/g, " ").replace("{1}", picker.date).replace("{0}", time);
    return [["times", shown(made.time), expected], ["dates with times", shown(made.dateTime), expected.map(whole)]];
  },
  jqueryTimepickerLocale(made, facts) {
    const { fieldTitle, picker, strings, between } = facts;
    // TT and tt change the letters of AM and PM.
    const tokens = { HH: "HH", H: "H", hh: "hh", h: "h", mm: "mm", TT: "A", tt: "aa" };
    const changed = picker.am === picker.am.toUpperCase() ? "toUpperCase" : "toLowerCase";
    const periods = picker.plainPeriods.map((text) => text[changed]());
    // The library splits a typed text at the separator, and gives the time as many parts as its format has.
    const { separator, timeFormat } = made;
    const typed = hours.map((hour) => written(timeFormat, tokens, hour, facts).replace(/\s/g, " "));
    const read = typed.map((time) => `${picker.date}${separator}${time}`.split(separator))
      .map((parts) => parts.slice(-timeFormat.split(separator).length).join(separator));
    return [
      ["typed times", read, typed],
      ["the separator", [between.replace(/\s/g, " "), ", "].includes(separator), true],
      ["times", hours.map((hour) => written(made.timeFormat, tokens, hour, facts)),
        hours.map((hour) => [hour, hour < 12 ? 0 : 1]).map(([hour, half]) =>
          facts.timeOf(picker.time.replace(/\s/g, " "), hour).replace(picker.plainPeriods[half], periods[half]))],
      ...[["hour", "label.hour"], ["minute", "label.minute"], ["second", "label.second"], ["zone", "label.timeZone", "timezone"]].map(
        ([field, key, text = field]) => [text, made[`${text}Text`], strings[key] ?? fieldTitle(field)]),
    ];
  },
  quasarLang(made, { calendar, fieldTitle, strings, tag, five, format, fromDate }, make) {
    const own = { isoName: tag, nativeName: "own", label: { filter: "own", ok: "own" },
      date: { own: "own", pluralDay: "own", prevRangeYears: () => "own previous", nextRangeYears: () => "own next" } };
    const merged = make(calendar, own);
    const day = fieldTitle("day") ?? "";
    const after = five?.split("{n}")[1]?.trim();
    return [
      ["prevRangeYears", made.date.prevRangeYears(12), strings["nav.previousYears"] ?? ""],
      ["nextRangeYears", made.date.nextRangeYears(12), strings["nav.nextYears"] ?? ""],
      ["Quasar's own texts", [merged.nativeName, merged.label.filter, merged.date.own], ["own", "own", "own"]],
      ["texts that both can have", [merged.label.ok, merged.date.prevRangeYears(12), merged.date.nextRangeYears(12)],
        [strings["action.ok"] ?? "own", strings["nav.previousYears"] ?? "own previous", strings["nav.nextYears"] ?? "own next"]],
      ["days", [made, merged, ...["zzz-ZZ", `${tag.split("-")[0]}-ZZ`].map((isoName) => make(calendar, { ...own, isoName }))]
        .map(({ date }) => date.pluralDay), [after || day, after || "own", after || day, after || "own"]],
      ["a title outside the bundle's years", [1899, 2101].map((year) => made.date.headerTitle(new Date(year, 1, 7))), ["", ""]],
      ["a title at the limits", [1900, 2100].map((year) => made.date.headerTitle(new Date(year, 1, 7))),
        [1900, 2100].map((year) => format(calendar, fromDate(new Date(year, 1, 7)), { skeleton: "MMMEd" }))],
    ];
  },
  dayPickerProps(made, { calendar, number, filled, format, fromDate, strings }) {
    const { labelDayButton, labelNav, labelWeekNumber, labelWeekNumberHeader } = made.labels;
    const long = (date) => format(calendar, fromDate(date), { skeleton: "yMMMMEEEEd" });
    const label = long(seventh);
    const today = filled("a11y.today", "date", label);
    const keys = { range_start: "a11y.rangeStart", range_end: "a11y.rangeEnd", range_middle: "a11y.inRange", selected: "a11y.selected" };
    return [
      ["today", labelDayButton(seventh, { today: true }), today],
      ...Object.entries(keys).map(([modifier, key]) =>
        [modifier, labelDayButton(seventh, { [modifier]: true, selected: true }), filled(key, "date", label)]),
      ["today, chosen", labelDayButton(seventh, { today: true, selected: true }), filled("a11y.selected", "date", today)],
      ["today, the end", labelDayButton(seventh, { today: true, range_end: true }), filled("a11y.rangeEnd", "date", today)],
      ["a week", labelWeekNumber(7), filled("a11y.weekNumber", "n", number(7))],
      ["labels that a locale may lack", [labelNav(), labelWeekNumberHeader()],
        [strings["label.calendar"] ?? "", strings["label.weekNumber"] ?? strings["header.week"] ?? ""]],
      ["a day outside the bundle's years", [1899, 2101].map((year) => labelDayButton(new Date(year, 1, 7))),
        [1899, 2101].map((year) => [year, 2, 7].map(number).join("-"))],
      ["a day at the limits", [1900, 2100].map((year) => labelDayButton(new Date(year, 1, 7))), [1900, 2100].map((year) => long(new Date(year, 1, 7)))],
    ];
  },
  pikadayOptions(made, { isFull }) {
    // The library's text is read by the module of typed dates, which the corpus tests in every locale.
    return isFull ? [] : [
      ["no date", ["?", ""].map(made.parse), [null, null]], ["parse", made.parse(made.toString(seventh)), seventh],
      ["two digits", made.parse(made.toString(new Date(2026, 10, 23))), new Date(2026, 10, 23)],
    ];
  },
  muiXDayOfWeek(made, { picker }) {
    return [["a Date", made(seventh), picker.weekdaysHeader[6]], ["a date of dayjs", made(saturday), picker.weekdaysHeader[6]],
      // Luxon's `day` is a number, and its Sunday is 7.
      ["dates of Luxon", [6, 7].map((weekday) => made({ day: 1, weekday })), [6, 0].map((day) => picker.weekdaysHeader[day])]];
  },
  vuetifyLocale(made, { locale, strings, tag }) {
    return [
      ["the tag", [made.locale, Object.keys(made.messages), Object.keys(made.rtl)], [tag, [tag], [tag]]],
      ["the direction", made.rtl[tag], locale.direction === "rtl"],
      ["a word", made.messages[tag].datePicker.title, strings["prompt.selectDate"]],
      ["today", made.messages[tag].datePicker.ariaLabel.currentDate, strings["a11y.today"]?.replace("{date}", "{0}")],
    ];
  },
  // Quasar and Vuetify have one text for all numbers, which is the one of 5: "5 дат" in Russian, where no whole number has `other`.
  vuetifyMessages(made, { five }) {
    return [
      ["the days", made.datePicker.itemsSelected, five?.replace("{n}", "{0}")], ["a day", made.datePicker.ariaLabel.selectDate, "{0}"],
    ];
  },
  muiXLocaleText: muiXCalls,
  xdsoftFormatter(made, facts) {
    return facts.ordinals.map(([day, text]) => [`ordinal ${day}`, made.dateSettings.ordinal(day), text.replace(/^.*\d/, "")]);
  },
  xdsoftOptions(made, facts) {
    const { picker, dot, times } = facts;
    // The library reads only single separators, and AM and PM without a separator.
    const tokens = { Y: "y", m: "MM", d: "dd", g: "h", i: "mm", H: "HH", A: "a" };
    const date = singlySeparated(picker.date).replace(/\.$/, "");
    return [
      times(made.formatTime, tokens, picker.hour12 && !/[\s\-+/.:@]/.test(picker.dayPeriods.join("")), dot),
      ["the date", written(made.formatDate, tokens, 9, facts), date], ["both", made.format, `${made.formatDate} ${made.formatTime}`],
    ];
  },
};

/**
 * The calls of a function's object: for each call, its name, what it returns, and what it must return.
 * @param {Function} make the adapter's function
 */
export const callsOf = (name, made, facts, make) => (calls[name] ?? dateCalls[name])?.(made, facts, make) ?? [];

/** MUI X's functions return a word, and a chosen value after a period. A function without its words is absent. */
function muiXCalls(made, { picker, strings, number, plural, tag, mask }) {
  const chosen = (prompt, key, name, value) => `${strings[prompt]}. ${strings[key]?.replace(`{${name}}`, value)}`;
  /** A letter for each digit, or a word */
  const letters = (text, count) => (/^(.)\1+$/.test(text) ? text[0].repeat(count) : text);
  const counted = (key) => [[key], ...[1, 2, 5, 11].map((n) => [[String(n)], plural(strings[key], n)])];
  const [am, pm] = picker.dayPeriods;
  const selectPeriod = strings["prompt.selectDayPeriod"]?.replace("{am}", am).replace("{pm}", pm);
  const calls = {
    calendarViewSwitchingButtonAriaLabel: [
      ["view.switchToYear", "view.switchToDay"], [["year"], strings["view.switchToDay"]], [["day"], strings["view.switchToYear"]]],
    // Version 7 passes other values before the text.
    openDatePickerDialogue: [["prompt.selectDate", "a11y.selectedDate"], [["7."], chosen("prompt.selectDate", "a11y.selectedDate", "date", "7.")],
      [[seventh, {}, "7."], chosen("prompt.selectDate", "a11y.selectedDate", "date", "7.")], [[null], strings["prompt.selectDate"]]],
    openTimePickerDialogue: [["prompt.selectTime", "a11y.selectedTime"],
      [["9:00"], chosen("prompt.selectTime", "a11y.selectedTime", "time", "9:00")]],
    openRangePickerDialogue: [["prompt.selectDateRange"], [["7."], `${strings["prompt.selectDateRange"]}. 7.`], [[""], strings["prompt.selectDateRange"]]],
    clockLabelText: [["prompt.selectHour", "a11y.selectedTime", "selection.noTime"],
      [["hours", "9:00"], chosen("prompt.selectHour", "a11y.selectedTime", "time", "9:00")],
      [["hours", seventh, {}, "9:00"], chosen("prompt.selectHour", "a11y.selectedTime", "time", "9:00")],
      [["hours", null], `${strings["prompt.selectHour"]}. ${strings["selection.noTime"]}`]],
    selectViewText: [["prompt.selectHour"], [["hours"], strings["prompt.selectHour"]], [["minutes"], strings["prompt.selectMinute"] ?? ""],
      [["seconds"], strings["prompt.selectSecond"] ?? ""], [["meridiem"], selectPeriod ?? ""], [["?"], ""]],
    hoursClockNumberText: counted(picker.hour12 ? "a11y.hourValue" : "a11y.hourValue24"),
    minutesClockNumberText: counted("a11y.minuteValue"),
    secondsClockNumberText: counted("a11y.secondValue"),
    calendarWeekNumberAriaLabelText: [["a11y.weekNumber"], [[7], strings["a11y.weekNumber"]?.replace("{n}", number(7))]],
    calendarWeekNumberText: [[], [[7], number(7)]],
    ...(mask && {
      fieldYearPlaceholder: [[], ...[2, 4].map((count) => [[{ digitAmount: count }], letters(mask.year, count)])],
      fieldMonthPlaceholder: [[], ...[["letter", 4], ["digit", 2]].map(([kind, count]) => [[{ contentType: kind }], letters(mask.month, count)])],
      fieldDayPlaceholder: [[], [[], mask.day]],
    }),
    ...Object.fromEntries([
      ["fieldWeekDay", "label.weekday"], ["fieldHours", "mask.hour"], ["fieldMinutes", "mask.minute"], ["fieldSeconds", "mask.second"],
      ["fieldMeridiem", "label.dayPeriod"],
    ].map(([field, key]) => [`${field}Placeholder`, [[key], [[], strings[key]]]])),
  };
  const names = Object.keys(made).filter((name) => typeof made[name] === "function" && !(name in calls));
  return [
    [`${tag}, functions without a call`, names, []],
    ...Object.entries(calls).flatMap(([name, [keys, ...cases]]) => (keys.every((key) => strings[key] !== undefined)
      ? cases.map(([values, expected]) => [`${name}(${values})`, made[name]?.(...values), expected])
      : [[`${name} without its words`, made[name], undefined]])),
  ];
}
