// The page of `almanac words TAG --report html` in jsdom: node words.mjs PAGE FOLDER. Reads every core word as a reviewer
// would, answers one of them with hostile text, and saves the overlay and the XLIFF file in the folder. Then it reads the
// other words, changes those with plural forms, and compares the saved texts with the data of the page.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { JSDOM } = createRequire(import.meta.url)("jsdom");
const [, , path, folder] = process.argv;
const [, html, script] = /^(.*)<script type="module">(.*)<\/script>/s.exec(readFileSync(path, "utf8"));
const hostile = `<img src=x onerror="window.pwned=1"> & ]]> __proto__ ’`;
/** The texts that the reader changes, by the identifiers of their units. */
const changes = new Map();
const answer = ({ id, target }) => changes.get(id) ?? target;
const saved = new Map();
const stored = new Map();
const revoked = [];
const [, data] = /<script type="application\/json" id="words">(.*?)<\/script>/s.exec(html);
const page = JSON.parse(data);
const units = page.words.flatMap((word) => word.units);
/** The parts of a picker from top to bottom: the part's class, its name, and how the keys of its words begin. */
const places = [
  ["field", "The field, its label or its value", "label mask selection"], ["message", "A message below the field", "error filter"],
  ["title", "A title or a choice", "prompt segment preset chinese"], ["arrow", "The name of an arrow button", "nav"],
  ["week", "The header of a narrow column", "header"], ["spoken", "Spoken by a screen reader", "a11y hint"], ["grid"],
  ["wheel", "Beside a wheel with numbers", "timer"], ["action", "A button", "action view"],
];
/** The elements below a node with their classes, as in "p.muted(code)". */
const outline = (node) => [...node.children].map((child) =>
  [child.localName, ...child.classList].join(".") + (child.children.length ? `(${outline(child)})` : "")).join(" ");
const footer = "footer.actions(span.muted button button)";

