import AlmanacInputs
import AlmanacKit
import Testing

/// The reader of an app's overlay, the precedence of its texts, and the entries that the reader refuses.
@Suite struct OverlayTests {
  @Test("wins over all earlier texts, even over an earlier text of a region")
  func order() throws {
    let base = StringCatalog(
      reading: Overlays.catalogue(#""done":{"localizations":{"de":\#(unit("1")),"de-AT":\#(unit("2"))}}"#),
      likely: Overlays.likely)
    let entries = ["de-Latn-AT", "de-Latn"].compactMap(LanguageTag.init)
    let first = base.overlaid(with: try Overlays.read(#""done":{"localizations":{"de":\#(unit("3"))}}"#))
    #expect(first.phrase("done", in: entries) == .plain("3"))
    let austrian = #""done":{"localizations":{"de":\#(unit("4")),"de-AT":\#(unit("5"))}}"#
    let second = first.overlaid(with: try Overlays.read(austrian))
    #expect(second.phrase("done", in: entries) == .plain("5"))
    #expect(second.phrase("done", in: Array(entries.dropFirst())) == .plain("4"))
    let third = second.overlaid(with: try Overlays.read(#""done":{"localizations":{"de":\#(unit("6"))}}"#))
    #expect(third.phrase("done", in: entries) == .plain("6"), "the later overlay's German")
    #expect(third.texts(in: entries).text("done")?.origin == .override)
    #expect(base.texts(in: entries).text("done")?.origin == .catalogue)
    let french = LanguageTag(language: "fr", script: "Latn")
    let fourth = base.overlaid(with: try Overlays.read(#""done":{"localizations":{"fr":\#(unit("7"))}}"#))
    #expect(fourth.hasTexts(in: french) && !base.hasTexts(in: french))
  }

  @Test("adds an app's own keys, with the placeholders of the overlay's source language")
  func ownKeys() throws {
    let overlay = try Overlays.read(
      #""app.stay":{"localizations":{"en":\#(unit("{from} to {to}")),"de":\#(unit("{to} ab {from}"))}}"#)
    #expect(overlay.ownKeys["app.stay"] == TextShape(placeholders: ["from", "to"], isPlural: false))
    #expect(overlay.keys == ["app.stay"])
    #expect(try Overlays.text("app.stay", "de", of: overlay)?.phrase == .plain("{to} ab {from}"))
  }

  // Xcode writes `shouldTranslate` for "Don't Translate". A plural needs the forms of each language.
  @Test(
    "uses a text that is not to be translated in every language",
    arguments: [
      ("false", unit("x"), "x"), ("true", unit("x"), nil),
      ("false", plural(["one": unit("{n} x"), "other": unit("{n} xs")]), nil),
    ])
  func untranslated(value: String, english: String, french: String?) throws {
    let overlay = try Overlays.read(
      #""app.x":{"localizations":{"en":\#(english)},"shouldTranslate":\#(value)}"#)
    #expect(try Overlays.text("app.x", "fr", of: overlay)?.phrase == french.map(Phrase.plain))
    #expect(overlay.keys(in: [LanguageTag(language: "fr", script: "Latn")]).isEmpty == (french == nil))
  }

  @Test("uses a text of the language itself before one that is not to be translated")
  func ownTextFirst() throws {
    let texts = #""en":\#(unit("x")),"de":\#(unit("y"))"#
    let overlay = try Overlays.read(
      #""app.x":{"localizations":{\#(texts)},"shouldTranslate":false}"#)
    #expect(try Overlays.text("app.x", "de", of: overlay)?.phrase == .plain("y"))
    #expect(try Overlays.text("app.x", "fr", of: overlay)?.phrase == .plain("x"))
  }

  // Xcode 15 and later save "vary by plural" in two ways.
  @Test(
    "reads both of Xcode's ways to write a plural",
    arguments: [
      plural(["one": unit("%lld night"), "other": unit("%lld nights")]),
      plural(["one": unit("%1$d night"), "other": unit("%lu nights")]),
      plural(["one": unit("%arg night"), "other": unit("%arg nights")]),
      plural(["one": unit("{n} night"), "other": unit("{n} nights")]),
      #"""
      {"stringUnit":{"state":"translated","value":"%#@all_nights@"},"substitutions":{"all_nights":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{"one":\#(unit("%arg night")),"other":\#(unit("%arg nights"))}}}}}
      """#,
    ])
  func plurals(english: String) throws {
    let overlay = try Overlays.read(#""app.nights":{"localizations":{"en":\#(english)}}"#)
    let phrase = try Overlays.text("app.nights", "en", of: overlay)?.phrase
    #expect(phrase == .plural([.one: "{n} night", .other: "{n} nights"]))
  }

  @Test("reads every specifier of the number in a plural form")
  func repeatedNumber() throws {
    let forms = plural(["one": unit("%i night (%arg, {n})"), "other": unit("%lld nights (%1$ld)")])
    let overlay = try Overlays.read(#""app.nights":{"localizations":{"en":\#(forms)}}"#)
    let phrase = try Overlays.text("app.nights", "en", of: overlay)?.phrase
    #expect(phrase == .plural([.one: "{n} night ({n}, {n})", .other: "{n} nights ({n})"]))
  }

  // Apple's String Format Specifiers: in a format string, `%%` is a percent sign, so `%%lld` shows "%lld" and no number.
  @Test(
    "reads a doubled percent sign only in a format string",
    arguments: [
      (
        plural(["one": unit("%lld%% of %% all"), "other": unit("100%% of %lld")]), "{n}% of % all",
        "100% of {n}"
      ),
      (plural(["one": unit("All %%"), "other": unit("%%%arg%%")]), "All %", "%{n}%"),
      (plural(["one": unit("{n}%% of"), "other": unit("{n}%%")]), "{n}%% of", "{n}%%"),
      (
        #"""
        {"stringUnit":{"state":"translated","value":"Up to 5%% of %#@n@"},"substitutions":{"n":{"argNum":1,
        "formatSpecifier":"lld","variations":{"plural":{"one":\#(unit("%arg%%")),"other":\#(unit("%arg %%%% all"))}}}}}
        """#, "Up to 5% of {n}%", "Up to 5% of {n} %% all"
      ),
    ])
  func percentSigns(english: String, one: String, other: String) throws {
    let overlay = try Overlays.read(#""app.sold":{"localizations":{"en":\#(english)}}"#)
    #expect(try Overlays.text("app.sold", "en", of: overlay)?.phrase == .plural([.one: one, .other: other]))
  }

  // Basque writes "%50eko", and Hungarian "50%-a". None of these texts is a specifier of Apple's.
  @Test(
    "keeps a percent sign that begins no specifier",
    arguments: ["5 %", "5 % d", "5 %% @", "%5 d", "%50eko", "50%-a", "50%.", "%#@n"])
  func percent(text: String) throws {
    let overlay = try Overlays.read(#""done":{"localizations":{"de":\#(unit(text))}}"#)
    #expect(try Overlays.text("done", "de", of: overlay)?.phrase == .plain(text))
  }

  // Apple's String Format Specifiers: the conversions of C's printf, with a size, a precision and an argument's number.
  @Test(
    "refuses every specifier that is not the number of a plural",
    arguments: [
      "%s", "%i", "%f", "%.1f", "%1$.2f", "%02d", "%02lld", "%hhd", "%zu", "%qd", "%x", "%c", "%C", "%Lf",
      "%12$@", "%#@day_2@",
      "%a", "%A", "%d", "%D", "%e", "%E", "%F", "%g", "%G", "%o", "%O", "%p", "%S", "%u", "%U", "%X", "%hd",
      "%jd", "%td",
    ])
  func specifiers(text: String) {
    let problems = Overlays.problems(#""done":{"localizations":{"de":\#(unit("5 \(text)."))}}"#)
    #expect(
      problems.map(\.message).first?.hasPrefix("'done' in 'de': '\(text)' works only") == true, "\(problems)")
  }

  @Test(
    "ignores texts that are new or have only white space, and plurals of such texts",
    arguments: [
      unit("x", state: "new"), unit(""), unit(" "), unit("\u{A0}\u{3000}"),
      plural(["one": unit(" "), "other": unit(" ")]),
      plural(["one": unit("x", state: "new"), "other": unit("")]),
      #"{"stringUnit":{"state":"new","value":"%#@n@"},"substitutions":{"n":\#(plural(["other": unit("x")]))}}"#,
    ])
  func noText(localization: String) throws {
    for key in ["done", "days"] {
      #expect(try Overlays.read(#""\#(key)":{"localizations":{"de":\#(localization)}}"#).keys.isEmpty)
    }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let strings: String
    let message: String
    var testDescription: String { message }

    init(_ message: String, _ strings: String) { (self.message, self.strings) = (message, strings) }

    /// A German text for `key` that the reader refuses.
    init(_ message: String, _ key: String, german: String) {
      self.init(message, #""\#(key)":{"localizations":{"de":\#(german)}}"#)
    }
  }

  @Test(
    "refuses entries that cannot be used, and names the key",
    arguments: [
      Refusal("'done': No such language. Write 'de'.", #""done":{"localizations":{"dee":\#(unit("x"))}}"#),
      Refusal(
        "'done' has a text in 'zh' and a text in 'zh-Hans', but both tags name the same language.",
        #""done":{"localizations":{"zh":\#(unit("x")),"zh-Hans":\#(unit("y"))}}"#),
      Refusal("'done' has neither a text nor plural forms in 'de'.", "done", german: "{}"),
      Refusal(
        "'done' has neither a text nor plural forms in 'de'.", "done", german: #"{"substitutions":{}}"#),
      Refusal(
        "'done' in 'de' has variations that Almanac does not support", "done",
        german: #"{"variations":{"device":{"mac":\#(unit("x"))}}}"#),
      Refusal(
        "'days' in 'de' has variations that Almanac does not support", "days",
        german: #"{"variations":{"plural":{"other":{"variations":{"device":{"mac":\#(unit("{n}"))}}}}}}"#),
      Refusal(
        "'days' in 'de' has variations that Almanac does not support", "days",
        german: #"{"substitutions":{"n":\#(plural(["other": unit("x")])),"m":\#(plural([:]))}}"#),
      Refusal(
        "'days' in 'de' has {n}, {x}, but the source language has {n}.", "days",
        german: plural(["one": unit("{n}"), "other": unit("{n} {x}")])),
      Refusal(
        "'app.x' in 'en': '{x}' is not a valid placeholder.",
        #""app.x":{"localizations":{"en":\#(plural(["one": unit("{n}"), "other": unit("{n} {x}")]))}}"#),
      Refusal("'today' in 'de': '%2$d' works only on Apple's systems.", "today", german: unit("{date} %2$d")),
      Refusal(
        "'done' in 'de' has plural forms, but this key has no number.", "done",
        german: plural(["other": unit("x")])),
      Refusal(
        "'days' in 'de': '%@' works only on Apple's systems.", "days",
        german: plural(["one": unit("{n} Tag"), "other": unit("{n} Tage, %@")])),
      Refusal("'days' in 'de': '%02lld' works only", "days", german: plural(["other": unit("%02lld Tage")])),
      // Apple's String Format Specifiers: each specifier without an argument's number shows the next argument.
      Refusal(
        "'days' in 'de': a plural form has two specifiers such as '%lld', which show two numbers.", "days",
        german: plural(["one": unit("%lld Tag"), "other": unit("%lld von %d Tagen")])),
      Refusal(
        "'days' in 'de': a plural form has two specifiers", "days",
        german: plural(["one": unit("%lld%% (%lld)"), "other": unit("%lld")])),
      // Apple's systems use this form for 0 in all languages (Foundation Release Notes for OS X 10.9).
      Refusal(
        "'days' in 'de': the form for 'zero' works only on Apple's systems.", "days",
        german: plural(["zero": unit("Kein Tag"), "one": unit("Ein Tag"), "other": unit("%lld Tage")])),
      Refusal(
        "'days' in 'de' has no plural form for 'one'.", "days",
        german: plural(["other": unit("%lld")])),
      Refusal(
        "'days' in 'de' has no plural form for 'other'.", "days",
        german: plural(["one": unit("%lld")])),
      Refusal(
        "'days' in 'de' has no plural form for 'one' and for 'other'.", "days",
        german: plural(["few": unit("%lld")])),
      Refusal(
        "'days' in 'de': 'plenty' is not a plural category.", "days",
        german: plural(["plenty": unit("%lld")])),
      Refusal("'days' in 'de' has no plural form for 'one'.", "days", german: unit("{n} Tage")),
      Refusal(
        "'today' in 'de' has no placeholder, but the source language has {date}.", "today",
        german: unit("Heute")
      ),
      Refusal(
        "'today' in 'de' has {date}, {time}, but the source language has {date}.", "today",
        german: unit("{date} {time}")),
      Refusal("'today' in 'de': '%@' works only on Apple's systems.", "today", german: unit("5 % – %@")),
      Refusal(
        "'app.x' in 'en': '{a b}' is not a valid placeholder.",
        #""app.x":{"localizations":{"en":\#(unit("{a b}"))}}"#
      ),
      Refusal(
        "'app.x' is not one of Almanac's keys, and has no text in the source language 'en'.", "app.x",
        german: unit("x")),
      // A key with two letters swapped.
      Refusal(
        "'action.doen' is not one of Almanac's keys, and has no text in the source language 'en'. "
          + "Did you mean 'action.done'?", "action.doen", german: unit("x")),
      Refusal(
        "'weekdays.mine' begins with a word that Almanac uses for its names", "weekdays.mine",
        german: unit("x")),
      Refusal("A key is empty.", #""":{}"#),
    ])
  func refusals(refusal: Refusal) {
    let problems = Overlays.problems(refusal.strings)
    #expect(problems.count == 1)
    #expect(problems.first?.message.hasPrefix(refusal.message) == true, "\(problems)")
  }
}
