import AlmanacInputs
import AlmanacKit
import Testing

/// The forms that an overlay's plural must have, and the forms that must contain the number.
@Suite struct PluralFormTests {
  private static let hour = "a11y.hourValue"
  private static let shape = TextShape(placeholders: ["n"], isPlural: true)

  /// The problems of a plural of one or more keys, if every language has the given rules.
  private func problems(
    _ keys: [String], _ rules: [PluralCategory: [UInt]], modulus: UInt? = nil,
    _ forms: KeyValuePairs<String, String>
  ) -> [String] {
    let conditions = rules.mapValues { numbers in
      [[PluralRelation(modulus: modulus, ranges: numbers.map { $0...$0 }, isNegated: false)]]
    }
    let languages = CatalogueLanguages(
      tag: { _ throws(InputProblem) in LanguageTag(language: "xx") }, likely: { $0 },
      pluralRules: { _ in PluralRules(conditions) })
    let texts = forms.map { #""\#($0)":\#(unit($1))"# }.joined(separator: ",")
    let strings = keys.map { key in
      #""\#(key)":{"localizations":{"xx":{"variations":{"plural":{\#(texts)}}}}}"#
    }
    do throws(InputProblems) {
      _ = try Overlay(
        reading: Overlays.catalogue(strings.joined(separator: ",")),
        over: ["days": Self.shape, Self.hour: Self.shape],
        languages: languages, after: OverlaySizes())
      return []
    } catch {
      return error.problems.map(\.message)
    }
  }

  @Test(
    "a form may omit its number if one number uses it, but not if two do",
    arguments: [([1], true), ([1, 2], false), ([1, 2, 3], false)] as [([UInt], Bool)])
  func withoutNumber(numbers: [UInt], isAllowed: Bool) {
    let found = problems(["days"], [.one: numbers], ["one": "a day", "other": "{n} days"])
    #expect(found.isEmpty == isAllowed)
    if !isAllowed { #expect(found.first?.contains("the form for 'one' covers several numbers") == true) }
  }

  // In Russian, whole numbers have the forms one, few and many. The form `other` is for fractions.
  @Test("a single text becomes the form other too, if no whole number uses it")
  func singleText() throws {
    let everyNumber = PluralRelation(modulus: 1, ranges: [0...0], isNegated: false)
    let languages = CatalogueLanguages(
      tag: { text throws(InputProblem) in LanguageTag(language: text) }, likely: Overlays.likely,
      pluralRules: { _ in PluralRules([.many: [[everyNumber]]]) })
    let english = plural(["many": unit("{n} nights"), "other": unit("{n} nights")])
    let strings = #""app.nights":{"localizations":{"en":\#(english),"ru":\#(unit("Ночей: {n}"))}}"#
    let overlay = try Overlay(
      reading: Overlays.catalogue(strings), over: [:], languages: languages, after: OverlaySizes())
    let text = try Overlays.text("app.nights", "ru", of: overlay)
    #expect(text?.phrase == .plural([.many: "Ночей: {n}", .other: "Ночей: {n}"]))
  }

  @Test("a form that no number uses has the key's placeholders too")
  func unusedForm() {
    let found = problems(["days"], [.one: [1]], ["one": "{n} day", "few": "{x} days", "other": "{n} days"])
    #expect(found.count == 1 && found[0].contains(" has {x}, "), "\(found)")
  }

  // In CLDR's rules for Slovenian, `one` is n % 100 = 1: the numbers 1, 101, 201 and so on. Hours are 0 to 24.
  @Test("a form for 1, 101 and 201 may omit its number in a text for hours, because only 1 is an hour")
  func slovenianHour() {
    let forms: KeyValuePairs = ["one": "ena ura", "other": "{n} ur"]
    #expect(problems([Self.hour], [.one: [1]], modulus: 100, forms).isEmpty)
    for keys in [["days"], [Self.hour, "days"], ["days", Self.hour]] {
      let found = problems(keys, [.one: [1]], modulus: 100, forms)
      #expect(found.count == 1 && found[0].hasPrefix("'days'"), "\(keys): \(found)")
    }
  }

  // In CLDR's rules for Russian, `one` is n % 10 = 1 except 11. Among the hours 0 to 24, only 1 and 21 match.
  @Test("a form for 1 and 21 must contain its number in a text for hours, because both are hours")
  func russianHour() {
    #expect(problems([Self.hour], [.one: [1, 21]], ["one": "час", "other": "{n} часа"]).count == 1)
    #expect(problems([Self.hour], [.one: [1, 21]], ["one": "{n} час", "other": "{n} часа"]).isEmpty)
  }

  @Test(
    "in a text for hours, a form is needed if an hour from 0 to 24 uses it",
    arguments: [(0, true), (23, true), (24, true), (25, false), (100, false)] as [(UInt, Bool)])
  func neededHour(number: UInt, isNeeded: Bool) {
    let found = problems([Self.hour], [.many: [number]], ["other": "{n}"])
    #expect(found.isEmpty != isNeeded)
    if isNeeded {
      #expect(found.first?.hasPrefix("'\(Self.hour)' in 'xx' has no plural form for 'many'.") == true)
    }
  }

  // The largest number in a picker is its last year, which is 2100 at most.
  @Test(
    "in a text that is not about hours, a form is needed if a number from 0 to 2100 uses it",
    arguments: [(0, true), (25, true), (2100, true), (2101, false)] as [(UInt, Bool)])
  func neededNumber(number: UInt, isNeeded: Bool) {
    #expect(problems(["days"], [.many: [number]], ["other": "{n}"]).isEmpty != isNeeded)
  }

  @Test(
    "a plural is missing only in the language in which a needed form is not written yet",
    arguments: [
      plural(["one": unit("x", state: "new"), "other": unit("%lld Tage")]),
      plural(["one": unit("%lld Tag"), "other": unit(" ")]),
      #"{"substitutions":{"n":\#(plural(["one": unit("%arg Tag"), "other": unit("", state: "new")]))}}"#,
    ])
  func unwritten(german: String) throws {
    let whole = plural(["few": unit("", state: "new"), "one": unit("%lld x"), "other": unit("%lld xs")])
    for key in ["days", "app.days"] {
      let overlay = try Overlays.read(
        #""\#(key)":{"localizations":{"de":\#(german),"en":\#(whole),"fr":\#(whole)}}"#)
      #expect(try Overlays.text(key, "de", of: overlay) == nil)
      for language in ["en", "fr"] {
        let phrase = try Overlays.text(key, language, of: overlay)?.phrase
        #expect(phrase == .plural([.one: "{n} x", .other: "{n} xs"]), "\(key) \(language)")
      }
    }
  }

  // Apple's String Format Specifiers: the conversions of a whole number are `d`, `i` and `u`, with or without a size.
  @Test(
    "the number of a substitution is the first argument and a whole number",
    arguments: [
      (#""argNum":1,"formatSpecifier":"lld""#, true), (#""formatSpecifier":"d""#, true),
      (#""formatSpecifier":"lu""#, true), (#""argNum":2,"formatSpecifier":"lld""#, false),
      (#""formatSpecifier":"lf""#, false), (#""formatSpecifier":"@""#, false),
      (#""formatSpecifier":"lldd""#, false), (#""formatSpecifier":"""#, false),
    ])
  func argument(fields: String, isNumber: Bool) {
    let forms = plural(["one": unit("%arg Tag"), "other": unit("%arg Tage")]).dropFirst()
    let found = Overlays.problems(
      #""days":{"localizations":{"de":{"substitutions":{"n":{\#(fields),\#(forms)}}}}"#)
    #expect(found.isEmpty == isNumber, "\(found)")
    let message = "'days' in 'de': the number of '%#@n@' is not the first argument, or not a whole number."
    #expect(isNumber || found.first?.message.hasPrefix(message) == true, "\(found)")
  }

  @Test(
    "each form of a plural is reviewed separately",
    arguments: [
      ("translated", "translated", []), ("needs_review", "translated", [.one]),
      ("translated", "needs_review", [.other]), ("needs_review", "needs_review", [.one, .other]),
    ] as [(String, String, Set<PluralCategory>)])
  func reviewed(one: String, other: String, unreviewed: Set<PluralCategory>) throws {
    let forms = plural(["one": unit("%lld Tag", state: one), "other": unit("%lld Tage", state: other)])
    let overlay = try Overlays.read(#""days":{"localizations":{"de":\#(forms)}}"#)
    #expect(try Overlays.text("days", "de", of: overlay)?.unreviewed == unreviewed)
  }

  @Test(
    "a plural is reviewed only if the text around its number is reviewed too",
    arguments: [
      ("translated", "translated", true), ("needs_review", "translated", false),
      ("translated", "needs_review", false),
    ])
  func reviewedFrame(frame: String, form: String, isReviewed: Bool) throws {
    let forms = plural(["one": unit("%arg Tag", state: form), "other": unit("%arg Tage", state: form)])
    let overlay = try Overlays.read(
      #""days":{"localizations":{"de":{"stringUnit":{"state":"\#(frame)","value":"Noch %#@n@"},"#
        + #""substitutions":{"n":\#(forms)}}}}"#)
    let text = try #require(try Overlays.text("days", "de", of: overlay))
    #expect(text.phrase == .plural([.one: "Noch {n} Tag", .other: "Noch {n} Tage"]))
    #expect(text.unreviewed.isEmpty == isReviewed)
  }
}
