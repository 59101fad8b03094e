"""Small pages with the scripts of real pages and with other data: words that a bundle lacks, and a report's changes."""
import collections
import copy
import json
import pathlib
import tempfile

import origins
from picker import Picker
from report import SIDES
from seeds import WHEELS
from values import read

DATA = '<script type="application/json"'


def page_with(path, blocks, folder):
    """Writes the page of a path with other blocks of data."""
    text = pathlib.Path(path).read_text(encoding="utf-8")
    start, script = text.index(DATA), text.rindex('<script type="module">')
    scripts = (f'{DATA} id="{name}">{json.dumps(value)}</script>' for name, value in blocks.items())
    file = pathlib.Path(folder) / "edited.html"
    file.write_text(text[:start] + "".join(scripts) + text[script:], encoding="utf-8")
    return file


def block(tag, *calendars):
    """A locale of the bundle, as a page has it."""
    return copy.deepcopy({"locale": read(tag, "locale"), "calendars": {name: read(tag, name) for name in calendars}})


def facts(page, **changes):
    return json.loads(page.run('return document.getElementById("bundle").textContent')) | changes


def check(document, page, paths, checks):
    """Makes small pages of a preview and of a report, and opens them with `document`."""
    with tempfile.TemporaryDirectory() as folder:
        missing_words(lambda blocks: document(page_with(paths[0], blocks, folder)), page, checks)
        comparison(lambda blocks: document(page_with(paths[1], blocks, folder)), checks)
        # The leap months are years away: Adar I of 5787, and the leap 11th month that begins on 22 December 2033.
        for months in ({"he": ("hebrew", "M04", 29), "am": ("ethiopic", "M13", 5)}, {"he": ("hebrew", "M05L", 30), "zh-Hans": ("chinese", "M11L", 29)}):
            other_months(lambda blocks: document(page_with(paths[1], blocks, folder)), checks, months)


