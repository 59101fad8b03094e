package import AlmanacKit
package import AlmanacRecord

extension LocaleRecord {
  /// An invented locale with values in nearly all fields, and with characters that the formats must escape.
  package static let sample = LocaleRecord(
    locale: .sample, calendars: [.sampleGregorian, .sampleChinese], hasKeywords: false,
    unreviewed: [:])
}

extension LocaleFile {
  package static let sample: LocaleFile = {
    var file = required
    var day = FieldNames(abbreviated: "t.", narrow: "T", wide: "tag")
    day.titled = FieldNames.Titled(abbreviated: "T.", wide: "Tag")
    file.fields = ["day": day]
    file.weekdays.names.titled = TitledNames(
      abbreviated: Weekday.allCases.map { "\($0)-Titled" }, short: Weekday.allCases.map { "\($0)-T" },
      wide: Weekday.allCases.map { "\($0)-TITLED" })
    var days = RelativeWords(["-2": "vorgestern", "-1": "gestern", "0": "heute", "1": "morgen"])
    days.titled = ["-2": "Vorgestern", "-1": "Gestern", "0": "Heute", "1": "Morgen"]
    file.relative = ["day": days]
    var quarters = ContextNames(hasShort: false) { context, width in
      (1...4).map { "q\($0)-\(context)-\(width)" }
    }
    quarters.titled = TitledNames(
      abbreviated: (1...4).map { "Q\($0)" }, short: nil, wide: (1...4).map { "Q\($0)-TITLED" })
    file.quarters = quarters
    file.units = [
      "hour": ["short": UnitNames(label: "Std.", forms: [.one: "{0}\u{A0}Std.", .other: "{0}\u{A0}Std."])]
    ]
    return file
  }()

  /// The sample with only the fields that every locale has.
  private static let required = LocaleFile { file in
    (file.locale, file.dataLocale, file.direction) = ("de-AT", "de-AT", "ltr")
    (file.allowedHourCycles, file.hourCycle) = ([.h23, .h12], .h23)
    file.calendars.available = [.gregorian, .chinese]
    file.calendars.names = ["chinese": "Chinesischer \"Kalender\""]
    file.calendars.preferred = ["gregory", "islamic-umalqura"]
    file.columns.date = [.day, .month, .year]
    file.columns.time = [.hour, .minute, .dayPeriod]
    file.columns.dateAndTime = [.date, .hour, .minute, .dayPeriod]
    file.columns.yearAndMonth = [.month, .year]
    file.dayPeriodSide = .after
    file.dayPeriods.codes = ["am", "pm", "midnight", "morning1"]
    file.dayPeriods.format = WidthNames(hasShort: false) { width in
      ["\(width) a.\u{A0}m.", "\(width) pm", "\(width) Mitternacht", "\(width) früh"]
    }
    file.dayPeriods.standAlone = WidthNames(hasShort: false) { width in
      ["\(width) AM", "\(width) PM", "\(width) Mitternacht", "\(width) Frühe"]
    }
    file.dayPeriods.rules = [
      "midnight": .init(at: "00:00"), "morning1": .init(from: "05:00", before: "10:00"),
    ]
    file.lists["long"] = ListPatterns {
      ($0.two, $0.start) = ("{0} und {1}", "{0}, {1}")
      ($0.middle, $0.end) = ("{0}, {1}", "{0} und\u{A0}{1}")
      $0.beforeOtherScript = .init { ($0.script, $0.two, $0.end) = ("Hebr", "{0} u-{1}", "{0} u-{1}") }
      $0.beforePrefix = .init {
        ($0.prefixes, $0.exceptions) = (["hi", "i"], ["hie"])
        ($0.two, $0.end) = ("{0} e {1}", "{0} e {1}")
      }
    }
    file.numbers.system = "adlm"
    file.numbers.digits = (0...9).map { String(UnicodeScalar(0x1E950 + $0) ?? "0") }
    file.plurals.cardinal = PluralRules([
      .one: [
        [
          PluralRelation(modulus: 10, ranges: [1...1], isNegated: false),
          PluralRelation(modulus: 100, ranges: [11...11], isNegated: true),
        ]
      ],
      .few: [
        [PluralRelation(modulus: nil, ranges: [0...0, 2...4], isNegated: false)],
        [PluralRelation(modulus: 100, ranges: [12...14], isNegated: false)],
      ],
    ])
    file.strings = [
      "action.done": .plain("Fertig & <los>"),
      "a11y.selectedRange": .plain("{end} nach {start}, 100 %"),
      "discount": .plain("100 %"),
      "a11y.hourValue": .plural([.one: "{n}\u{202F}Uhr", .other: "{n} Uhr & 1 %"]),
      "timer.hours": .plural([.one: "Stunde", .other: "Stunden"]),
    ]
    file.time.intervals = .sample(Intervals.time)
    for skeleton in Time.fixedSkeletons + ["j", "jm", "jms"] {
      file.time.skeletons[skeleton] = "\(skeleton) 'Uhr'"
    }
    file.time.styles = ["medium": "HH:mm:ss", "short": "h:mm\u{202F}a"]
    file.week = WeekRules(firstDay: .mon, minimalDays: 4, region: "AT", weekend: [.sat, .sun])
    file.weekdays.codes = Weekday.allCases
    file.weekdays.names = ContextNames(hasShort: true) { context, width in
      Weekday.allCases.map { "\($0)-\(context)-\(width)" }
    }
    file.wheels.hours = HourLabels { cycle in cycle.numbers.map { "\($0) \(cycle)" } }
    file.wheels.minutes = (0...59).map { "\($0)'" }
    file.wheels.longest.hours = HourLabels { cycle in ["10 \(cycle)"] }
    file.wheels.longest.minutes = ["10'", "20'"]
    file.sources = ["week": .table, "weekdays.format.wide": .parent("de"), "strings.action.done": .catalogue]
  }
}

