import type { LocaleData } from "../almanac.js";
import type { AllWords } from "../words.js";
export const locale: LocaleData<Omit<AllWords, "app.own">>;