def missing_words(opened, page, checks):
    """A word that the bundle lacks is in English and marked. A locale without the chosen calendar has its first one."""
    absent, unreviewed = ["action.apply", "segment.week", "selection.none"], ["nav.today", "action.clear", "label.date"]
    german, english = block("de", "gregorian"), block("en", "gregorian", "chinese")
    words = read("en", "locale")["strings"]
    german["locale"]["sources"]["weekdays.standAlone.narrow"] = "of a tile"
    for key in absent:
        del german["locale"]["strings"][key]
    data = facts(page, tags=["de", "en"], calendars=["gregorian", "chinese"], needsReview={"de": unreviewed, "en": []},
                 missing=[{"keys": [*absent[:2], "app.nights"], "locales": ["de", "he"]}, {"keys": ["app.days"], "locales": ["he"]}])
    small = opened({"bundle": data, "locale-de": german, "locale-en": english})
    checks.equal("the locale at first", small.run("return document.documentElement.querySelector('.stage').lang"), "en")
    checks.equal("words of English", small.run("return document.querySelectorAll('.words details').length"), 0)
    small.set(calendar="chinese", today="2025-08-07")
    small.set(locale="de")
    menu = "return [...document.getElementById('calendar').options].map(({ selected, disabled }) => [selected, disabled])"
    checks.equal("the menu of calendars", small.run(menu), [[True, False], [False, True]])
    small.set(locale="en")
    checks.equal("the menu of a locale with the wanted calendar", small.run(menu), [[False, False], [True, False]])
    small.set(locale="de")
    marked = """return [...document.querySelectorAll(arguments[0])].map((node) => [node.dataset.paths, node.getAttribute("aria-label") ?? node.textContent])"""
    checks.equal("missing words", dict(small.run(marked, "[data-missing]")), {f"locale/strings.{key}": words[key] for key in absent})
    languages = "return [...new Set([...document.querySelectorAll('.stage [data-paths]')].map((node) => `${'missing' in node.dataset} ${node.lang} ${node.dir}`))].sort()"
    checks.equal("the languages of words", small.run(languages), ["false  ", "true en ltr"])
    own = german["locale"]["strings"]
    checks.equal("words to review", dict(small.run(marked, "[data-needs-review]")), {f"locale/strings.{key}": own[key] for key in unreviewed})
    checks.equal("the lists of words", small.run("return [...document.querySelectorAll('.words details > *')].map((node) => node.textContent)"), [
        "3 words missing", ", ".join([*absent[:2], "app.nights"]), "3 words to be reviewed", ", ".join(unreviewed)])
    checks.equal("the calendar's title", small.run("return document.querySelector('#calendar-view .title').textContent"), "August 2025")
    checks.equal("the calendars", small.run("return [...document.querySelectorAll('#calendar-view .segments input')].map(({ value }) => value)"), ["gregorian"])
    lines = origins.shown_lines(small)
    for key in absent:
        checks.true(f"the tip of {key}", f"{key} not in the bundle, so this is English" in lines)
    for key in unreviewed:
        checks.true(f"the tip of {key}", f"{key} {origins.origin(german['locale'], f'strings.{key}')}, needs review" in lines)
    # After a choice, the line that said that no day is chosen has a word of the bundle.
    line = "return document.querySelectorAll('#multi-date-picker [data-missing]').length"
    before = small.run(line)
    Picker(small, "#multi-date-picker").click("[role=gridcell]", 9)
    checks.equal("missing words before and after a choice", [before, small.run(line)], [1, 0])
    checks.equal("the languages of words after a choice", small.run(languages), ["false  ", "true en ltr"])
    # A tile has the origins of its own locale.
    small.set(locale="en", calendar="gregorian")
    checks.true("no text of English has a German origin", "weekdays.standAlone.narrow of a tile" not in origins.shown_lines(small))
    # A tile in view is drawn first, and no tile twice.
    drawn = small.run("""
        document.getElementById("show-overview").click();
        const tiles = [...document.querySelectorAll("#overview li")];
        const see = () => seen(tiles.map((target) => ({ target, isIntersecting: target.dataset.tag === "en" })));
        return [see, see, () => dispatchEvent(new Event("beforeprint")), see].map((act) => {
          act();
          return tiles.map((tile) => tile.querySelectorAll("caption").length);
        });
    """)
    checks.equal("the months of the tiles", drawn, [[0, 1], [0, 1], [1, 1], [1, 1]])
    # The overview has the locales with the chosen calendar, and the weeks of the chosen region.
    for calendar, tags in (("chinese", ["en"]), ("gregorian", ["de", "en"])):
        small.set(calendar=calendar, region="DE")
        shown = small.run("""
            dispatchEvent(new Event("beforeprint"));
            return [...document.querySelectorAll("#overview li")].map((tile) => [tile.dataset.tag, tile.querySelector("th").textContent]);
        """)
        checks.equal(f"the tiles of the {calendar} calendar in Germany", shown, [[tag, "M"] for tag in tags])
    small.set(region="")
    small.run("dispatchEvent(new Event('beforeprint'))")
    checks.equal("the tiles", small.run("return [...document.querySelectorAll('.open-words')].map(({ textContent }) => textContent)"), ["3 missing, 3 to review", ""])
    checks.true("the tip of a tile", "weekdays.standAlone.narrow of a tile" in origins.shown_lines(small))
    checks.equal("the status of the page with missing words", small.close(), 0)
    german["locale"]["strings"] |= {"action.apply": "A", "selection.none": "N"}
    # A compact bundle has no origins and no list of years. A bundle may lack the names of calendars, and its years may
    # be later than today. A bundle that Almanac did not write may have other columns, and a word without forms.
    for file in (german["locale"], german["calendars"]["gregorian"]):
        del file["sources"]
    years = german["calendars"]["gregorian"]["years"]
    german["calendars"]["gregorian"]["years"] = {"first": 2030, "last": 2031, "pattern": years["pattern"]}
    del german["locale"]["calendars"]["names"]
    german["locale"]["columns"]["yearAndMonth"] = ["month", "hour", "year"]
    german["locale"]["strings"]["timer.hours"] = "{n} Std."
    lone = opened({"bundle": data | {"tags": ["de"], "isCompact": True, "needsReview": {"de": ["nav.today"]}, "missing": [{"keys": ["segment.week"], "locales": ["de"]}]}, "locale-de": german})
    header = lone.run("return [...document.querySelectorAll('header p, summary')].map(({ textContent }) => textContent)")
    checks.equal("the header of a compact bundle", [header[0].split(",")[0], "compact" in header[0]], ["1 locale", True])
    checks.equal("the lists of one word", header[1::2], ["1 word missing", "1 word to be reviewed"])
    checks.equal("the only locale", lone.run("return document.querySelector('.stage').lang"), "de")
    tip = "nav.today no origin in this bundle, needs review"
    checks.true("the tip of a text without an origin", tip in origins.shown_lines(lone))
    lone.set(today="2025-08-07")
    view, wheels = (Picker(lone, section) for section in ("#calendar-view", "#wheel-picker"))
    checks.equal("a calendar without a name", view.texts(".segments label"), ["gregorian"])
    view.click(".title-button")
    checks.equal("the wheels of a month", view.columns(), [WHEELS["month"], WHEELS["year"]])
    checks.equal("the years from today", view.rows(WHEELS["year"]), [str(year) for year in range(2025, 2032)])
    # Done says the day of today before the user chooses a day.
    wheels.press("action.done")
    said = own["a11y.selectedDate"].replace("{date}", "Donnerstag, 7. August 2025")
    checks.equal("the day at first", wheels.text("[role=status]"), said)
    wheels.setting("Mode", "countDownTimer")
    checks.equal("the word beside the hours", wheels.text(".unit .sizer > span"), "{n} Std.")
    checks.equal("the status of the page with one locale", lone.close(), 0)
    # An English name changes neither the direction of a button's icon nor the language of a wheel's value.
    arabic = block("ar-EG", "gregorian")
    for key in ("nav.nextMonth", "label.hour"):
        del arabic["locale"]["strings"][key]
    mirrored = opened({"bundle": data | {"tags": ["ar-EG"], "missing": []}, "locale-ar-EG": arabic})
    names = mirrored.run("return [...document.querySelectorAll('[data-missing]')].map(({ dataset, lang, dir }) => [dataset.paths, lang, dir].join())")
    checks.equal("English names in Arabic", sorted(set(names)), ["locale/strings.label.hour,,", "locale/strings.nav.nextMonth,en,rtl"])
    checks.equal("the status of the page in Arabic", mirrored.close(), 0)


