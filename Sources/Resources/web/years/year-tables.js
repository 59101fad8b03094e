// @ts-check
// The years of the calendars with years of their own. Only the modules of such years import it.

/** @typedef {import("../almanac.js").MonthCode} MonthCode */
/** @typedef {import("../almanac.js").MonthSpan} MonthSpan */
/** @typedef {import("../almanac.js").YearTable} YearTable */
/**
 * A year: the number of days from 1 January 1970 to its first day, the lengths of its months in order, and the number of
 * the month that a leap month follows.
 * @typedef {{ first: number, lengths: number[], leapMonth?: number }} YearShape
 */

/** @returns {never} */
function damagedTable() {
  throw new TypeError("A table of years is damaged. Write the bundle again.");
}

/**
 * A table with the years `firstYear` to `lastYear`.
 * @param {number} firstYear
 * @param {number} lastYear
 * @param {(year: number) => YearShape} shapeOf
 * @returns {YearTable}
 */
export function tableOfYears(firstYear, lastYear, shapeOf) {
  /** @type {Map<number, MonthSpan[]>} */
  const known = new Map();
  /** @param {number} year */
  const monthsOf = (year) => {
    const found = known.get(year);
    if (found || !(year >= firstYear && year <= lastYear)) return found;
    const { first, lengths, leapMonth = lengths.length } = shapeOf(year);
    let day = first;
    const spans = lengths.map((length, index) => {
      const number = String(index < leapMonth ? index + 1 : index).padStart(2, "0");
      const monthCode = /** @type {MonthCode} */ (`M${number}${index === leapMonth ? "L" : ""}`);
      day += length;
      return { monthCode, first: day - length, length };
    });
    if (!Number.isInteger(day) || (year < lastYear && shapeOf(year + 1).first !== day)) damagedTable();
    known.set(year, spans);
    return spans;
  };
  /** @param {number} year */
  const existing = (year) => monthsOf(year) ?? damagedTable();
  const start = shapeOf(firstYear).first;
  const meanLength = (shapeOf(lastYear).first - start) / (lastYear - firstYear);
  return {
    monthsOf,
    dayAt(epochDay) {
      let year = Math.min(lastYear, firstYear + Math.floor((epochDay - start) / meanLength));
      let spans = existing(year);
      while (epochDay < spans[0].first) spans = existing((year -= 1));
      while (epochDay >= spans[spans.length - 1].first + spans[spans.length - 1].length) spans = existing((year += 1));
      // No month has more than 32 days, so the day is in this month or a later one.
      let index = ((epochDay - spans[0].first) / 32) | 0;
      while (epochDay >= spans[index].first + spans[index].length) index += 1;
      return { year, monthCode: spans[index].monthCode, day: epochDay - spans[index].first + 1 };
    },
  };
}

/**
 * The years of a packed table, which has five hexadecimal digits for each year if a year can have 13 months, and three
 * digits otherwise.
 *
 * The lowest bit is that of the first month. 1 means that the month has one day more than in `shortest`. The four bits
 * after those of 13 months are the number of the month that a leap month follows, or 0.
 * @param {number} firstYear
 * @param {string} newYear the first day of the first year in ISO 8601
 * @param {readonly number[]} shortest the least number of days of each month
 * @param {number} days the number of days of all years
 * @param {string} packed
 * @returns {YearTable}
 */
export function packedYears(firstYear, newYear, shortest, days, packed) {
  const start = Date.parse(newYear) / 86400000;
  let first = start;
  const shapes = (packed.match(shortest.length > 12 ? /.{5}/g : /.{3}/g) ?? []).map((digits) => {
    const bits = parseInt(digits, 16);
    const leapMonth = bits >> 13 || undefined;
    const lengths = shortest.slice(0, leapMonth ? 13 : 12).map((length, index) => length + ((bits >> index) & 1));
    const shape = { first, lengths, leapMonth };
    for (const length of lengths) first += length;
    return shape;
  });
  if (first - start !== days) damagedTable();
  return tableOfYears(firstYear, firstYear + shapes.length - 1, (year) => shapes[year - firstYear]);
}
