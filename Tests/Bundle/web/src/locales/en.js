import { keys } from "./keys.js";
export const locale = {
  keys,
  "allowedHourCycles": [
    "h12",
    "h23"
  ],
  "calendars": {
    "available": [
      "gregorian",
      "buddhist",
      "chinese"
    ],
    "names": {
      "buddhist": "Buddhist Calendar",
      "chinese": "Chinese Calendar",
      "gregorian": "Gregorian Calendar"
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
      "month",
      "day",
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
  "dataLocale": "en",
  "dayPeriodSide": "after",
  "dayPeriods": {
    "codes": [
      "am",
      "pm",
      "midnight",
      "morning1",
      "afternoon1",
      "noon",
      "evening1",
      "night1"
    ],
    "format": {
      "abbreviated": [
        "AM",
        "PM",
        "midnight",
        "in the morning",
        "in the afternoon",
        "noon",
        "in the evening",
        "at night"
      ],
      "narrow": [
        "a",
        "p",
        "mi",
        "in the morning",
        "in the afternoon",
        "n",
        "in the evening",
        "at night"
      ],
      "wide": [
        "AM",
        "PM",
        "midnight",
        "in the morning",
        "in the afternoon",
        "noon",
        "in the evening",
        "at night"
      ]
    },
    "rules": {
      "afternoon1": {
        "before": "18:00",
        "from": "12:00"
      },
      "evening1": {
        "before": "21:00",
        "from": "18:00"
      },
      "midnight": {
        "at": "00:00"
      },
      "morning1": {
        "before": "12:00",
        "from": "06:00"
      },
      "night1": {
        "before": "06:00",
        "from": "21:00"
      },
      "noon": {
        "at": "12:00"
      }
    },
    "standAlone": {
      "abbreviated": [
        "AM",
        "PM",
        "midnight",
        "morning",
        "afternoon",
        "noon",
        "evening",
        "night"
      ],
      "narrow": [
        "AM",
        "PM",
        "midnight",
        "morning",
        "afternoon",
        "noon",
        "evening",
        "night"
      ],
      "wide": [
        "AM",
        "PM",
        "midnight",
        "morning",
        "afternoon",
        "noon",
        "evening",
        "night"
      ]
    }
  },
  "direction": "ltr",
  "fields": {
    "day": {
      "abbreviated": "day",
      "narrow": "day",
      "titled": {
        "abbreviated": "Day",
        "wide": "Day"
      },
      "wide": "day"
    },
    "dayPeriod": {
      "abbreviated": "AM/PM",
      "narrow": "AM/PM",
      "wide": "AM/PM"
    },
    "era": {
      "abbreviated": "era",
      "narrow": "era",
      "titled": {
        "abbreviated": "Era",
        "wide": "Era"
      },
      "wide": "era"
    },
    "hour": {
      "abbreviated": "hr.",
      "narrow": "hr",
      "titled": {
        "abbreviated": "Hr.",
        "wide": "Hour"
      },
      "wide": "hour"
    },
    "minute": {
      "abbreviated": "min.",
      "narrow": "min",
      "titled": {
        "abbreviated": "Min.",
        "wide": "Minute"
      },
      "wide": "minute"
    },
    "month": {
      "abbreviated": "mo.",
      "narrow": "mo",
      "titled": {
        "abbreviated": "Mo.",
        "wide": "Month"
      },
      "wide": "month"
    },
    "second": {
      "abbreviated": "sec.",
      "narrow": "sec",
      "titled": {
        "abbreviated": "Sec.",
        "wide": "Second"
      },
      "wide": "second"
    },
    "week": {
      "abbreviated": "wk.",
      "narrow": "wk",
      "titled": {
        "abbreviated": "Wk.",
        "wide": "Week"
      },
      "wide": "week"
    },
    "weekday": {
      "abbreviated": "day of wk.",
      "narrow": "day of wk.",
      "titled": {
        "abbreviated": "Day of wk.",
        "wide": "Day of the week"
      },
      "wide": "day of the week"
    },
    "year": {
      "abbreviated": "yr.",
      "narrow": "yr",
      "titled": {
        "abbreviated": "Yr.",
        "wide": "Year"
      },
      "wide": "year"
    },
    "zone": {
      "abbreviated": "zone",
      "narrow": "zone",
      "titled": {
        "abbreviated": "Zone",
        "wide": "Time zone"
      },
      "wide": "time zone"
    }
  },
  "hourCycle": "h12",
  "lists": {
    "long": {
      "end": "{0}, and {1}",
      "middle": "{0}, {1}",
      "start": "{0}, {1}",
      "two": "{0} and {1}"
    },
    "narrow": {
      "end": "{0}, {1}",
      "middle": "{0}, {1}",
      "start": "{0}, {1}",
      "two": "{0}, {1}"
    },
    "short": {
      "end": "{0}, & {1}",
      "middle": "{0}, {1}",
      "start": "{0}, {1}",
      "two": "{0} & {1}"
    }
  },
  "locale": "en",
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
        "1st quarter",
        "2nd quarter",
        "3rd quarter",
        "4th quarter"
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
        "1st quarter",
        "2nd quarter",
        "3rd quarter",
        "4th quarter"
      ]
    }
  },
  "relative": {
    "day": {
      "-1": "yesterday",
      "0": "today",
      "1": "tomorrow",
      "titled": {
        "-1": "Yesterday",
        "0": "Today",
        "1": "Tomorrow"
      }
    },
    "month": {
      "-1": "last month",
      "0": "this month",
      "1": "next month",
      "titled": {
        "-1": "Last month",
        "0": "This month",
        "1": "Next month"
      }
    },
    "week": {
      "-1": "last week",
      "0": "this week",
      "1": "next week",
      "titled": {
        "-1": "Last week",
        "0": "This week",
        "1": "Next week"
      }
    },
    "year": {
      "-1": "last year",
      "0": "this year",
      "1": "next year",
      "titled": {
        "-1": "Last year",
        "0": "This year",
        "1": "Next year"
      }
    }
  },
  "schemaVersion": 2,
  "strings": {
    "a11y.firstAvailable": "First available date",
    "a11y.hourValue": {
      "one": "{n} o’clock",
      "other": "{n} o’clock"
    },
    "a11y.lastAvailable": "Last available date",
    "a11y.minuteValue": {
      "one": "{n} minute",
      "other": "{n} minutes"
    },
    "a11y.rangeEnd": "End date, {date}",
    "a11y.rangeStart": "Start date, {date}",
    "a11y.selected": "{date}, selected",
    "a11y.selectedDate": "Selected date: {date}",
    "a11y.selectedRange": "Selected range: {start} to {end}",
    "a11y.today": "Today, {date}",
    "a11y.weekNumber": "Week {n}",
    "action.apply": "Apply",
    "action.cancel": "Cancel",
    "action.clear": "Clear",
    "action.close": "Close",
    "action.done": "Done",
    "action.ok": "OK",
    "action.set": "Set",
    "chinese.leapMonth": "Leap month {n}",
    "chinese.leapMonthNamed": "Leap {month}",
    "chinese.month": "Month {n}",
    "error.invalidDate": "Enter a valid date.",
    "error.invalidTime": "Enter a valid time.",
    "error.outOfRange": "Select a date from {min} to {max}",
    "error.rangeReversed": "The end date can’t be before the start date.",
    "error.tooEarly": "Date must be {date} or later.",
    "error.tooLate": "Date must be {date} or earlier.",
    "error.unavailable": "This date is not available.",
    "filter.weekdaysOnly": "Weekdays only",
    "filter.weekendsOnly": "Weekends only",
    "header.week": "Wk",
    "hint.finishRange": "Select the end date",
    "hint.startRange": "Select the start date",
    "label.calendar": "Calendar",
    "label.date": "Date",
    "label.dayPeriod": "AM/PM",
    "label.endDate": "End date",
    "label.endTime": "End time",
    "label.hours": "Hours",
    "label.minutes": "Minutes",
    "label.startDate": "Start date",
    "label.startTime": "Start time",
    "label.time": "Time",
    "nav.nextDecade": "Next decade",
    "nav.nextMonth": "Next month",
    "nav.nextYear": "Next year",
    "nav.now": "Now",
    "nav.previousDecade": "Previous decade",
    "nav.previousMonth": "Previous month",
    "nav.previousYear": "Previous year",
    "nav.thisMonth": "This month",
    "nav.thisWeek": "This week",
    "nav.today": "Today",
    "prompt.openCalendar": "Open calendar",
    "prompt.selectDate": "Select date",
    "prompt.selectDateRange": "Select date range",
    "prompt.selectDates": "Select dates",
    "prompt.selectMonth": "Select month",
    "prompt.selectMonthYear": "Select month and year",
    "prompt.selectTime": "Select time",
    "prompt.selectWeek": "Select week",
    "prompt.selectYear": "Select year",
    "segment.custom": "Custom",
    "segment.month": "Month",
    "segment.week": "Week",
    "segment.year": "Year",
    "selection.count": {
      "one": "{n} date selected",
      "other": "{n} dates selected"
    },
    "selection.none": "No date selected",
    "timer.hours": {
      "one": "hour",
      "other": "hours"
    },
    "timer.minutes": {
      "one": "min",
      "other": "min"
    }
  },
  "time": {
    "intervals": {
      "Hm": {
        "H": "HH:mm\u2009–\u2009HH:mm",
        "m": "HH:mm\u2009–\u2009HH:mm"
      },
      "fallback": "{0}\u2009–\u2009{1}",
      "hm": {
        "a": "h:mm\u202fa\u2009–\u2009h:mm\u202fa",
        "h": "h:mm\u2009–\u2009h:mm\u202fa",
        "m": "h:mm\u2009–\u2009h:mm\u202fa"
      }
    },
    "skeletons": {
      "H": "HH",
      "Hm": "HH:mm",
      "Hms": "HH:mm:ss",
      "h": "h\u202fa",
      "hm": "h:mm\u202fa",
      "hms": "h:mm:ss\u202fa",
      "j": "h\u202fa",
      "jm": "h:mm\u202fa",
      "ms": "mm:ss"
    },
    "styles": {
      "medium": "h:mm:ss\u202fa",
      "short": "h:mm\u202fa"
    }
  },
  "units": {
    "hour": {
      "long": {
        "label": "hours",
        "one": "{0} hour",
        "other": "{0} hours"
      },
      "narrow": {
        "label": "hour",
        "one": "{0}h",
        "other": "{0}h"
      },
      "short": {
        "label": "hours",
        "one": "{0} hr",
        "other": "{0} hr"
      }
    },
    "minute": {
      "long": {
        "label": "minutes",
        "one": "{0} minute",
        "other": "{0} minutes"
      },
      "narrow": {
        "label": "min",
        "one": "{0}m",
        "other": "{0}m"
      },
      "short": {
        "label": "mins",
        "one": "{0} min",
        "other": "{0} min"
      }
    },
    "second": {
      "long": {
        "label": "seconds",
        "one": "{0} second",
        "other": "{0} seconds"
      },
      "narrow": {
        "label": "sec",
        "one": "{0}s",
        "other": "{0}s"
      },
      "short": {
        "label": "secs",
        "one": "{0} sec",
        "other": "{0} sec"
      }
    }
  },
  "week": {
    "firstDay": "sun",
    "minimalDays": 1,
    "region": "US",
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
        "Sun",
        "Mon",
        "Tue",
        "Wed",
        "Thu",
        "Fri",
        "Sat"
      ],
      "narrow": [
        "S",
        "M",
        "T",
        "W",
        "T",
        "F",
        "S"
      ],
      "short": [
        "Su",
        "Mo",
        "Tu",
        "We",
        "Th",
        "Fr",
        "Sa"
      ],
      "wide": [
        "Sunday",
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday"
      ]
    },
    "standAlone": {
      "abbreviated": [
        "Sun",
        "Mon",
        "Tue",
        "Wed",
        "Thu",
        "Fri",
        "Sat"
      ],
      "narrow": [
        "S",
        "M",
        "T",
        "W",
        "T",
        "F",
        "S"
      ],
      "short": [
        "Su",
        "Mo",
        "Tu",
        "We",
        "Th",
        "Fr",
        "Sa"
      ],
      "wide": [
        "Sunday",
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday"
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
