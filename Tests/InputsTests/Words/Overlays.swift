import AlmanacInputs
import AlmanacKit
import Testing

/// Overlays for a catalogue with three words and five known languages.
enum Overlays {
  static let known = [
    "done": TextShape(placeholders: [], isPlural: false),
    "today": TextShape(placeholders: ["date"], isPlural: false),
    "days": TextShape(placeholders: ["n"], isPlural: true),
  ]

  static let languages = CatalogueLanguages(
    tag: { text throws(InputProblem) in
      guard let tag = LanguageTag(text), ["de", "en", "fr", "ja", "zh"].contains(tag.language) else {
        throw InputProblem("No such language. Write 'de'.", at: nil)
      }
      return tag
    },
    likely: { likely($0) },
    pluralRules: { tag in
      let isOne = PluralRelation(modulus: nil, ranges: [1...1], isNegated: false)
      return PluralRules(["ja", "zh"].contains(tag.language) ? [:] : [.one: [[isOne]]])
    })

  static func likely(_ tag: LanguageTag) -> LanguageTag {
    LanguageTag(
      language: tag.language, script: tag.script ?? (tag.language == "zh" ? "Hans" : "Latn"),
      region: tag.region)
  }

  static func catalogue(_ strings: String) -> [UInt8] {
    Array((#"{"sourceLanguage":"en","version":"1.0","strings":{"# + strings + "}}").utf8)
  }

  /// The text of a key in a language that is written in Latin letters, from an overlay for an empty catalog.
  static func text(_ key: String, _ language: String, of overlay: Overlay) throws -> CatalogueText? {
    let catalogue = StringCatalog(reading: catalogue(""), likely: { likely($0) }).overlaid(with: overlay)
    return catalogue.texts(in: [LanguageTag(language: language, script: "Latn")]).text(key)?.text
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

/// A localization with one text.
func unit(_ value: String, state: String = "translated") -> String {
  #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
}

/// A localization with plural forms.
func plural(_ forms: KeyValuePairs<String, String>) -> String {
  #"{"variations":{"plural":{\#(forms.map { #""\#($0)":\#($1)"# }.joined(separator: ","))}}}"#
}
