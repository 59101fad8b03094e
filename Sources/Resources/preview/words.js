// @ts-check
// The page of `almanac words TAG --report html`: one word at a time, with its place in a picker. The answers are saved as
// an overlay or as XLIFF.

import { dataBlock, element } from "./dom.js";
import { problem } from "./word-checks.js";

/** @typedef {import("./word-checks.js").Unit} Unit */
/** @typedef {{ key: string, tier: string, comment?: string, units: Unit[] }} Word */
/** @typedef {{ title: string, introduction: string[], tag: string, direction: string, words: Word[] }} WordsData */

/** @type {WordsData} */
const page = dataBlock("words");
const storageName = `almanac-words-${page.tag}`;

/** The places in a picker, from top to bottom: a class, its name, and the keys whose texts it shows. */
const places = /** @type {[string, string, RegExp][]} */ ([
  ["field", "The field, its label or its value", /^(label|mask|selection)\./],
  ["message", "A message below the field", /^(error|filter)\./],
  ["title", "A title or a choice", /^(prompt|segment|preset|chinese)\./],
  ["arrow", "The name of an arrow button", /^nav\./],
  ["week", "The header of a narrow column", /^header\./],
  ["spoken", "Spoken by a screen reader", /^(a11y|hint)\./],
  ["wheel", "Beside a wheel with numbers", /^timer\./],
  ["action", "A button", /^(action|view)\./],
]);
/** The places that the drawing always shows. */
const drawn = ["field", "title", "grid", "action"];

/** @type {Map<string, string>} the reader's texts, by the identifiers of the units */
const answers = new Map();
/** @type {Map<string, string>} what the reader typed, also if it is not an answer yet, by the identifiers of the units */
const drafts = new Map();
/** Takes what the reader typed in the open word, if anything; false if it has a problem. */
let takeTyped = () => true;
/** @type {Word[]} */
let group = page.words.filter(({ tier }) => tier === "core");
let position = 0;

/**
 * The stored answers of all pages of the language: a unit's identifier, the text that was answered, and the answer.
 * @returns {[string, string | null, string][]}
 */
function storedAnswers() {
  try {
    const list = JSON.parse(localStorage.getItem(storageName) ?? "[]");
    return list.filter((/** @type {unknown} */ one) => Array.isArray(one) && typeof one[2] === "string");
  } catch {
    // No storage, or not what a page stored.
    return [];
  }
}

/**
 * Keeps the answers to a word for the next visit, if the browser allows it. Another page or tab may have stored others.
 * @param {Unit[]} units
 */
function store(units) {
  const others = storedAnswers().filter(([id, target]) => !units.some((unit) => unit.id === id && (unit.target ?? null) === target));
  try {
    localStorage.setItem(storageName, JSON.stringify([...others, ...units.map(({ id, target }) => [id, target, answers.get(id)])]));
  } catch {
    // A page in a private window, or opened from a file, may have no storage.
  }
}

/** Reads the stored answers whose texts are still the same. */
function restore() {
  const known = new Map(page.words.flatMap(({ units }) => units.map((unit) => [unit.id, unit])));
  for (const [id, target, text] of storedAnswers()) {
    const unit = known.get(id);
    if (unit && (unit.target ?? null) === target && !problem(unit, text)) answers.set(id, text);
  }
}

/** @param {Word} word */
function isAnswered({ units }) {
  return units.every(({ id }) => answers.has(id));
}

/** @param {Word} word */
function isChanged(word) {
  return isAnswered(word) && word.units.some(({ id, target }) => answers.get(id) !== target);
}

/**
 * A drawing of a picker, with the text in its place.
 * @param {Word} word
 * @param {string} text
 */
function drawing({ key }, text) {
  const place = places.find(([, , keys]) => keys.test(key));
  if (!place) return [];
  const names = places.flatMap(([name]) => (name === "wheel" ? ["grid", name] : [name]));
  const parts = names.filter((name) => name === place[0] || drawn.includes(name)).map((name) => {
    if (name === place[0]) return element("b", { class: name, lang: page.tag, dir: page.direction }, text);
    return element("span", { class: name, "aria-hidden": "true" });
  });
  return [element("figure", {}, element("figcaption", {}, place[1]), element("div", { class: "drawing", dir: page.direction }, ...parts))];
}

/**
 * A control with a listener.
 * @param {string} text
 * @param {() => void} action
 * @param {string} [kind]
 */
function button(text, action, kind) {
  const node = element("button", { type: "button", class: kind }, text);
  node.addEventListener("click", action);
  return node;
}

/**
 * The field for a unit's text.
 * @param {Unit} unit
 * @param {() => void} changed
 */
function field(unit, changed) {
  const input = element("textarea", { lang: page.tag, dir: page.direction, rows: 2, maxlength: 1000 });
  input.value = drafts.get(unit.id) ?? answers.get(unit.id) ?? unit.target ?? "";
  input.addEventListener("input", () => {
    drafts.set(unit.id, input.value);
    changed();
  });
  const message = element("p", { class: "problem", role: "alert" });
  const name = [unit.form, unit.note].filter(Boolean).join(", ");
  const node = element("label", {}, element("span", {}, name || "Text"), input);
  return { unit, input, message, nodes: [node, message] };
}

