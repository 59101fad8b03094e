// @ts-check
// Eonasdan's bootstrap-datetimepicker 4, with Moment. The picker reads its own hours, but only in the digits 0 to 9:
//   moment.defineLocale(tag.toLowerCase(), momentLocale(calendar, { digits: false }));
//   $(input).datetimepicker(bootstrapDatetimepickerOptions(calendar));

import { hasString, string, strings } from "../almanac.js";
import { valuesFor } from "./calendars.js";
import { momentFormat } from "./moment.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * The localized options. Most of the tooltips need the words of the locale in `words.js`.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function bootstrapDatetimepickerOptions(calendar) {
  const { dayPeriods: [am, pm], title } = valuesFor(calendar, "bootstrap-datetimepicker");
  const { locale } = calendar;
  const tooltips = strings(locale, {
    today: "nav.backToToday", clear: "action.clear", close: "action.close",
    selectMonth: "prompt.selectMonth", prevMonth: "nav.previousMonth", nextMonth: "nav.nextMonth",
    selectYear: "prompt.selectYear", prevYear: "nav.previousYear", nextYear: "nav.nextYear",
    selectDecade: "prompt.selectDecade", prevDecade: "nav.previousDecade", nextDecade: "nav.nextDecade",
    prevCentury: "nav.previousCentury", nextCentury: "nav.nextCentury",
    selectTime: "prompt.selectTime",
    pickHour: "prompt.selectHour", incrementHour: "nav.nextHour", decrementHour: "nav.previousHour",
    pickMinute: "prompt.selectMinute", incrementMinute: "nav.nextMinute", decrementMinute: "nav.previousMinute",
    pickSecond: "prompt.selectSecond", incrementSecond: "nav.nextSecond", decrementSecond: "nav.previousSecond",
  });
  return {
    locale: locale.locale.toLowerCase(),
    dayViewHeaderFormat: momentFormat(title),
    tooltips: {
      ...tooltips,
      ...(hasString(locale, "prompt.selectDayPeriod") && {
        togglePeriod: string(locale, "prompt.selectDayPeriod", { am, pm }),
      }),
    },
  };
}
