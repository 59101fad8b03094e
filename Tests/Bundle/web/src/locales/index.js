import { matchLocale, resolveLocale } from "./match.js";
export const tags = ["de", "en"];
export const calendars = ["gregorian", "buddhist", "chinese"];
export const index = {
  "aliases": {
    "deu": "de",
    "eng": "en",
    "ger": "de"
  },
  "languages": {
    "de": {
      "regions": {
        "Latn": "DE"
      },
      "script": "Latn",
      "scripts": {}
    },
    "en": {
      "regions": {
        "Latn": "US"
      },
      "script": "Latn",
      "scripts": {}
    }
  },
  "locales": {
    "de": {
      "language": "de",
      "region": "DE",
      "script": "Latn"
    },
    "en": {
      "language": "en",
      "region": "US",
      "script": "Latn"
    }
  },
  "paradigmLocales": [
    "en",
    "en-GB"
  ],
  "parents": {
    "en-150": "en-001",
    "en-AG": "en-001",
    "en-AI": "en-001",
    "en-AT": "en-150",
    "en-AU": "en-001",
    "en-BB": "en-001",
    "en-BE": "en-150",
    "en-BM": "en-001",
    "en-BS": "en-001",
    "en-BW": "en-001",
    "en-BZ": "en-001",
    "en-CC": "en-001",
    "en-CH": "en-150",
    "en-CK": "en-001",
    "en-CM": "en-001",
    "en-CX": "en-001",
    "en-CY": "en-001",
    "en-DE": "en-150",
    "en-DG": "en-001",
    "en-DK": "en-150",
    "en-DM": "en-001",
    "en-Dsrt": "und",
    "en-ER": "en-001",
    "en-FI": "en-150",
    "en-FJ": "en-001",
    "en-FK": "en-001",
    "en-FM": "en-001",
    "en-GB": "en-001",
    "en-GD": "en-001",
    "en-GG": "en-001",
    "en-GH": "en-001",
    "en-GI": "en-001",
    "en-GM": "en-001",
    "en-GY": "en-001",
    "en-HK": "en-001",
    "en-IE": "en-001",
    "en-IL": "en-001",
    "en-IM": "en-001",
    "en-IN": "en-001",
    "en-IO": "en-001",
    "en-JE": "en-001",
    "en-JM": "en-001",
    "en-KE": "en-001",
    "en-KI": "en-001",
    "en-KN": "en-001",
    "en-KY": "en-001",
    "en-LC": "en-001",
    "en-LR": "en-001",
    "en-LS": "en-001",
    "en-MG": "en-001",
    "en-MO": "en-001",
    "en-MS": "en-001",
    "en-MT": "en-001",
    "en-MU": "en-001",
    "en-MV": "en-001",
    "en-MW": "en-001",
    "en-MY": "en-001",
    "en-NA": "en-001",
    "en-NF": "en-001",
    "en-NG": "en-001",
    "en-NL": "en-150",
    "en-NR": "en-001",
    "en-NU": "en-001",
    "en-NZ": "en-001",
    "en-PG": "en-001",
    "en-PK": "en-001",
    "en-PN": "en-001",
    "en-PW": "en-001",
    "en-RW": "en-001",
    "en-SB": "en-001",
    "en-SC": "en-001",
    "en-SD": "en-001",
    "en-SE": "en-150",
    "en-SG": "en-001",
    "en-SH": "en-001",
    "en-SI": "en-150",
    "en-SL": "en-001",
    "en-SS": "en-001",
    "en-SX": "en-001",
    "en-SZ": "en-001",
    "en-Shaw": "und",
    "en-TC": "en-001",
    "en-TK": "en-001",
    "en-TO": "en-001",
    "en-TT": "en-001",
    "en-TV": "en-001",
    "en-TZ": "en-001",
    "en-UG": "en-001",
    "en-VC": "en-001",
    "en-VG": "en-001",
    "en-VU": "en-001",
    "en-WS": "en-001",
    "en-ZA": "en-001",
    "en-ZM": "en-001",
    "en-ZW": "en-001"
  },
  "regionAliases": {
    "BU": "MM",
    "CT": "KI",
    "DD": "DE",
    "DY": "BJ",
    "FX": "FR",
    "HV": "BF",
    "JT": "UM",
    "MI": "UM",
    "NH": "VU",
    "NQ": "AQ",
    "PU": "UM",
    "PZ": "PA",
    "QU": "EU",
    "RH": "ZW",
    "TP": "TL",
    "UK": "GB",
    "VD": "VN",
    "WK": "UM",
    "YD": "YE",
    "ZR": "CD"
  }
};

const modules = {
  "de": {
    gregorian: () => import("./de/gregorian.js"),
    buddhist: () => import("./de/buddhist.js"),
    chinese: () => import("./de/chinese.js"),
    words: () => import("./de/words.js"),
  },
  "en": {
    gregorian: () => import("./en/gregorian.js"),
    buddhist: () => import("./en/buddhist.js"),
    chinese: () => import("./en/chinese.js"),
    words: () => import("./en/words.js"),
  },
};
const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
const modulesOf = (tag) => {
  if (!has(modules, tag)) throw new RangeError(`The bundle has no locale ${JSON.stringify(String(tag))}. Pass one of its tags.`);
  return modules[tag];
};
/** The locale with the core words, and a calendar of it. */
export const load = async (tag, calendar = calendars[0]) => {
  const locale = modulesOf(tag);
  if (!calendars.includes(calendar)) throw new RangeError(`The bundle has no calendar ${JSON.stringify(String(calendar))}. It has ${calendars.join(", ")}.`);
  return locale[calendar]();
};
/** The locale with all words. */
export const loadWords = async (tag) => modulesOf(tag).words();
/** The tag of the best locale for a user's languages, or for the value of `Accept-Language`. */
export const match = (wanted) => matchLocale(index, wanted);
/** The best locale, with the user's region, hour cycle and first day of the week. */
export const resolve = (wanted) => resolveLocale(index, wanted);