/** @param {number} to */
function show(to) {
  position = to;
  takeTyped = () => true;
  const word = group[position];
  document.querySelector("main")?.replaceChildren(...(word ? card(word) : end()), exports());
  document.querySelector("h2")?.focus();
}

/** @param {Word} word */
function card(word) {
  const accept = button("", save, "primary");
  const fields = word.units.map((unit) => field(unit, name));
  name();
  takeTyped = () => fields.every(({ unit: { id, target = "" }, input }) => input.value === (answers.get(id) ?? target)) || save();
  function name() {
    accept.textContent = fields.every(({ unit, input }) => input.value === unit.target) ? "This is right" : "Use my text";
  }
  function save() {
    for (const { unit, input, message } of fields) message.textContent = problem(unit, input.value);
    const wrong = fields.find(({ message }) => message.textContent);
    wrong?.input.focus();
    if (wrong) return false;
    for (const { unit, input } of fields) answers.set(unit.id, input.value);
    store(word.units);
    show(position + 1);
    return true;
  }
  const { source, target, example } = word.units[word.units.length - 1];
  return [
    element("p", { class: "muted" }, `${position + 1} of ${group.length}`),
    element("progress", { max: group.length, value: position, "aria-label": "Words" }),
    element("section", {},
      element("h2", { tabindex: -1, lang: "en" }, source),
      ...(word.comment ? [element("p", {}, word.comment)] : []),
      ...drawing(word, example ?? target ?? source),
      ...fields.flatMap(({ nodes }) => nodes),
      element("p", { class: "muted" }, element("code", {}, word.key)),
      element("div", { class: "actions" },
        accept,
        button("Skip", () => show(position + 1)),
        ...(position > 0 ? [button("Back", () => show(position - 1))] : []))),
  ];
}

/** What the page shows after the last word of a group. */
function end() {
  const rest = page.words.filter((word) => !isAnswered(word));
  return [element("section", {},
    element("h2", { tabindex: -1 }, "Thank you"),
    element("p", {}, `You have answered ${page.words.length - rest.length} of ${page.words.length} words. Save your answers, and attach the file to a report.`),
    element("div", { class: "actions" },
      ...(rest.length > 0 ? [button(`Read the other ${rest.length} words`, () => {
        group = rest;
        show(0);
      })] : []),
      ...(group.length > 0 ? [button("Back", () => show(group.length - 1))] : [])))];
}

/**
 * The changed words as an overlay for `--strings`. An unchanged word would override the texts of regions. Only one person
 * has read a text that the page did not have.
 */
function overlay() {
  /** @param {Word} word */
  const text = ({ units }) => {
    const forms = units.map(({ id, form, target }) => [
      form, { stringUnit: { state: target === undefined ? "needs_review" : "translated", value: answers.get(id) ?? "" } },
    ]);
    return units[0].form ? { variations: { plural: Object.fromEntries(forms) } } : forms[0][1];
  };
  const strings = page.words.filter(isChanged).map((word) => [word.key, { localizations: { [page.tag]: text(word) } }]);
  return `${JSON.stringify({ sourceLanguage: "en", strings: Object.fromEntries(strings), version: "1.0" }, null, 2)}\n`;
}

/** The answered words as XLIFF 2, for `almanac words --import`. */
function xliff() {
  /** @param {string} text */
  const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const units = page.words.filter(isAnswered).flatMap((word) => word.units).flatMap(({ id, source, target }) => [
    `    <unit id="${id}">`, `      <segment state="${target === undefined ? "translated" : "reviewed"}">`, `        <source>${escaped(source)}</source>`,
    `        <target>${escaped(answers.get(id) ?? "")}</target>`, "      </segment>", "    </unit>",
  ]);
  const head = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${page.tag}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, '  <file id="words" xml:space="preserve">', ...units, "  </file>", "</xliff>", ""].join("\n");
}

/**
 * Saves the answers as a file, unless the open word has a problem.
 * @param {string} ending
 * @param {() => string} text
 */
function download(ending, text) {
  if (!takeTyped()) return;
  const address = URL.createObjectURL(new Blob([text()], { type: "application/octet-stream" }));
  element("a", { href: address, download: `${page.tag}.${ending}` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The buttons that save the answers. */
function exports() {
  const [count, changed] = [isAnswered, isChanged].map((has) => page.words.filter(has).length);
  const overlayButton = button("Save as overlay (.xcstrings)", () => download("xcstrings", overlay));
  const xliffButton = button("Save as XLIFF", () => download("xlf", xliff));
  overlayButton.disabled = changed === 0;
  xliffButton.disabled = count === 0;
  return element("footer", { class: "actions" }, element("span", { class: "muted" }, `${count} answered, ${changed} changed`), overlayButton, xliffButton);
}

restore();
document.body.append(
  element("header", {}, element("h1", {}, page.title), ...page.introduction.map((text) => element("p", {}, text))),
  element("main"));
// A reader who comes back begins with the first core word that has no answer. If every core word has one, the reader sees
// the end, and can go back to every answer.
if (group.every(isAnswered)) group = page.words.filter(isAnswered);
show(group.findIndex((word) => !isAnswered(word)));
