import { withWords } from "../almanac.js";
import { locale as core } from "../de-AT.js";
import { keys } from "../words.js";
export const locale = /* @__PURE__ */ withWords(core, keys, [
  // a11y.selectedRange
  "{end} nach {start}, 100 %",
  // app.own
  null,
]);
