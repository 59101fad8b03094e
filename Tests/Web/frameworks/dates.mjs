// Expected texts of dates, from the JSON of a bundle.

/** The weekday of a date, 0 for Sunday. */
export const weekdayOf = ([year, month, day]) => new Date(year, month - 1, day).getDay();

/** A date and a time by a CLDR pattern, with the digits 0 to 9. */
export function textOf(expected, pattern, date, [hour = 0, minute = 0, second = 0] = []) {
  const { calendar, locale } = expected;
  const [year, month, day] = date;
  const names = (lists, count) => lists[{ 4: "wide", 5: "narrow" }[count] ?? "abbreviated"];
  return expected.fill(pattern, (letters) => {
    const { length: count, 0: letter } = letters;
    const padded = (number) => String(number).padStart(count, "0");
    switch (letter) {
      case "y": return count === 2 ? padded(year % 100) : padded(year);
      case "M": return count < 3 ? padded(month) : names(calendar.months.format, count)[month - 1];
      case "L": return count < 3 ? padded(month) : names(calendar.months.standAlone, count)[month - 1];
      case "d": return padded(day);
      case "E": return names(locale.weekdays.format, count)[weekdayOf(date)];
      case "c": return names(locale.weekdays.standAlone, count)[weekdayOf(date)];
      case "G": return names(calendar.eras, count).at(-1);
      case "H": return padded(hour);
      case "h": return padded(hour % 12 || 12);
      case "m": return padded(minute);
      case "s": return padded(second);
      case "a": return names(locale.dayPeriods.format, count)[hour < 12 ? 0 : 1];
      default: throw new Error(`A pattern has the letters '${letters}'. Add them to dates.mjs.`);
    }
  });
}

/** A date by a CLDR pattern, in the locale's digits. */
export const nativeTextOf = (expected, pattern, date) => expected.native(textOf(expected, pattern, date));

/** The text of a date and a time, by the bundle's pattern that joins them in a style. */
export function dateTimeOf(expected, style, date, time) {
  const { calendar, locale } = expected;
  const glue = calendar.patterns.dateTime[style].replace(/'([^']*)'/g, "$1");
  return glue.replace("{1}", textOf(expected, calendar.patterns.date[style], date))
    .replace("{0}", textOf(expected, locale.time.styles.short, date, time));
}

/** The index of the part of the day for an hour, among the names of a locale. */
export function periodIndexOf({ dayPeriods: { codes, rules = {} } }, hour) {
  const time = `${String(hour).padStart(2, "0")}:00`;
  const code = codes.find((name) => {
    const { from, before } = rules[name] ?? {};
    return from && before && (from < before ? time >= from && time < before : time >= from || time < before);
  });
  return code ? codes.indexOf(code) : hour < 12 ? 0 : 1;
}

/** The name of the part of the day for an hour. */
export const periodOf = ({ locale }, hour) => locale.dayPeriods.format.abbreviated[periodIndexOf(locale, hour)];

/** The number of the week of a date. */
export function weekOf({ locale, picker }, [year, month, day]) {
  const days = (y, m, d) => Date.UTC(y, m - 1, d) / 864e5;
  const date = days(year, month, day);
  const start = date - ((weekdayOf([year, month, day]) - picker.firstDay + 7) % 7);
  const firstOf = (y) => {
    const january = days(y, 1, 1);
    const before = (weekdayOf([y, 1, 1]) - picker.firstDay + 7) % 7;
    return january - before + (7 - before < locale.week.minimalDays ? 7 : 0);
  };
  const owner = start >= firstOf(year + 1) ? year + 1 : start >= firstOf(year) ? year : year - 1;
  return (start - firstOf(owner)) / 7 + 1;
}
