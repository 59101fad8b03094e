// @ts-check
// The page of `almanac preview`.

import { byId } from "./dom.js";

document.body.append(JSON.parse(byId("bundle").textContent ?? "").tags.join(" "));
