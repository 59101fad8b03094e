// error: TS2345
import { toISO, type TemporalYearMonth } from "bundle/almanac.js";
declare const month: TemporalYearMonth;
export const text = toISO(month);
