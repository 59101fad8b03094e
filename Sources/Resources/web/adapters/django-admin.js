// @ts-check
// The date and time fields of Django's admin. They read the catalog of django.views.i18n. Between that script and
// admin/js/calendar.js, the page must run these lines, where `result` is djangoCatalog(calendar):
//   Object.assign(django.catalog, result.catalog); Object.assign(django.formats, result.formats);
// The server's DATE_INPUT_FORMATS must begin with the format in `result.formats`.

import { formatTime, relativeTitle, strings } from "../almanac.js";
import { valuesFor, withoutSpaces } from "./calendars.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

const englishMonths = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December"];
const englishDays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/**
 * An object like the response of Django's `JSONCatalog`: `catalog` has the texts by their English texts.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function djangoCatalog(calendar) {
  const { firstDay, months, monthsShort, numericDate = "yyyy-MM-dd", ...picker } = valuesFor(calendar, "Django's admin");
  const { locale } = calendar;
  /** @type {Record<string, string>} */
  const catalog = {};
  englishMonths.forEach((name, index) => {
    catalog[name] = months[index];
    catalog[`abbrev. month ${name}\u0004${name.slice(0, 3)}`] = monthsShort[index];
  });
  englishDays.forEach((name, index) => {
    const abbreviated = name === "Thursday" ? "Thur" : name.slice(0, 3);
    catalog[name] = picker.weekdays[index];
    catalog[`abbrev. day ${name}\u0004${abbreviated}`] = locale.weekdays.standAlone.abbreviated[index];
    catalog[`one letter ${name}\u0004${name[0]}`] = picker.weekdaysHeader[index];
  });
  Object.entries({ "Midnight": 0, "6 a.m.": 6, "Noon": 12, "6 p.m.": 18 }).forEach(([name, hour]) => {
    catalog[name] = formatTime(locale, { hour, minute: 0 });
  });
  Object.entries({ "Yesterday": -1, "Tomorrow": 1 }).forEach(([name, offset]) => {
    const text = relativeTitle(locale, "day", offset);
    if (text !== undefined) catalog[name] = text;
  });
  Object.assign(catalog, strings(locale, {
    "Today": "nav.today", "Yesterday": "nav.yesterday", "Tomorrow": "nav.tomorrow", "Now": "nav.now",
    "Cancel": "action.cancel", "Choose a Date": "prompt.selectDate",
    "Choose a Time": "prompt.selectTime", "Choose a time": "prompt.selectTime",
  }));
  // The fields can read a date only with single separators, and write AM and PM only in English.
  const format = withoutSpaces(numericDate).replace("yyyy", "%Y").replace("MM", "%m").replace("dd", "%d");
  const formats = { DATE_INPUT_FORMATS: [format], TIME_INPUT_FORMATS: ["%H:%M"], FIRST_DAY_OF_WEEK: firstDay };
  return { catalog, formats };
}
