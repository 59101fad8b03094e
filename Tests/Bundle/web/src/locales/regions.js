export const regions = {
  "regions": {
    "001": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "languages": {
        "ar": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        },
        "en": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        }
      },
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AC": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AD": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AE": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic-umalqura",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AF": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "persian",
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "thu",
        "fri"
      ]
    },
    "AG": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AI": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AL": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AM": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AO": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AQ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AR": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AS": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AT": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AU": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AW": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AX": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "AZ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BA": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BB": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BD": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "BE": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BF": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BG": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BH": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic-umalqura",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "BI": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BJ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BL": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BM": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BN": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sun"
      ]
    },
    "BO": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "languages": {
        "es": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BQ": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BR": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "languages": {
        "es": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BS": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BT": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BV": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BW": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BY": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "BZ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CA": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "languages": {
        "fr": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CC": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CD": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CF": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CG": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CH": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "languages": {
        "it": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CI": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CK": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CL": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CM": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CN": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "chinese"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CO": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CP": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CR": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CU": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CV": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CW": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CX": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "chinese"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CY": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "CZ": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "DE": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "DG": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "DJ": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "DK": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "DM": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "DO": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "DZ": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "EA": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "EC": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "languages": {
        "es": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "EE": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "EG": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "coptic",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "EH": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ER": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ES": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "languages": {
        "ca": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        },
        "es": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        },
        "gl": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ET": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "ethiopic"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "FI": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "FJ": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "FK": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "FM": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "FO": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "FR": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GA": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GB": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GD": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GE": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GF": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GG": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GH": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GI": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GL": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GM": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GN": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GP": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GQ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "languages": {
        "es": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GR": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GS": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GT": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GU": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GW": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "GY": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "HK": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "chinese"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "HM": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "HN": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "HR": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "HT": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "HU": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "IC": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ID": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "IE": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "IL": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "hebrew",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "IM": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "IN": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "indian"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "languages": {
        "gu": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        },
        "hi": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        },
        "kn": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        },
        "ml": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        },
        "mr": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        },
        "pa": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        },
        "ta": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        },
        "te": {
          "allowedHourCycles": [
            "h12",
            "h23"
          ],
          "hourCycle": "h12"
        }
      },
      "minimalDays": 1,
      "weekend": [
        "sun"
      ]
    },
    "IO": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "IQ": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "IR": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "persian",
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "fri"
      ]
    },
    "IS": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "IT": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "languages": {
        "it": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "JE": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "JM": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "JO": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "JP": {
      "allowedHourCycles": [
        "h23",
        "h11",
        "h12"
      ],
      "calendars": [
        "gregory",
        "japanese"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KE": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KG": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KH": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KI": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KM": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KN": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KP": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KR": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "dangi"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KW": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic-umalqura",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "KY": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "KZ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LA": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LB": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LC": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LI": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LK": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LR": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LS": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LT": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LU": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LV": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "LY": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "MA": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MC": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MD": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ME": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MF": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MG": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MH": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MK": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ML": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MM": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MN": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MO": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "chinese"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MP": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MQ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MR": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MS": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MT": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MU": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MV": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "fri",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "MW": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MX": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MY": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "MZ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NA": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NC": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NE": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NF": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NG": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NI": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NL": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NO": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NP": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NR": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NU": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "NZ": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "OM": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "PA": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PE": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "languages": {
        "es": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PF": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PG": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PH": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PK": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PL": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PM": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PN": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PR": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PS": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PT": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PW": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "PY": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "QA": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic-umalqura",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "RE": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "RO": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "RS": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "RU": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "RW": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SA": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "islamic-umalqura",
        "gregory",
        "islamic",
        "islamic-rgsa"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "SB": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SC": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SD": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "SE": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SG": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "chinese"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SH": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SI": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SJ": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SK": {
      "allowedHourCycles": [
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SL": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SM": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SN": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SO": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SR": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SS": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ST": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SV": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SX": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "SY": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sat",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "SZ": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TA": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TC": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TD": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TF": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TG": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TH": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "buddhist",
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TJ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TK": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TL": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TM": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TN": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TO": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TR": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TT": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TV": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TW": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "roc",
        "chinese"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "TZ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "UA": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "UG": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sun"
      ]
    },
    "UM": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "US": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "UY": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "UZ": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "VA": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 4,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "VC": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "VE": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "VG": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "VI": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "VN": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "VU": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "WF": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "WS": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "XK": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "YE": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory",
        "islamic",
        "islamic-civil",
        "islamic-tbla"
      ],
      "firstDay": "sun",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "fri",
        "sat"
      ]
    },
    "YT": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ZA": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "languages": {
        "af": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        },
        "zu": {
          "allowedHourCycles": [
            "h23",
            "h12"
          ],
          "hourCycle": "h23"
        }
      },
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ZM": {
      "allowedHourCycles": [
        "h12",
        "h23"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "mon",
      "hourCycle": "h12",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    },
    "ZW": {
      "allowedHourCycles": [
        "h23",
        "h12"
      ],
      "calendars": [
        "gregory"
      ],
      "firstDay": "sun",
      "hourCycle": "h23",
      "minimalDays": 1,
      "weekend": [
        "sat",
        "sun"
      ]
    }
  },
  "schemaVersion": 2
};
