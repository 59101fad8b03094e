import AlmanacICU
import AlmanacInputs
import AlmanacKit

extension OpenLocale {
  /// Sets the texts for all picker words, by key, such as `nav.today`.
  ///
  /// Each text comes from an overlay, otherwise from the string catalog, otherwise from CLDR. For each text that is not
  /// fully reviewed, `unreviewed` gets the plural forms to review, by key. The file's plural rules, fields, relative
  /// words, day periods and units must be set.
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
    case .word(let package, let path): return try titledWord(at: path, in: package)
    case .field(let field): return name(of: field, file)
    case .relative(let unit, let steps):
      let words = file.relative?[unit.rawValue]
      let word = words?.titled?["\(steps)"] ?? words?.words["\(steps)"]
      return titled(word, file.sources["relative.\(unit.rawValue)"])
    case .dayPeriods:
      let marks = file.dayPeriods.format.abbreviated.prefix(2)
      let hasSpaces = marks.contains { $0.contains(where: \.isWhitespace) }
      return WithOrigin(
        value: .plain(marks.joined(separator: hasSpaces ? " / " : "/")), origin: .made(by: .dayPeriodLabel))
    case .unitLabel(let unit): return try label(of: unit, file)
    case .unit(let unit):
      return texts(of: unit, "long", file, categories) { _, pattern in
        pattern.replacingBytes(of: "{0}", with: "{n}")
      }
    case .bareUnit(let unit, let width):
      return texts(of: unit, width, file, categories) { category, pattern in
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

  private func name(of field: DateField, _ file: LocaleFile) -> WithOrigin<Phrase>? {
    let names = file.fields?[field.rawValue]
    return titled(names?.titled?.wide ?? names?.wide, file.sources["fields.\(field.rawValue)"])
  }

  /// The word at a path, in title case; `nil` if the path has no word.
  private func titledWord(at path: [String], in package: ICUPackage) throws(ICUError) -> WithOrigin<Phrase>? {
    guard let found = try resources.word(at: path, in: package) else { return nil }
    // Outside English, root's English word for a quarter is not a word of the language.
    if path.first == "fields", request.dataLocale.language != "en",
      try resources.rootValue(at: path)?.text == found.value
    {
      return nil
    }
    return WithOrigin(value: .plain(try title.titled(found.value)), origin: found.origin)
  }

  /// The label of a unit, in title case, or the name of the unit's field.
  private func label(of unit: DateField, _ file: LocaleFile) throws(ICUError) -> WithOrigin<Phrase>? {
    let found = try resources.word(at: ["units", "duration", unit.rawValue, "dnam"], in: .units)
    // CLDR 42 has the labels in Inari Sami (smn) but no plural forms, so the file has no names of its units.
    guard let label = file.units?[unit.rawValue]?["long"]?.label ?? found?.value else {
      return name(of: unit, file)
    }
    // The file has one origin for the label and the plural forms, but they may come from different locales.
    let origin = found.flatMap { $0.value == label ? $0.origin : nil }
    return WithOrigin(value: .plain(try title.titled(label)), origin: origin ?? .erratum)
  }

  /// The texts for a unit by plural category; `form` makes each text from the file's pattern.
  ///
  /// If `form` returns `nil` for a category, the category has the text for `other`.
  private func texts(
    of unit: DateField, _ width: String, _ file: LocaleFile, _ categories: Set<PluralCategory>,
    _ form: (PluralCategory, String) -> String?
  ) -> WithOrigin<Phrase>? {
    guard let patterns = file.units?[unit.rawValue]?[width]?.forms, let other = patterns[.other],
      let text = form(.other, other), let origin = file.sources["units.\(unit.rawValue).\(width)"]
    else { return nil }
    let forms = categories.map { ($0, form($0, patterns[$0] ?? other) ?? text) }
    return WithOrigin(value: .plural(Dictionary(uniqueKeysWithValues: forms)), origin: origin)
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
