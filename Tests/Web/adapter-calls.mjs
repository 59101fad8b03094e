// What the functions in the objects of the adapters return, for adapters.mjs. The expected texts are the JSON's, those of
// Moment 2's own ordinals, and those of AlmanacKit's own runtime, which are compared with AlmanacKit elsewhere.
import { ordinals, seventh } from "./adapter-values.mjs";

const widths = ["wide", "abbreviated", "narrow"];
const styles = ["full", "long", "medium", "short"];
/** A date of dayjs in February, and a day of a date library on a Saturday */
const february = { month: () => 1 };
const saturday = { day: () => 6 };

/**
 * The calls of each function's object: for each call, its name, what it returns, and what it must return.
 * @param {any} runtime the module almanac.js
 */
export function callsOf(name, made, calendar, { picker, months, eras, patterns, locale }, runtime) {
  const { format, formatNumber, fromDate } = runtime;
  const { strings } = locale;
  const number = (value) => formatNumber(calendar.locale, value);
  const own = ordinals[picker.tag]?.split(" ").map((text) => [parseInt(text, 10), text]) ?? [];
  const ends = own.map(([value, text]) => [value, text.slice(String(value).length)]);
  /** A word with its placeholder filled; the value alone if the locale lacks the word. */
  const filled = (key, placeholder, value) => strings[key]?.replace(`{${placeholder}}`, value) ?? value;
  switch (name) {
    case "bootstrapDatepickerLocale":
      return [["toValue", made.titleFormat.toValue("x"), "x"]];
    case "dateFnsLocale": {
      const { localize, match, formatLong } = made;
      const names = { month: [months, [1, 11]], day: [locale.weekdays, [0, 6]] };
      return [
        ...Object.entries(names).flatMap(([unit, [forms, values]]) =>
          [["formatting", "format"], ["standalone", "standAlone"]].flatMap(([context, form]) =>
            widths.flatMap((width) => values.map((value) =>
              [`${unit} ${value}, ${width}, ${context}`, localize[unit](value, { width, context }), forms[form][width][value]])))),
        ["a short weekday", localize.day(6, { width: "short" }), picker.weekdaysHeader[6]],
        ["a month without options", localize.month(1), months.standAlone.wide[1]],
        ["an era", localize.era(1, { width: "abbreviated" }), eras.abbreviated.at(-1)],
        ...[["am", 0], ["pm", 1]].map(([key, index]) =>
          [key, localize.dayPeriod(key, { width: "wide", context: "formatting" }), locale.dayPeriods.format.wide[index]]),
        ...styles.map((width) => [`${width} date`, formatLong.date({ width }), patterns.date[width]]),
        ...styles.map((width) => [`${width} dateTime`, formatLong.dateTime({ width }),
          patterns.dateTime[width].replace("{1}", "{{date}}").replace("{0}", "{{time}}")]),
        ["date", formatLong.date(), patterns.date.full], ["time", formatLong.time({ width: "full" }), locale.time.styles.medium],
        ["short time", formatLong.time({ width: "short" }), locale.time.styles.short],
        ...own.flatMap(([value, text]) => [
          [`ordinal ${value}`, localize.ordinalNumber(value, { unit: "date" }), text],
          [`ordinal ${text}`, match.ordinalNumber(`${text} x`), { value, rest: " x" }],
        ]),
        ["a number", match.ordinalNumber("5 x", { valueCallback: (value) => -value })?.value, -5],
        ["no number", [match.ordinalNumber("x"), match.month("?", { width: "wide" })], [null, null]],
      ];
    }
    case "dayjsLocale":
      return [
        ...own.map(([value, text]) => [`ordinal ${value}`, made.ordinal(value, "D"), `[${text}]`]),
        ["meridiem", [0, 11, 12, 23].map(made.meridiem), [0, 0, 1, 1].map((index) => picker.dayPeriods[index])],
        ...(typeof made.months === "function" ? [
          ["a month in a date", made.months(february, "D MMMM"), picker.monthsInDate[1]],
          ["a month alone", made.months(february, "[D.] MMMM"), picker.months[1]],
        ] : []),
      ];
    case "flatpickrLocale": return ends.map(([value, end]) => [`ordinal ${value}`, made.ordinal(value), end]);
    case "xdsoftFormatter": return ends.map(([value, end]) => [`ordinal ${value}`, made.dateSettings.ordinal(value), end]);
    case "momentLocale": {
      const [am, pm] = picker.dayPeriods.map((text) => text.replace(/\s/g, " "));
      return [
        ...own.map(([value, text]) => [`ordinal ${value}`, made.ordinal(value), text]),
        ["meridiem", [0, 11, 12, 23].map(made.meridiem), [am, am, pm, pm]],
        ["meridiemHour", [[12, am], [11, am], [12, pm], [3, pm.toUpperCase()]].map(([hour, text]) => made.meridiemHour(hour, text)), [0, 11, 12, 15]],
      ];
    }
    case "quasarLang":
      return [
        ["prevRangeYears", made.date.prevRangeYears(12), strings["nav.previousYears"] ?? ""],
        ["nextRangeYears", made.date.nextRangeYears(12), strings["nav.nextYears"] ?? ""],
        ["a title outside the bundle's years", [1899, 2101].map((year) => made.date.headerTitle(new Date(year, 1, 7))), ["", ""]],
      ];
    case "dayPickerProps": {
      const label = format(calendar, fromDate(seventh), { skeleton: "yMMMMEEEEd" });
      const today = filled("a11y.today", "date", label);
      const { labelDayButton, labelWeekNumber } = made.labels;
      const keys = { range_start: "a11y.rangeStart", range_end: "a11y.rangeEnd", range_middle: "a11y.inRange", selected: "a11y.selected" };
      return [
        ["today", labelDayButton(seventh, { today: true }), today],
        ...Object.entries(keys).map(([modifier, key]) => [modifier, labelDayButton(seventh, { [modifier]: true }), filled(key, "date", label)]),
        ["today, chosen", labelDayButton(seventh, { today: true, selected: true }), filled("a11y.selected", "date", today)],
        ["a week", labelWeekNumber(7), filled("a11y.weekNumber", "n", number(7))],
        ["a day outside the bundle's years", labelDayButton(new Date(2101, 1, 7)), [2101, 2, 7].map(number).join("-")],
      ];
    }
    case "pikadayOptions": return [["no date", made.parse("?"), null]];
    case "muiXDayOfWeek":
      return [["a Date", made(seventh), picker.weekdaysHeader[6]], ["a date of dayjs", made(saturday), picker.weekdaysHeader[6]]];
    case "vuetifyLocale":
      return [
        ["the tag", [made.locale, Object.keys(made.messages), Object.keys(made.rtl)], [picker.tag, [picker.tag], [picker.tag]]],
        ["the direction", made.rtl[picker.tag], locale.direction === "rtl"],
        ["a word", made.messages[picker.tag].datePicker.title, strings["prompt.selectDate"]],
        ["today", made.messages[picker.tag].datePicker.ariaLabel.currentDate, strings["a11y.today"]?.replace("{date}", "{0}")],
      ];
    case "muiXLocaleText": return muiXCalls(made, { picker, strings, number });
    default: return [];
  }
}

