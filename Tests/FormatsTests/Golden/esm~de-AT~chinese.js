import { locale } from "../de-AT.js";
import { yearTable } from "../chinese-years.js";
export { locale };
export const calendar = {
  locale,
  yearTable,
  "bcp47": "chinese",
  "calendar": "chinese",
  "columns": [
    "year",
    "month",
    "day"
  ],
  "cyclicYears": [
    "甲子1",
    "甲子2",
    "甲子3",
    "甲子4",
    "甲子5",
    "甲子6",
    "甲子7",
    "甲子8",
    "甲子9",
    "甲子10",
    "甲子11",
    "甲子12",
    "甲子13",
    "甲子14",
    "甲子15",
    "甲子16",
    "甲子17",
    "甲子18",
    "甲子19",
    "甲子20",
    "甲子21",
    "甲子22",
    "甲子23",
    "甲子24",
    "甲子25",
    "甲子26",
    "甲子27",
    "甲子28",
    "甲子29",
    "甲子30",
    "甲子31",
    "甲子32",
    "甲子33",
    "甲子34",
    "甲子35",
    "甲子36",
    "甲子37",
    "甲子38",
    "甲子39",
    "甲子40",
    "甲子41",
    "甲子42",
    "甲子43",
    "甲子44",
    "甲子45",
    "甲子46",
    "甲子47",
    "甲子48",
    "甲子49",
    "甲子50",
    "甲子51",
    "甲子52",
    "甲子53",
    "甲子54",
    "甲子55",
    "甲子56",
    "甲子57",
    "甲子58",
    "甲子59",
    "甲子60"
  ],
  "dayNames": [
    "初1",
    "初2",
    "初3",
    "初4",
    "初5",
    "初6",
    "初7",
    "初8",
    "初9",
    "初10",
    "初11",
    "初12",
    "初13",
    "初14",
    "初15",
    "初16",
    "初17",
    "初18",
    "初19",
    "初20",
    "初21",
    "初22",
    "初23",
    "初24",
    "初25",
    "初26",
    "初27",
    "初28",
    "初29",
    "初30"
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
    "numeric": "闰{0}"
  },
  "leapMonths": {
    "format": {
      "abbreviated": [
        "闰1 format abbreviated",
        "闰2 format abbreviated",
        "闰3 format abbreviated",
        "闰4 format abbreviated",
        "闰5 format abbreviated",
        "闰6 format abbreviated",
        "闰7 format abbreviated",
        "闰8 format abbreviated",
        "闰9 format abbreviated",
        "闰10 format abbreviated",
        "闰11 format abbreviated",
        "闰12 format abbreviated"
      ],
      "narrow": [
        "闰1 format narrow",
        "闰2 format narrow",
        "闰3 format narrow",
        "闰4 format narrow",
        "闰5 format narrow",
        "闰6 format narrow",
        "闰7 format narrow",
        "闰8 format narrow",
        "闰9 format narrow",
        "闰10 format narrow",
        "闰11 format narrow",
        "闰12 format narrow"
      ],
      "wide": [
        "闰1 format wide",
        "闰2 format wide",
        "闰3 format wide",
        "闰4 format wide",
        "闰5 format wide",
        "闰6 format wide",
        "闰7 format wide",
        "闰8 format wide",
        "闰9 format wide",
        "闰10 format wide",
        "闰11 format wide",
        "闰12 format wide"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "闰1 standAlone abbreviated",
        "闰2 standAlone abbreviated",
        "闰3 standAlone abbreviated",
        "闰4 standAlone abbreviated",
        "闰5 standAlone abbreviated",
        "闰6 standAlone abbreviated",
        "闰7 standAlone abbreviated",
        "闰8 standAlone abbreviated",
        "闰9 standAlone abbreviated",
        "闰10 standAlone abbreviated",
        "闰11 standAlone abbreviated",
        "闰12 standAlone abbreviated"
      ],
      "narrow": [
        "闰1 standAlone narrow",
        "闰2 standAlone narrow",
        "闰3 standAlone narrow",
        "闰4 standAlone narrow",
        "闰5 standAlone narrow",
        "闰6 standAlone narrow",
        "闰7 standAlone narrow",
        "闰8 standAlone narrow",
        "闰9 standAlone narrow",
        "闰10 standAlone narrow",
        "闰11 standAlone narrow",
        "闰12 standAlone narrow"
      ],
      "wide": [
        "闰1 standAlone wide",
        "闰2 standAlone wide",
        "闰3 standAlone wide",
        "闰4 standAlone wide",
        "闰5 standAlone wide",
        "闰6 standAlone wide",
        "闰7 standAlone wide",
        "闰8 standAlone wide",
        "闰9 standAlone wide",
        "闰10 standAlone wide",
        "闰11 standAlone wide",
        "闰12 standAlone wide"
      ]
    },
    "titled": {
      "abbreviated": [
        "闰1 Titled",
        "闰2 Titled",
        "闰3 Titled",
        "闰4 Titled",
        "闰5 Titled",
        "闰6 Titled",
        "闰7 Titled",
        "闰8 Titled",
        "闰9 Titled",
        "闰10 Titled",
        "闰11 Titled",
        "闰12 Titled"
      ],
      "wide": [
        "闰1 TITLED",
        "闰2 TITLED",
        "闰3 TITLED",
        "闰4 TITLED",
        "闰5 TITLED",
        "闰6 TITLED",
        "闰7 TITLED",
        "闰8 TITLED",
        "闰9 TITLED",
        "闰10 TITLED",
        "闰11 TITLED",
        "闰12 TITLED"
      ]
    }
  },
  "longest": {
    "days": [
      "20日"
    ],
    "months": [
      "闰12 format wide"
    ],
    "years": [
      "2026丙午年"
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
        "月1 format abbreviated",
        "月2 format abbreviated",
        "月3 format abbreviated",
        "月4 format abbreviated",
        "月5 format abbreviated",
        "月6 format abbreviated",
        "月7 format abbreviated",
        "月8 format abbreviated",
        "月9 format abbreviated",
        "月10 format abbreviated",
        "月11 format abbreviated",
        "月12 format abbreviated"
      ],
      "narrow": [
        "月1 format narrow",
        "月2 format narrow",
        "月3 format narrow",
        "月4 format narrow",
        "月5 format narrow",
        "月6 format narrow",
        "月7 format narrow",
        "月8 format narrow",
        "月9 format narrow",
        "月10 format narrow",
        "月11 format narrow",
        "月12 format narrow"
      ],
      "wide": [
        "月1 format wide",
        "月2 format wide",
        "月3 format wide",
        "月4 format wide",
        "月5 format wide",
        "月6 format wide",
        "月7 format wide",
        "月8 format wide",
        "月9 format wide",
        "月10 format wide",
        "月11 format wide",
        "月12 format wide"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "月1 standAlone abbreviated",
        "月2 standAlone abbreviated",
        "月3 standAlone abbreviated",
        "月4 standAlone abbreviated",
        "月5 standAlone abbreviated",
        "月6 standAlone abbreviated",
        "月7 standAlone abbreviated",
        "月8 standAlone abbreviated",
        "月9 standAlone abbreviated",
        "月10 standAlone abbreviated",
        "月11 standAlone abbreviated",
        "月12 standAlone abbreviated"
      ],
      "narrow": [
        "月1 standAlone narrow",
        "月2 standAlone narrow",
        "月3 standAlone narrow",
        "月4 standAlone narrow",
        "月5 standAlone narrow",
        "月6 standAlone narrow",
        "月7 standAlone narrow",
        "月8 standAlone narrow",
        "月9 standAlone narrow",
        "月10 standAlone narrow",
        "月11 standAlone narrow",
        "月12 standAlone narrow"
      ],
      "wide": [
        "月1 standAlone wide",
        "月2 standAlone wide",
        "月3 standAlone wide",
        "月4 standAlone wide",
        "月5 standAlone wide",
        "月6 standAlone wide",
        "月7 standAlone wide",
        "月8 standAlone wide",
        "月9 standAlone wide",
        "月10 standAlone wide",
        "月11 standAlone wide",
        "月12 standAlone wide"
      ]
    },
    "titled": {
      "abbreviated": [
        "月1 Titled",
        "月2 Titled",
        "月3 Titled",
        "月4 Titled",
        "月5 Titled",
        "月6 Titled",
        "月7 Titled",
        "月8 Titled",
        "月9 Titled",
        "月10 Titled",
        "月11 Titled",
        "月12 Titled"
      ],
      "wide": [
        "月1 TITLED",
        "月2 TITLED",
        "月3 TITLED",
        "月4 TITLED",
        "月5 TITLED",
        "月6 TITLED",
        "月7 TITLED",
        "月8 TITLED",
        "月9 TITLED",
        "月10 TITLED",
        "月11 TITLED",
        "月12 TITLED"
      ]
    }
  },
  "numberOverrides": {
    "patterns.date.full": {
      "d": "hanidays"
    },
    "patterns.date.long": {
      "*": "hanidec"
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
    "longestMonth": 30,
    "numbering": "cyclic",
    "yearOffset": 0,
    "yearTable": "chinese-years"
  },
  "schemaVersion": 3,
  "years": {
    "first": 2026,
    "last": 2026,
    "pattern": "rU年"
  },
  "zodiac": [
    "鼠1",
    "鼠2",
    "鼠3",
    "鼠4",
    "鼠5",
    "鼠6",
    "鼠7",
    "鼠8",
    "鼠9",
    "鼠10",
    "鼠11",
    "鼠12"
  ]
};
