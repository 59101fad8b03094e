// A page of `almanac preview` in jsdom, without a layout: node document.mjs PAGE. Each line of standard input is the JSON
// of a script and its arguments; the answer is a line with the JSON of the script's result.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom");
const [, html, script] = /^(.*)<script type="module">(.*)<\/script>/s.exec(readFileSync(process.argv[2], "utf8"));
const console = new VirtualConsole();
console.on("jsdomError", (error) => {
  process.exitCode = 1;
  process.stderr.write(`${error.detail?.stack ?? error}\n`);
});
const { window } = new JSDOM(html.replace(/<style>.*?<\/style>/s, ""), { runScripts: "outside-only", virtualConsole: console, pretendToBeVisual: true });
class Observer { observe() {} unobserve() {} disconnect() {} }
/** An observer whose callback the tests call. */
class Intersections extends Observer {
  constructor(callback) { super(); window.seen = callback; }
}
Object.assign(window, { IntersectionObserver: Intersections, ResizeObserver: Observer });
Object.assign(window, { PointerEvent: window.MouseEvent, TextEncoder });
// jsdom searches the whole page for a selector that begins with an identifier.
const { querySelector } = window.Document.prototype;
window.Document.prototype.querySelector = function (selector) {
  const [, id, rest] = /^#([\w-]+) ([\w.[][^,]*)$/.exec(selector) ?? [];
  return id ? this.getElementById(id)?.querySelector(rest) ?? null : querySelector.call(this, selector);
};
let opener;
const { matches } = window.Element.prototype;
Object.defineProperties(window.HTMLElement.prototype, Object.getOwnPropertyDescriptors({
  matches(selector) { return selector === ":modal" ? this.open === true : matches.call(this, selector); },
  get offsetParent() { return this.checkVisibility() ? this.parentElement : null; },
  checkVisibility() { return !this.closest("[hidden], dialog:not([open])"); },
  set inert(isInert) { this.toggleAttribute("inert", isInert); },
  showModal() {
    opener = window.document.activeElement;
    this.open = true;
  },
  close() {
    this.open = false;
    opener.focus();
    this.dispatchEvent(new window.Event("close"));
  },
  showPopover() { this.hidden = false; },
  hidePopover() { this.hidden = true; },
  scrollIntoView() {},
}));
window.getComputedStyle = (element) => ({ direction: element.closest("[dir]").dir });
window.eval(`"use strict"; (() => { ${script} })()`);
for await (const line of createInterface({ input: process.stdin })) {
  const [code, ...values] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(window.eval(`(function () { ${code}\n})`)(...values)) ?? "null"}\n`);
}
