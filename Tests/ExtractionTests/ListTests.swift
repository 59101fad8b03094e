import AlmanacICUOracle
import AlmanacKit
import AlmanacRecord
import Testing

/// Lists of dates in a sentence.
@Suite struct ListTests {
  @Test("join every name and number of a locale as ICU does", arguments: Extraction.sweptLocales)
  func joined(locale: LanguageTag) throws {
    let record = try Extraction.record(locale.description)
    let opened = try AlmanacLocale(record.locale)
    // The first letters of the text after "and" decide which "and" ICU uses. So the test joins only one of the texts
    // that begin with the same three letters.
    let names = Dictionary(grouping: EveryText.in(record), by: { $0.prefix(3) }).compactMap(\.value.first)
    for (style, width) in zip(ListStyle.allCases, ICUListWidth.allCases) {
      let icu = try ICUListFormat(locale: locale.icuIdentifier, width: width)
      for name in names {
        for items in [["A", name], ["A", "B", "C", name]] {
          let expected = try icu.text(items)
          let found = opened.list(items, style: style)
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
    let locale = try AlmanacLocale(try Extraction.record(tag).locale)
    for (width, texts) in try #require(try Reference.cldr48(tag).joined) {
      let style = try #require(ListStyle(rawValue: width))
      #expect(
        [["A", "B"], ["A", "B", "C", "D"]].map { locale.list($0, style: style) } == texts, "\(width)")
    }
  }

  @Test("have the patterns that babel reads from CLDR 42", .needsCLDR42, arguments: Reference.tags)
  func patterns(tag: String) throws {
    let lists = try Extraction.record(tag).locale.lists
    for (width, patterns) in try #require(try Reference.cldr42(tag).lists) {
      let found = try #require(lists[width])
      let named = ["two": found.two, "start": found.start, "middle": found.middle, "end": found.end]
      for (name, pattern) in patterns { #expect(named[name] == pattern, "\(width) \(name)") }
    }
  }

  // The Hebrew vav is a prefix of the next word, and has a hyphen before a number.
  @Test(
    "have special patterns only before other scripts in Hebrew, and before the sound of i in Spanish",
    arguments: Extraction.sweptLocales)
  func special(locale: LanguageTag) throws {
    let file = try Extraction.record(locale.description).locale
    for (width, patterns) in file.lists {
      #expect((patterns.beforeOtherScript?.script == "Hebr") == (locale.language == "he"))
      #expect((patterns.beforePrefix != nil) == (locale.language == "es"))
      let sources = file.sources.keys.count { $0.hasPrefix("lists.\(width).before") }
      #expect(sources == (["es", "he"].contains(locale.language) ? 1 : 0))
    }
  }

  private static let spanish = Extraction.everyLocale.filter {
    $0.language == "es" && !Extraction.isInherited($0)
  }

  // "Padre e hijo": the Spanish word "y" becomes "e" before the sound of i.
  @Test("join any words in Spanish as ICU does", arguments: spanish)
  func spanishWords(locale: LanguageTag) throws {
    let words = [
      "hijo", "Hija", "HIMNO", "hi", "h", "hielo", "HIERRO", "hiato", "Hiedra", "hí", "hotel", "iglesia",
      "Israel", "i", "ion", "Íñigo", "I\u{301}ndice", "İzmir", "ı", "y", "yo", "océano", "11", "8", "2026",
      "", " i", "«isla»",
    ]
    let opened = try AlmanacLocale(try Extraction.record(locale.description).locale)
    for (style, width) in zip(ListStyle.allCases, ICUListWidth.allCases) {
      let icu = try ICUListFormat(locale: locale.icuIdentifier, width: width)
      for items in words.flatMap({ [["padre", $0], [$0, "padre"], ["a", "b", $0], ["a", $0, "b"]] }) {
        #expect(try opened.list(items, style: style) == icu.text(items), "\(width)")
      }
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
