// error: TS2345
import { format } from "bundle/almanac.js";
import { calendar } from "bundle/de/gregorian.js";
export const text = format(calendar, new Date());
