import type { CalendarData } from "../almanac.js";
import type { CoreWords } from "../words.js";
export { locale } from "../de-AT.js";
export const calendar: CalendarData<CoreWords, "chinese">;
