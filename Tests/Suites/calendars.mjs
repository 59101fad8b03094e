// Temporal's arithmetic with a calendar of a bundle, by the steps of the proposal Intl era and month code. The operations
// have the names of the proposal. Only the runtime of the bundle knows the days, months and years of a calendar.

/** The years in which the proposal looks for a month and day: backward from the first to the second, then forward to the third. */
const referenceYears = [1972, 1900, 2035];
/** The month codes with `L` that the proposal's calendars can have; a code that is not in a year becomes the common month. */
const leapCode = /^M(0[1-9]|1[0-2])L$/;

/** A calendar of Temporal: a calendar of a bundle, or `iso8601`. */
export class Calendar {
  /**
   * @param {string} id the identifier in BCP 47, such as `gregory`
   * @param {any} runtime the exports of `almanac.js`
   * @param {any} data the export `calendar` of a module of the bundle
   */
  constructor(id, runtime, data) {
    this.id = id;
    this.runtime = runtime;
    this.data = data;
    this.hasLeapMonths = data.leapMonthCodes !== undefined;
    this.eras = id === "iso8601" || !data.eras ? [] : Object.entries(data.rules.eras ?? {});
    this.spans = new Map();
  }

  /** The months of a year, each with its code, its first day since 1970 and its length. */
  months(year) {
    let spans = this.spans.get(year);
    if (!spans) {
      spans = this.runtime.months(this.data, year)
        .map(({ monthCode, firstDay, length }) => ({ monthCode, first: firstDay.epochDay, length }));
      if (spans[0].monthCode !== "M01") throw new RangeError(`The year ${year} is not complete.`);
      this.spans.set(year, spans);
    }
    return spans;
  }

  /** The fields of the day that is a number of days after 1 January 1970 (CalendarISOToDate). */
  fieldsOf(epochDay) {
    const { year, monthCode, day } = this.runtime.addDays(this.data, this.runtime.gregorianDate(1970, 1, 1), epochDay);
    const months = this.months(year);
    const month = months.findIndex((span) => span.monthCode === monthCode) + 1;
    const last = months[months.length - 1];
    return {
      year, month, monthCode, day, ...this.eraOf(year), daysInMonth: months[month - 1].length, monthsInYear: months.length,
      daysInYear: last.first + last.length - months[0].first, dayOfYear: epochDay - months[0].first + 1,
      inLeapYear: this.hasLeapMonths ? months.length > 12 : last.first + last.length - months[0].first > 365,
    };
  }

  eraOf(year) {
    for (const [era, { firstYear, lastYear }] of this.eras) {
      if (firstYear !== undefined && year >= firstYear) return { era, eraYear: year - firstYear + 1 };
      if (lastYear !== undefined && year <= lastYear) return { era, eraYear: lastYear - year + 1 };
    }
    return {};
  }

  yearOf(era, eraYear) {
    const aliases = { ad: "ce", bc: "bce" };
    const [, rule] = this.eras.find(([code]) => code === (aliases[era] ?? era)) ?? [];
    if (!rule) throw new RangeError(`${this.id} has no era ${era}.`);
    return rule.firstYear !== undefined ? rule.firstYear + eraYear - 1 : rule.lastYear - eraYear + 1;
  }

  /** NonISOResolveFields */
  resolve(fields, type) {
    const needsYear = type !== "month-day" || fields.monthCode === undefined || fields.month !== undefined;
    const hasEra = fields.era !== undefined && fields.eraYear !== undefined;
    if (needsYear && fields.year === undefined && !(this.eras.length && hasEra)) throw new TypeError("No year.");
    if (this.eras.length && (fields.era === undefined) !== (fields.eraYear === undefined)) {
      throw new TypeError("Only one of era and eraYear.");
    }
    if (type !== "year-month" && fields.day === undefined) throw new TypeError("No day.");
    if (fields.month === undefined && fields.monthCode === undefined) throw new TypeError("No month.");
    if (this.eras.length && hasEra) {
      const year = this.yearOf(fields.era, fields.eraYear);
      if (fields.year !== undefined && fields.year !== year) throw new RangeError("Another year than eraYear.");
      fields.year = year;
    }
    if (fields.monthCode === undefined) return;
    this.checkCode(fields.monthCode);
    if (fields.year === undefined) return;
    const month = this.ordinal(fields.year, this.constrain(fields.year, fields.monthCode, "constrain"));
    if (fields.month !== undefined && fields.month !== month) throw new RangeError("Another month than monthCode.");
    fields.month = month;
  }

  checkCode(code) {
    const isLeap = this.hasLeapMonths && leapCode.test(code);
    if (!isLeap && !this.data.monthCodes.includes(code)) throw new RangeError(`${this.id} has no month ${code}.`);
  }

  /** ConstrainMonthCode */
  constrain(year, code, overflow) {
    if (this.months(year).some((span) => span.monthCode === code)) return code;
    if (overflow === "reject") throw new RangeError(`The year ${year} has no month ${code}.`);
    return code.slice(0, 3);
  }

