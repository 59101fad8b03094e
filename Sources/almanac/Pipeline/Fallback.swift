import AlmanacBundle
import AlmanacExtraction
import AlmanacKit
import AlmanacLocaleList

/// The words of the locale that `--fallback` names, which fill in for words that other locales lack.
struct Fallback: Sendable {
  let tag: String
  private let strings: [String: Phrase]

  /// Reads the tag of the fallback locale; `nil` without `--fallback`.
  static func request(
    _ options: BundleSettings, _ available: AvailableLocales
  ) throws(Failure) -> LocaleRequest? {
    guard let tag = options.fallback else { return nil }
    let failure = { (messages: [String]) in
      options.file(of: \.$fallback).map { Failure(file: $0, messages: messages.map { "'fallback'\($0)" }) }
        ?? Failure(.usage, messages.map { "--fallback\($0)" })
    }
    let list: LocaleList
    do throws(LocaleListErrors) {
      list = try LocaleList(reading: Array(tag.utf8), available: available)
    } catch {
      throw failure(error.problems.map { ": \($0.message) \($0.remedy)" })
    }
    guard let request = list.requests.first, list.requests.count == 1, request.keywords.isEmpty else {
      throw failure([" takes one tag without '-u-' keys, such as 'en'."])
    }
    return request
  }

  /// Takes the words of the fallback locale from ICU and the catalogue.
  init(_ request: LocaleRequest, extractor: Extractor) throws(Failure) {
    do throws(ExtractionError) {
      let record = try extractor.record(for: request)
      tag = record.locale.locale
      strings = record.locale.strings
    } catch {
      throw Failure([error])
    }
  }

  /// Adds the words that a locale lacks, and sets the source of each added word to `fallback:TAG`.
  func fill(_ locale: inout LocaleFile) {
    for (key, phrase) in strings where locale.strings[key] == nil {
      locale.strings[key] = phrase
      locale.sources["strings.\(key)"] = .fallback(tag)
    }
  }
}