def change(locale, table, path, old, new):
    own = {"locale": locale} if locale else {}
    return own | {"kind": "name", "table": table, "path": path, "pathText": ".".join(path), "old": old, "new": new}


def comparison(opened, checks):
    """A report draws each changed locale before and after the change, with the changed texts first."""
    blocks = {}
    for tag, calendars in (("de", ["gregorian"]), ("zh-Hans", ["gregorian", "chinese"]), ("ar-EG", ["gregorian"]), ("fr", ["gregorian"])):
        blocks |= {f"old-{tag}": block(tag, *calendars), f"new-{tag}": block(tag, *calendars)}
    blocks["old-de"]["calendars"]["gregorian"]["months"]["format"]["wide"][4] = "Maj"
    blocks["old-de"]["locale"]["sources"]["weekdays.standAlone.wide"] = "another origin"
    blocks["old-zh-Hans"]["calendars"]["chinese"]["leapMonths"]["format"]["wide"][5] = "闰月"
    blocks["old-ar-EG"]["locale"]["strings"]["action.apply"] = "<b>تطبيق</b>"
    blocks["old-ar-EG"]["locale"]["strings"]["timer.hours"] = {"one": "1 س", "other": "س"}
    blocks["new-fr"] = {"unreadable": "locale.json is <i>damaged</i>."}
    many = [f"x-{number}" for number in range(23)]
    # The last locale was added.
    blocks |= {f"{'new' if tag == many[-1] else 'old'}-{tag}": {"unreadable": tag} for tag in many}
    groups = [
        [change(None, "manifest", ["options", "spaces"], "1", "2")],
        [change("de", "gregorian", ["months", "format", "wide", "M05"], "Maj", "Mai")],
        [change("zh-Hans", "chinese", ["leapMonths", "format", "wide", "M06L"], "闰月", "闰六月")],
        [change("ar-EG", "locale", ["strings", "action.apply"], "<b>تطبيق</b>", "تطبيق"),
         change("ar-EG", "locale", ["strings", "timer.hours", "one"], "1 س", "ساعة")],
        [change("fr", "locale", ["strings", "action.apply"], "a", "b"), change("none", "locale", ["x"], "a", "b")],
        [change(tag, "locale", ["x"], "a", "b") for tag in many],
    ]
    data = {"title": "<i>Title</i>", "summary": ["<i>Summary</i>"], "wholes": ["<i>Whole</i>"], "remedy": "almanac <x>", "old": "a", "new": "b",
            "hiddenLocales": 2, "hiddenChanges": 3, "groups": [
                {"place": place, "cause": cause, "count": len(changes), "examples": ["<i>Example</i>"], "changes": changes}
                for changes, place, cause in zip(groups, ["manifest", "de", "zh-Hans", "ar-EG", "fr", "many"], ["", "<i>Cause</i>"] + [""] * 4)]}
    report = opened({"report": data} | blocks)
    header = report.run("return [...document.querySelector('header').children].map(({ textContent }) => textContent)")
    checks.equal("header", header, ["<i>Title</i>", "<i>Summary</i>", "<i>Whole</i>", "This page does not show 2 more locales that changed.",
                                    "This page does not list 3 more values that changed.", "Run almanac <x>."])
    folds = report.run("""return [...document.querySelectorAll(".group")].map((group) => [group.querySelector("h2").textContent,
        [...group.querySelectorAll("summary")].map((node) => [node.textContent, node.parentElement.open])])""")
    expected = [[tag] for tag in ("de", "zh-Hans", "ar-EG", "fr")]
    for (title, parts), place, changes, tags in zip(folds, ["manifest", "de: <i>Cause</i>", "zh-Hans", "ar-EG", "fr", "many"], groups, [[], *expected, many[:20]]):
        count = len(changes)
        checks.equal(f"{place}, title", title, f"{place} ({count} {'value' if count == 1 else 'values'})")
        checks.equal(f"{place}, parts", parts, [["Values", count <= 10]] + [[f"{tag}, before and after", tag == "de"] for tag in tags])
    checks.equal("locales that a group does not show", report.run("return document.querySelectorAll('.group')[5].lastElementChild.textContent"),
                 "3 more locales have the same change.")
    report.run("for (const part of document.querySelectorAll('details')) { part.open = true; part.dispatchEvent(new Event('toggle')); }")
    checks.equal("elements that a text made", report.run("return document.querySelectorAll('i, b').length"), 0)
    sides(checks, report, report.run(SIDES))
    checks.equal("the status of the report", report.close(), 0)
    without_words(opened, data, checks)


