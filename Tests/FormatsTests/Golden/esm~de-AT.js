import { keys } from "./keys.js";
export const locale = {
  keys,
  "allowedHourCycles": [
    "h23",
    "h12"
  ],
  "calendars": {
    "available": [
      "gregorian",
      "chinese"
    ],
    "names": {
      "chinese": "Chinesischer \"Kalender\""
    },
    "preferred": [
      "gregory",
      "islamic-umalqura"
    ]
  },
  "columns": {
    "countDownTimer": [
      "hour",
      "minute"
    ],
    "date": [
      "day",
      "month",
      "year"
    ],
    "dateAndTime": [
      "date",
      "hour",
      "minute",
      "dayPeriod"
    ],
    "time": [
      "hour",
      "minute",
      "dayPeriod"
    ],
    "yearAndMonth": [
      "month",
      "year"
    ]
  },
  "dataLocale": "de-AT",
  "dayPeriodSide": "after",
  "dayPeriods": {
    "codes": [
      "am",
      "pm",
      "midnight",
      "morning1"
    ],
    "format": {
      "abbreviated": [
        "abbreviated a.\u00a0m.",
        "abbreviated pm",
        "abbreviated Mitternacht",
        "abbreviated früh"
      ],
      "narrow": [
        "narrow a.\u00a0m.",
        "narrow pm",
        "narrow Mitternacht",
        "narrow früh"
      ],
      "wide": [
        "wide a.\u00a0m.",
        "wide pm",
        "wide Mitternacht",
        "wide früh"
      ]
    },
    "rules": {
      "midnight": {
        "at": "00:00"
      },
      "morning1": {
        "before": "10:00",
        "from": "05:00"
      }
    },
    "standAlone": {
      "abbreviated": [
        "abbreviated AM",
        "abbreviated PM",
        "abbreviated Mitternacht",
        "abbreviated Frühe"
      ],
      "narrow": [
        "narrow AM",
        "narrow PM",
        "narrow Mitternacht",
        "narrow Frühe"
      ],
      "wide": [
        "wide AM",
        "wide PM",
        "wide Mitternacht",
        "wide Frühe"
      ]
    }
  },
  "direction": "ltr",
  "fields": {
    "day": {
      "abbreviated": "t.",
      "narrow": "T",
      "titled": {
        "abbreviated": "T.",
        "wide": "Tag"
      },
      "wide": "tag"
    }
  },
  "hourCycle": "h23",
  "lists": {
    "long": {
      "beforeOtherScript": {
        "end": "{0} u-{1}",
        "script": "Hebr",
        "two": "{0} u-{1}"
      },
      "beforePrefix": {
        "end": "{0} e {1}",
        "exceptions": [
          "hie"
        ],
        "prefixes": [
          "hi",
          "i"
        ],
        "two": "{0} e {1}"
      },
      "end": "{0} und\u00a0{1}",
      "middle": "{0}, {1}",
      "start": "{0}, {1}",
      "two": "{0} und {1}"
    }
  },
  "locale": "de-AT",
  "numbers": {
    "digits": [
      "𞥐",
      "𞥑",
      "𞥒",
      "𞥓",
      "𞥔",
      "𞥕",
      "𞥖",
      "𞥗",
      "𞥘",
      "𞥙"
    ],
    "system": "adlm"
  },
  "plurals": {
    "cardinal": {
      "few": [
        [
          {
            "ranges": [
              [
                0,
                0
              ],
              [
                2,
                4
              ]
            ]
          }
        ],
        [
          {
            "modulus": 100,
            "ranges": [
              [
                12,
                14
              ]
            ]
          }
        ]
      ],
      "one": [
        [
          {
            "modulus": 10,
            "ranges": [
              [
                1,
                1
              ]
            ]
          },
          {
            "modulus": 100,
            "negated": true,
            "ranges": [
              [
                11,
                11
              ]
            ]
          }
        ]
      ]
    }
  },
  "quarters": {
    "format": {
      "abbreviated": [
        "q1-format-abbreviated",
        "q2-format-abbreviated",
        "q3-format-abbreviated",
        "q4-format-abbreviated"
      ],
      "narrow": [
        "q1-format-narrow",
        "q2-format-narrow",
        "q3-format-narrow",
        "q4-format-narrow"
      ],
      "wide": [
        "q1-format-wide",
        "q2-format-wide",
        "q3-format-wide",
        "q4-format-wide"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "q1-standAlone-abbreviated",
        "q2-standAlone-abbreviated",
        "q3-standAlone-abbreviated",
        "q4-standAlone-abbreviated"
      ],
      "narrow": [
        "q1-standAlone-narrow",
        "q2-standAlone-narrow",
        "q3-standAlone-narrow",
        "q4-standAlone-narrow"
      ],
      "wide": [
        "q1-standAlone-wide",
        "q2-standAlone-wide",
        "q3-standAlone-wide",
        "q4-standAlone-wide"
      ]
    },
    "titled": {
      "abbreviated": [
        "Q1",
        "Q2",
        "Q3",
        "Q4"
      ],
      "wide": [
        "Q1-TITLED",
        "Q2-TITLED",
        "Q3-TITLED",
        "Q4-TITLED"
      ]
    }
  },
  "relative": {
    "day": {
      "-1": "gestern",
      "-2": "vorgestern",
      "0": "heute",
      "1": "morgen",
      "titled": {
        "-1": "Gestern",
        "-2": "Vorgestern",
        "0": "Heute",
        "1": "Morgen"
      }
    }
  },
  "schemaVersion": 3,
  "strings": {
    "a11y.hourValue": {
      "one": "{n}\u202fUhr",
      "other": "{n} Uhr & 1 %"
    },
    "action.done": "Fertig & <los>"
  },
  "time": {
    "intervals": {
      "Hm": {
        "H": "Hm–H 'o''c'",
        "m": "Hm–m 'o''c'"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "hm": {
        "a": "hm–a 'o''c'",
        "h": "hm–h 'o''c'",
        "m": "hm–m 'o''c'"
      }
    },
    "skeletons": {
      "H": "H 'Uhr'",
      "Hm": "Hm 'Uhr'",
      "Hms": "Hms 'Uhr'",
      "h": "h 'Uhr'",
      "hm": "hm 'Uhr'",
      "hms": "hms 'Uhr'",
      "j": "j 'Uhr'",
      "jm": "jm 'Uhr'",
      "jms": "jms 'Uhr'",
      "ms": "ms 'Uhr'"
    },
    "styles": {
      "medium": "HH:mm:ss",
      "short": "h:mm\u202fa"
    }
  },
  "units": {
    "hour": {
      "short": {
        "label": "Std.",
        "one": "{0}\u00a0Std.",
        "other": "{0}\u00a0Std."
      }
    }
  },
  "week": {
    "firstDay": "mon",
    "minimalDays": 4,
    "region": "AT",
    "weekend": [
      "sat",
      "sun"
    ]
  },
  "weekdays": {
    "codes": [
      "sun",
      "mon",
      "tue",
      "wed",
      "thu",
      "fri",
      "sat"
    ],
    "format": {
      "abbreviated": [
        "sun-format-abbreviated",
        "mon-format-abbreviated",
        "tue-format-abbreviated",
        "wed-format-abbreviated",
        "thu-format-abbreviated",
        "fri-format-abbreviated",
        "sat-format-abbreviated"
      ],
      "narrow": [
        "sun-format-narrow",
        "mon-format-narrow",
        "tue-format-narrow",
        "wed-format-narrow",
        "thu-format-narrow",
        "fri-format-narrow",
        "sat-format-narrow"
      ],
      "short": [
        "sun-format-short",
        "mon-format-short",
        "tue-format-short",
        "wed-format-short",
        "thu-format-short",
        "fri-format-short",
        "sat-format-short"
      ],
      "wide": [
        "sun-format-wide",
        "mon-format-wide",
        "tue-format-wide",
        "wed-format-wide",
        "thu-format-wide",
        "fri-format-wide",
        "sat-format-wide"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "sun-standAlone-abbreviated",
        "mon-standAlone-abbreviated",
        "tue-standAlone-abbreviated",
        "wed-standAlone-abbreviated",
        "thu-standAlone-abbreviated",
        "fri-standAlone-abbreviated",
        "sat-standAlone-abbreviated"
      ],
      "narrow": [
        "sun-standAlone-narrow",
        "mon-standAlone-narrow",
        "tue-standAlone-narrow",
        "wed-standAlone-narrow",
        "thu-standAlone-narrow",
        "fri-standAlone-narrow",
        "sat-standAlone-narrow"
      ],
      "short": [
        "sun-standAlone-short",
        "mon-standAlone-short",
        "tue-standAlone-short",
        "wed-standAlone-short",
        "thu-standAlone-short",
        "fri-standAlone-short",
        "sat-standAlone-short"
      ],
      "wide": [
        "sun-standAlone-wide",
        "mon-standAlone-wide",
        "tue-standAlone-wide",
        "wed-standAlone-wide",
        "thu-standAlone-wide",
        "fri-standAlone-wide",
        "sat-standAlone-wide"
      ]
    },
    "titled": {
      "abbreviated": [
        "sun-Titled",
        "mon-Titled",
        "tue-Titled",
        "wed-Titled",
        "thu-Titled",
        "fri-Titled",
        "sat-Titled"
      ],
      "short": [
        "sun-T",
        "mon-T",
        "tue-T",
        "wed-T",
        "thu-T",
        "fri-T",
        "sat-T"
      ],
      "wide": [
        "sun-TITLED",
        "mon-TITLED",
        "tue-TITLED",
        "wed-TITLED",
        "thu-TITLED",
        "fri-TITLED",
        "sat-TITLED"
      ]
    }
  },
  "wheels": {
    "longest": {
      "hours": {
        "h11": [
          "10 h11"
        ],
        "h12": [
          "10 h12"
        ],
        "h23": [
          "10 h23"
        ],
        "h24": [
          "10 h24"
        ]
      },
      "minutes": [
        "10'",
        "20'"
      ]
    }
  }
};
