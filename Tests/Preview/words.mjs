// The page of `almanac words TAG --report html` in jsdom: node words.mjs PAGE FOLDER. Reads every core word as a reviewer
// would, answers one of them with hostile text, and saves the overlay and the XLIFF file in the folder.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { JSDOM } = createRequire(import.meta.url)("jsdom");
const [, , path, folder] = process.argv;
const [, html, script] = /^(.*)<script type="module">(.*)<\/script>/s.exec(readFileSync(path, "utf8"));
const hostile = `<img src=x onerror="window.pwned=1"> & ]]> __proto__ ’`;
const saved = new Map();
const stored = new Map();

/** Opens the page, with the answers of an earlier visit. */
function open() {
  const { window } = new JSDOM(html, { runScripts: "outside-only", pretendToBeVisual: true });
  let blob;
  window.URL.createObjectURL = (value) => { blob = value; return "blob:x"; };
  window.HTMLAnchorElement.prototype.click = function () { saved.set(this.download, blob); };
  Object.defineProperty(window, "localStorage", { value: {
    getItem: (name) => stored.get(name) ?? null, setItem: (name, text) => stored.set(name, text),
  } });
  window.eval(`"use strict"; (() => { ${script} })()`);
  return window;
}

let window = open();
const query = (selector) => window.document.querySelector(selector);
const inputs = () => [...window.document.querySelectorAll("textarea")];
const press = (name) => [...window.document.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(name)).click();
function type(input, text) {
  input.value = text;
  input.dispatchEvent(new window.Event("input"));
}

const names = Object.getOwnPropertyNames(Object.prototype).length;
for (let index = 1; index <= 43; index += 1) {
  // A phone may close the page, and the reader opens it again.
  if (index === 20) window = open();
  assert.equal(query(".muted").textContent, `${index} of 43`);
  assert.ok(query("figure .drawing b").textContent.length > 0, "the place in the picker");
  const key = query("code").textContent;
  const [input] = inputs();
  if (key === "a11y.today") {
    const text = input.value;
    for (const wrong of ["", " x {date}", "x", "{date} {date}", "{date} \u202e", "{other}"]) {
      type(input, wrong);
      press("Use my text");
      assert.notEqual(query(".problem").textContent, "", wrong);
      assert.equal(query("code").textContent, key);
    }
    type(input, text);
  }
  if (key === "action.done") type(input, hostile);
  press(key === "action.done" ? "Use my text" : "This is right");
}
assert.match(query("section").textContent, /^Thank youYou have answered 43 of \d+ words\./);
press("Save as overlay");
press("Save as XLIFF");
for (const [name, blob] of saved) {
  writeFileSync(`${folder}/${name}`, await new Promise((resolve) => {
    const reader = new window.FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsText(blob);
  }));
}
press("Read the other");
assert.match(query(".muted").textContent, /^1 of 1\d\d$/);
assert.deepEqual([window.pwned, window.document.querySelectorAll("img, iframe, body script:not([type])").length], [undefined, 0]);
assert.equal(Object.getOwnPropertyNames(window.Object.prototype).length, names);
// Ends the timers of the page.
window.close();
