// Prints names, week rules and year labels of locales, from node's Intl, as JSON.
const time = (month, day = 15) => Date.UTC(2026, month, day);
const part = (tag, options, type, date) =>
  new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options })
    .formatToParts(date).filter((p) => p.type === type).map((p) => p.value).join("");
const month = (tag, width, date) =>
  new Intl.DateTimeFormat(tag, { timeZone: "UTC", month: width }).format(date);
const twelve = [...Array(12).keys()];
const seven = [...Array(7).keys()];
// 1 March 2026 is a Sunday.
const weekdays = (tag, weekday) =>
  seven.map((d) => part(tag, { weekday }, "weekday", Date.UTC(2026, 2, 1 + d)));
const codes = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const year = (tag, calendar, y) =>
  new Intl.DateTimeFormat(`${tag}-u-ca-${calendar}`, { timeZone: "UTC", year: "numeric" })
    .format(Date.UTC(y, 5, 1));

const fields = {
  era: "era", year: "year", month: "month", week: "weekOfYear", day: "day", weekday: "weekday", dayPeriod: "dayPeriod",
  hour: "hour", minute: "minute", second: "second", zone: "timeZoneName",
};
const widths = { wide: "long", abbreviated: "short", narrow: "narrow" };
const fieldNames = (tag) => Object.fromEntries(Object.entries(fields).map(([field, code]) =>
  [field, Object.fromEntries(Object.entries(widths).map(([width, style]) =>
    [width, new Intl.DisplayNames(tag, { type: "dateTimeField", style }).of(code)]))]));
const relative = (tag) => Object.fromEntries(["day", "week", "month", "year"].map((unit) =>
  [unit, Object.fromEntries([-2, -1, 0, 1, 2].map((n) =>
    [n, new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(n, unit)]))]));
const unitTexts = (tag) => Object.fromEntries(["hour", "minute", "second"].map((unit) =>
  [unit, Object.fromEntries(["long", "short", "narrow"].map((unitDisplay) =>
    [unitDisplay, Object.fromEntries([0, 1, 2, 3, 5, 11, 21, 30].map((n) =>
      [n, new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay, numberingSystem: "latn" }).format(n)]))]))]));
const joined = (tag) => Object.fromEntries(["long", "short", "narrow"].map((style) =>
  [style, [2, 4].map((n) => new Intl.ListFormat(tag, { style }).format(["A", "B", "C", "D"].slice(0, n)))]));
const plurals = (tag) => [...Array(201).keys()].map((n) => new Intl.PluralRules(tag).select(n)).join(" ");

const locales = {};
for (const tag of process.argv.slice(2)) {
  const gregorian = `${tag}-u-ca-gregory`;
  const locale = new Intl.Locale(tag);
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  locales[tag] = {
    months: {
      "standAlone.wide": twelve.map((m) => month(gregorian, "long", time(m))),
      "standAlone.abbreviated": twelve.map((m) => month(gregorian, "short", time(m))),
    },
    weekdays: {
      "standAlone.wide": weekdays(gregorian, "long"),
      "standAlone.abbreviated": weekdays(gregorian, "short"),
    },
    week: {
      firstDay: codes[week.firstDay - 1],
      minimalDays: week.minimalDays,
      weekend: week.weekend.map((d) => codes[d - 1]),
    },
    direction: (locale.getTextInfo?.() ?? locale.textInfo).direction,
    hourCycle: new Intl.DateTimeFormat(tag, { hour: "numeric" }).resolvedOptions().hourCycle,
    calendarNames: Object.fromEntries(["gregory", "buddhist", "chinese"].map((c) =>
      [c, new Intl.DisplayNames(tag, { type: "calendar", fallback: "none" }).of(c)])),
    years: {
      gregorian: [1900, 1984, 2026, 2060].map((y) => year(tag, "gregory", y)),
      buddhist: [1900, 1984, 2026, 2060].map((y) => year(tag, "buddhist", y)),
    },
    eras: Object.fromEntries([["abbreviated", "short"], ["narrow", "narrow"], ["wide", "long"]].map(
      ([width, era]) => [width, [-500, 2000].map((y) =>
        part(gregorian, { year: "numeric", era }, "era", Date.UTC(y, 6, 1)))])),
    today: new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(0, "day"),
    fields: fieldNames(tag),
    relative: relative(tag),
    unitTexts: unitTexts(tag),
    joined: joined(tag),
    plurals: plurals(tag),
    units: [1, 2, 5, 30].map((n) =>
      new Intl.NumberFormat(tag, { style: "unit", unit: "minute", unitDisplay: "long" }).format(n)),
  };
}
const { icu, cldr } = process.versions;
console.log(JSON.stringify({ source: `node ${process.versions.node} Intl, ICU ${icu}, CLDR ${cldr}`, locales }, null, 1));
