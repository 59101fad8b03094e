import AlmanacICU
import AlmanacKit
import AlmanacTranslations

extension OpenLocale {
  /// The picker's own words: an overlay's, else the catalogue's, else CLDR's where CLDR has the word, else none.
  ///
  /// `fields` are the locale's names of date fields. The keys of texts that nobody has reviewed are added to
  /// `unreviewed`.
  func strings(
    fields: [String: FieldNames]?, _ sources: inout [String: Origin], unreviewed: inout Set<String>
  ) throws(ICUError) -> [String: Phrase] {
    var strings = [String: Phrase](minimumCapacity: settings.stringKeys.count)
    for key in settings.stringKeys {
      guard let (text, origin) = texts.text(key) else { continue }
      strings[key] = text.phrase
      sources["strings.\(key)"] = origin
      if !text.isReviewed { unreviewed.insert(key) }
    }
    let categories = pluralCategories
    for word in CLDRWord.allCases where strings[word.rawValue] == nil {
      let found = try phrase(of: word, fields, categories)
      guard let found else { continue }
      strings[word.rawValue] = found.value
      sources["strings.\(word.rawValue)"] = found.origin
    }
    return strings
  }

  private func phrase(
    of word: CLDRWord, _ fields: [String: FieldNames]?, _ categories: Set<PluralCategory>
  ) throws(ICUError) -> WithOrigin<Phrase>? {
    switch word.place {
    case .word(let places):
      for (package, path) in places {
        // A name that the locale has copied from root is English, and so is left out of the fields.
        if path.first == "fields", path.last == "dn", fields?[path[1]] == nil { continue }
        guard let found = try resources.word(at: path, in: package) else { continue }
        let titled = try ICUTitleCase(locale: identifier).titled(found.value)
        return WithOrigin(value: .plain(titled), origin: found.origin)
      }
      return nil
    case .unit(let path):
      return try unit(at: path, categories) { _, pattern in pattern.replacingBytes(of: "{0}", with: "{n}") }
    case .bareUnit(let path):
      return try unit(at: path, categories) { category, pattern in
        // Beside a number no other number may stand: Hebrew's form for two is "two hours", without {0}.
        pattern.contains("{0}") || category == .one ? pattern.withoutNumber : nil
      }
    }
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

extension String {
  /// A unit's pattern without its number and the space beside it: `{0} hours` gives `hours`.
  fileprivate var withoutNumber: String {
    let text = replacingBytes(of: "{0}", with: "")
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
