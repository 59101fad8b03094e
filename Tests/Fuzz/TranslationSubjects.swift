import AlmanacInputs
import AlmanacKit
import AlmanacTestSupport
import Foundation

/// The reader of an app's overlay.
///
/// An overlay is a string catalogue. Almanac's own catalogue does not come from a user, so it is not damaged here.
struct CatalogueSubject: Subject {
  let corpus: [[UInt8]]

  init() throws {
    corpus =
      [Self.plain, Self.plural, Self.substitution, Self.dotted].map { Array($0.utf8) } + (try Self.cutOuts())
  }

  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    let problems = Self.problems(bytes)
    try InputRules.check(problems, Self.problems(bytes), of: bytes)
    if problems == nil { try Self.checkTexts(bytes) }
  }

  private static func problems(_ bytes: [UInt8]) -> [InputProblem]? {
    InputRules.problems { () throws(InputProblems) in _ = try overlay(bytes) }
  }

  private static func overlay(_ bytes: [UInt8]) throws(InputProblems) -> Overlay {
    try Overlay(reading: bytes, over: known, languages: languages, after: OverlaySizes())
  }

  /// Throws unless every text of an accepted overlay is within the limits.
  private static func checkTexts(_ bytes: [UInt8]) throws(BrokenRule) {
    let texts: [(key: String, phrase: Phrase)]
    do throws(InputProblems) {
      texts = try overlay(bytes).phrases
    } catch {
      throw BrokenRule(sentence: "The same file is refused the second time.")
    }
    for (key, phrase) in texts {
      for text in phrase.texts + [key] {
        try BrokenRule.unless(text.utf8.count <= Limits.text, "A text of '\(key)' is too long.")
        let isHeld = text.unicodeScalars.allSatisfy(isInXML)
        try BrokenRule.unless(isHeld, "A text of '\(key)' has a character that XML does not allow.")
      }
      for text in phrase.texts {
        let count = Phrase.plain(text).placeholders.count
        try BrokenRule.unless(count <= Limits.placeholders, "A text of '\(key)' has \(count) placeholders.")
      }
    }
  }

  /// Whether a text in XML can contain the character (XML 1.0, production 2).
  private static func isInXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }

  private static let known = [
    "action.done": TextShape(placeholders: [], isPlural: false),
    "selection.count": TextShape(placeholders: ["n"], isPlural: true),
    "a11y.rangeStart": TextShape(placeholders: ["date"], isPlural: false),
  ]

  private static let languages = CatalogueLanguages(
    tag: { text throws(InputProblem) in try AvailableLocales.sample.language(named: text) },
    likely: AvailableLocales.sample.likely,
    pluralRules: { tag in
      let one = PluralRelation(modulus: nil, ranges: [1...1], isNegated: false)
      return tag.language == "ja" ? PluralRules([:]) : PluralRules([.one: [[one]]])
    })

  private static let plain = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "action.done": {"comment": "A button.", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}},
        "zh-Hant-TW": {"stringUnit": {"state": "needs_review", "value": "\\u5b8c\\u6210"}}}},
      "a11y.rangeStart": {"localizations": {
        "he": {"stringUnit": {"state": "translated", "value": "{date}, התחלה"}}}}}}
    """
  private static let plural = """
    {"sourceLanguage":"en","strings":{"selection.count":{"localizations":{"de":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld Tag"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld Tage"}}}}}}},
      "app.hello":{"extractionState":"manual","localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Hello {name}"}},
      "de":{"stringUnit":{"state":"new","value":""}}}}},"version":"1.0"}
    """
  private static let substitution = """
    {"sourceLanguage":"en","strings":{"selection.count":{"localizations":{"es":{
      "stringUnit":{"state":"translated","value":"Hay %#@n@"},"substitutions":{"n":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%arg día"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg días"}}}}}}}}}},"version":"1.0"}
    """

  private static let dotted = """
    {"sourceLanguage":"en","strings":{"own.a":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%#@n@ and %#@n@"},"substitutions":{"n":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%arg"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}}},
      "own.a.one":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"{a}{b}\\r"}}}},
      "own":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\\u009b"}}}}},"version":"1.0"}
    """

  /// Some keys of Almanac's catalogue, each in a separate catalogue with a few languages.
  private static func cutOuts() throws -> [[UInt8]] {
    let bytes = try Repository.bytes(of: "Sources/Resources/Almanac.xcstrings")
    let file = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
    let strings = file["strings"] as? [String: [String: Any]] ?? [:]
    return try ["a11y.rangeStart", "chinese.leapMonth", "selection.count"].map { key in
      let texts = strings[key]?["localizations"] as? [String: Any] ?? [:]
      let entry = ["localizations": texts.filter { ["de", "en", "ja"].contains($0.key) }]
      let cutOut: [String: Any] = ["sourceLanguage": "en", "strings": [key: entry], "version": "1.0"]
      return [UInt8](
        try JSONSerialization.data(
          withJSONObject: cutOut, options: [.sortedKeys, .withoutEscapingSlashes]))
    }
  }
}

/// The reader of an app's map of keys.
struct KeysSubject: InputSubject {
  let corpus: [[UInt8]]

  init() throws {
    corpus =
      [try Repository.bytes(of: "Sources/Resources/examples/backbase-keys.json")]
      + [
        #"{"app.done":"action.done","app.days":"selection.count"}"#, "{}", #"{"a\u0062":"x\\"}"#,
        #"{"own.a":"action.done","own.a.one":"action.ok","own":"x","__proto__":"action.done"}"#,
      ]
      .map { Array($0.utf8) }
  }

  static func problems(_ bytes: [UInt8]) -> [InputProblem]? {
    InputRules.problems { () throws(InputProblems) in
      let known = Set(PickerKeys.core + PickerKeys.optional)
      _ = try KeyMap(reading: bytes, known: bytes.count % 2 == 0 ? known : nil, leftOut: [])
    }
  }
}
