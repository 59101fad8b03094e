import { locale } from "../de.js";
export { locale };
export const calendar = {
  locale,
  "bcp47": "buddhist",
  "calendar": "buddhist",
  "columns": [
    "day",
    "month",
    "year"
  ],
  "eras": {
    "abbreviated": [
      "BE"
    ],
    "codes": [
      "be"
    ],
    "current": "be",
    "narrow": [
      "BE"
    ],
    "wide": [
      "B.E."
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
      "2569 BE",
      "2570 BE"
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
      "full": "EEEE, d. MMMM y G",
      "long": "d. MMMM y G",
      "medium": "dd.MM.y G",
      "short": "dd.MM.yy GGGGG"
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
        "y": "d. MMM y\u2009–\u2009d. MMM y G"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "yMMMEd": {
        "M": "E, d. MMM\u2009–\u2009E, d. MMM y G",
        "d": "E, d. – E, d. MMM y G",
        "y": "E, d. MMM y\u2009–\u2009E, d. MMM y G"
      },
      "yMMMM": {
        "M": "MMMM–MMMM y G",
        "y": "MMMM y\u2009–\u2009MMMM y G"
      },
      "yMMMd": {
        "M": "d. MMM\u2009–\u2009d. MMM y G",
        "d": "d.–d. MMM y G",
        "y": "d. MMM y\u2009–\u2009d. MMM y G"
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
      "y": "y G",
      "yM": "M/y GGGGG",
      "yMMM": "MMM y G",
      "yMMMEd": "EEE, d. MMM y G",
      "yMMMM": "MMMM y G",
      "yMMMMEEEEd": "EEEE, d. MMMM y G",
      "yMMMMd": "d. MMMM y G",
      "yMMMd": "d. MMM y G",
      "yMd": "d.M.y GGGGG"
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
    "pattern": "y G"
  }
};
