"""What needs the style of the page: contrast, icons, the mark of today, the tip, and what is printed."""
import datetime

from picker import Picker

LOCALES = [("de", "gregorian"), ("ar-EG", "gregorian"), ("th", "buddhist"), ("zh-Hans", "chinese")]
# The contrast of each visible text with the color behind it, as WCAG 2.2 computes it. axe-core skips unavailable days.
CONTRAST = """
const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const rgba = (color) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
};
const over = (front, back, alpha) => front.map((part, index) => part * alpha + back[index] * (1 - alpha));
const luminance = (color) => {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const backOf = (element) => {
  let color = [255, 255, 255];
  const parents = [];
  for (let node = element; node; node = node.parentElement) parents.unshift(node);
  for (const node of parents) {
    for (const pseudo of [undefined, "::before"]) {
      const [red, green, blue, alpha] = rgba(getComputedStyle(node, pseudo).backgroundColor);
      if (pseudo === undefined || getComputedStyle(node, pseudo).content !== "none") color = over([red, green, blue], color, alpha);
    }
  }
  return color;
};
const problems = new Set();
for (const element of document.querySelectorAll("body *")) {
  const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!hasText || element.closest("option, script, style, .hidden, .sizer, :disabled") || !element.checkVisibility({ visibilityProperty: true })) continue;
  let opacity = 1;
  for (let node = element; node; node = node.parentElement) opacity *= Number(getComputedStyle(node).opacity);
  const back = backOf(element);
  const [red, green, blue, alpha] = rgba(getComputedStyle(element).color);
  const [one, other] = [luminance(over([red, green, blue], back, alpha * opacity)), luminance(back)].sort((a, b) => b - a);
  const ratio = (one + 0.05) / (other + 0.05);
  if (ratio < 4.5) problems.add(`${element.closest("section")?.id ?? "header"}: "${element.textContent.slice(0, 30)}" has ${ratio.toFixed(2)}:1`);
}
return [...problems];
"""
# Signs that a screen reader would speak: in a text, or in the content that the style adds.
SIGNS = """
const problems = [...document.querySelectorAll("body *")].flatMap((element) => ["::before", "::after"].flatMap((pseudo) => {
  const { content } = getComputedStyle(element, pseudo);
  return ["none", "normal", '""'].includes(content) ? [] : [`${element.className}${pseudo} has ${content}`];
}));
if (/[▦▾▴♪‹›]/.test(document.body.innerText)) problems.push("a text has a sign");
for (const icon of document.querySelectorAll("svg")) if (icon.getAttribute("aria-hidden") !== "true") problems.push(icon.outerHTML);
if (!document.querySelector("svg")) problems.push("no icon");
return problems;
"""
# The look of today's day: in a picker, and in the overview.
TODAY_LOOK = """
const day = [...document.querySelectorAll("#calendar-view td[aria-current] > span, td.today > span")].find((element) => element.checkVisibility());
const { color, backgroundColor, borderTopColor, borderTopWidth, boxShadow, fontWeight } = getComputedStyle(day);
return [color, backgroundColor, getComputedStyle(day.parentElement).backgroundColor, borderTopColor, borderTopWidth, boxShadow, fontWeight].join("; ");
"""
# What is chosen: the tab, segments, days, the month above the calendar view, the rows in the middle of wheels, and buttons.
CHOSEN = ("nav [aria-current], .segments label:has(:checked), td[aria-selected=true] > span, .months [aria-current], .row.middle, "
          "button.primary:enabled")
