import { locale } from "../en.js";
export { locale };
export const calendar = {
  locale,
  "bcp47": "gregory",
  "calendar": "gregorian",
  "columns": [
    "month",
    "day",
    "year"
  ],
  "eras": {
    "abbreviated": [
      "BC",
      "AD"
    ],
    "codes": [
      "bce",
      "ce"
    ],
    "current": "ce",
    "narrow": [
      "B",
      "A"
    ],
    "wide": [
      "Before Christ",
      "Anno Domini"
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
      "2026",
      "2027"
    ]
  },
  "mask": {
    "letters": {
      "day": "dd",
      "month": "mm",
      "year": "yyyy"
    },
    "order": [
      "month",
      "day",
      "year"
    ],
    "separators": [
      "",
      "/",
      "/",
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
      "full": "EEEE, MMMM d, y",
      "long": "MMMM d, y",
      "medium": "MMM d, y",
      "short": "M/d/yy"
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
        "y": "MMM d, y\u2009–\u2009MMM d, y"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "yMMMEd": {
        "M": "E, MMM d\u2009–\u2009E, MMM d, y",
        "d": "E, MMM d\u2009–\u2009E, MMM d, y",
        "y": "E, MMM d, y\u2009–\u2009E, MMM d, y"
      },
      "yMMMM": {
        "M": "MMMM\u2009–\u2009MMMM y",
        "y": "MMMM y\u2009–\u2009MMMM y"
      },
      "yMMMd": {
        "M": "MMM d\u2009–\u2009MMM d, y",
        "d": "MMM d\u2009–\u2009d, y",
        "y": "MMM d, y\u2009–\u2009MMM d, y"
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
      "y": "y",
      "yM": "M/y",
      "yMMM": "MMM y",
      "yMMMEd": "EEE, MMM d, y",
      "yMMMM": "MMMM y",
      "yMMMMEEEEd": "EEEE, MMMM d, y",
      "yMMMMd": "MMMM d, y",
      "yMMMd": "MMM d, y",
      "yMd": "M/d/y"
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
    "pattern": "y"
  }
};
