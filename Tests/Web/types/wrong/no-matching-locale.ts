// error: TS2532
import { resolve } from "bundle/index.js";
export const tag = resolve("tlh").tag;