  ordinal(year, code) {
    return this.months(year).findIndex((span) => span.monthCode === code) + 1;
  }

  /** BalanceNonISODate for a month; the day is added by the caller. */
  balance(year, month) {
    while (month < 1) month += this.months((year -= 1)).length;
    for (let months = this.months(year).length; month > months; months = this.months(year).length) {
      month -= months;
      year += 1;
    }
    return { year, month, span: this.months(year)[month - 1] };
  }

  /** NonISOCalendarDateToISO: the number of days since 1970. */
  dayOf({ year, month, monthCode, day }, overflow) {
    if (monthCode !== undefined) this.constrain(year, monthCode, overflow);
    const months = this.months(year);
    const span = months[Math.min(month, months.length) - 1];
    if (overflow === "reject" && (month > months.length || day > span.length)) throw new RangeError("No such day.");
    return span.first + Math.min(day, span.length) - 1;
  }

  /** NonISOMonthDayToISOReferenceDate: the month code, the day, and the reference date in days since 1970. */
  reference({ year, month, monthCode, day }, overflow) {
    let longest = this.hasLeapMonths ? 30 : undefined;
    if (year !== undefined) {
      const months = this.months(year);
      if (overflow === "reject" && month > months.length) throw new RangeError("No such month.");
      const span = months[Math.min(month, months.length) - 1];
      monthCode = monthCode === undefined ? span.monthCode : this.constrain(year, monthCode, overflow);
      longest = span.length;
    }
    longest ??= Math.max(...[1972, 1971].map((civil) => {
      const span = this.months(civil + this.data.rules.yearOffset).find((span) => span.monthCode === monthCode);
      return span?.length ?? 0;
    }));
    if (overflow === "reject" && day > longest) throw new RangeError("No such day.");
    day = Math.min(day, longest);
    let found = this.latest(monthCode, day);
    if (found === undefined) {
      if (overflow === "reject") throw new RangeError(`No year has the day ${day} of ${monthCode}.`);
      monthCode = monthCode.slice(0, 3);
      found = this.latest(monthCode, day);
    }
    return { monthCode, day, epochDay: found };
  }

  /**
   * The date that stands for a month and day: the latest one from 1900 to 1972. If those years have none, it is the earliest one
   * until 2035. `undefined` if no year has the day.
   */
  latest(code, day) {
    const [last, first, future] = referenceYears;
    const dayIn = (civil) => {
      const span = this.months(civil + this.data.rules.yearOffset).find(({ monthCode }) => monthCode === code);
      return span && day <= span.length ? span.first + day - 1 : undefined;
    };
    // A year can end in the civil year after the one in which it begins.
    const endOfLast = Date.UTC(last, 11, 31) / 86400000;
    for (let civil = last; civil >= first; civil -= 1) {
      const found = dayIn(civil);
      if (found !== undefined && found <= endOfLast) return found;
    }
    for (let civil = last; civil <= future; civil += 1) {
      const found = dayIn(civil);
      if (found !== undefined && found > endOfLast) return found;
    }
    return undefined;
  }

  /** NonISODateAdd */
  add(epochDay, { years, months, weeks, days }, overflow) {
    const from = this.fieldsOf(epochDay);
    const year = from.year + years;
    const month = this.ordinal(year, this.constrain(year, from.monthCode, overflow));
    const { span } = this.balance(year, month + months);
    if (overflow === "reject" && from.day > span.length) throw new RangeError("No such day.");
    return span.first + Math.min(from.day, span.length) - 1 + 7 * weeks + days;
  }

  /** NonISODateSurpasses without weeks and days, which `until` divides. */
  surpasses(sign, from, to, years, months) {
    const compare = (year, month, day, isCode) => {
      if (year !== to.year) return sign * (year - to.year) > 0;
      const other = isCode ? to.monthCode : to.month;
      if (month !== other) return month > other === sign > 0;
      return sign * (day - to.day) > 0;
    };
    const year = from.year + years;
    if (compare(year, from.monthCode, from.day, true)) return true;
    const balanced = this.balance(year, this.ordinal(year, this.constrain(year, from.monthCode, "constrain")) + months);
    return compare(balanced.year, balanced.month, from.day, false);
  }

  /** NonISODateUntil */
  until(one, two, largestUnit) {
    const sign = Math.sign(two - one);
    const result = { years: 0, months: 0, weeks: 0, days: 0 };
    if (sign === 0) return result;
    const [from, to] = [this.fieldsOf(one), this.fieldsOf(two)];
    if (largestUnit === "year") {
      while (!this.surpasses(sign, from, to, result.years + sign, 0)) result.years += sign;
    }
    if (largestUnit === "year" || largestUnit === "month") {
      while (!this.surpasses(sign, from, to, result.years, result.months + sign)) result.months += sign;
    }
    const rest = two - this.add(one, result, "constrain");
    if (largestUnit === "week") result.weeks = Math.trunc(rest / 7);
    result.days = rest - 7 * result.weeks;
    return result;
  }
}
