"""A small bundle without findings, and errors to plant in it. For each error, one lint and no other must find it."""
import copy

import checks
import orders
from explained import Reason, stale, unexplained
from tables import CONTEXTS, STYLES

MONTHS = ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "setiembre", "octubre",
          "noviembre", "diciembre"]
DAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"]


def table(wide, short):
    widths = {"wide": wide, "abbreviated": short, "narrow": [name[0].upper() for name in wide]}
    return {"format": copy.deepcopy(widths), "standAlone": copy.deepcopy(widths)}


def calendar(eras):
    months = table(MONTHS, [name[:3] for name in MONTHS])
    patterns = {
        "date": {"full": "EEEE, d 'de' MMMM y", "long": "d MMMM y", "medium": "d MMM y", "short": "d/M/yy"},
        "dateTime": {style: "{1}, {0}" for style in ("full", "long", "medium", "short")},
        "skeletons": {"y": "y", "yMd": "d/M/y", "yMMMd": "d MMM y", "yMMMM": "LLLL y", "MMMM": "LLLL", "d": "d"},
        "intervals": {"fallback": "{0} – {1}", "yMMMd": {"d": "d–d MMM y", "M": "d MMM – d MMM y"}},
    }
    return {"months": months, "patterns": patterns, **({"eras": eras} if eras else {})}


def clean():
    """A made-up bundle of two equal locales in which no lint finds anything."""
    locale = {
        "locale": "es", "weekdays": table(DAYS, [name[:3] for name in DAYS]),
        "dayPeriods": table(["a. m.", "p. m."], ["a. m.", "p. m."]),
        "lists": {"long": {"two": "{0} y {1}", "start": "{0}, {1}", "middle": "{0}, {1}", "end": "{0} y {1}"}},
        "time": {"styles": {"medium": "H:mm:ss", "short": "H:mm"}, "skeletons": {"hm": "h:mm a", "j": "H"},
                 "intervals": {"fallback": "{0} – {1}", "hm": {"h": "h:mm–h:mm a"}}},
        "fields": {"day": {"wide": "día"}}, "relative": {"day": {"0": "hoy"}},
        "units": {"hour": {"long": {"other": "{0} horas"}}},
        "strings": {"label.dayPeriod": "a. m./p. m.", "error.tooLate": "Última fecha: {date}.",
                    "timer.minutes": {"one": "minuto", "other": "minutos"}},
    }
    eras = {"codes": ["bce", "ce"], "wide": ["antes de Cristo", "después de Cristo"],
            "abbreviated": ["a. C.", "d. C."], "narrow": ["a. C.", "d. C."]}
    chinese = calendar(None)
    chinese["months"] = table([f"mes {number}" for number in range(1, 13)], [f"m{number}" for number in range(1, 13)])
    for context in CONTEXTS:
        chinese["months"][context]["narrow"] = [str(number) for number in range(1, 13)]
    chinese["leapMonths"] = copy.deepcopy(chinese["months"])
    for context in CONTEXTS:
        for width, mark in (("wide", " bis"), ("abbreviated", "b"), ("narrow", "b")):
            names = chinese["months"][context][width]
            chinese["leapMonths"][context][width] = [name + mark for name in names]
    chinese["patterns"]["date"] = {style: "d-M-r" for style in STYLES} | {"full": "EEEE, d-M-r"}
    chinese["patterns"]["skeletons"] = {"yMd": "d-M-r", "MMMM": "LLLL", "d": "d"}
    chinese["patterns"]["intervals"] = {"fallback": "{0} – {1}"}
    chinese["numberOverrides"] = {}
    buddhist = {"codes": ["be"], "wide": ["era budista"], "abbreviated": ["e. b."], "narrow": ["e. b."]}
    first = {"locale": locale, "gregorian": calendar(eras), "buddhist": calendar(buddhist), "chinese": chinese}
    second = copy.deepcopy(first)
    second["locale"]["locale"] = "es-MX"
    return {"es": first, "es-MX": second}


def cyrillic(files):
    """Gives the locale weekdays in Cyrillic letters."""
    names = ["недеља", "понедељак", "уторак", "среда", "четвртак", "петак", "субота"]
    files["locale"]["weekdays"] = table(names, [name[:3] for name in names])


def put(*path):
    """A function that plants an error: it stores the last argument at the path that the other arguments name."""
    def change(files):
        place = files
        for key in path[:-2]:
            place = place[key]
        place[path[-2]] = path[-1]
    return change


def latin_list(files):
    cyrillic(files)
    files["locale"]["lists"]["long"]["two"] = "{0} i {1}"


def swiss_words(files):
    files["locale"]["locale"] = "de-CH"
    files["locale"]["strings"]["error.tooLate"] = "Außerhalb"


