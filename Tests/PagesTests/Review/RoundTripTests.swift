import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import Testing

@testable import AlmanacPages

/// Words that a translator gets as XLIFF and sends back.
@Suite struct RoundTripTests {
  @Test("change nothing if the file comes back unchanged", arguments: Words.tried)
  func unchanged(tag: String) throws {
    let words = try Words.words(try Words.record(tag))
    // XML 1.0, 2.10: without xml:space, a tool may change the spaces of a text.
    #expect(String(decoding: words.xliff, as: UTF8.self).contains(#"<file id="words" xml:space="preserve">"#))
    let document = try XLIFFDocument(reading: words.xliff)
    #expect(document.targetLanguage == tag)
    #expect(try words.changes(in: document, shapes: try Words.shapes()).isEmpty)
  }

  // XLIFF 2.1: a segment without `state` has the state `initial`.
  @Test("keep the review of each text that a tool returns unchanged, without its state")
  func lostStates() throws {
    let words = try Words.words(Words.record("de", unreviewed: [:]))
    let bare = String(decoding: words.xliff, as: UTF8.self).replacing(#/ state="\w+"/#, with: "")
    func changes(_ text: String) throws -> [String: CatalogueText] {
      try words.changes(in: try XLIFFDocument(reading: Array(text.utf8)), shapes: try Words.shapes())
    }
    #expect(try changes(bare).isEmpty)
    let days = "{n} Tage ausgewählt</target>"
    let edited = try changes(bare.replacing(days, with: "x \(days)"))
    #expect(edited.values.map(\.unreviewed) == [[.other]])
  }

  // The translator changes one text and marks it as unreviewed, and approves all other texts.
  @Test(
    "give the translator's XLIFF again when they are exported with the translator's changes",
    arguments: Words.tried)
  func changed(tag: String) throws {
    let plural: Set<PluralCategory> = [.other]
    let record = try Words.record(tag, unreviewed: ["action.done": plural, "selection.count": plural])
    let before = String(decoding: try Words.words(record).xliff, as: UTF8.self)
    // The translator approves the unreviewed texts, replaces the text of action.cancel, and marks it as unreviewed.
    let approved = before.replacing(#"<segment state="translated">"#, with: #"<segment state="reviewed">"#)
    let cancel = try #require(record.locale.strings["action.cancel"]?.texts.first)
    let target = "<target>\(cancel)</target>"
    let unit = try #require(
      approved.split(separator: "<unit ").first { $0.hasPrefix("id=\"action.cancel\"") })
    let edited = approved.replacing(
      unit,
      with: unit.replacing(target, with: "<target>X &amp; \u{200F}Y</target>")
        .replacing("reviewed", with: "translated"))
    #expect(edited != before)
    let words = try Words.words(record)
    let changes = try words.changes(
      in: try XLIFFDocument(reading: Array(edited.utf8)), shapes: try Words.shapes())
    #expect(changes["action.cancel"]?.phrase == .plain("X & \u{200F}Y"))
    #expect(changes["action.cancel"]?.unreviewed == [.other])
    #expect(changes["action.done"]?.unreviewed == [])

    let overlay = try Self.overlay(StringCatalogWriter.bytes(changes, language: tag), tag)
    let again = try Words.words(record.overlaid(with: overlay))
    let expected = edited.replacing("\u{200F}", with: "&#x200F;")
    #expect(Self.withoutNotes(String(decoding: again.xliff, as: UTF8.self)) == Self.withoutNotes(expected))
  }

  // `timer.hours` is the word beside a wheel, so its forms have no number.
  @Test(
    "keep the percent signs of a plural with its number and without it",
    arguments: [("selection.count", "{n} Tage, 5% x, 5%% y, {n}"), ("timer.hours", "Tage, 5% x, 5%% y")])
  func percentSigns(key: String, form: String) throws {
    let text = CatalogueText(phrase: .plural([.one: form, .other: form]), unreviewed: [])
    let overlay = try Self.overlay(StringCatalogWriter.bytes([key: text], language: "de"), "de")
    #expect(overlay[key] == text)
  }

  /// The texts of the overlay's language by key, read as `--strings` reads them.
  private static func overlay(_ bytes: [UInt8], _ tag: String) throws -> [String: CatalogueText] {
    let rules = try Words.record(tag).locale.plurals.cardinal
    let languages = CatalogueLanguages(
      tag: { text throws(InputProblem) in
        guard let tag = LanguageTag(text) else { throw InputProblem("", at: nil) }
        return tag
      }, likely: { $0 }, pluralRules: { _ in rules })
    let overlay = try Overlay(
      reading: bytes, over: try Words.shapes(), languages: languages, after: OverlaySizes())
    let catalogue = StringCatalog(
      reading: Array(#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#.utf8), likely: { $0 })
    let entry = CatalogueEntry.name(try #require(LanguageTag(tag)), likely: try #require(LanguageTag(tag)))
    let texts = catalogue.overlaid(with: overlay).texts(in: [entry])
    return try Words.shapes().keys.reduce(into: [:]) { $0[$1] = texts.text($1)?.text }
  }

  /// The file without notes, which contain examples and sources of texts.
  private static func withoutNotes(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("note") }
      .joined(separator: "\n")
  }
}

extension LocaleRecord {
  /// The record with the texts of an overlay.
  fileprivate func overlaid(with texts: [String: CatalogueText]) -> LocaleRecord {
    var record = self
    for (key, text) in texts {
      record.locale.strings[key] = text.phrase
      record.locale.sources["strings.\(key)"] = .override
      record.unreviewed[key] = text.unreviewed.isEmpty ? nil : text.unreviewed
    }
    return record
  }
}
