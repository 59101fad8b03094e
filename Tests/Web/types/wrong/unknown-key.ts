// error: TS2345
import { string } from "bundle/almanac.js";
import { locale } from "bundle/de.js";
export const text = string(locale, "action.dnoe");
