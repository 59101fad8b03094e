import AlmanacICU
import AlmanacKit
import AlmanacTranslations

extension OpenLocale {
  /// Sets the texts for all picker words, by key, such as `nav.today`; the names of the file's fields must be set.
  ///
  /// Each text comes from an overlay, otherwise from the string catalog, otherwise from CLDR. For each text that is not
  /// fully reviewed, `unreviewed` gets the plural forms to review, by key. The file's plural rules must be set.
  func setStrings(
    of file: inout LocaleFile, unreviewed: inout [String: Set<PluralCategory>]
  ) throws(ICUError) {
    file.strings.reserveCapacity(settings.stringKeys.count)
    for key in settings.stringKeys {
      guard let (text, origin) = texts.text(key) else { continue }
      file.strings[key] = text.phrase.reachable(by: file.plurals.cardinal)
      file.sources["strings.\(key)"] = origin
      if !text.unreviewed.isEmpty { unreviewed[key] = text.unreviewed }
    }
    // The plural categories that the language uses for the numbers from 0 to 100, and `other`.
    let categories = Set((0...100).map(file.plurals.cardinal.category)).union([.other])
    for word in CLDRWord.all where file.strings[word.key] == nil {
      guard let found = try phrase(at: word.place, file, categories) else { continue }
      file.strings[word.key] = found.value
      file.sources["strings.\(word.key)"] = found.origin
    }
  }

  private func phrase(
    at place: CLDRWord.Place, _ file: LocaleFile, _ categories: Set<PluralCategory>
  ) throws(ICUError) -> WithOrigin<Phrase>? {
    switch place {
    case .word(let places):
      return try titledWord(at: places, file)
    case .field(let field):
      let names = file.fields?[field.rawValue]
      return titled(names?.titled?.wide ?? names?.wide, file.sources["fields.\(field.rawValue)"])
    case .relative(let unit, let steps):
      let words = file.relative?[unit.rawValue]
      let word = words?.titled?["\(steps)"] ?? words?.words["\(steps)"]
      return titled(word, file.sources["relative.\(unit.rawValue)"])
    case .dayPeriods:
      let marks = file.dayPeriods.format.abbreviated.prefix(2)
      let hasSpaces = marks.contains { $0.contains(where: \.isWhitespace) }
      return WithOrigin(
        value: .plain(marks.joined(separator: hasSpaces ? " / " : "/")), origin: .made(by: .dayPeriodLabel))
    case .unit(let path):
      return try unit(at: path, categories) { _, pattern in pattern.replacingBytes(of: "{0}", with: "{n}") }
    case .bareUnit(let path):
      return try unit(at: path, categories) { category, pattern in
        // The text is shown next to a number. A form without {0}, such as Hebrew's word for "two hours", already
        // contains the number, so the form for `other` is used instead. A form for `one` without {0} is kept.
        pattern.contains("{0}") || category == .one ? pattern.withoutNumber : nil
      }
    }
  }

  private func titled(_ name: String?, _ origin: Origin?) -> WithOrigin<Phrase>? {
    guard let name, let origin else { return nil }
    return WithOrigin(value: .plain(name), origin: origin)
  }

  /// The word at the first of the paths that has one, in title case; `nil` if no path has a word.
  private func titledWord(
    at places: [(package: ICUPackage, path: [String])], _ file: LocaleFile
  ) throws(ICUError) -> WithOrigin<Phrase>? {
    for (package, path) in places {
      // The locale's fields leave out names that are copies of root's English, so the picker words leave them out too.
      if path.first == "fields", path.last == "dn", DateField(rawValue: path[1]) != nil,
        file.fields?[path[1]] == nil
      {
        continue
      }
      guard let found = try resources.word(at: path, in: package) else { continue }
      // Outside English, root's English word for a quarter is not a word of the language.
      if path.first == "fields", path[1] == "quarter", request.dataLocale.language != "en",
        try resources.rootValue(at: path)?.text == found.value
      {
        continue
      }
      return WithOrigin(value: .plain(try title.titled(found.value)), origin: found.origin)
    }
    return nil
  }

  /// The texts for a unit by plural category; `form` makes each text from ICU's pattern.
  ///
  /// If `form` returns `nil` for a category, the category has the text for `other`.
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
}

extension Phrase {
  /// The phrase without the forms that no number has in the language, such as `one` with CLDR 42's rules of Konkani.
  fileprivate func reachable(by rules: PluralRules) -> Phrase {
    guard case .plural(let forms) = self else { return self }
    return .plural(forms.filter { $0.key == .other || rules.conditions[$0.key] != nil })
  }
}

extension String {
  /// A unit's pattern without its number, and without white space at both ends: `{0} hours` gives `hours`.
  fileprivate var withoutNumber: String {
    let text = replacingBytes(of: "{0}", with: "")
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
