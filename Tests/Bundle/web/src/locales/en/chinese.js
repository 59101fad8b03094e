import { locale } from "../en.js";
import { chineseYears } from "../chinese-years.js";
export { locale };
export const calendar = {
  locale,
  chineseYears,
  "bcp47": "chinese",
  "calendar": "chinese",
  "columns": [
    "month",
    "day",
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
        "Leap Mo1",
        "Leap Mo2",
        "Leap Mo3",
        "Leap Mo4",
        "Leap Mo5",
        "Leap Mo6",
        "Leap Mo7",
        "Leap Mo8",
        "Leap Mo9",
        "Leap Mo10",
        "Leap Mo11",
        "Leap Mo12"
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
        "Leap First Month",
        "Leap Second Month",
        "Leap Third Month",
        "Leap Fourth Month",
        "Leap Fifth Month",
        "Leap Sixth Month",
        "Leap Seventh Month",
        "Leap Eighth Month",
        "Leap Ninth Month",
        "Leap Tenth Month",
        "Leap Eleventh Month",
        "Leap Twelfth Month"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "Leap Mo1",
        "Leap Mo2",
        "Leap Mo3",
        "Leap Mo4",
        "Leap Mo5",
        "Leap Mo6",
        "Leap Mo7",
        "Leap Mo8",
        "Leap Mo9",
        "Leap Mo10",
        "Leap Mo11",
        "Leap Mo12"
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
        "Leap First Month",
        "Leap Second Month",
        "Leap Third Month",
        "Leap Fourth Month",
        "Leap Fifth Month",
        "Leap Sixth Month",
        "Leap Seventh Month",
        "Leap Eighth Month",
        "Leap Ninth Month",
        "Leap Tenth Month",
        "Leap Eleventh Month",
        "Leap Twelfth Month"
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
      "Leap Eleventh Month",
      "Leap Seventh Month",
      "Leap Twelfth Month"
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
        "Mo1",
        "Mo2",
        "Mo3",
        "Mo4",
        "Mo5",
        "Mo6",
        "Mo7",
        "Mo8",
        "Mo9",
        "Mo10",
        "Mo11",
        "Mo12"
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
        "First Month",
        "Second Month",
        "Third Month",
        "Fourth Month",
        "Fifth Month",
        "Sixth Month",
        "Seventh Month",
        "Eighth Month",
        "Ninth Month",
        "Tenth Month",
        "Eleventh Month",
        "Twelfth Month"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "Mo1",
        "Mo2",
        "Mo3",
        "Mo4",
        "Mo5",
        "Mo6",
        "Mo7",
        "Mo8",
        "Mo9",
        "Mo10",
        "Mo11",
        "Mo12"
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
        "First Month",
        "Second Month",
        "Third Month",
        "Fourth Month",
        "Fifth Month",
        "Sixth Month",
        "Seventh Month",
        "Eighth Month",
        "Ninth Month",
        "Tenth Month",
        "Eleventh Month",
        "Twelfth Month"
      ]
    }
  },
  "patterns": {
    "date": {
      "full": "EEEE, MMMM d, r(U)",
      "long": "MMMM d, r(U)",
      "medium": "MMM d, r",
      "short": "M/d/r"
    },
    "dateTime": {
      "full": "{1} 'at' {0}",
      "long": "{1} 'at' {0}",
      "medium": "{1}, {0}",
      "short": "{1}, {0}"
    },
    "intervals": {
      "MMMd": {
        "M": "MMM d\u2009–\u2009MMM d",
        "d": "MMM d\u2009–\u2009d",
        "y": "MMM d, r\u2009–\u2009MMM d, r"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "yMMMEd": {
        "M": "E, MMM d\u2009–\u2009E, MMM d, r",
        "d": "E, MMM d\u2009–\u2009E, MMM d, r",
        "y": "E, MMM d, r\u2009–\u2009E, MMM d, r"
      },
      "yMMMM": {
        "M": "MMMM\u2009–\u2009MMMM r(U)",
        "y": "MMMM r(U)\u2009–\u2009MMMM r(U)"
      },
      "yMMMd": {
        "M": "MMM d\u2009–\u2009MMM d, r",
        "d": "MMM d\u2009–\u2009d, r",
        "y": "MMM d, r\u2009–\u2009MMM d, r"
      }
    },
    "skeletons": {
      "E": "ccc",
      "Ed": "d EEE",
      "Gy": "r(U)",
      "GyMMM": "MMM r",
      "GyMMMM": "MMMM r(U)",
      "M": "L",
      "MMM": "LLL",
      "MMMEd": "EEE, MMM d",
      "MMMM": "LLLL",
      "MMMMd": "MMMM d",
      "MMMd": "MMM d",
      "Md": "M/d",
      "d": "d",
      "y": "r(U)",
      "yM": "M/r",
      "yMMM": "MMM r",
      "yMMMEd": "EEE, MMM d, r",
      "yMMMM": "MMMM r(U)",
      "yMMMMEEEEd": "EEEE, MMMM d, r(U)",
      "yMMMMd": "MMMM d, r(U)",
      "yMMMd": "MMM d, r",
      "yMd": "M/d/r"
    }
  },
  "picker": {
    "weekdaysHeader": [
      "Su",
      "Mo",
      "Tu",
      "We",
      "Th",
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
    "Rat",
    "Ox",
    "Tiger",
    "Rabbit",
    "Dragon",
    "Snake",
    "Horse",
    "Goat",
    "Monkey",
    "Rooster",
    "Dog",
    "Pig"
  ]
};
