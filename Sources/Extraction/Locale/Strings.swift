import AlmanacICU
import AlmanacKit
import AlmanacTranslations

extension OpenLocale {
  /// The picker's own words: an overlay's, else the catalogue's, else CLDR's where CLDR has the word, else none.
  ///
  /// It adds the forms of unreviewed texts to `unreviewed`, by key.
  func strings(
    _ names: CLDRNames, _ sources: inout [String: Origin], unreviewed: inout [String: Set<PluralCategory>]
  ) throws(ICUError) -> [String: Phrase] {
    var strings = [String: Phrase](minimumCapacity: settings.stringKeys.count)
    for key in settings.stringKeys {
      guard let (text, origin) = texts.text(key) else { continue }
      strings[key] = text.phrase
      sources["strings.\(key)"] = origin
      if !text.unreviewed.isEmpty { unreviewed[key] = text.unreviewed }
    }
    let categories = pluralCategories
    for word in CLDRWord.allCases where strings[word.rawValue] == nil {
      guard let found = try phrase(of: word, names, categories, sources) else { continue }
      strings[word.rawValue] = found.value
      sources["strings.\(word.rawValue)"] = found.origin
    }
    return strings
  }

  private func phrase(
    of word: CLDRWord, _ names: CLDRNames, _ categories: Set<PluralCategory>, _ sources: [String: Origin]
  ) throws(ICUError) -> WithOrigin<Phrase>? {
    switch word.place {
    case .word(let places):
      return try titledWord(at: places, names)
    case .field(let field):
      return titled(names.title(of: field), sources["fields.\(field.rawValue)"])
    case .relative(let unit, let steps):
      return titled(names.title(of: unit, steps), sources["relative.\(unit.rawValue)"])
    case .dayPeriods:
      let marks = names.dayPeriods.format.abbreviated.prefix(2)
      let hasSpaces = marks.contains { $0.contains(where: \.isWhitespace) }
      return WithOrigin(value: .plain(marks.joined(separator: hasSpaces ? " / " : "/")), origin: .rule)
    case .unit(let path):
      return try unit(at: path, categories) { _, pattern in pattern.replacingBytes(of: "{0}", with: "{n}") }
    case .bareUnit(let path):
      return try unit(at: path, categories) { category, pattern in
        // Beside a number no other number may stand: Hebrew's form for two is "two hours", without {0}.
        pattern.contains("{0}") || category == .one ? pattern.withoutNumber : nil
      }
    }
  }

  private func titled(_ name: String?, _ origin: Origin?) -> WithOrigin<Phrase>? {
    guard let name, let origin else { return nil }
    return WithOrigin(value: .plain(name), origin: origin)
  }

  /// The word at the first place that has one, titled.
  private func titledWord(
    at places: [(package: ICUPackage, path: [String])], _ names: CLDRNames
  ) throws(ICUError) -> WithOrigin<Phrase>? {
    for (package, path) in places {
      // A name that the locale has copied from root is English, and so is left out of the fields.
      if path.first == "fields", path.last == "dn", names.lacksField(path[1]) { continue }
      guard let found = try resources.word(at: path, in: package) else { continue }
      if path.first == "fields", path[1] == "quarter", try isCopy(found.value, at: path) { continue }
      let titled = try ICUTitleCase(locale: identifier).titled(found.value)
      return WithOrigin(value: .plain(titled), origin: found.origin)
    }
    return nil
  }

  /// Whether a word is root's English in another language.
  private func isCopy(_ word: String, at path: [String]) throws(ICUError) -> Bool {
    guard request.dataLocale.language != "en" else { return false }
    return try resources.rootValue(at: path)?.text == word
  }

  /// A unit's patterns by plural category, each made a text by `form`, or the text of `other` where that is `nil`.
  private func unit(
    at path: [String], _ categories: Set<PluralCategory>, _ form: (PluralCategory, String) -> String?
  ) throws(ICUError) -> WithOrigin<Phrase>? {
    let tables = try resources.tables(at: path, in: .units)
    guard let other = try unitText("other", at: path, in: tables), let text = form(.other, other.value) else {
      return nil
    }
    var forms: [PluralCategory: String] = [:]
    for category in categories {
      let pattern = try tables.word(of: category.rawValue) ?? other
      forms[category] = form(category, pattern.value) ?? text
    }
    return WithOrigin(value: .plural(forms), origin: other.origin)
  }

  /// The categories the whole numbers of a picker reach in the language, and `other`.
  private var pluralCategories: Set<PluralCategory> {
    let rules = settings.tables.pluralRules(of: request.dataLocale)
    return Set((0...100).map(rules.category)).union([.other])
  }
}

/// The names of a locale that its words are made of.
struct CLDRNames {
  let fields: [String: FieldNames]?
  let relative: [String: RelativeWords]?
  let dayPeriods: LocaleFile.DayPeriods

  /// The name of a field as a label has it; `nil` if the language has none.
  fileprivate func title(of field: DateField) -> String? {
    let names = fields?[field.rawValue]
    return names?.titled?.wide ?? names?.wide
  }

  /// The word for a unit some steps away as a button has it; `nil` if the language has none.
  fileprivate func title(of unit: RelativeUnit, _ steps: Int) -> String? {
    let words = relative?[unit.rawValue]
    return words?.titled?["\(steps)"] ?? words?.words["\(steps)"]
  }

  /// Whether a name of ICU's is one of ``fields``, and is not there.
  fileprivate func lacksField(_ key: String) -> Bool {
    DateField(rawValue: key) != nil && fields?[key] == nil
  }
}

extension String {
  /// A unit's pattern without its number and the space beside it: `{0} hours` gives `hours`.
  fileprivate var withoutNumber: String {
    let text = replacingBytes(of: "{0}", with: "")
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