extension CalendarFile {
  package static let sampleGregorian: CalendarFile = {
    var file = CalendarFile(locale: "de-AT", calendar: .gregorian)
    file.columns = [.day, .month, .year]
    file.dayLabels = (1...31).map { "\($0)." }
    file.longest.days = ["20."]
    file.longest.months = ["M10 format wide", "M11 format wide"]
    file.longest.years = ["2026\u{202F}г."]
    file.months = .sampleMonths("M")
    file.patterns = .sample
    (file.years.first, file.years.last, file.years.pattern) = (2025, 2026, "y\u{202F}г.")
    file.years.display = ["2025\u{202F}г.", "2026\u{202F}г."]
    file.years.numeric = ["2025", "2026"]
    file.sources = ["months.format.wide": .own, "years.display": .rule]
    file.eras = Eras(codes: ["bce", "ce"], names: WidthNames(hasShort: false) { ["v. \($0)", "n. \($0)"] })
    file.mask = Mask {
      $0.letters = .init { ($0.day, $0.month, $0.year) = ("TT", "MM", "JJJJ") }
      $0.order = [.day, .month, .year]
      $0.separators = ["", ". ", ".", ""]
    }
    file.picker = .sample
    file.picker.numericDate = "dd. MM.yyyy"
    file.picker.yearOffset = 0
    file.picker.yearSuffix = "\u{202F}г."
    return file
  }()

  package static let sampleChinese: CalendarFile = {
    var file = CalendarFile(locale: "de-AT", calendar: .chinese)
    file.columns = [.year, .month, .day]
    file.dayLabels = (1...30).map { "\($0)日" }
    (file.longest.days, file.longest.months, file.longest.years) = (["20日"], ["闰12 format wide"], ["2026丙午年"])
    (file.months, file.leapMonths, file.patterns) = (.sampleMonths("月"), .sampleMonths("闰"), .sample)
    file.numberOverrides = [
      "patterns.date.full": ["d": "hanidays"], "patterns.date.long": ["*": "hanidec"],
    ]
    (file.years.first, file.years.last, file.years.pattern) = (2026, 2026, "rU年")
    (file.years.display, file.years.numeric) = (["2026丙午年"], ["2026"])
    file.sources = ["months.format.wide": .fallback("en"), "years.display": .root]
    file.leapMonthPatterns = LeapMonthPatterns { $0.numeric = "闰{0}" }
    file.months.titled = .sampleMonths("月")
    file.leapMonths?.titled = .sampleMonths("闰")
    file.cyclicYears = (1...60).map { "甲子\($0)" }
    file.zodiac = (1...12).map { "鼠\($0)" }
    file.dayNames = (1...30).map { "初\($0)" }
    file.picker = .sample
    file.picker.digits = nil
    return file
  }()
}

extension CalendarFile.Picker {
  fileprivate static var sample: CalendarFile.Picker {
    var picker = CalendarFile.Picker()
    (picker.dayPeriods, picker.direction) = (["a.\u{A0}m.", "pm"], "ltr")
    (picker.firstDay, picker.firstDayCode) = (1, .mon)
    picker.months = (1...12).map { "M\($0)" }
    picker.monthsInDate = (1...12).map { "m\($0)" }
    picker.monthsShort = (1...12).map { "M\($0)." }
    (picker.rangeSeparator, picker.time, picker.title) = ("\u{2009}–\u{2009}", "HH 'Uhr'", "MMMM y")
    picker.weekdays = Weekday.allCases.map { "\($0)-TITLED" }
    picker.weekdaysHeader = Weekday.allCases.map { "\($0)-H" }
    picker.digits = LocaleFile.sample.numbers.digits
    return picker
  }
}

extension ContextNames {
  fileprivate static func sampleMonths(_ letter: String) -> ContextNames {
    ContextNames(hasShort: false) { context, width in
      (1...12).map { "\(letter)\($0) \(context) \(width)" }
    }
  }
}

extension TitledNames {
  fileprivate static func sampleMonths(_ letter: String) -> TitledNames {
    TitledNames(
      abbreviated: (1...12).map { "\(letter)\($0) Titled" }, short: nil,
      wide: (1...12).map { "\(letter)\($0) TITLED" })
  }
}

extension CalendarFile.Patterns {
  fileprivate static let sample = CalendarFile.Patterns {
    $0.date = [
      "full": "EEEE, d. 'de' MMMM y", "long": "d\u{200F}/M/y", "medium": "y-MM-dd", "short": "rU年MMMd",
    ]
    $0.dateTime = [
      "full": "{1} 'um' {0}", "long": "{1} 'um' {0}", "medium": "{1}, {0}", "short": "{1}, {0}",
    ]
    $0.intervals = .sample(Intervals.date)
    for skeleton in CalendarFile.Patterns.skeletons { $0.skeletons[skeleton] = "\(skeleton) 'o''c'" }
  }
}

extension Intervals {
  fileprivate static func sample(_ letters: KeyValuePairs<String, [String]>) -> Intervals {
    Intervals(
      fallback: "{0}\u{2009}–\u{2009}{1}",
      patterns: Dictionary(
        uniqueKeysWithValues: letters.map { skeleton, letters in
          (
            skeleton, Dictionary(uniqueKeysWithValues: letters.map { ($0, "\(skeleton)–\($0) 'o''c'") })
          )
        }))
  }
}
