extension LocaleFile {
  /// A sample of `locale.json` from which ``FieldCatalog`` takes the fields; it has every field but almost no values.
  static let outline: LocaleFile = {
    let contexts = ContextNames.outline
    var file = LocaleFile(
      locale: "", dataLocale: "", direction: "", allowedHourCycles: [], hourCycle: .h23,
      calendars: Calendars(available: [], names: ["": ""], preferred: []),
      columns: Columns(date: [], time: [], dateAndTime: [], yearAndMonth: []), dayPeriodSide: .after,
      dayPeriods: DayPeriods(codes: [], format: contexts.format, standAlone: contexts.standAlone, rules: [:]),
      lists: [:], numbers: .outline, plurals: Plurals(cardinal: PluralRules([:])), strings: [:],
      time: Time(intervals: Intervals(fallback: "", patterns: [:]), skeletons: [:], styles: [:]),
      week: WeekRules(firstDay: .sun, minimalDays: 1, region: "", weekend: []), weekdays: Weekdays(contexts),
      wheels: Wheels(
        hours: HourLabels { _ in [] }, minutes: [],
        longest: Wheels.Longest(hours: HourLabels { _ in [] }, minutes: [])), sources: ["": .own])
    var names = FieldNames(abbreviated: "", narrow: "", wide: "")
    names.titled = FieldNames.Titled(abbreviated: "", wide: "")
    file.fields = ["": names]
    file.quarters = contexts
    var words = RelativeWords(["": ""])
    words.titled = ["": ""]
    file.relative = ["": words]
    file.units = ["": ["": UnitNames(label: "", forms: [:])]]
    return file
  }()
}

extension LocaleFile.Numbers {
  /// Numbers with both `digits` and the lists of an algorithmic system; a real locale has only one of the two.
  fileprivate static var outline: LocaleFile.Numbers {
    var numbers = LocaleFile.Numbers(system: "", texts: [:], days: [], hours: [], minutes: [])
    numbers.digits = []
    return numbers
  }
}

extension CalendarFile {
  /// A sample of a calendar's file, from which ``FieldCatalog`` takes the fields.
  ///
  /// It has the fields of all calendars together, but almost no values.
  static let outline: CalendarFile = {
    let names = ContextNames.outline
    var file = CalendarFile(
      locale: "", calendar: .chinese, columns: [], dayLabels: [],
      longest: Longest(days: [], months: [], years: []), months: names, leapMonths: names,
      patterns: Patterns(
        date: [:], dateTime: [:], intervals: Intervals(fallback: "", patterns: [:]), skeletons: [:]),
      numberOverrides: [:], years: Years(first: 0, last: 0, pattern: "", display: [], numeric: []),
      sources: ["": .own],
      eras: Eras(codes: [], names: names.format))
    file.cyclicYears = []
    file.dayNames = []
    file.dayOfMonths = [:]
    file.leapMonthPatterns = LeapMonthPatterns(numeric: "")
    file.mask = Mask(letters: nil, order: [], separators: [])
    file.picker = .outline
    file.rules = Rules(
      eras: ["": Rules.Era(firstDay: "", firstYear: 0, lastYear: 0)], longestMonth: 0, numbering: .counted,
      typedYearDigits: [], yearOffset: 0, yearRule: "", yearTable: "")
    file.zodiac = []
    return file
  }()
}

extension CalendarFile.Picker {
  fileprivate static var outline: CalendarFile.Picker {
    var picker = CalendarFile.Picker(
      dayPeriods: [], direction: "", firstDay: .sun, hour12: false, months: [], monthsInDate: [],
      monthsShort: [], rangeSeparator: "", time: "", title: "", weekdays: [], weekdaysHeader: [],
      yearFirst: false)
    picker.digits = []
    picker.numericDate = ""
    picker.yearOffset = 0
    picker.yearSuffix = ""
    return picker
  }
}

extension ContextNames {
  /// A sample with an empty list of names for every context and width.
  fileprivate static var outline: ContextNames {
    var names = ContextNames(hasShort: true) { _, _ in [] }
    names.titled = TitledNames(abbreviated: [], short: [], wide: [])
    return names
  }
}
