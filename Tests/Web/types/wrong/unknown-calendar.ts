// error: TS2345
import { load } from "bundle/index.js";
export const loaded = load("de", "julian");
