"""Every locale in each of its calendars: no error, no violation of the content security policy, no request, no broken text."""

# Shows each locale in each calendar, and collects broken texts that a reader or a screen reader would find.
SCRIPT = """
const [calendars, done] = arguments;
const broken = /undefined|NaN|\\[object|[{}]|M0\\d|M\\d\\dL/;
const violations = [];
document.addEventListener("securitypolicyviolation", (event) => violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
const control = (name) => document.getElementById(name);
const set = (name, value) => {
  control(name).value = value;
  control(name).dispatchEvent(new Event("input", { bubbles: true }));
  control(name).dispatchEvent(new Event("change", { bubbles: true }));
};
function* texts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === 3) {
      if (!node.parentElement.closest("script, style, template")) yield [node.parentElement, node.data];
    } else for (const name of ["aria-label", "aria-valuetext", "aria-description", "placeholder", "alt"]) {
      if (node.hasAttribute(name)) yield [node, node.getAttribute(name)];
    }
  }
}
(async () => {
  const problems = [];
  let count = 0;
  for (const [calendar, tags] of calendars) {
    set("calendar", calendar);
    for (const tag of tags) {
      set("locale", tag);
      await Promise.resolve();
      if (control("calendar").value !== calendar || control("locale").value !== tag) {
        problems.push(`${tag}, ${calendar}: the controls show ${control("locale").value}, ${control("calendar").value}`);
      }
      for (const [element, text] of texts()) {
        count += 1;
        if (broken.test(text)) problems.push(`${tag}, ${calendar}: ${element.tagName} has the text "${text.slice(0, 80)}"`);
      }
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  done({ count, problems, violations });
})().catch((error) => done({ count: 0, problems: [String(error.stack ?? error)], violations }));
"""


def check(page, checks):
    page.command("Network.enable")
    page.log(), page.requests()
    page.open()
    found = page.driver.execute_async_script(SCRIPT, page.calendars())
    checks.none("broken text", found["problems"])
    checks.true("The page has at most 250,000 texts in all locales and calendars.", found["count"] > 250_000)
    checks.none("content security policy", found["violations"])
    checks.none("console", page.log())
    checks.none("network", [address[:120] for address in page.requests() if address != page.address and not address.startswith("data:")])