PLANTED = {
    "other-script": [put("gregorian", "months", "format", "abbreviated", 0, "янв"),
                     put("locale", "dayPeriods", "format", "narrow", 0, "πμ"),
                     put("buddhist", "eras", "abbreviated", 0, "พ.ศ.")],
    "other-initial": [put("locale", "weekdays", "standAlone", "narrow", 0, "W"),
                      put("gregorian", "months", "format", "narrow", 0, "W")],
    "latin-glue": [latin_list],
    "english-words": [put("gregorian", "patterns", "dateTime", "full", "{1} 'at' {0}"),
                      put("locale", "relative", "day", "0", "today"), put("locale", "fields", "day", "wide", "day"),
                      put("locale", "strings", "error.tooLate", "Select {date}"),
                      put("locale", "units", "hour", "long", "other", "{0} hours")],
    "digit-period": [put("locale", "dayPeriods", "standAlone", "wide", 1, "p. m.2")],
    "other-era": [put("buddhist", "eras", "wide", 0, "antes de Cristo"),
                  put("gregorian", "eras", "wide", 1, "era budista")],
    "lost-field": [put("gregorian", "patterns", "skeletons", "yMMMd", "d MMM"),
                   put("gregorian", "patterns", "skeletons", "MMMM", "LL"),
                   put("gregorian", "patterns", "date", "full", "d MMMM y"),
                   put("locale", "time", "styles", "medium", "H:mm"), put("locale", "time", "skeletons", "hm", "h a"),
                   put("buddhist", "patterns", "intervals", "yMMMd", "d", "d–d")],
    "numbers-meet": [put("gregorian", "patterns", "date", "medium", "MMM d y"),
                     put("chinese", "patterns", "skeletons", "MMMM", "LLLL d"),
                     put("locale", "time", "intervals", "hm", "h", "h:mm h:mm a"),
                     put("gregorian", "patterns", "dateTime", "medium", "{1} {0}")],
    "doubled-stop": [put("gregorian", "patterns", "date", "long", "d MMMM y 'a.'")],
    "other-marks": [put("locale", "strings", "label.dayPeriod", "AM/PM")],
    "mixed-months": [put("gregorian", "months", "standAlone", "abbreviated", 4, "M05"),
                     put("chinese", "leapMonths", "format", "wide", 0, "mes intercalar"),
                     put("chinese", "leapMonths", "format", "narrow", 1, "mes bis 2")],
    "mixed-days": [put("chinese", "numberOverrides", "patterns.date.full", {"d": "hanidays"})],
    "two-spellings": [put("locale", "strings", "error.tooLate", "Última fecha posible: l’año o l'año."),
                      put("locale", "strings", "error.tooLate", "الاثنين – إثنين")],
    "regional-spelling": [swiss_words],
    "other-order": [put("gregorian", "patterns", "skeletons", "yMd", "M/d/y"),
                    put("buddhist", "patterns", "date", "short", "y-MM-dd"),
                    put("chinese", "patterns", "skeletons", "yMd", "r-M-d"),
                    put("gregorian", "patterns", "skeletons", "Md", "M/d")],
    "taken-back": [put("gregorian", "patterns", "date", "long", "MMMM d y")],
    "other-shape": [put("locale", "strings", "timer.minutes", "minutos")],
}


def problem(lint, change):
    """A message unless this lint, and no other, finds the planted error; otherwise None."""
    bundle = clean()
    if lint == "taken-back":
        other = clean()
        change(other["es"])
        found = list(orders.taken_back(orders.orders(bundle), orders.orders(other)))
        return None if len(found) == 1 else f"{lint}: found {found or 'nothing'}"
    if lint == "other-shape":
        bundle["es-ES"] = copy.deepcopy(bundle["es"])
    change(bundle["es"])
    found = sorted({finding[0] for finding in checks.findings(bundle)})
    return None if found == [lint] else f"{lint}: found {found or 'nothing'}"


def unexplained_problems():
    """A message for each test reason that explains a finding by mistake, or that fails to explain one."""
    finding = ("other-era", "es-MX", "buddhist:eras.wide.be", "antes [1]")
    for line, explains in (("other-era | es | buddhist:eras.* | * | why", True),
                           ("other-era | * | gregorian:* buddhist:* | antes [1] | why", True),
                           ("other-era | es-MX fr | buddhist:eras.wide.be | * | why", True),
                           ("other-marks | es | buddhist:eras.* | * | why", False),
                           ("other-era | e es-419 | buddhist:eras.* | * | why", False),
                           ("other-era | es | gregorian:eras.* | * | why", False),
                           ("other-era | es | buddhist:eras.* | antes | why", False)):
        reason = Reason(1, line)
        left = unexplained("72.1", [finding], [reason])
        if (left == []) != explains or (stale([reason]) == []) != (explains and "fr" not in line):
            yield f"reasons: {line}"


def main():
    problems = [f"clean: found {finding}" for finding in checks.findings(clean())]
    problems += [f"{lint}: nothing is planted" for lint in checks.names() if lint not in PLANTED]
    problems += unexplained_problems()
    for lint, changes in PLANTED.items():
        problems += filter(None, (problem(lint, change) for change in changes))
    print("\n".join(problems) or f"{len(PLANTED)} lints find {sum(map(len, PLANTED.values()))} planted errors")
    return 1 if problems else 0
