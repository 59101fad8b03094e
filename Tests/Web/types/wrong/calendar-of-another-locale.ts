// error: TS2345
import { load } from "bundle/index.js";
export const thai = load("th", "buddhist");
export const german = load("de", "buddhist");
