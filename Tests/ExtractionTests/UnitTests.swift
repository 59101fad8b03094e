import AlmanacICUOracle
import AlmanacKit
import Testing

/// The names of hours, minutes and seconds: patterns such as `{0} Stunden`, and labels of columns such as `Stunden`.
@Suite struct UnitTests {
  @Test("have the patterns and labels that babel reads from CLDR 42", .needsCLDR42, arguments: Reference.tags)
  func patterns(tag: String) throws {
    let found = try #require(try Extraction.record(tag).locale.units)
    let expected = try Reference.cldr42(tag)
    for (unit, widths) in try #require(expected.unitPatterns) {
      // babel does not follow aliases, so a width is empty if root has an alias to another width.
      for (width, forms) in widths where !forms.isEmpty {
        let names = try #require(found[unit]?[width])
        #expect(Dictionary(uniqueKeysWithValues: names.forms.map { ($0.key.rawValue, $0.value) }) == forms)
        #expect(names.label == expected.unitLabels?[unit]?[width], "\(unit) \(width)")
      }
    }
  }

  @Test("have the same text with a number as in node's Intl", arguments: Reference.tags)
  func texts(tag: String) throws {
    guard try !Extraction.hasCLDR42() else { return }
    let found = try #require(try Extraction.record(tag).locale.units)
    let rules = try ICUPluralRules(locale: try #require(LanguageTag(tag)).icuIdentifier)
    for (unit, widths) in try #require(try Reference.cldr48(tag).unitTexts) {
      for (width, texts) in widths {
        let forms = try #require(found[unit]?[width]).forms
        for (number, text) in texts {
          let category = PluralCategory(rawValue: try rules.category(of: try #require(Int(number)))) ?? .other
          let pattern = try #require(forms[category] ?? forms[.other])
          #expect(
            pattern.replacing("{0}", with: number).withoutMarks == text.withoutMarks, "\(unit) \(width)")
        }
      }
    }
  }

  // "5 Sek." is node's text for both widths (Intl.NumberFormat, ICU 78). CLDR has no narrow form for German.
  @Test("have the language's short form if it has no narrow form")
  func aliases() throws {
    let locale = try Extraction.record("de").locale
    #expect(locale.units?["second"]?["narrow"]?.forms == [.one: "{0} Sek.", .other: "{0} Sek."])
    #expect(locale.sources["units.second.narrow"] == .own)
  }

  @Test(
    "have root's symbol only in languages with the unit's long form",
    arguments: ["pl", "qu", "bho", "rw"])
  func symbols(tag: String) throws {
    let locale = try Extraction.record(tag).locale
    let short = locale.units?["minute"]?["short"]
    #expect((short == nil) == (locale.units?["minute"]?["long"] == nil))
    #expect(short == nil || locale.sources["units.minute.short"] == .root)
    #expect(short == nil || short?.forms[.other] == "{0} min")
  }

  // PyPI babel 2.12.1 (CLDR 42) has these long names, and root's Latin "{0} min" as the short ones.
  @Test(
    "have the long name instead of root's symbol in another script",
    arguments: [("brx", "{0} मिन."), ("dz", "སྐར་མ་ {0}"), ("ks", "{0} مِنَٹ")])
  func scripts(tag: String, name: String) throws {
    let names = try Extraction.record(tag).locale.units?["minute"]
    for width in ["long", "short", "narrow"] { #expect(names?[width]?.forms[.other] == name) }
  }
}

extension String {
  /// The text without direction marks and with plain spaces, as JavaScript engines print it.
  fileprivate var withoutMarks: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.compactMap { scalar in
          switch scalar {
          case "\u{200F}", "\u{200E}", "\u{61C}": nil
          case "\u{A0}", "\u{202F}", "\u{2009}": " "
          default: scalar
          }
        }))
  }
}
