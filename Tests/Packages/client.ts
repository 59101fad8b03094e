import { format, gregorianDate, type CalendarData } from "@almanac/web";
import { flatpickrLocale } from "@almanac/web/adapters/flatpickr.js";
import { yearTable } from "@almanac/web/chinese-years.js";
import { matchLocale } from "@almanac/web/match.js";
import { withPreferences } from "@almanac/web/preferences.js";

declare const json: unknown;
const calendar = json as CalendarData;
const chinese: CalendarData = { ...calendar, yearTable };
const text: string = format(chinese, gregorianDate(2026, 2, 17), { style: "long" });
const first: number = flatpickrLocale(calendar).firstDayOfWeek;
export const values = [text, first, matchLocale, withPreferences];
