// React components inside the bundle of panel-material-ui that it does not export: DayPicker of react-day-picker, and
// LocalizationProvider and DatePicker of MUI X. The bundle is not modified. Its own components run once, and a function that
// replaces React's createElement sees the components that they use.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import "../support.mjs";

const { JSDOM } = createRequire(import.meta.url)("jsdom");
const shared = [
  "window", "document", "navigator", "Element", "HTMLElement", "HTMLInputElement", "HTMLIFrameElement", "SVGElement", "Node",
  "DocumentFragment", "ShadowRoot", "Event", "CustomEvent", "KeyboardEvent", "MouseEvent", "MutationObserver",
  "getComputedStyle", "requestAnimationFrame", "cancelAnimationFrame",
];
let opened;

/** The bundle's React and the components, in a page of jsdom whose window is this process's global window. */
export function openPanel(libraries) {
  opened ??= open(libraries);
  return opened;
}

async function open(libraries) {
  const { window } = new JSDOM("<!doctype html><body></body>", { pretendToBeVisual: true, url: "http://localhost/" });
  for (const name of shared) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  // jsdom has no layout and no media.
  const media = { matches: true, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} };
  window.matchMedia = () => media;
  globalThis.ResizeObserver = window.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} };
  const path = join(resolve(libraries), "panel_material_ui/panel_material_ui/dist/panel-material-ui.bundle.js");
  const { default: bundle } = await import(pathToFileURL(path));
  const React = bundle.React.default;
  /** @type {any} */
  const page = { window, bundle, React };
  const { createElement } = React;
  const spy = (type, props, ...children) => {
    if (props?.mode === "range" && props.onDayClick) page.DayPicker ??= type;
    if (props?.shouldDisableDate && props.onAccept) page.DatePicker ??= type;
    if (props?.dateAdapter) {
      page.LocalizationProvider ??= type;
      page.Adapter ??= props.dateAdapter;
    }
    return createElement(type, props, ...children);
  };
  React.createElement = spy;
  const range = mount(page, createElement(bundle.DateRangePicker.render, panelProps(window)));
  await until(() => range.querySelector("input"), "input for a range");
  range.querySelector("input").dispatchEvent(new window.MouseEvent("click", { bubbles: true }));
  const single = mount(page, createElement(bundle.DatePicker.render, panelProps(window)));
  for (const name of ["DayPicker", "LocalizationProvider", "DatePicker", "Adapter"]) {
    await until(() => page[name], `${name} of panel-material-ui as it had`);
  }
  React.createElement = createElement;
  for (const root of [range, single]) root.unmount();
  return page;
}

/** The properties that Panel passes to its components. */
function panelProps(window) {
  const container = window.document.createElement("div");
  window.document.body.append(container);
  const state = {
    value: null, start: null, end: null, disabled: false, error_state: false, format: "YYYY-MM-DD", label: "", color: "primary",
    size: "medium", variant: "outlined", dark_theme: false, views: ["year", "month", "day"], open_to: "day",
  };
  const model = {
    esm_constants: { time: false, range: false, static: false }, useState: (name) => [state[name], () => undefined],
    on() {}, off() {}, send_event() {},
  };
  const view = {
    container, shadow_el: window.document.body, is_root: false, parent: null,
    model: { class_name: "", data: { properties: {} } },
  };
  return { el: container, model, view };
}

/** Draws an element, and returns its place. The place's method `unmount` empties it. */
export function mount({ bundle, window }, element) {
  const place = window.document.createElement("div");
  window.document.body.append(place);
  const root = bundle.createRoot(place);
  root.render(element);
  return Object.assign(place, { unmount: () => { root.unmount(); place.remove(); } });
}

/** Waits until a condition is true. Throws after ten seconds. */
export async function until(condition, what) {
  for (const start = Date.now(); !condition(); ) {
    if (Date.now() - start > 10_000) throw new Error(`After 10 seconds, the page still has no ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
