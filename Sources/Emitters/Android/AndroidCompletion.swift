import AlmanacKit

// Android takes a name that a folder lacks from `values`, in another language. So what only some languages have is in
// every folder: the text that a picker shows in its place, or an empty one.

extension LocaleFile {
  /// The locale with a name in a menu wherever a language has names, and without patterns whose conditions are facts.
  var completeForAndroid: LocaleFile {
    var file = self
    file.weekdays.titled = weekdays.titled ?? TitledNames(weekdays.standAlone)
    file.quarters?.addTitles()
    file.fields = fields?.mapValues(\.titledForAndroid)
    file.relative = relative?.mapValues(\.titledForAndroid)
    if let day = relative?[RelativeWords.day] { file.relative?[RelativeWords.day] = day.completeForAndroid }
    file.lists = lists.mapValues { patterns in
      var patterns = patterns
      patterns.beforeOtherScript = nil
      patterns.beforePrefix = nil
      return patterns
    }
    return file
  }
}

extension CalendarFile {
  /// The calendar with names in menus and, where it names days, with numbers in a language without such names.
  var completeForAndroid: CalendarFile {
    var file = self
    file.months.addTitles()
    file.leapMonths?.addTitles()
    if calendar.traits.structure == .chineseYears { file.dayNames = dayNames ?? dayLabels }
    return file
  }
}

extension AndroidFormat {
  /// The path of the text that stands in for one that a language lacks, if the value at a path is such a text.
  static func stand(in path: [String]) -> [String]? {
    var path = path
    switch path.first {
    case "months", "leapMonths", "quarters", "weekdays":
      guard path.count > 2, path[1] == NameContext.standAlone.rawValue else { return nil }
      path[1] = titled
    case "fields", "relative":
      guard path.count == 3 else { return nil }
      path.insert(titled, at: 2)
    case "dayLabels": path[0] = "dayNames"
    default: return nil
    }
    return path
  }

  private static let titled = "titled"
}

extension ContextNames {
  fileprivate mutating func addTitles() {
    titled = titled ?? TitledNames(standAlone)
  }
}

extension TitledNames {
  /// The names as they stand alone.
  fileprivate init(_ names: WidthNames) {
    self.init(abbreviated: names.abbreviated, short: names.short, wide: names.wide)
  }
}

extension FieldNames {
  fileprivate var titledForAndroid: FieldNames {
    var names = self
    names.titled = titled ?? Titled(abbreviated: abbreviated, wide: wide)
    return names
  }
}

extension RelativeWords {
  fileprivate static let day = DateField.day.rawValue

  fileprivate var titledForAndroid: RelativeWords {
    var words = self
    words.titled = titled ?? self.words
    return words
  }

  /// The words with an empty text for the days that few languages have a word for, as in `vorgestern`.
  fileprivate var completeForAndroid: RelativeWords {
    var words = titledForAndroid
    for steps in ["-2", "2"] {
      let word = self.words[steps] ?? ""
      words.words[steps] = word
      words.titled?[steps] = titled?[steps] ?? word
    }
    return words
  }
}
