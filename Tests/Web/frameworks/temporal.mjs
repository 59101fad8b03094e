// Compares the calendars of a bundle with the browser's own Temporal: every supported day, month, and month and day. Runs the
// examples of an article that need Temporal, which are blocks of "javascript".

/**
 * The number of compared values, and the first problems.
 * @param {string} esm the address of a folder of modules with all calendars, in English, German and Chinese
 * @param {string} article the address of an article
 */
export async function compare(esm, article) {
  const almanac = await import(`${esm}/almanac.js`);
  const { calendars, load } = await import(`${esm}/index.js`);
  const { temporalDate } = await import(`${esm}/adapters/temporal.js`);
  const [first, last] = ["1900-01-01", "2101-01-28"].map((text) => Temporal.PlainDate.from(text));
  const result = { calendars: 0, count: 0, problems: [] };
  const same = (found, expected, what) => {
    result.count += 1;
    if (found !== expected && result.problems.length < 20) result.problems.push(`${what} is ${found}, but expected ${expected}.`);
  };
  const fails = (call, what) => {
    result.count += 1;
    try {
      result.problems.push(`${what} gives ${call()} instead of an error.`);
    } catch (error) {
      if (!/^(Expected|The )/.test(error.message)) result.problems.push(`${what} throws: ${error.message}`);
    }
  };
  for (const name of calendars) {
    const { calendar } = await load("en", name);
    result.calendars += 1;
    for (let iso = first; Temporal.PlainDate.compare(iso, last) <= 0; iso = iso.add({ days: 1 })) {
      const date = iso.withCalendar(calendar.bcp47);
      const own = almanac.convert(calendar, date);
      same(`${own.year} ${own.monthCode} ${own.day}`, `${date.year} ${date.monthCode} ${date.day}`, `${date}`);
      if (own.day % 9 !== 1) continue;
      same(`${temporalDate(own, Temporal)}`, name === "gregorian" ? `${iso}` : `${date}`, "the date of the adapter");
      same(almanac.toISO(date), almanac.toISO(own), `the text of ${date}`);
      same(almanac.daysBetween(own, iso), 0, `the distance of ${date}`);
      same(almanac.weekday(date), calendar.locale.weekdays.codes[iso.dayOfWeek % 7], `the weekday of ${date}`);
      const monthDay = { skeleton: "MMMMd" };
      const isUnique = calendar.leapYearMonthCodes?.includes(own.monthCode);
      // Adar of a year with two months Adar has another name.
      if (!isUnique) same(almanac.format(calendar, date.toPlainMonthDay(), monthDay), almanac.format(calendar, own, monthDay), `the month and day of ${date}`);
      // A month that began before 1900 has no page.
      if (own.day !== 1 || own.epochDay < -25000) continue;
      const month = date.toPlainYearMonth();
      same(almanac.monthTitle(calendar, month), almanac.monthTitle(calendar, own), `the title of ${month}`);
      same(almanac.format(calendar, month, { skeleton: "yM" }), almanac.format(calendar, own, { skeleton: "yM" }), `${month}`);
      const page = almanac.monthPage(calendar, month, { today: iso, selection: { dates: [date] } });
      same(JSON.stringify(page), JSON.stringify(almanac.monthPage(calendar, own, { today: own, selection: { dates: [own] } })), `the page of ${month}`);
    }
    const month = Temporal.PlainDate.from("2026-02-17").withCalendar(calendar.bcp47).toPlainYearMonth();
    fails(() => almanac.format(calendar, month), `${name}: the day of a month`);
    fails(() => almanac.toISO(month), `${name}: ISO 8601 of a month`);
    const other = (await load("en", name === "hebrew" ? "coptic" : "hebrew")).calendar;
    fails(() => almanac.monthTitle(other, month), `${name}: the month of another calendar`);
  }
  for (const [date, call] of [
    [Temporal.PlainDateTime.from("2026-02-17T23:30"), almanac.toISO],
    [Temporal.ZonedDateTime.from("2026-02-17T23:30[America/Los_Angeles]"), almanac.toISO],
  ]) same(call(date), "2026-02-17", `${date}`);
  for (const date of [Temporal.PlainDate.from("1899-12-31"), Temporal.PlainDate.from("+012026-02-17"), Temporal.PlainTime.from("10:05"),
    Temporal.PlainDate.from("2026-02-17").withCalendar("islamic-umalqura").add({ years: 200 })]) fails(() => almanac.toISO(date), `${date}`);
  const [{ calendar }, { calendar: chinese }] = await Promise.all([load("de", "gregorian"), load("zh-Hans", "chinese")]);
  const scope = { ...almanac, temporalDate, calendar, chinese };
  const blocks = [...(await (await fetch(article)).text()).matchAll(/^```javascript\n([^]*?)^```$/gm)].map(([, block]) => block)
    .filter((block) => block.includes("Temporal"));
  const lines = blocks.join("").trim().split("\n").map((line) => line.split(" // "));
  const values = new Function(...Object.keys(scope), `return [${lines.map((line) => `[${line}]`)}];`)(...Object.values(scope));
  values.forEach(([found, expected], place) => same(found, expected, lines[place][0]));
  if (values.length < 4) result.problems.push(`${article} has only ${values.length} examples with Temporal.`);
  return result;
}
