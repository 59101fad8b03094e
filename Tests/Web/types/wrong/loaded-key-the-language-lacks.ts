// error: TS2345
import { string } from "bundle/almanac.js";
import { load } from "bundle/index.js";
export const text = load("ig", "gregorian").then(({ locale }) => string(locale, "action.set"));
