import AlmanacExtraction
import AlmanacInputs
import AlmanacKit
import AlmanacPages
import AlmanacRecord

/// The picker's words in all languages, with the texts of an app's overlays.
struct WordSource {
  let available: AvailableLocales
  /// English, with whose words every locale's words are shown.
  private let english: LocaleRequest
  private let words: RunWords
  private let shapes: [String: TextShape]
  private let extractor: Extractor

  /// Starts ICU and reads the overlays.
  init(strings: [String]) throws {
    let available = try ICUData.availableLocales()
    let tables = try SupplementalTables(errata: ErrataTable(try ShippedResources.errata()))
    words = try RunWords(
      strings: strings, keys: nil, over: ShippedResources.catalogue(),
      languages: ICUData.languages(available, tables), [.all], .counted)
    words.leftOut.flatMap { $0.warnings(.counted) }.forEach(Terminal.error)
    shapes = RunWords.shapes(of: words.catalogue)
    // The examples have Gregorian dates, and a month of a calendar with leap months.
    extractor = Extractor(
      ExtractionSettings(
        calendars: [.gregorian, .chinese], years: 2026...2026, catalogue: words.catalogue, tables: tables))
    self.available = available
    english = try LocaleArgument.request(for: "en", command: "words", available)
  }

  /// The lines of a list of all keys, grouped by tier: each key with its English text, and where the text appears.
  func list() throws -> [String] {
    let english = try words(of: english).words
    return KeyTier.allCases.flatMap { tier in
      let words = english.filter { $0.tier == tier }
      return words.isEmpty ? [] : ["\(tier.rawValue): \(tier.meaning)", ""] + words.flatMap(\.lines)
    }
  }

  /// The words of a locale, for a reviewer or a translator.
  func words(of request: LocaleRequest) throws -> ReviewWords {
    try ReviewWords(
      of: try extractor.record(for: request), english: try extractor.record(for: english),
      keys: Set(shapes.keys), sources: words.catalogue.sources, comments: words.catalogue.comments)
  }

  /// The roles of the people who have read the words that a locale takes from Almanac's catalogue.
  func roles(for request: LocaleRequest) throws -> [String] {
    let entries = try LocaleArgument.parents(of: request.dataLocale).map(Self.entry)
    let reviewers = ShippedResources.reviewers()
    let languages = reviewers.roles.keys.filter { language in
      LanguageTag(language).map { entries.contains(Self.entry($0)) } ?? false
    }
    return reviewers.all(of: languages.sorted())
  }

  /// The texts that an XLIFF file changes, the language of the file, and the number of its units that lost their texts;
  /// `file` is its path, for messages.
  func changes(
    in bytes: [UInt8], of file: String
  ) throws -> (changes: [String: CatalogueText], language: String, emptyUnitCount: Int) {
    try Failure.naming(file) {
      let document = try XLIFFDocument(reading: bytes)
      let words = try words(of: try request(for: document, file))
      let changes = try words.changes(in: document, shapes: shapes)
      return (changes, words.tag, words.emptyUnitCount(in: document))
    }
  }

  private func request(for document: XLIFFDocument, _ file: String) throws -> LocaleRequest {
    var problem = " must be one tag without '-u-' keys. Write a tag, such as trgLang=\"de\"."
    do throws(InputProblems) {
      let list = try LocaleList(reading: Array(document.targetLanguage.utf8), available: available)
      if let request = list.onlyRequest, request.keywords.isEmpty { return request }
    } catch {
      problem = ": \(error.problems.first?.message ?? "")"
    }
    throw Failure(file: "\(file):\(document.place.line):\(document.place.column)", "trgLang\(problem)")
  }

  private static func entry(_ tag: LanguageTag) -> LanguageTag {
    CatalogueEntry.name(tag, likely: ICUData.maximized(tag))
  }
}

extension KeyTier {
  /// A phrase that says which pickers need the keys of the tier.
  fileprivate var meaning: String {
    switch self {
    case .core: "every picker needs these \(keys.count) keys"
    case .optional: "some pickers need these \(keys.count) keys"
    case .extended: "some picker libraries need these \(keys.count) keys"
    case .own: "your app's own keys, from --strings"
    }
  }
}

extension ReviewWord {
  /// The lines for a key: its English text, and below it where the text appears.
  fileprivate var lines: [String] {
    let texts = english?.lines.joined(separator: "; ") ?? ""
    return ["\(key): \(texts)"] + (comment.map { ["  \($0)"] } ?? []) + [""]
  }
}
