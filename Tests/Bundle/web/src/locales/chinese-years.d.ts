import type { ChineseYears } from "./almanac.js";
export const chineseYears: ChineseYears;
