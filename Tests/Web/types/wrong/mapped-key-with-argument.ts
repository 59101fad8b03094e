// error: TS2554
import { string } from "bundle/almanac.js";
import { locale } from "bundle/de.js";
export const text = string(locale, "myapp.done", { date: "17. Februar" });
