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
      "buddhist",
      "chinese"
    ],
    "names": {
      "buddhist": "Buddhistischer Kalender",
      "chinese": "Chinesischer Kalender",
      "gregorian": "Gregorianischer Kalender"
    },
    "preferred": [
      "gregory"
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
      "minute"
    ],
    "time": [
      "hour",
      "minute"
    ],
    "yearAndMonth": [
      "month",
      "year"
    ]
  },
  "dataLocale": "de",
  "dayPeriodSide": "after",
  "dayPeriods": {
    "codes": [
      "am",
      "pm",
      "midnight",
      "night1",
      "morning1",
      "morning2",
      "afternoon1",
      "afternoon2",
      "evening1"
    ],
    "format": {
      "abbreviated": [
        "AM",
        "PM",
        "Mitternacht",
        "nachts",
        "morgens",
        "vorm.",
        "mittags",
        "nachm.",
        "abends"
      ],
      "narrow": [
        "AM",
        "PM",
        "Mitternacht",
        "nachts",
        "morgens",
        "vorm.",
        "mittags",
        "nachm.",
        "abends"
      ],
      "wide": [
        "AM",
        "PM",
        "Mitternacht",
        "nachts",
        "morgens",
        "vormittags",
        "mittags",
        "nachmittags",
        "abends"
      ]
    },
    "rules": {
      "afternoon1": {
        "before": "13:00",
        "from": "12:00"
      },
      "afternoon2": {
        "before": "18:00",
        "from": "13:00"
      },
      "evening1": {
        "before": "24:00",
        "from": "18:00"
      },
      "midnight": {
        "at": "00:00"
      },
      "morning1": {
        "before": "10:00",
        "from": "05:00"
      },
      "morning2": {
        "before": "12:00",
        "from": "10:00"
      },
      "night1": {
        "before": "05:00",
        "from": "00:00"
      }
    },
    "standAlone": {
      "abbreviated": [
        "AM",
        "PM",
        "Mitternacht",
        "Nacht",
        "Morgen",
        "Vorm.",
        "Mittag",
        "Nachm.",
        "Abend"
      ],
      "narrow": [
        "AM",
        "PM",
        "Mitternacht",
        "Nacht",
        "Morgen",
        "Vorm.",
        "Mittag",
        "Nachm.",
        "Abend"
      ],
      "wide": [
        "AM",
        "PM",
        "Mitternacht",
        "Nacht",
        "Morgen",
        "Vormittag",
        "Mittag",
        "Nachmittag",
        "Abend"
      ]
    }
  },
  "direction": "ltr",
  "fields": {
    "day": {
      "abbreviated": "Tag",
      "narrow": "Tag",
      "wide": "Tag"
    },
    "dayPeriod": {
      "abbreviated": "Tageshälfte",
      "narrow": "Tagesh.",
      "wide": "Tageshälfte"
    },
    "era": {
      "abbreviated": "Epoche",
      "narrow": "E",
      "wide": "Epoche"
    },
    "hour": {
      "abbreviated": "Std.",
      "narrow": "Std.",
      "wide": "Stunde"
    },
    "minute": {
      "abbreviated": "Min.",
      "narrow": "Min.",
      "wide": "Minute"
    },
    "month": {
      "abbreviated": "Monat",
      "narrow": "M",
      "wide": "Monat"
    },
    "second": {
      "abbreviated": "Sek.",
      "narrow": "Sek.",
      "wide": "Sekunde"
    },
    "week": {
      "abbreviated": "Woche",
      "narrow": "W",
      "wide": "Woche"
    },
    "weekday": {
      "abbreviated": "Wochentag",
      "narrow": "Wochent.",
      "wide": "Wochentag"
    },
    "year": {
      "abbreviated": "Jahr",
      "narrow": "J",
      "wide": "Jahr"
    },
    "zone": {
      "abbreviated": "Zeitzone",
      "narrow": "Zeitz.",
      "wide": "Zeitzone"
    }
  },
  "hourCycle": "h23",
  "lists": {
    "long": {
      "end": "{0} und {1}",
      "middle": "{0}, {1}",
      "start": "{0}, {1}",
      "two": "{0} und {1}"
    },
    "narrow": {
      "end": "{0} und {1}",
      "middle": "{0}, {1}",
      "start": "{0}, {1}",
      "two": "{0} und {1}"
    },
    "short": {
      "end": "{0} und {1}",
      "middle": "{0}, {1}",
      "start": "{0}, {1}",
      "two": "{0} und {1}"
    }
  },
  "locale": "de",
  "numbers": {
    "digits": [
      "0",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9"
    ],
    "system": "latn"
  },
  "plurals": {
    "cardinal": {
      "one": [
        [
          {
            "ranges": [
              [
                1,
                1
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
        "Q1",
        "Q2",
        "Q3",
        "Q4"
      ],
      "narrow": [
        "1",
        "2",
        "3",
        "4"
      ],
      "wide": [
        "1. Quartal",
        "2. Quartal",
        "3. Quartal",
        "4. Quartal"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "Q1",
        "Q2",
        "Q3",
        "Q4"
      ],
      "narrow": [
        "1",
        "2",
        "3",
        "4"
      ],
      "wide": [
        "1. Quartal",
        "2. Quartal",
        "3. Quartal",
        "4. Quartal"
      ]
    }
  },
  "relative": {
    "day": {
      "-1": "gestern",
      "-2": "vorgestern",
      "0": "heute",
      "1": "morgen",
      "2": "übermorgen",
      "titled": {
        "-1": "Gestern",
        "-2": "Vorgestern",
        "0": "Heute",
        "1": "Morgen",
        "2": "Übermorgen"
      }
    },
    "month": {
      "-1": "letzten Monat",
      "0": "diesen Monat",
      "1": "nächsten Monat",
      "titled": {
        "-1": "Letzten Monat",
        "0": "Diesen Monat",
        "1": "Nächsten Monat"
      }
    },
    "week": {
      "-1": "letzte Woche",
      "0": "diese Woche",
      "1": "nächste Woche",
      "titled": {
        "-1": "Letzte Woche",
        "0": "Diese Woche",
        "1": "Nächste Woche"
      }
    },
    "year": {
      "-1": "letztes Jahr",
      "0": "dieses Jahr",
      "1": "nächstes Jahr",
      "titled": {
        "-1": "Letztes Jahr",
        "0": "Dieses Jahr",
        "1": "Nächstes Jahr"
      }
    }
  },
  "schemaVersion": 2,
  "strings": {
    "a11y.firstAvailable": "Erstes verfügbares Datum",
    "a11y.hourValue": {
      "one": "{n} Uhr",
      "other": "{n} Uhr"
    },
    "a11y.lastAvailable": "Letztes verfügbares Datum",
    "a11y.minuteValue": {
      "one": "{n} Minute",
      "other": "{n} Minuten"
    },
    "a11y.rangeEnd": "Enddatum, {date}",
    "a11y.rangeStart": "Startdatum, {date}",
    "a11y.selected": "{date}, ausgewählt",
    "a11y.selectedDate": "Ausgewähltes Datum: {date}",
    "a11y.selectedRange": "Ausgewählter Zeitraum: {start} bis {end}",
    "a11y.today": "Heute, {date}",
    "a11y.weekNumber": "Kalenderwoche {n}",
    "action.apply": "Anwenden",
    "action.cancel": "Abbrechen",
    "action.clear": "Löschen",
    "action.close": "Schließen",
    "action.done": "Fertig",
    "action.ok": "OK",
    "action.set": "Festlegen",
    "chinese.leapMonth": "Schaltmonat {n}",
    "chinese.leapMonthNamed": "{month} (Schaltmonat)",
    "chinese.month": "Monat {n}",
    "error.invalidDate": "Bitte ein gültiges Datum eingeben.",
    "error.invalidTime": "Bitte eine gültige Uhrzeit eingeben.",
    "error.outOfRange": "Das Datum muss im Zeitraum vom {min} bis {max} liegen.",
    "error.rangeReversed": "Das Enddatum darf nicht vor dem Startdatum liegen.",
    "error.tooEarly": "Das Datum muss am {date} oder später liegen.",
    "error.tooLate": "Das Datum muss am {date} oder früher liegen.",
    "error.unavailable": "Dieses Datum ist nicht verfügbar.",
    "filter.weekdaysOnly": "Nur unter der Woche",
    "filter.weekendsOnly": "Nur am Wochenende",
    "header.week": "KW",
    "hint.finishRange": "Enddatum auswählen",
    "hint.startRange": "Startdatum auswählen",
    "label.calendar": "Kalender",
    "label.date": "Datum",
    "label.dayPeriod": "AM/PM",
    "label.endDate": "Enddatum",
    "label.endTime": "Endzeit",
    "label.hours": "Stunden",
    "label.minutes": "Minuten",
    "label.startDate": "Startdatum",
    "label.startTime": "Startzeit",
    "label.time": "Uhrzeit",
    "nav.nextDecade": "Nächstes Jahrzehnt",
    "nav.nextMonth": "Nächster Monat",
    "nav.nextYear": "Nächstes Jahr",
    "nav.now": "Jetzt",
    "nav.previousDecade": "Vorheriges Jahrzehnt",
    "nav.previousMonth": "Vorheriger Monat",
    "nav.previousYear": "Vorheriges Jahr",
    "nav.thisMonth": "Dieser Monat",
    "nav.thisWeek": "Diese Woche",
    "nav.today": "Heute",
    "prompt.openCalendar": "Kalender öffnen",
    "prompt.selectDate": "Datum auswählen",
    "prompt.selectDateRange": "Zeitraum auswählen",
    "prompt.selectDates": "Tage auswählen",
    "prompt.selectMonth": "Monat auswählen",
    "prompt.selectMonthYear": "Monat und Jahr auswählen",
    "prompt.selectTime": "Uhrzeit auswählen",
    "prompt.selectWeek": "Woche auswählen",
    "prompt.selectYear": "Jahr auswählen",
    "segment.custom": "Individuell",
    "segment.month": "Monat",
    "segment.week": "Woche",
    "segment.year": "Jahr",
    "selection.count": {
      "one": "{n} Tag ausgewählt",
      "other": "{n} Tage ausgewählt"
    },
    "selection.none": "Kein Datum ausgewählt",
    "timer.hours": {
      "one": "Stunde",
      "other": "Stunden"
    },
    "timer.minutes": {
      "one": "Min.",
      "other": "Min."
    }
  },
  "time": {
    "intervals": {
      "Hm": {
        "H": "HH:mm–HH:mm 'Uhr'",
        "m": "HH:mm–HH:mm 'Uhr'"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "hm": {
        "a": "h:mm\u202fa\u2009–\u2009h:mm\u202fa",
        "h": "h:mm–h:mm\u202fa",
        "m": "h:mm–h:mm\u202fa"
      }
    },
    "skeletons": {
      "H": "HH 'Uhr'",
      "Hm": "HH:mm",
      "Hms": "HH:mm:ss",
      "h": "h 'Uhr' a",
      "hm": "h:mm\u202fa",
      "hms": "h:mm:ss\u202fa",
      "j": "HH 'Uhr'",
      "jm": "HH:mm",
      "ms": "mm:ss"
    },
    "styles": {
      "medium": "HH:mm:ss",
      "short": "HH:mm"
    }
  },
  "units": {
    "hour": {
      "long": {
        "label": "Stunden",
        "one": "{0} Stunde",
        "other": "{0} Stunden"
      },
      "narrow": {
        "label": "Std.",
        "one": "{0} Std.",
        "other": "{0} Std."
      },
      "short": {
        "label": "Std.",
        "one": "{0} Std.",
        "other": "{0} Std."
      }
    },
    "minute": {
      "long": {
        "label": "Minuten",
        "one": "{0} Minute",
        "other": "{0} Minuten"
      },
      "narrow": {
        "label": "min",
        "one": "{0} Min.",
        "other": "{0} Min."
      },
      "short": {
        "label": "min",
        "one": "{0} Min.",
        "other": "{0} Min."
      }
    },
    "second": {
      "long": {
        "label": "Sekunden",
        "one": "{0} Sekunde",
        "other": "{0} Sekunden"
      },
      "narrow": {
        "label": "Sek.",
        "one": "{0} Sek.",
        "other": "{0} Sek."
      },
      "short": {
        "label": "Sek.",
        "one": "{0} Sek.",
        "other": "{0} Sek."
      }
    }
  },
  "week": {
    "firstDay": "mon",
    "minimalDays": 4,
    "region": "DE",
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
        "So.",
        "Mo.",
        "Di.",
        "Mi.",
        "Do.",
        "Fr.",
        "Sa."
      ],
      "narrow": [
        "S",
        "M",
        "D",
        "M",
        "D",
        "F",
        "S"
      ],
      "short": [
        "So.",
        "Mo.",
        "Di.",
        "Mi.",
        "Do.",
        "Fr.",
        "Sa."
      ],
      "wide": [
        "Sonntag",
        "Montag",
        "Dienstag",
        "Mittwoch",
        "Donnerstag",
        "Freitag",
        "Samstag"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "So",
        "Mo",
        "Di",
        "Mi",
        "Do",
        "Fr",
        "Sa"
      ],
      "narrow": [
        "S",
        "M",
        "D",
        "M",
        "D",
        "F",
        "S"
      ],
      "short": [
        "So.",
        "Mo.",
        "Di.",
        "Mi.",
        "Do.",
        "Fr.",
        "Sa."
      ],
      "wide": [
        "Sonntag",
        "Montag",
        "Dienstag",
        "Mittwoch",
        "Donnerstag",
        "Freitag",
        "Samstag"
      ]
    }
  },
  "wheels": {
    "longest": {
      "hours": {
        "h11": [
          "10",
          "11",
          "0"
        ],
        "h12": [
          "12",
          "10",
          "11"
        ],
        "h23": [
          "00",
          "02",
          "03"
        ],
        "h24": [
          "24",
          "02",
          "03"
        ]
      },
      "minutes": [
        "00",
        "02",
        "03"
      ]
    }
  }
};
