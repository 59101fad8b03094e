import AlmanacBundle
import AlmanacExtraction
import AlmanacKit
import AlmanacLocaleList
import AlmanacReading
import AlmanacTranslations

/// The words of the locale that `--fallback` names, which fill in for words that other locales lack.
struct Fallback: Sendable {
  let tag: String
  private let strings: [String: Phrase]

  /// Reads the tag of the fallback locale; `nil` without `--fallback`.
  static func request(
    _ options: BundleSettings, _ available: AvailableLocales
  ) throws -> LocaleRequest? {
    guard let tag = options.fallback else { return nil }
    let failure = { (messages: [String]) in
      options.file(of: \.$fallback).map { Failure(file: $0, messages.map { "'fallback'\($0)" }) }
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
    strings = record.locale.strings
  }

  /// Adds the words that a locale lacks, and sets the source of each added word to `fallback:TAG`.
  func fill(_ locale: inout LocaleFile) {
    for (key, phrase) in strings where locale.strings[key] == nil {
      locale.strings[key] = phrase
      locale.sources["strings.\(key)"] = .fallback(tag)
    }
  }
}