# What does not have the system's colors of a selection if it is chosen, and days that have a ring although they are not today.
FORCED = """
const probe = document.body.appendChild(document.createElement("p"));
Object.assign(probe.style, { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText", borderTopColor: "Canvas" });
const look = (element) => (({ backgroundColor, color, forcedColorAdjust }) => [backgroundColor, color, forcedColorAdjust].join())(getComputedStyle(element));
const ring = (element) => getComputedStyle(element).borderTopColor;
const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
const problems = [
  ...shown(arguments[0]).filter((element) => look(element) !== look(probe)),
  ...shown("td[role]:not([aria-selected=true], [aria-current]) > span").filter((element) => ring(element) !== ring(probe)),
  ...shown("td[aria-current]:not([aria-selected=true]) > span").filter((element) => ring(element) === ring(probe)),
].map(({ outerHTML }) => outerHTML);
probe.remove();
return problems;
"""
TIP = """
const [tip, hint] = [document.querySelector(".origin"), document.querySelector("#date-field .hint")].map((element) => element.getBoundingClientRect());
const isShown = document.querySelector(".origin").checkVisibility();
return { isShown, covers: isShown && tip.top < hint.bottom && tip.bottom > hint.top && tip.left < hint.right && tip.right > hint.left };
"""


def check(page, checks):
    page.media(prefers_reduced_motion="reduce")
    page.open()
    page.set(locale="de", calendar="gregorian", today="2026-02-17")
    tip(page, checks)
    # The days after today are unavailable.
    for section in ("#multi-date-picker", "#calendar-view"):
        Picker(page, section).setting("Limits", "untilToday")
    checks.none("signs", page.run(SIGNS))
    dates = Picker(page, "#multi-date-picker")
    dates.choose_day(datetime.date(2026, 2, 16))
    page.media(forced_colors="active")
    Picker(page, "#range-picker").choose("month")
    checks.none("forced colors", page.run(FORCED, CHOSEN))
    page.command("Emulation.setEmulatedMedia", media="print", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    checks.none("on paper", page.run("""
        return [...document.querySelectorAll("nav, select, .origin")].filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML);
    """))
    # A chosen day is white on a dark background, which is printed too. The rest of the page is dark on white paper.
    checks.none("on paper, a background that is left out", page.run("""
        return [...document.querySelectorAll(arguments[0])].filter((element) => getComputedStyle(element).printColorAdjust !== "exact").map(({ outerHTML }) => outerHTML);
    """, CHOSEN))
    checks.equal("on paper, the color of texts", page.run("return getComputedStyle(document.body).color"), "rgb(27, 31, 36)")
    page.command("Emulation.setEmulatedMedia", media="", features=[])
    dates.press("action.clear")
    Picker(page, "#range-picker").choose("week")
    for scheme in ("light", "dark"):
        page.media(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        for locale, calendar in LOCALES:
            page.set(locale=locale, calendar=calendar)
            checks.none(f"{scheme}, {locale}, contrast", page.run(CONTRAST))
        in_picker = page.run(TODAY_LOOK)
        overview(page, checks, scheme, in_picker)
    checks.none("console", page.log())


def tip(page, checks):
    """The tip of the field does not cover the hint, and is hidden while the user types."""
    page.focus("#date-field input[type=text]")
    found = page.run(TIP)
    checks.true("the field with the focus has no tip", found["isShown"])
    checks.true("the tip covers the hint", not found["covers"])
    page.type("1")
    checks.true("the tip is shown while the user types", not page.run(TIP)["isShown"])
    Picker(page, "#date-field").press("action.clear")


def overview(page, checks, scheme, in_picker):
    """Printing draws every locale at once, and without printing, every locale is drawn soon without a scroll."""
    count = """document.getElementById("show-overview").click(); {}
        return document.querySelectorAll("[data-tag]:not(:has(td))").length;"""
    checks.equal("locales that a printed page leaves out", page.run(count.format('dispatchEvent(new Event("beforeprint"));')), 0)
    checks.equal(f"{scheme}: today in the overview", page.run(TODAY_LOOK), in_picker)
    checks.none(f"{scheme}, overview, contrast", page.run(CONTRAST))
    left = page.run('document.getElementById("show-pickers").click();' + count.format(""))
    for _ in range(100):
        if left == 0:
            break
        left = page.driver.execute_async_script("""
            setTimeout(arguments[0], 100, document.querySelectorAll("[data-tag]:not(:has(td))").length);""")
    checks.equal("locales that are not drawn", left, 0)
    page.run('document.getElementById("show-pickers").click()')
