// Pages of `almanac preview` in jsdom, without a layout: node document.mjs. Each line of standard input is a JSON list, and
// the answer is a line with JSON. ["open", PATH] loads a page and answers with its number. [NUMBER, SCRIPT, ARGUMENT …] answers
// with the result of a script. ["close", NUMBER] answers with the number of the page's errors.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom");
class Observer { observe() {} unobserve() {} disconnect() {} }

/** The functions of a browser that jsdom lacks, for a new window. */
function complete(window) {
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
}

/** The open pages, each with its window and the number of its errors. */
const pages = [];

function open(path) {
  const [, html, script] = /^(.*)<script type="module">(.*)<\/script>/s.exec(readFileSync(path, "utf8"));
  const page = { errors: 0 };
  const virtualConsole = new VirtualConsole();
  virtualConsole.on("jsdomError", (error) => {
    page.errors += 1;
    process.stderr.write(`${error.detail?.stack ?? error}\n`);
  });
  const options = { runScripts: "outside-only", virtualConsole, pretendToBeVisual: true };
  page.window = new JSDOM(html.replace(/<style>.*?<\/style>/s, ""), options).window;
  complete(page.window);
  page.window.eval(`"use strict"; (() => { ${script} })()`);
  return pages.push(page) - 1;
}

function close(number) {
  const { errors, window } = pages[number];
  window.close();
  pages[number] = undefined;
  return errors;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [target, first, ...values] = JSON.parse(line);
  const answer = target === "open" ? open(first) : target === "close" ? close(first)
    : pages[target].window.eval(`(function () { ${first}\n})`)(...values);
  // A part of a page that is open from the beginning is drawn in a later task.
  if (target === "open") await new Promise((resolve) => setTimeout(resolve));
  process.stdout.write(`${JSON.stringify(answer) ?? "null"}\n`);
}
