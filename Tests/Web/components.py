"""Runs the components of the article Web.md, with React, Vue and without a framework, in headless Chromium.

    python3 Tests/Web/components.py ESM_FOLDER JSON_FOLDER LIBS_FOLDER

node renders the React component first, and the page hydrates it. A copy with another text shows that React would warn.
React is Debian's node-react. Vue comes from `.ci/web-frameworks LIBS_FOLDER`.
"""
import calendar
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from browser import browser, result_of

ARTICLE = pathlib.Path(__file__).parents[2] / "Sources/AlmanacKit/AlmanacKit.docc/Web.md"
DEBIAN = pathlib.Path("/usr/share/nodejs")
RENDER = """
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
globalThis.React = require("react");
const [{ Month }, { gregorianDate }] = await Promise.all([import("./React.mjs"), import("./almanac/almanac.js")]);
const { renderToString } = require("react-dom/server");
process.stdout.write(renderToString(React.createElement(Month, { date: gregorianDate(2026, 2, 17) })));
"""
PAGE = """<!doctype html>
<meta charset="utf-8">
<div id="react">%s</div><div id="wrong">%s</div><div id="vue"></div><almanac-month date="2026-02-17"></almanac-month>
<script type="module">
import { all, report, script, text, texts, until } from "/frameworks/page.js";

report(async () => {
  for (const name of ["react", "react-dom"]) await script(`/debian/${name}/umd/${name}.development.js`);
  const { hydrateRoot } = ReactDOM;
  const { gregorianDate } = await import("/esm/almanac.js");
  const [react, vue] = [await import("/site/React.js"), await import("/site/Vue.js")];
  await import("/site/Element.js");
  const { createApp } = await import("/libs/nicegui/nicegui/static/vue.esm-browser.prod.js");
  const date = gregorianDate(2026, 2, 17);
  const warnings = {};
  const { error } = console;
  for (const place of ["react", "wrong"]) {
    warnings[place] = [];
    console.error = (...parts) => warnings[place].push(parts.join(" "));
    const root = document.querySelector(`#${place}`);
    hydrateRoot(root, React.createElement(react.Month, { date }), { onRecoverableError: (problem) => console.error(problem) });
    await until(() => Object.keys(root).some((key) => key.startsWith("__reactContainer")), "React root");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.error = error;
  createApp(vue.Month, { date }).mount("#vue");
  await until(() => text("#vue caption"), "component of Vue");
  const shown = {};
  for (const root of ["#react", "#vue", "almanac-month"]) {
    shown[root] = { title: text(`${root} caption`), rows: all(`${root} tr`).map((row) => texts("td, th", row)) };
  }
  return { shown, warnings };
});
</script>
"""


def sections():
    """The code below each of three headings of the article, by the heading."""
    text = ARTICLE.read_text(encoding="utf-8")
    return {name: re.search(rf"^### {title}\n.*?```\w+\n(.*?)```", text, re.MULTILINE | re.DOTALL)[1]
            for name, title in [("React", "React"), ("Vue", "Vue"), ("Element", "A plain element")]}


def expected(folder):
    """The texts of February 2026 in German: names from the bundle's JSON, days from Python's calendar."""
    locale, file = (json.loads((folder / "de" / f"{name}.json").read_text()) for name in ("locale", "gregorian"))
    names = locale["weekdays"]["standAlone"]["short"]
    weeks = calendar.Calendar(calendar.MONDAY).monthdatescalendar(2026, 2)
    return {"title": f"{file['months']['standAlone']['wide'][1]} 2026",
            "rows": [names[1:] + names[:1]] + [[str(day.day) for day in week] for week in weeks]}


def main():
    esm, bundle, libs = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    problems = []
    with tempfile.TemporaryDirectory() as temporary:
        site = pathlib.Path(temporary)
        server_side = site / "server"
        server_side.mkdir()
        (server_side / "almanac").symlink_to(esm)
        for name, code in sections().items():
            if len(code.strip().split("\n")) > 10:
                problems.append(f"The component {name} of the article has more than ten lines.")
            script = subprocess.run(["esbuild", "--loader=jsx"], input=code, check=True, capture_output=True, text=True).stdout
            (site / f"{name}.js").write_text(script.replace('"./almanac/', '"/esm/'), encoding="utf-8")
            (server_side / f"{name}.mjs").write_text(script, encoding="utf-8")
        (server_side / "render.mjs").write_text(RENDER)
        # Debian installs React in this folder, where node does not search.
        html = subprocess.run(["node", "render.mjs"], cwd=server_side, env=os.environ | {"NODE_PATH": str(DEBIAN)}, check=True,
                              stdout=subprocess.PIPE, text=True).stdout
        (site / "index.html").write_text(PAGE % (html, html.replace("Februar", "Feber")), encoding="utf-8")
        with browser(libs, site=site, esm=esm, debian=DEBIAN) as (driver, address):
            found = result_of(driver, f"{address}/site/index.html")
    if "error" in found:
        print(f"error: the page has an error: {found['error']}")
        return 1
    wanted = expected(bundle)
    for root, texts in found["result"]["shown"].items():
        if texts != wanted:
            problems.append(f"{root} shows {texts}, but expected {wanted}.")
    warnings = found["result"]["warnings"]
    if warnings["react"]:
        problems.append(f"React warns about the server's text: {warnings['react']}")
    if not any("did not match" in warning for warning in warnings["wrong"]):
        problems.append(f"React does not warn about another text: {warnings['wrong']}")
    for problem in problems:
        print(f"error: {problem}")
    print(f"The components of the article: {len(found['result']['shown'])} pages, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