let opened;
/** Opens the page, with the answers of an earlier visit. */
function open(text = html) {
  const { window } = new JSDOM(text, { runScripts: "outside-only", pretendToBeVisual: true });
  // The page of the earlier visit is closed.
  opened?.close();
  opened = window;
  const blobs = [];
  window.URL.createObjectURL = (value) => `blob:${blobs.push(value)}`;
  window.URL.revokeObjectURL = (address) => { revoked.push(address); };
  // The browser has a minute to read the file.
  window.setTimeout = (action, delay) => { if (delay === 60_000) action(); };
  window.HTMLAnchorElement.prototype.click = function () { saved.set(this.download, blobs[this.href.slice(5) - 1]); };
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

/** Writes a saved file in the folder. The result is its path. */
async function write(name, blob) {
  const text = await new Promise((resolve) => {
    const reader = new window.FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsText(blob);
  });
  writeFileSync(`${folder}/${name}`, text);
  return `${folder}/${name}`;
}

const keep = "Keep {date} exactly once.";
const names = Object.getOwnPropertyNames(Object.prototype).length;
assert.deepEqual([...query("header").children].map(({ textContent }) => textContent), [page.title, ...page.introduction]);
for (let index = 1; index <= 43; index += 1) {
  // A phone may close the page, and the reader opens it again.
  if (index === 20) window = open();
  assert.equal(query(".muted").textContent, `${index} of 43`);
  assert.equal(query("footer .muted").textContent, `${index - 1} answered, ${changes.size} changed`);
  const key = query("code").textContent;
  const [input] = inputs();
  checkCard(key);
  const strange = ["{other}", "{größe}", "{}", "{a b}", "{{date}"];
  if (key === "a11y.today") refuses(input, "{date}", ["x", "{date} {date}", ...strange.slice(0, 4).map((mark) => `{date} ${mark}`)].map((text) => [text, keep]));
  if (key === "action.clear") refuses(input, "x", strange.map((mark) => [`x ${mark}`, "Remove the placeholder in braces."]));
  if (key === "action.done") {
    changes.set(key, hostile);
    type(input, hostile);
  }
  press(key === "action.done" ? "Use my text" : "This is right");
  if (key === "action.done") {
    press("Back");
    assert.equal(inputs()[0].value, hostile);
    press("Use my text");
  }
}
/** The card shows the texts of its word, and the word in its place in a picker. */
function checkCard(key) {
  const word = page.words.find((one) => one.key === key);
  const { source, target, example } = word.units.at(-1);
  const drawn = query("figure .drawing b");
  assert.deepEqual([window.document.activeElement, query("progress").value + 1, query("progress").max], [query("h2"), ...query(".muted").textContent.split(" of ").map(Number)]);
  assert.deepEqual([query("h2").textContent, query("section > p").textContent], [source, word.comment ?? key]);
  assert.deepEqual([drawn.textContent, drawn.lang, drawn.dir], [example ?? target, page.tag, page.direction]);
  const [own, name] = places.find(([, , starts]) => starts?.split(" ").includes(key.split(".")[0]));
  assert.equal(query("figcaption").textContent, name);
  const parts = places.map(([part]) => part).filter((part) => part === own || ["field", "title", "grid", "action"].includes(part))
    .map((part) => `${part === own ? "b" : "span"}.${part}`);
  const fields = word.units.map(() => "label(span textarea) p.problem").join(" ");
  const buttons = ["button.primary", "button", ...(query(".muted").textContent.startsWith("1 ") ? [] : ["button"])].join(" ");
  assert.equal(outline(query("main")), `p.muted progress section(h2 ${word.comment ? "p " : ""}figure(figcaption div.drawing(${parts.join(" ")})) ${fields} p.muted(code) div.actions(${buttons})) ${footer}`);
  assert.equal(query(".drawing").dir, page.direction);
  const has = (selector, values) => {
    for (const node of window.document.querySelectorAll(selector)) assert.deepEqual(Object.keys(values).map((attribute) => node.getAttribute(attribute)), Object.values(values));
  };
  has(".drawing span", { "aria-hidden": "true" });
  has("button", { type: "button" });
  has("textarea", { rows: "2", maxlength: "1000" });
  has(".problem", { role: "alert" });
  has("progress", { "aria-label": "Words" });
  has("h2", { lang: "en", tabindex: "-1" });
  assert.deepEqual(inputs().map(({ value, lang, dir }) => [value, lang, dir]), word.units.map((unit) => [unit.target, page.tag, page.direction]));
  word.units.forEach(({ form, note }, index) => {
    assert.equal(window.document.querySelectorAll("label > span")[index].textContent, form && note ? `${form}, ${note}` : form ?? note ?? "Text");
  });
  if (word.units[0].form) {
    // A change of any form is the reader's text. The reason is below the form that has the problem.
    const input = inputs().at(-1);
    const text = input.value;
    type(input, "");
    press("Use my text");
    assert.deepEqual([...window.document.querySelectorAll(".problem")].map(({ textContent }) => textContent !== ""), inputs().map((one) => one === input));
    assert.equal(window.document.activeElement, input);
    type(input, text);
  }
}

/** The page refuses texts and says why, and does not leave the word. */
function refuses(input, good, wrongs) {
  const text = input.value;
  const [empty, space] = ["Write a text, or skip the word.", "Remove the space at the beginning or the end."];
  const all = [["", empty], [" ", empty], [` ${good}`, space], [`${good}\u00a0`, space], ...["\u202e", "\u2066", "\n", "\u2028", "\u0085", "%"]
    .map((sign) => [`x${sign}${good}`, "Remove the line break, the control character or the percent sign."]), ...wrongs];
  for (const [wrong, reason] of all) {
    type(input, wrong);
    press("Use my text");
    assert.equal(query(".problem").textContent, reason, JSON.stringify(wrong));
    assert.equal(window.document.activeElement, input);
  }
  type(input, text);
}

const answered = (count) => `Thank youYou have answered ${count} of ${page.words.length} words. Save your answers, and attach the file to a report.`;
assert.equal(query("section").textContent, `${answered(43)}Read the other ${page.words.length - 43} wordsBack`);
assert.equal(outline(query("main")), `section(h2 p div.actions(button button)) ${footer}`);
assert.equal(window.document.activeElement, query("h2"));
press("Save as overlay");
press("Save as XLIFF");
const core = page.words.filter(({ tier }) => tier === "core");
for (const [name, blob] of saved) {
  assert.equal(blob.type, "application/octet-stream");
  const text = readFileSync(await write(name, blob), "utf8");
  const keys = name.endsWith("xlf") ? [...text.matchAll(/unit id="(.*?)"/g)].map(([, id]) => id) : Object.keys(JSON.parse(text).strings);
  assert.deepEqual(keys, name.endsWith("xlf") ? core.flatMap((word) => word.units.map(({ id }) => id)) : ["action.done"]);
}
assert.deepEqual(revoked, ["blob:1", "blob:2"]);
press("Read the other");
assert.match(query(".muted").textContent, /^1 of 1\d\d$/);
const count = () => Number(query("footer .muted").textContent.split(" ")[0]);
assert.equal(count(), 43);
const firstKey = query("code").textContent;
press("Skip");
assert.deepEqual([query(".muted").textContent.split(" ")[0], count()], ["2", 43]);
press("Back");
assert.equal(query("code").textContent, firstKey);
assert.throws(() => press("Back"));
let reordered = 0;
for (let key, before; (key = query("code")?.textContent); before = key) {
  assert.notEqual(key, before, query(".problem")?.textContent);
  checkCard(key);
  const { units } = page.words.find((word) => word.key === key);
  const { form, target } = units[0];
  const marks = form ? [] : target.match(/\{\w+\}/g) ?? [];
  if (marks.length > 1) {
    // A language may need another order.
    type(inputs()[0], marks.reverse().join(" "));
    press("Use my text");
    assert.notEqual(query("code")?.textContent, key, query(".problem")?.textContent);
    reordered += 1;
    press("Back");
    type(inputs()[0], target);
  }
  // Almanac reads a format specifier in "100%d", and none in "100% d".
  if (key === "label.appFull") {
    type(inputs()[0], "100%d");
    press("Use my text");
    assert.equal(query(".problem").textContent, "Write a space after the percent sign.");
    changes.set(key, "100% d");
    type(inputs()[0], changes.get(key));
  }
  if (form) {
    // The overlay needs all forms of a word, even if the reader changes only one of them.
    const last = units.at(-1);
    changes.set(last.id, `${last.target}x`);
    type(inputs().at(-1), answer(last));
    // The form for one number need not have the number, as in "one day"; `--import` has the same rule.
    for (const [index, { id, target, optional }] of units.entries()) {
      type(inputs()[index], "x {m}");
      press("Use my text");
      assert.equal(window.document.querySelectorAll(".problem")[index].textContent, optional ? "Write {n} once, or leave it out." : target.includes("{n}") ? "Keep {n} exactly once." : "Remove the placeholder in braces.");
      if (optional) changes.set(id, target.includes("{n}") ? target.replace("{n}", "x") : `${target} {n}`);
      type(inputs()[index], changes.get(id) ?? target);
    }
  }
  press(form || changes.has(key) ? "Use my text" : "This is right");
}
assert.ok(reordered > 2 && changes.size > 1);
assert.equal(query("section").textContent, `${answered(page.words.length)}Back`);
// The last answer can be corrected, also by a reader who comes back. The text in the field stays when the reader leaves it.
const last = page.words.at(-1).units.at(-1);
for (const visit of ["first", "next"]) {
  if (visit === "next") window = open();
  press("Back");
  assert.equal(query("code").textContent, page.words.at(-1).key, visit);
  assert.equal(inputs().at(-1).value, answer(last), visit);
  type(inputs().at(-1), `${answer(last)} ${visit}`);
  press("Back");
  press("Skip");
  assert.equal(inputs().at(-1).value, `${answer(last)} ${visit}`);
  press("Skip");
}
press("Back");
changes.set(last.id, inputs().at(-1).value);
// A file has the text that the reader typed and did not confirm, and there is no file if the text has a problem.
saved.clear();
type(inputs().at(-1), " ");
press("Save as XLIFF");
assert.deepEqual([query(".problem:not(:empty)").textContent, saved.size], ["Write a text, or skip the word.", 0]);
type(inputs().at(-1), changes.get(last.id));
press("Save as overlay");
assert.equal(query("section").textContent, `${answered(page.words.length)}Back`);
press("Save as XLIFF");
const texts = await Promise.all(["xcstrings", "xlf"].map(async (ending) => readFileSync(await write(`all.${ending}`, saved.get(`${page.tag}.${ending}`)), "utf8")));
const { strings } = JSON.parse(texts[0]);
assert.equal(texts[0], `${JSON.stringify({ sourceLanguage: "en", strings, version: "1.0" }, null, 2)}\n`);
const textUnit = (value) => ({ stringUnit: { state: "translated", value } });
const changed = page.words.filter((word) => word.units.some(({ id }) => changes.has(id)));
for (const { key, units: [one, ...others] } of changed) {
  const forms = [one, ...others].map((unit) => [unit.form, textUnit(answer(unit))]);
  const text = one.form ? { variations: { plural: Object.fromEntries(forms) } } : textUnit(answer(one));
  assert.deepEqual(strings[key], { localizations: { [page.tag]: text } });
}
assert.deepEqual(Object.keys(strings), changed.map(({ key }) => key));
assert.match(texts[1], /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<xliff .*\n<\/xliff>\n$/s);
const xliff = new window.DOMParser().parseFromString(texts[1], "application/xml");
assert.deepEqual([...xliff.querySelectorAll("unit")].map((node) => [node.id, ...["source", "target"].map((name) => node.querySelector(name).textContent)]),
  units.map((one) => [one.id, one.source, answer(one)]));
assert.deepEqual(["srcLang", "trgLang"].map((name) => xliff.documentElement.getAttribute(name)), ["en", page.tag]);
assert.deepEqual([window.pwned, window.document.querySelectorAll("img, iframe, body script:not([type])").length], [undefined, 0]);
assert.equal(Object.getOwnPropertyNames(window.Object.prototype).length, names);

// The page forgets an answer if the text that it answers is another one, and ignores storage that it did not write. A
// word with plural forms is answered if all of them are. An overlay without changes cannot be saved.
const [known, rare] = ["core", "extended"].map((name) => page.words.find(({ tier, units }) => tier === name && units.length === 1).units[0]);
const forms = page.words.filter(({ units }) => units.length > 1).map(({ units: [first] }) => first);
const [name] = stored.keys();
assert.equal(name, `almanac-words-${page.tag}`);
for (const [text, answered] of [
  ...[known, rare].map(({ id, target }) => [JSON.stringify([["a word of an older page", null, "x"], [id, target, target]]), 1]),
  [JSON.stringify(forms.map(({ id, target }) => [id, target, target])), 0], [JSON.stringify([[known.id, "other", known.target]]), 0],
  [JSON.stringify([[known.id, known.target, " "]]), 0], [JSON.stringify([[known.id, known.target, 1], null, 7, ["no such word", null, "x"]]), 0],
  ["{", 0], ["7", 0], ["null", 0],
]) {
  stored.set(name, text);
  window = open();
  assert.equal(count(), answered, text);
  const buttons = [...window.document.querySelectorAll("footer button")];
  assert.deepEqual(buttons.map(({ disabled }) => disabled), [true, count() === 0], text);
}
// A word without a text is empty in its field, and in English in the picker. An app's own word may have no comment and
// no place.
stored.clear();
const today = { id: "a11y.today", source: "Today, {date}" };
const missing = { key: "a11y.today", tier: "core", comment: "x", units: [today] };
const own = { key: "flights.title", tier: "own", units: [{ id: "flights.title", source: "Flights" }] };
const bare = html.replace(data, () => JSON.stringify({ ...page, words: [missing, own] }));
window = open(bare);
assert.deepEqual([inputs()[0].value, query("figure .drawing b").textContent], ["", today.source]);
refuses(inputs()[0], "{date}", [["x", keep]]);
type(inputs()[0], "x {date}");
press("Use my text");
assert.equal(query("footer .muted").textContent, "1 answered, 1 changed");
// A second person has not read a new text yet.
saved.clear();
press("Save as overlay");
press("Save as XLIFF");
const [newOverlay, newXLIFF] = await Promise.all([...saved].map(async ([name, blob]) => readFileSync(await write(`new-${name}`, blob), "utf8")));
assert.deepEqual([/"state": "(.*?)"/.exec(newOverlay)[1], /state="(.*?)"/.exec(newXLIFF)[1]], ["needs_review", "translated"]);
// A reader who comes back after the last word sees the end.
window = open(bare);
assert.match(query("section").textContent, /^Thank youYou have answered 1 of 2 words\./);
press("Read the other");
assert.deepEqual([query("h2").textContent, query("h2").nextElementSibling.localName], ["Flights", "label"]);
// Two pages of a language, and two tabs, keep each other's answers.
stored.clear();
const [flights, almanacs] = [[{ ...own, tier: "core" }, ...core], core]
  .map((words) => html.replace(data, () => JSON.stringify({ ...page, words })));
const tabs = [flights, almanacs, almanacs].map((text) => {
  opened = undefined;
  return open(text);
});
for (const [place, name] of [[0, "Use"], [1, "This"], [2, "This"], [1, "This"]]) {
  window = tabs[place];
  if (name === "Use") type(inputs()[0], "Flüge");
  press(name);
}
tabs.forEach((tab) => tab.close());
window = open(flights);
// The second tab has answered two words, of which the third tab has answered the first.
assert.equal(query("footer .muted").textContent, "3 answered, 1 changed");
// A browser need not allow storage.
stored.get = stored.set = () => { throw new Error("no storage"); };
window = open();
press("This is right");
assert.equal(query(".muted").textContent, "2 of 43");
// Ends the timers of the page.
window.close();