/** MUI X's functions return a word, and a chosen value after a period. */
function muiXCalls(made, { picker, strings, number }) {
  const chosen = (prompt, key, name, value) => `${strings[prompt]}. ${strings[key]?.replace(`{${name}}`, value)}`;
  const calls = {
    calendarViewSwitchingButtonAriaLabel: [
      ["view.switchToYear", "view.switchToDay"], [["year"], strings["view.switchToDay"]], [["day"], strings["view.switchToYear"]]],
    openDatePickerDialogue: [["prompt.selectDate", "a11y.selectedDate"], [["7."], chosen("prompt.selectDate", "a11y.selectedDate", "date", "7.")],
      [[null], strings["prompt.selectDate"]]],
    openTimePickerDialogue: [["prompt.selectTime", "a11y.selectedTime"],
      [["9:00"], chosen("prompt.selectTime", "a11y.selectedTime", "time", "9:00")]],
    openRangePickerDialogue: [["prompt.selectDateRange"], [["7."], `${strings["prompt.selectDateRange"]}. 7.`], [[""], strings["prompt.selectDateRange"]]],
    clockLabelText: [["prompt.selectHour", "prompt.selectMinute", "a11y.selectedTime", "selection.noTime"],
      [["hours", "9:00"], chosen("prompt.selectHour", "a11y.selectedTime", "time", "9:00")],
      [["minutes", null], `${strings["prompt.selectMinute"]}. ${strings["selection.noTime"]}`]],
    selectViewText: [["prompt.selectHour"], [["hours"], strings["prompt.selectHour"]], [["?"], ""]],
    calendarWeekNumberAriaLabelText: [["a11y.weekNumber"], [[7], strings["a11y.weekNumber"]?.replace("{n}", number(7))]],
    calendarWeekNumberText: [[], [[7], number(7)]],
    fieldWeekDayPlaceholder: [["label.weekday"], [[], strings["label.weekday"]]],
    fieldHoursPlaceholder: [["mask.hour"], [[], strings["mask.hour"]]],
    fieldMinutesPlaceholder: [["mask.minute"], [[], strings["mask.minute"]]],
    fieldSecondsPlaceholder: [["mask.second"], [[], strings["mask.second"]]],
    fieldMeridiemPlaceholder: [["label.dayPeriod"], [[], strings["label.dayPeriod"]]],
  };
  return Object.entries(calls).filter(([, [keys]]) => keys.every((key) => strings[key] !== undefined))
    .flatMap(([name, [, ...cases]]) => cases.map(([values, expected]) => [`${picker.tag}, ${name}(${values})`, made[name]?.(...values), expected]));
}
