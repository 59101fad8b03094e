import AlmanacBundle
import AlmanacICUOracle
import AlmanacKit
import Testing

/// Lists of dates in a sentence.
@Suite struct ListTests {
  @Test("join every name and number of a locale as ICU does", arguments: Extraction.sweptLocales)
  func joined(locale: LanguageTag) throws {
    let record = try Extraction.record(locale.description)
    // The first letters of the text after "and" decide which "and" ICU uses. So the test joins only one of the texts
    // that begin with the same three letters.
    let names = Dictionary(grouping: EveryText.in(record), by: { $0.prefix(3) }).compactMap(\.value.first)
    for width in ICUListWidth.allCases {
      let patterns = try #require(record.locale.lists["\(width)"])
      let icu = try ICUListFormat(locale: locale.icuIdentifier, width: width)
      for name in names {
        for items in [["A", name], ["A", "B", "C", name]] {
          let expected = try icu.text(items)
          let found = patterns.joined(items)
          if found != expected { Issue.record("\(width): '\(found)', not '\(expected)'") }
        }
      }
    }
  }

  @Test("join items as node's Intl does", arguments: Reference.tags)
  func intl(tag: String) throws {
    // node has CLDR 48, in which these two locales changed. For CLDR 42, the test of babel's patterns covers them.
    let isOldData = try Extraction.hasCLDR42()
    guard !(isOldData && ["am", "zh-Hant-TW"].contains(tag)) else { return }
    let lists = try Extraction.record(tag).locale.lists
    for (width, texts) in try #require(try Reference.cldr48(tag).joined) {
      let patterns = try #require(lists[width])
      #expect([["A", "B"], ["A", "B", "C", "D"]].map(patterns.joined) == texts, "\(width)")
    }
  }

  @Test("have the patterns that babel reads from CLDR 42", arguments: Reference.tags)
  func patterns(tag: String) throws {
    guard try Extraction.hasCLDR42() else { return }
    let lists = try Extraction.record(tag).locale.lists
    for (width, patterns) in try #require(try Reference.cldr42(tag).lists) {
      let found = try #require(lists[width])
      let named = ["two": found.two, "start": found.start, "middle": found.middle, "end": found.end]
      for (name, pattern) in patterns { #expect(named[name] == pattern, "\(width) \(name)") }
    }
  }

  // The Hebrew vav is a prefix of the next word, and has a hyphen before a number.
  @Test("have special patterns before other scripts only in Hebrew", arguments: Extraction.sweptLocales)
  func hebrew(locale: LanguageTag) throws {
    let forms = try Extraction.record(locale.description).locale.lists.values.map(\.beforeOtherScript)
    #expect(forms.allSatisfy { ($0?.script == "Hebr") == (locale.language == "he") })
  }

  @Test("have special patterns before the sound of i only in Spanish", arguments: Extraction.sweptLocales)
  func prefixes(locale: LanguageTag) throws {
    let forms = try Extraction.record(locale.description).locale.lists.values.map(\.beforePrefix)
    #expect(forms.allSatisfy { ($0 != nil) == (locale.language == "es") })
  }

  private static let spanish = Extraction.everyLocale.filter { $0.language == "es" }

  // "Padre e hijo": the Spanish word "y" becomes "e" before the sound of i.
  @Test("join any words in Spanish as ICU does", arguments: spanish)
  func spanishWords(locale: LanguageTag) throws {
    let words = [
      "hijo", "Hija", "HIMNO", "hi", "h", "hielo", "HIERRO", "hiato", "Hiedra", "hí", "hotel", "iglesia",
      "Israel", "i", "ion", "Íñigo", "I\u{301}ndice", "İzmir", "ı", "y", "yo", "océano", "11", "8", "2026",
      "", " i", "«isla»",
    ]
    let lists = try Extraction.record(locale.description).locale.lists
    for width in ICUListWidth.allCases {
      let patterns = try #require(lists["\(width)"])
      let icu = try ICUListFormat(locale: locale.icuIdentifier, width: width)
      for items in words.flatMap({ [["padre", $0], [$0, "padre"], ["a", "b", $0], ["a", $0, "b"]] }) {
        #expect(try patterns.joined(items) == icu.text(items), "\(width)")
      }
    }
  }

  @Test("need no special pattern for Spanish dates: none begins with the sound of i", arguments: spanish)
  func spanishDates(locale: LanguageTag) throws {
    let texts = EveryText.in(try Extraction.record(locale.description))
    let changing = texts.filter { $0.lowercased().wholeMatch(of: #/(hi(?![ae])|h?í|i).*/#) != nil }
    #expect(changing == [])
    #expect(texts.contains("enero") && texts.contains("2026") && texts.contains("domingo"))
  }
}

extension ListPatterns {
  /// The items as one text, joined as the schema describes.
  fileprivate func joined(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let (two, end) = forms(before: last)
    guard items.count > 2 else { return Self.fill(two, items[0], last) }
    let head = items[2..<(items.count - 1)].reduce(Self.fill(start, items[0], items[1])) {
      Self.fill(middle, $0, $1)
    }
    return Self.fill(end, head, last)
  }

  private func forms(before text: String) -> (two: String, end: String) {
    if let form = beforeOtherScript, needsOtherForm(before: text) { return (form.two, form.end) }
    if let form = beforePrefix, form.prefixes.contains(where: { text.hasASCIIPrefix($0) }),
      !form.exceptions.contains(where: { text.hasASCIIPrefix($0) })
    {
      return (form.two, form.end)
    }
    return (two, end)
  }

  /// Whether a text begins with a character outside the Hebrew block.
  private func needsOtherForm(before text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return !(0x590...0x5FF).contains(first.value)
  }

  private static func fill(_ pattern: String, _ first: String, _ second: String) -> String {
    let parts = pattern.split(separator: "{0}", maxSplits: 1, omittingEmptySubsequences: false)
    return parts[0] + first + (parts.last ?? "").replacing("{1}", with: second)
  }
}

extension String {
  fileprivate func hasASCIIPrefix(_ prefix: String) -> Bool {
    unicodeScalars.prefix(prefix.count).elementsEqual(prefix.unicodeScalars) {
      $0 == $1 || $0.properties.lowercaseMapping == String($1) && $0.isASCII
    }
  }
}

/// The names, labels, digits and numeric years of a locale.
private enum EveryText {
  static func `in`(_ record: LocaleRecord) -> Set<String> {
    let steps = record.locale.steps() + record.calendars.flatMap { $0.steps() }
    return steps.reduce(into: []) { texts, step in
      switch step {
      case .list("digits", let values, _), .list("numeric", let values, _), .labels(_, let values, _, _):
        texts.formUnion(values)
      case .label(_, let text): texts.insert(text)
      default: break
      }
    }
  }
}
