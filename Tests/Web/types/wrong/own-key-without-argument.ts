// error: TS2554
import { string } from "bundle/almanac.js";
import { locale } from "bundle/de/words.js";
export const text = string(locale, "app.greeting");
