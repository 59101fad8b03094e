import { locale } from "../en.js";
export { locale };
export const calendar = {
  locale,
  "bcp47": "buddhist",
  "calendar": "buddhist",
  "columns": [
    "month",
    "day",
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
      "BE"
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
      "December"
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
        "Jan",
        "Feb",
        "Mar",
        "Apr",
        "May",
        "Jun",
        "Jul",
        "Aug",
        "Sep",
        "Oct",
        "Nov",
        "Dec"
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
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "Jan",
        "Feb",
        "Mar",
        "Apr",
        "May",
        "Jun",
        "Jul",
        "Aug",
        "Sep",
        "Oct",
        "Nov",
        "Dec"
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
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December"
      ]
    }
  },
  "patterns": {
    "date": {
      "full": "EEEE, MMMM d, y G",
      "long": "MMMM d, y G",
      "medium": "MMM d, y G",
      "short": "M/d/y GGGGG"
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
        "y": "MMM d, y\u2009–\u2009MMM d, y G"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "yMMMEd": {
        "M": "E, MMM d\u2009–\u2009E, MMM d, y G",
        "d": "E, MMM d\u2009–\u2009E, MMM d, y G",
        "y": "E, MMM d, y\u2009–\u2009E, MMM d, y G"
      },
      "yMMMM": {
        "M": "MMMM\u2009–\u2009MMMM y G",
        "y": "MMMM y\u2009–\u2009MMMM y G"
      },
      "yMMMd": {
        "M": "MMM d\u2009–\u2009MMM d, y G",
        "d": "MMM d\u2009–\u2009d, y G",
        "y": "MMM d, y\u2009–\u2009MMM d, y G"
      }
    },
    "skeletons": {
      "E": "ccc",
      "Ed": "d EEE",
      "Gy": "y G",
      "GyMMM": "MMM y G",
      "GyMMMM": "MMMM y G",
      "M": "L",
      "MMM": "LLL",
      "MMMEd": "EEE, MMM d",
      "MMMM": "LLLL",
      "MMMMd": "MMMM d",
      "MMMd": "MMM d",
      "Md": "M/d",
      "d": "d",
      "y": "y G",
      "yM": "M/y GGGGG",
      "yMMM": "MMM y G",
      "yMMMEd": "EEE, MMM d, y G",
      "yMMMM": "MMMM y G",
      "yMMMMEEEEd": "EEEE, MMMM d, y G",
      "yMMMMd": "MMMM d, y G",
      "yMMMd": "MMM d, y G",
      "yMd": "M/d/y GGGGG"
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
    "pattern": "y G"
  }
};
