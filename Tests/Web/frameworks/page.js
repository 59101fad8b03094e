// The code that the pages of browser.py share. A page mounts a library, reads its texts, and sets window.result for the
// runner.

export const tag = new URLSearchParams(location.search).get("tag");

/** The calendar with all words, and the adapter's module. */
export async function adapter(name) {
  const [{ calendar }, { locale }, functions] = await Promise.all([
    import(`/esm/${tag}/gregorian.js`), import(`/esm/${tag}/words.js`), import(`/esm/adapters/${name}.js`),
  ]);
  return { calendar: { ...calendar, locale }, ...functions };
}

/** Loads a library that is not a module. */
export function script(address) {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = address;
    element.onload = resolve;
    element.onerror = () => reject(new Error(`${address} does not load.`));
    document.head.append(element);
  });
}

export const all = (selector, root = document) => [...root.querySelectorAll(selector)];
export const text = (selector, root = document) => root.querySelector(selector)?.textContent.trim() ?? null;
export const texts = (selector, root = document) => all(selector, root).map((element) => element.textContent.trim());
export const label = (selector, root = document) => root.querySelector(selector)?.getAttribute("aria-label") ?? null;
export const labels = (selector, root = document) => all(selector, root).map((element) => element.getAttribute("aria-label"));
export const click = async (selector, root = document) => {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  element.click();
  await settled();
};

/** Waits until the library has drawn its elements and its transitions have ended. */
export const settled = (milliseconds = 60) =>
  new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)), milliseconds));

/** Waits until a condition is true. Throws after a minute, which is long enough on a busy machine. */
export async function until(condition, what) {
  for (const start = performance.now(); !condition(); ) {
    if (performance.now() - start > 60_000) throw new Error(`After a minute, the page still has no ${what}.`);
    await settled(5);
  }
}

/** The sizes of header cells, to find cells that are cut off. */
export const cells = (selector) =>
  all(selector).map((element) => ({
    text: element.textContent.trim(), scroll: element.scrollWidth, client: element.clientWidth,
  }));

/** Whether the first of several elements is to the right of the last. */
export const isMirrored = (selector) => {
  const elements = all(selector);
  return elements[0].getBoundingClientRect().left > elements[elements.length - 1].getBoundingClientRect().left;
};

/** Runs a page's test, and stores its result or its errors for the runner. */
export function report(test) {
  const thrown = [];
  addEventListener("error", ({ message, filename, lineno }) => thrown.push(`${message} (${filename}:${lineno})`));
  const failed = (error) => ({ error: [String(error?.stack ?? error), ...thrown].join("; ") });
  test().then((result) => (thrown.length ? failed("A library throws") : { result }), failed)
    .then((result) => (window.result = result));
}
