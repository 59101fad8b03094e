import { locale } from "../de-AT.js";
export { locale };
export const calendar = {
  locale,
  "bcp47": "gregory",
  "calendar": "gregorian",
  "columns": [
    "day",
    "month",
    "year"
  ],
  "eras": {
    "abbreviated": [
      "v. abbreviated",
      "n. abbreviated"
    ],
    "codes": [
      "bce",
      "ce"
    ],
    "current": "ce",
    "narrow": [
      "v. narrow",
      "n. narrow"
    ],
    "wide": [
      "v. wide",
      "n. wide"
    ]
  },
  "longest": {
    "days": [
      "20."
    ],
    "months": [
      "M10 format wide",
      "M11 format wide"
    ],
    "years": [
      "2026\u202fг."
    ]
  },
  "mask": {
    "letters": {
      "day": "TT",
      "month": "MM",
      "year": "JJJJ"
    },
    "order": [
      "day",
      "month",
      "year"
    ],
    "separators": [
      "",
      ". ",
      ".",
      ""
    ]
  },
  "monthCodes": [
    "M01",
    "M02",
    "M03",
    "M04",
    "M05",
    "M06",
    "M07",
    "M08",
    "M09",
    "M10",
    "M11",
    "M12"
  ],
  "months": {
    "format": {
      "abbreviated": [
        "M1 format abbreviated",
        "M2 format abbreviated",
        "M3 format abbreviated",
        "M4 format abbreviated",
        "M5 format abbreviated",
        "M6 format abbreviated",
        "M7 format abbreviated",
        "M8 format abbreviated",
        "M9 format abbreviated",
        "M10 format abbreviated",
        "M11 format abbreviated",
        "M12 format abbreviated"
      ],
      "narrow": [
        "M1 format narrow",
        "M2 format narrow",
        "M3 format narrow",
        "M4 format narrow",
        "M5 format narrow",
        "M6 format narrow",
        "M7 format narrow",
        "M8 format narrow",
        "M9 format narrow",
        "M10 format narrow",
        "M11 format narrow",
        "M12 format narrow"
      ],
      "wide": [
        "M1 format wide",
        "M2 format wide",
        "M3 format wide",
        "M4 format wide",
        "M5 format wide",
        "M6 format wide",
        "M7 format wide",
        "M8 format wide",
        "M9 format wide",
        "M10 format wide",
        "M11 format wide",
        "M12 format wide"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "M1 standAlone abbreviated",
        "M2 standAlone abbreviated",
        "M3 standAlone abbreviated",
        "M4 standAlone abbreviated",
        "M5 standAlone abbreviated",
        "M6 standAlone abbreviated",
        "M7 standAlone abbreviated",
        "M8 standAlone abbreviated",
        "M9 standAlone abbreviated",
        "M10 standAlone abbreviated",
        "M11 standAlone abbreviated",
        "M12 standAlone abbreviated"
      ],
      "narrow": [
        "M1 standAlone narrow",
        "M2 standAlone narrow",
        "M3 standAlone narrow",
        "M4 standAlone narrow",
        "M5 standAlone narrow",
        "M6 standAlone narrow",
        "M7 standAlone narrow",
        "M8 standAlone narrow",
        "M9 standAlone narrow",
        "M10 standAlone narrow",
        "M11 standAlone narrow",
        "M12 standAlone narrow"
      ],
      "wide": [
        "M1 standAlone wide",
        "M2 standAlone wide",
        "M3 standAlone wide",
        "M4 standAlone wide",
        "M5 standAlone wide",
        "M6 standAlone wide",
        "M7 standAlone wide",
        "M8 standAlone wide",
        "M9 standAlone wide",
        "M10 standAlone wide",
        "M11 standAlone wide",
        "M12 standAlone wide"
      ]
    }
  },
  "patterns": {
    "date": {
      "full": "EEEE, d. 'de' MMMM y",
      "long": "d\u200f/M/y",
      "medium": "y-MM-dd",
      "short": "rU年MMMd"
    },
    "dateTime": {
      "full": "{1} 'um' {0}",
      "long": "{1} 'um' {0}",
      "medium": "{1}, {0}",
      "short": "{1}, {0}"
    },
    "intervals": {
      "MMMd": {
        "M": "MMMd–M 'o''c'",
        "d": "MMMd–d 'o''c'",
        "y": "MMMd–y 'o''c'"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "yMMMEd": {
        "M": "yMMMEd–M 'o''c'",
        "d": "yMMMEd–d 'o''c'",
        "y": "yMMMEd–y 'o''c'"
      },
      "yMMMM": {
        "M": "yMMMM–M 'o''c'",
        "y": "yMMMM–y 'o''c'"
      },
      "yMMMd": {
        "M": "yMMMd–M 'o''c'",
        "d": "yMMMd–d 'o''c'",
        "y": "yMMMd–y 'o''c'"
      }
    },
    "skeletons": {
      "E": "E 'o''c'",
      "Ed": "Ed 'o''c'",
      "Gy": "Gy 'o''c'",
      "GyMMM": "GyMMM 'o''c'",
      "GyMMMM": "GyMMMM 'o''c'",
      "M": "M 'o''c'",
      "MMM": "MMM 'o''c'",
      "MMMEd": "MMMEd 'o''c'",
      "MMMM": "MMMM 'o''c'",
      "MMMMd": "MMMMd 'o''c'",
      "MMMd": "MMMd 'o''c'",
      "Md": "Md 'o''c'",
      "d": "d 'o''c'",
      "y": "y 'o''c'",
      "yM": "yM 'o''c'",
      "yMMM": "yMMM 'o''c'",
      "yMMMEd": "yMMMEd 'o''c'",
      "yMMMM": "yMMMM 'o''c'",
      "yMMMMEEEEd": "yMMMMEEEEd 'o''c'",
      "yMMMMd": "yMMMMd 'o''c'",
      "yMMMd": "yMMMd 'o''c'",
      "yMd": "yMd 'o''c'"
    }
  },
  "picker": {
    "weekdaysHeader": [
      "sun-H",
      "mon-H",
      "tue-H",
      "wed-H",
      "thu-H",
      "fri-H",
      "sat-H"
    ]
  },
  "rules": {
    "eras": {
      "bce": {
        "lastYear": 0
      },
      "ce": {
        "firstDay": "0001-01-01",
        "firstYear": 1
      }
    },
    "longestMonth": 31,
    "numbering": "counted",
    "typedYearDigits": [
      4,
      4
    ],
    "yearOffset": 0,
    "yearRule": "civil"
  },
  "schemaVersion": 3,
  "years": {
    "first": 2025,
    "last": 2026,
    "pattern": "y\u202fг."
  }
};
