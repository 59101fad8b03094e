import AlmanacExtraction
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// The words of the locale that `--fallback` names, which fill in for words that other locales lack.
struct Fallback: Sendable {
  let tag: String
  private let words: [String: CatalogueText]
  private let plurals: PluralRules

  /// Reads the tag of the fallback locale; `nil` without `--fallback`.
  static func request(_ options: BundleSettings, _ available: AvailableLocales) throws -> LocaleRequest? {
    guard let tag = options.fallback else { return nil }
    let failure = { (messages: [String]) in
      options.place(of: \.$fallback, "fallback").map { Failure(file: $0, messages.map { "'fallback'\($0)" }) }
        ?? Failure(.usage, messages.map { "--fallback\($0)" })
    }
    do throws(InputProblems) {
      let request = try LocaleList(reading: Array(tag.utf8), available: available).onlyRequest
      if let request, request.keywords.isEmpty { return request }
    } catch {
      throw failure(error.problems.map { ": \($0.message)" })
    }
    throw failure([" takes one tag without '-u-' keys, such as 'en'."])
  }

  /// Takes the words of the fallback locale from ICU and the catalogue.
  ///
  /// If the fallback locale is English and `hasTitleCase` is `true`, its buttons and titles are in title case.
  init(_ request: LocaleRequest, extractor: Extractor, hasTitleCase: Bool) throws {
    var record = try extractor.record(for: request)
    if hasTitleCase { EnglishTitles.apply(to: &record.locale) }
    tag = record.locale.locale
    let unreviewed = record.unreviewed
    words = Dictionary(
      uniqueKeysWithValues: record.locale.strings.map { key, phrase in
        (key, CatalogueText(phrase: phrase, unreviewed: unreviewed[key] ?? []))
      })
    plurals = record.locale.plurals.cardinal
  }

  /// Adds the words that a locale lacks, and sets the source of each added word to `fallback:TAG`.
  ///
  /// A plural gets the forms of the locale's language. A form that is unreviewed in the fallback locale stays unreviewed.
  func fill(_ record: inout LocaleRecord) {
    // Nearly all keys have the same numbers, and comparing the categories of 2,101 numbers takes time.
    var known: [ClosedRange<Int>: FallbackForms] = [:]
    for (key, word) in words where record.locale.strings[key] == nil {
      let numbers = CatalogueLanguages.numbers(of: key)
      let forms =
        known[numbers] ?? FallbackForms(for: record.locale.plurals.cardinal, from: plurals, of: numbers)
      known[numbers] = forms
      let text = forms.text(for: word)
      record.locale.strings[key] = text.phrase
      record.locale.sources["strings.\(key)"] = .fallback(tag)
      if !text.unreviewed.isEmpty { record.unreviewed[key] = text.unreviewed }
    }
  }
}
