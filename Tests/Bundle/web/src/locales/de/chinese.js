import { locale } from "../de.js";
import { chineseYears } from "../chinese-years.js";
export { locale };
export const calendar = {
  locale,
  chineseYears,
  "bcp47": "chinese",
  "calendar": "chinese",
  "columns": [
    "day",
    "month",
    "year"
  ],
  "cyclicYears": [
    "jia-zi",
    "yi-chou",
    "bing-yin",
    "ding-mao",
    "wu-chen",
    "ji-si",
    "geng-wu",
    "xin-wei",
    "ren-shen",
    "gui-you",
    "jia-xu",
    "yi-hai",
    "bing-zi",
    "ding-chou",
    "wu-yin",
    "ji-mao",
    "geng-chen",
    "xin-si",
    "ren-wu",
    "gui-wei",
    "jia-shen",
    "yi-you",
    "bing-xu",
    "ding-hai",
    "wu-zi",
    "ji-chou",
    "geng-yin",
    "xin-mao",
    "ren-chen",
    "gui-si",
    "jia-wu",
    "yi-wei",
    "bing-shen",
    "ding-you",
    "wu-xu",
    "ji-hai",
    "geng-zi",
    "xin-chou",
    "ren-yin",
    "gui-mao",
    "jia-chen",
    "yi-si",
    "bing-wu",
    "ding-wei",
    "wu-shen",
    "ji-you",
    "geng-xu",
    "xin-hai",
    "ren-zi",
    "gui-chou",
    "jia-yin",
    "yi-mao",
    "bing-chen",
    "ding-si",
    "wu-wu",
    "ji-wei",
    "geng-shen",
    "xin-you",
    "ren-xu",
    "gui-hai"
  ],
  "leapMonthCodes": [
    "M01L",
    "M02L",
    "M03L",
    "M04L",
    "M05L",
    "M06L",
    "M07L",
    "M08L",
    "M09L",
    "M10L",
    "M11L",
    "M12L"
  ],
  "leapMonthPatterns": {
    "numeric": "{0}*"
  },
  "leapMonths": {
    "format": {
      "abbreviated": [
        "Schaltmonat 1",
        "Schaltmonat 2",
        "Schaltmonat 3",
        "Schaltmonat 4",
        "Schaltmonat 5",
        "Schaltmonat 6",
        "Schaltmonat 7",
        "Schaltmonat 8",
        "Schaltmonat 9",
        "Schaltmonat 10",
        "Schaltmonat 11",
        "Schaltmonat 12"
      ],
      "narrow": [
        "1*",
        "2*",
        "3*",
        "4*",
        "5*",
        "6*",
        "7*",
        "8*",
        "9*",
        "10*",
        "11*",
        "12*"
      ],
      "wide": [
        "Schaltmonat 1",
        "Schaltmonat 2",
        "Schaltmonat 3",
        "Schaltmonat 4",
        "Schaltmonat 5",
        "Schaltmonat 6",
        "Schaltmonat 7",
        "Schaltmonat 8",
        "Schaltmonat 9",
        "Schaltmonat 10",
        "Schaltmonat 11",
        "Schaltmonat 12"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "Schaltmonat 1",
        "Schaltmonat 2",
        "Schaltmonat 3",
        "Schaltmonat 4",
        "Schaltmonat 5",
        "Schaltmonat 6",
        "Schaltmonat 7",
        "Schaltmonat 8",
        "Schaltmonat 9",
        "Schaltmonat 10",
        "Schaltmonat 11",
        "Schaltmonat 12"
      ],
      "narrow": [
        "1*",
        "2*",
        "3*",
        "4*",
        "5*",
        "6*",
        "7*",
        "8*",
        "9*",
        "10*",
        "11*",
        "12*"
      ],
      "wide": [
        "Schaltmonat 1",
        "Schaltmonat 2",
        "Schaltmonat 3",
        "Schaltmonat 4",
        "Schaltmonat 5",
        "Schaltmonat 6",
        "Schaltmonat 7",
        "Schaltmonat 8",
        "Schaltmonat 9",
        "Schaltmonat 10",
        "Schaltmonat 11",
        "Schaltmonat 12"
      ]
    }
  },
  "longest": {
    "days": [
      "20",
      "22",
      "23"
    ],
    "months": [
      "Schaltmonat 10",
      "Schaltmonat 12",
      "Schaltmonat 11"
    ],
    "years": [
      "2027(ding-wei)",
      "2026(bing-wu)"
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
        "Monat 1",
        "Monat 2",
        "Monat 3",
        "Monat 4",
        "Monat 5",
        "Monat 6",
        "Monat 7",
        "Monat 8",
        "Monat 9",
        "Monat 10",
        "Monat 11",
        "Monat 12"
      ],
      "narrow": [
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "11",
        "12"
      ],
      "wide": [
        "Monat 1",
        "Monat 2",
        "Monat 3",
        "Monat 4",
        "Monat 5",
        "Monat 6",
        "Monat 7",
        "Monat 8",
        "Monat 9",
        "Monat 10",
        "Monat 11",
        "Monat 12"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "Monat 1",
        "Monat 2",
        "Monat 3",
        "Monat 4",
        "Monat 5",
        "Monat 6",
        "Monat 7",
        "Monat 8",
        "Monat 9",
        "Monat 10",
        "Monat 11",
        "Monat 12"
      ],
      "narrow": [
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "11",
        "12"
      ],
      "wide": [
        "Monat 1",
        "Monat 2",
        "Monat 3",
        "Monat 4",
        "Monat 5",
        "Monat 6",
        "Monat 7",
        "Monat 8",
        "Monat 9",
        "Monat 10",
        "Monat 11",
        "Monat 12"
      ]
    }
  },
  "patterns": {
    "date": {
      "full": "EEEE, d. MMMM, r(U)",
      "long": "d. MMMM, r(U)",
      "medium": "dd.MM.r",
      "short": "dd.MM.r"
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
        "y": "d. MMM, r\u2009–\u2009d. MMM, r"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "yMMMEd": {
        "M": "E, d. MMM\u2009–\u2009E, d. MMM, r",
        "d": "E, d. – E, d. MMM, r",
        "y": "E, d. MMM, r\u2009–\u2009E, d. MMM, r"
      },
      "yMMMM": {
        "M": "MMMM–MMMM, r(U)",
        "y": "MMMM, r(U)\u2009–\u2009MMMM, r(U)"
      },
      "yMMMd": {
        "M": "d. MMM\u2009–\u2009d. MMM, r",
        "d": "d.–d. MMM, r",
        "y": "d. MMM, r\u2009–\u2009d. MMM, r"
      }
    },
    "skeletons": {
      "E": "ccc",
      "Ed": "EEE, d.",
      "Gy": "r(U)",
      "GyMMM": "MMM, r",
      "GyMMMM": "MMMM, r(U)",
      "M": "L",
      "MMM": "LLL",
      "MMMEd": "EEE, d. MMM",
      "MMMM": "LLLL",
      "MMMMd": "d. MMMM",
      "MMMd": "d. MMM",
      "Md": "d.M.",
      "d": "d",
      "y": "r(U)",
      "yM": "M.r",
      "yMMM": "MMM, r",
      "yMMMEd": "EEE, d. MMM, r",
      "yMMMM": "MMMM, r(U)",
      "yMMMMEEEEd": "EEEE, d. MMMM, r(U)",
      "yMMMMd": "d. MMMM, r(U)",
      "yMMMd": "d. MMM, r",
      "yMd": "d.M.r"
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
    "pattern": "r(U)"
  },
  "zodiac": [
    "Ratte",
    "Büffel",
    "Tiger",
    "Hase",
    "Drache",
    "Schlange",
    "Pferd",
    "Ziege",
    "Affe",
    "Hahn",
    "Hund",
    "Schwein"
  ]
};
