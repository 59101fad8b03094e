// error: TS2322
import { format, gregorianDate } from "bundle/almanac.js";
import { calendar } from "bundle/de/gregorian.js";
export const text = format(calendar, gregorianDate(2026, 2, 17), { style: "tiny" });
