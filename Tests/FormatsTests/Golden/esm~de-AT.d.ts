import type { LocaleData } from "./almanac.js";
import type { CoreWords } from "./words.js";
export const locale: LocaleData<CoreWords>;
