import AlmanacKit
import AlmanacReading
import AlmanacTranslations
import Testing

/// Overlays for a catalogue with three words and six known languages.
enum Overlays {
  static let known = [
    "done": TextShape(placeholders: [], isPlural: false),
    "today": TextShape(placeholders: ["date"], isPlural: false),
    "days": TextShape(placeholders: ["n"], isPlural: true),
  ]

  static let languages = CatalogueLanguages(
    tag: { text throws(InputProblem) in
      guard let tag = LanguageTag(text), ["de", "en", "fr", "ja", "ru", "zh"].contains(tag.language) else {
        throw InputProblem("No such language. Write 'de'.", at: nil)
      }
      return tag
    },
    likely: { likely($0) },
    pluralRules: { tag in
      switch tag.language {
      case "ja", "zh": PluralRules([:])
      case "ru": PluralRules([.one: [[one(modulus: 10), isNot11]]])
      default: PluralRules([.one: [[one(modulus: nil)]]])
      }
    })

  private static func one(modulus: UInt?) -> PluralRelation {
    PluralRelation(modulus: modulus, ranges: [1...1], isNegated: false)
  }

  private static let isNot11 = PluralRelation(modulus: 100, ranges: [11...11], isNegated: true)

  static func likely(_ tag: LanguageTag) -> LanguageTag {
    LanguageTag(
      language: tag.language, script: tag.script ?? (tag.language == "zh" ? "Hans" : "Latn"),
      region: tag.region)
  }

  static func catalogue(_ strings: String) -> [UInt8] {
    Array((#"{"sourceLanguage":"en","version":"1.0","strings":{"# + strings + "}}").utf8)
  }

  static func read(_ strings: String, after sizes: OverlaySizes = OverlaySizes()) throws -> Overlay {
    try Overlay(reading: catalogue(strings), over: known, languages: languages, after: sizes)
  }

  /// The problems of a catalog, including the problems of entries that are left out.
  static func problems(_ strings: String, after sizes: OverlaySizes = OverlaySizes()) -> [InputProblem] {
    problems(inFile: catalogue(strings), after: sizes)
  }

  static func problems(
    inFile bytes: [UInt8], after sizes: OverlaySizes = OverlaySizes()
  ) -> [InputProblem] {
    do throws(InputProblems) {
      return try Overlay(reading: bytes, over: known, languages: languages, after: sizes).leftOut.problems
    } catch {
      return error.problems
    }
  }
}