def other_months(opened, checks, months):
    """A picture shows the month that a change names, also if it is the 13th, or shorter than the month of the sample day."""
    blocks, changes = {}, []
    for tag, (calendar, code, _) in months.items():
        old, new = block(tag, "gregorian", calendar), block(tag, "gregorian", calendar)
        table, codes = ("leapMonths", "leapMonthCodes") if code.endswith("L") else ("months", "monthCodes")
        index = new["calendars"][calendar][codes].index(code)
        for context in ("format", "standAlone"):
            old["calendars"][calendar][table][context]["wide"][index] = "other"
        blocks |= {f"old-{tag}": old, f"new-{tag}": new}
        name = new["calendars"][calendar][table]["format"]["wide"][index]
        changes += [change(tag, calendar, [table, "format", "wide", code], "other", name), change(tag, "locale", ["strings", "a11y.selected"], "a", "b")]
    group = {"place": "months", "cause": "", "count": 4, "examples": [], "changes": changes}
    report = opened({"report": {"title": "", "summary": [], "old": "a", "new": "b", "groups": [group]}} | blocks)
    # A part that opens again has its content only once.
    report.run("for (const part of document.querySelectorAll('details')) { part.open = true; for (const _ of 'ab') part.dispatchEvent(new Event('toggle')); }")
    found = report.run(SIDES)
    checks.equal("sides of other months", len(found), 4)
    for place, (tag, (calendar, code, length)) in enumerate(months.items()):
        for side, name in zip(found[2 * place:], ("other", changes[2 * place]["new"])):
            checks.true(f"{tag}, {code}: the title {side.get('title')} has no {name}", name in (side.get("title") or ""))
            checks.equal(f"{tag}, {code}, days", len(side["days"]), length)
            checks.true(f"{tag}, {code}: no list of months has {name}", any(" · " in text and name in text for text in side["texts"]))
    checks.equal("languages of other months", report.run("return [...new Set([...document.querySelectorAll('.side [lang]:not(.open-words)')].map(({ lang, dir }) => `${lang} ${dir}`))]"), [f"{tag} {'rtl' if tag == 'he' else 'ltr'}" for tag in months])
    words = report.run("return [...document.querySelectorAll('.side')].map((side) => [...side.querySelectorAll('li [data-paths^=\"locale/strings.\"]')].map(({ dataset }) => dataset.paths))")
    checks.true("a sentence with a changed word is there twice", all(words) and all(len(set(side)) == len(side) for side in words))
    checks.equal("the status of the report with other months", report.close(), 0)


