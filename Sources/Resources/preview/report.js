// @ts-check
// The page of `almanac diff --report html` and `almanac check --report html`.

import { byId } from "./dom.js";

document.body.append(byId("report").textContent ?? "");
