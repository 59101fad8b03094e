import AlmanacKit

// If a locale's file lacks a name, Android takes the name from `values`, and Flutter takes it from the template. Both
// are in another language. So every file has all names. If the language has no text for a name, the file has the text
// that a picker shows instead, or an empty text. A pattern that only some locales have is left out.

extension LocaleFile {
  /// The locale with menu names (`titled`) in every table, and without list patterns that depend on the next text.
  ///
  /// Spanish has such a pattern: "e" in place of "y" before an "i". Android's files cannot say when it applies.
  var withAllNames: LocaleFile {
    var file = self
    file.weekdays.names.addTitles()
    file.quarters?.addTitles()
    file.fields = fields?.mapValues(\.withTitledNames)
    file.relative = relative?.mapValues(\.withTitledNames)
    if let day = relative?[RelativeWords.day] { file.relative?[RelativeWords.day] = day.withWordsOfTwoDays }
    file.lists = lists.mapValues { patterns in
      var patterns = patterns
      patterns.beforeOtherScript = nil
      patterns.beforePrefix = nil
      return patterns
    }
    file.time.intervals = time.intervals.only(Intervals.time)
    return file
  }
}

extension CalendarFile {
  /// The calendar with menu names (`titled`) in every table.
  ///
  /// A Chinese calendar without names of days gets the numbers of the days as their names. A calendar with an era for
  /// which the language has no word gets an empty text.
  var withAllNames: CalendarFile {
    var file = self
    file.months.addTitles()
    file.leapMonths?.addTitles()
    file.leapYearMonths?.addTitles()
    file.patterns.skeletons = patterns.skeletons.filter { Patterns.skeletons.contains($0.key) }
    file.patterns.intervals = patterns.intervals.only(Intervals.date)
    if calendar.traits.numbering.isCyclic { file.dayNames = dayNames ?? dayLabels }
    let codes = calendar.traits.eras.map(\.code)
    let noNames = WidthNames(hasShort: false) { _ in codes.map { _ in "" } }
    if !codes.isEmpty { file.eras = eras ?? Eras(codes: codes, names: noNames) }
    return file
  }
}

extension Intervals {
  /// The patterns of skeletons that every file has; a file has others only if a reader cannot derive them.
  fileprivate func only(_ skeletons: KeyValuePairs<String, [String]>) -> Intervals {
    let names = Set(skeletons.map(\.key))
    return Intervals(fallback: fallback, patterns: patterns.filter { names.contains($0.key) })
  }
}

extension ContextNames {
  fileprivate mutating func addTitles() { titled = titled ?? TitledNames(standAlone) }
}

extension FieldNames {
  fileprivate var withTitledNames: FieldNames {
    var names = self
    names.titled = titled ?? Titled(abbreviated: abbreviated, wide: wide)
    return names
  }
}

extension RelativeWords {
  fileprivate static let day = DateField.day.rawValue

  fileprivate var withTitledNames: RelativeWords {
    var words = self
    words.titled = titled ?? self.words
    return words
  }

  /// The words, with an empty text for "two days ago" and "in two days" if the language has no word for them.
  ///
  /// Few languages have such words. For example, German has `vorgestern` for "two days ago".
  fileprivate var withWordsOfTwoDays: RelativeWords {
    var words = withTitledNames
    for steps in ["-2", "2"] {
      let word = self.words[steps] ?? ""
      words.words[steps] = word
      words.titled?[steps] = titled?[steps] ?? word
    }
    return words
  }
}
