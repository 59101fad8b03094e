"""With prefers-reduced-motion, nothing moves: no transition or animation runs when the pickers change."""

from picker import Picker

RUNNING = """
return document.getAnimations().map((animation) =>
  `${animation.constructor.name} ${animation.transitionProperty ?? animation.animationName ?? ""} of ` +
  `${animation.effect?.target?.tagName}.${animation.effect?.target?.className}`);
"""
# Finds elements whose style lets them move or scroll smoothly, even if nothing moves at this moment.
STYLES = """
return [...document.querySelectorAll("*")].flatMap((element) => {
  const style = getComputedStyle(element);
  const seconds = (list) => Math.max(...list.split(",").map(parseFloat));
  const moves = style.transitionProperty !== "none" && seconds(style.transitionDuration) > 0.001
    || style.animationName !== "none" && seconds(style.animationDuration) > 0.001 || style.scrollBehavior === "smooth";
  return moves ? [`${element.tagName}.${element.className}`] : [];
});
"""


# The wheels of the page, each with the section it is in.
WHEELS = """
return [...document.querySelectorAll("[role=spinbutton]")].filter((wheel) => wheel.checkVisibility())
  .map((wheel, index) => {
    wheel.dataset.test = index;
    return [wheel.closest("section").id, `[data-test="${index}"]`];
  });
"""


def check(page, checks):
    page.media(prefers_reduced_motion="reduce")
    page.open()
    page.set(locale="de", calendar="gregorian", today="2025-08-07")
    Picker(page, "#range-picker").choose("month")
    checks.none("style that moves", sorted(set(page.run(STYLES))))
    wheels = page.run(WHEELS)
    checks.true("The page has no wheels.", wheels)
    for section, selector in wheels:
        page.focus(selector)
        for key in ("Up", "Home", "End", "PageDown"):
            page.key(key)
            checks.none(f"#{section}, {key}", page.run(RUNNING))
    page.click('#multi-date-picker [data-paths$="nextMonth"]')
    page.click("#multi-date-picker .title-button")
    page.click('#date-field button[aria-haspopup="dialog"]')
    checks.none("months, wheels and the dialog", page.run(RUNNING))
