import AlmanacExtraction
import AlmanacKit
import AlmanacLocaleList

/// The words of a locale that fills what others lack, because the user asked for it.
struct Fallback: Sendable {
  let tag: String
  private let strings: [String: Phrase]

  /// The locale that a tag names; a config or a manifest gives the tag, or the command line.
  static func request(
    for tag: String, of file: String?, _ available: AvailableLocales
  ) throws(Failure) -> LocaleRequest {
    let failure = { (messages: [String]) in
      file.map { Failure(file: $0, messages: messages.map { "'fallback'\($0)" }) }
        ?? Failure(.usage, messages.map { "--fallback\($0)" })
    }
    let list: LocaleList
    do throws(LocaleListErrors) {
      list = try LocaleList(reading: Array(tag.utf8), available: available)
    } catch {
      throw failure(error.problems.map { ": \($0.message) \($0.remedy)" })
    }
    guard let request = list.requests.first, list.requests.count == 1, request.keywords.isEmpty else {
      throw failure([" takes one tag without '-u-' keys, as in 'en'."])
    }
    return request
  }

  /// The words of a locale.
  init(_ request: LocaleRequest, extractor: Extractor) throws(Failure) {
    do throws(ExtractionError) {
      let record = try extractor.record(for: request)
      tag = record.locale.locale
      strings = record.locale.strings
    } catch {
      throw Failure([error])
    }
  }

  /// Puts the fallback's words where a locale has none, and marks them.
  func fill(_ locale: inout LocaleFile) {
    for (key, phrase) in strings where locale.strings[key] == nil {
      locale.strings[key] = phrase
      locale.sources["strings.\(key)"] = .fallback(tag)
    }
  }
}
