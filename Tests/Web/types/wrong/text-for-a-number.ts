// error: TS2322
import { string } from "bundle/almanac.js";
import { locale } from "bundle/de/words.js";
export const text = string(locale, "a11y.hourValue", { n: "3" });
