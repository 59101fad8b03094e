import AlmanacICUOracle
import AlmanacKit
import Testing

/// Hours, minutes and seconds, with their numbers and as labels.
@Suite struct UnitTests {
  @Test("has the patterns and labels that babel reads from CLDR 42", arguments: Reference.tags)
  func patterns(tag: String) throws {
    guard try Extraction.shared.get().versions.cldr == "42" else { return }
    let found = try #require(try Extraction.record(tag).locale.units)
    let expected = try #require(try Reference.cldr42().locales[tag])
    for (unit, widths) in try #require(expected.unitPatterns) {
      // babel follows no alias: where a width is empty, root sends the look-up to a wider one.
      for (width, forms) in widths where !forms.isEmpty {
        let names = try #require(found[unit]?[width])
        #expect(Dictionary(uniqueKeysWithValues: names.forms.map { ($0.key.rawValue, $0.value) }) == forms)
        #expect(names.label == expected.unitLabels?[unit]?[width], "\(unit) \(width)")
      }
    }
  }

  @Test("writes so many hours as node's Intl does", arguments: Reference.tags)
  func texts(tag: String) throws {
    guard try Extraction.shared.get().versions.cldr != "42" else { return }
    let found = try #require(try Extraction.record(tag).locale.units)
    let rules = try ICUPluralRules(locale: try #require(LanguageTag(tag)).icuIdentifier)
    for (unit, widths) in try #require(try Reference.cldr48().locales[tag]?.unitTexts) {
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

  // What German, Hebrew and Japanese write.
  @Test("has a form for each plural category of the language, and a label for a column")
  func forms() throws {
    let german = try Extraction.record("de").locale.units?["hour"]?["long"]
    #expect(german == UnitNames(label: "Stunden", forms: [.one: "{0} Stunde", .other: "{0} Stunden"]))
    #expect(try Extraction.record("he").locale.units?["hour"]?["long"]?.forms[.two] == "שעתיים")
    let japanese = try Extraction.record("ja").locale.units?["minute"]?["long"]
    #expect(japanese == UnitNames(label: "分", forms: [.other: "{0} 分"]))
  }

  @Test(
    "has root's symbol only in a language that has the unit's long form",
    arguments: ["pl", "qu", "bho", "rw"])
  func symbols(tag: String) throws {
    let locale = try Extraction.record(tag).locale
    let short = locale.units?["minute"]?["short"]
    #expect((short == nil) == (locale.units?["minute"]?["long"] == nil))
    #expect(short == nil || locale.sources["units.minute.short"] == .root)
    #expect(short == nil || short?.forms[.other] == "{0} min")
  }
}

extension String {
  /// The text without marks of direction, and with plain spaces, which JavaScript engines print.
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
