import type { Regions } from "./almanac.js";
export const regions: Regions;