def without_words(opened, data, checks):
    """A side of a bundle without words has their keys."""
    for tag, calendar, names in (
            ("en", "gregorian", ["prompt.selectMonth", "label.day", "prompt.selectYear", "label.hour", "label.minute", "label.dayPeriod"]),
            ("ru", "gregorian", ["label.day", "prompt.selectMonth", "prompt.selectYear"]),
            ("ja", "japanese", ["label.era", "prompt.selectYear", "prompt.selectMonth", "label.day"])):
        old, new = block(tag, calendar), block(tag, calendar)
        old["locale"]["strings"] = {}
        # The wheels are shown only if they changed.
        old["locale"]["dayPeriods"]["format"]["abbreviated"][1] = old["calendars"][calendar]["months"]["format"]["wide"][1] = "other"
        changes = [change(tag, "locale", ["strings", "action.done"], "", "x")]
        group = {"place": tag, "cause": "", "count": 1, "examples": [], "changes": changes}
        report = opened({"report": data | {"groups": [group]}, f"old-{tag}": old, f"new-{tag}": new})
        before, after = report.run(SIDES)
        checks.equal(f"{tag}, an added word", after["texts"][0], new["locale"]["strings"]["action.done"])
        for side, contents in ((before, old), (after, new)):
            for context, names_of_months in contents["calendars"][calendar]["months"].items():
                checks.true(f"{tag}, the list of months, {context}", " · ".join(names_of_months["wide"]).lower() in map(str.lower, side["texts"]))
        keys = [text.split()[0] for text in before["texts"] if text.startswith(("a11y.", "error."))]
        checks.equal(f"{tag}, sentences without words", keys, ["a11y.selected", "a11y.selectedRange", "error.tooEarly", "error.outOfRange"])
        found = [report.run(f"return [...document.querySelector('.side').querySelectorAll('[role=spinbutton]')].map((wheel) => wheel.getAttribute('{name}'))") for name in ("aria-label", "aria-valuetext")]
        checks.equal(f"{tag}, names of wheels", found[0], names)
        # The Japanese hours did not change.
        checks.equal(f"{tag}, the hour without words", "a11y.hourValue 2" in found[1], tag == "en")
        checks.equal(f"{tag}, the status without words", report.close(), 0)


def sides(checks, report, found):
    """What the two sides of each locale show."""
    names = [side["name"] for side in found]
    checks.equal("sides", names, ["Before", "After"] * 24)
    for before, after in zip(found[:6:2], found[1:6:2]):
        for one, other in ((before, after), (after, before)):
            changed = collections.Counter(one["texts"]) - collections.Counter(other["texts"])
            checks.equal("changed texts", sorted(one["changed"]), sorted(changed.elements()))
            checks.equal("changed texts are first", one["texts"][:len(one["changed"])], one["changed"])
    checks.true("a side alone has texts", len(found[6]["texts"]) > 10)
    checks.equal("changed texts of a side alone", found[6]["changed"], [])
    german, chinese, arabic = found[0:2], found[2:4], found[4:6]
    for side, month in zip(german, ("Maj", "Mai")):
        checks.equal(f"{month}, the month of days", [side.get("title"), side["days"]], [f"{month} 2026", [str(day) for day in range(1, 32)]])
        checks.true(f"{month}, the wheels {side['months'][:4]}", month in side["months"] and "Juni" in side["months"])
        checks.equal(f"{month}, the first text", side["texts"][0], f"Sonntag, 17. {month} 2026")
        checks.true(f"{month}, the number", "17.05.26" in side["texts"] and "17.05.26" not in side["changed"])
    # The week begins on Monday, and the range and the list end 40 days later.
    stay = ["17.05.2026", "17.05.26", "17.05.2026, 14:05", "14:05", "11.–17. Mai 2026", "17. Mai\u2009–\u200926. Juni 2026"]
    checks.equal("German texts that stay", [text for text in german[1]["texts"] if text not in german[1]["changed"]][:6], stay)
    for side, month in zip(chinese, ("闰月", "闰六月")):
        # The Chinese year 2025 has a leap month, and the year of the sample has none.
        checks.equal(f"{month}, the title", side.get("title"), f"2025乙巳年{month}")
    for side, word, forms in zip(arabic, ("<b>تطبيق</b>", "تطبيق"), ("1 س · س", "ساعات · ساعة · ساعة · ساعة · ساعة · ساعة")):
        checks.equal("changed words", [side["changed"][0], len(side["changed"][1].split(" · "))], [word, len(forms.split(" · "))])
        checks.equal("pictures that did not change", [side.get("title"), side["months"]], [None, []])
    languages = report.run("return [...document.querySelectorAll('.sentences')].map(({ lang, dir }) => `${lang} ${dir}`)")
    checks.equal("languages", sorted(set(languages)), ["ar-EG rtl", "de ltr", "fr ltr", "zh-Hans ltr"])
    plain = report.run("return [...document.querySelectorAll('.side > p')].map(({ textContent }) => textContent)")
    lacks = "This bundle does not have the locale."
    checks.equal("sides without a locale", plain, ["locale.json is <i>damaged</i>."] + [text for number in range(20) for text in (f"x-{number}", lacks)])
    origin = origins.shown_lines(report, ".sentences [data-paths]")
    checks.true("the origin before", "weekdays.standAlone.wide another origin" in origin)
    checks.true("the origin after", f"weekdays.standAlone.wide {read('de', 'locale')['sources']['weekdays.standAlone.wide']}" in origin)
