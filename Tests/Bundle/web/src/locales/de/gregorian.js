import { locale } from "../de.js";
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
      "v. Chr.",
      "n. Chr."
    ],
    "codes": [
      "bce",
      "ce"
    ],
    "current": "ce",
    "narrow": [
      "v. Chr.",
      "n. Chr."
    ],
    "wide": [
      "v. Chr.",
      "n. Chr."
    ]
  },
  "longest": {
    "days": [
      "20",
      "22",
      "23"
    ],
    "months": [
      "September",
      "November",
      "Dezember"
    ],
    "years": [
      "2026",
      "2027"
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
      ".",
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
        "Jan.",
        "Feb.",
        "März",
        "Apr.",
        "Mai",
        "Juni",
        "Juli",
        "Aug.",
        "Sept.",
        "Okt.",
        "Nov.",
        "Dez."
      ],
      "narrow": [
        "J",
        "F",
        "M",
        "A",
        "M",
        "J",
        "J",
        "A",
        "S",
        "O",
        "N",
        "D"
      ],
      "wide": [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "Jan",
        "Feb",
        "Mär",
        "Apr",
        "Mai",
        "Jun",
        "Jul",
        "Aug",
        "Sep",
        "Okt",
        "Nov",
        "Dez"
      ],
      "narrow": [
        "J",
        "F",
        "M",
        "A",
        "M",
        "J",
        "J",
        "A",
        "S",
        "O",
        "N",
        "D"
      ],
      "wide": [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember"
      ]
    }
  },
  "patterns": {
    "date": {
      "full": "EEEE, d. MMMM y",
      "long": "d. MMMM y",
      "medium": "dd.MM.y",
      "short": "dd.MM.yy"
    },
    "dateTime": {
      "full": "{1} 'um' {0}",
      "long": "{1} 'um' {0}",
      "medium": "{1}, {0}",
      "short": "{1}, {0}"
    },
    "intervals": {
      "MMMd": {
        "M": "d. MMM\u2009–\u2009d. MMM",
        "d": "d.–d. MMM",
        "y": "d. MMM y\u2009–\u2009d. MMM y"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "yMMMEd": {
        "M": "E, d. MMM\u2009–\u2009E, d. MMM y",
        "d": "E, d. – E, d. MMM y",
        "y": "E, d. MMM y\u2009–\u2009E, d. MMM y"
      },
      "yMMMM": {
        "M": "MMMM–MMMM y",
        "y": "MMMM y\u2009–\u2009MMMM y"
      },
      "yMMMd": {
        "M": "d. MMM\u2009–\u2009d. MMM y",
        "d": "d.–d. MMM y",
        "y": "d. MMM y\u2009–\u2009d. MMM y"
      }
    },
    "skeletons": {
      "E": "ccc",
      "Ed": "EEE, d.",
      "Gy": "y G",
      "GyMMM": "MMM y G",
      "GyMMMM": "MMMM y G",
      "M": "L",
      "MMM": "LLL",
      "MMMEd": "EEE, d. MMM",
      "MMMM": "LLLL",
      "MMMMd": "d. MMMM",
      "MMMd": "d. MMM",
      "Md": "d.M.",
      "d": "d",
      "y": "y",
      "yM": "MM/y",
      "yMMM": "MMM y",
      "yMMMEd": "EEE, d. MMM y",
      "yMMMM": "MMMM y",
      "yMMMMEEEEd": "EEEE, d. MMMM y",
      "yMMMMd": "d. MMMM y",
      "yMMMd": "d. MMM y",
      "yMd": "d.M.y"
    }
  },
  "picker": {
    "weekdaysHeader": [
      "So",
      "Mo",
      "Di",
      "Mi",
      "Do",
      "Fr",
      "Sa"
    ]
  },
  "schemaVersion": 2,
  "years": {
    "first": 2026,
    "last": 2027,
    "pattern": "y"
  }
};
