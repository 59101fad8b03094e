import AlmanacExtraction
import AlmanacKit
import AlmanacLocaleList

/// The words of a locale that fills what others lack, because the user asked for it.
struct Fallback: Sendable {
  let tag: String
  private let strings: [String: Phrase]

  /// The words of a tag, which a config or a manifest gives, or the command line.
  init(
    _ tag: String, of file: String?, available: AvailableLocales, extractor: Extractor
  ) throws(Failure) {
    let failure = { (messages: [String]) in
      file.map { Failure(file: $0, messages: messages.map { "'fallback'\($0)" }) }
        ?? Failure(.usage, messages.map { "--fallback\($0)" })
    }
    do {
      let list = try LocaleList(reading: Array(tag.utf8), available: available)
      guard let request = list.requests.first, list.requests.count == 1, request.keywords.isEmpty else {
        throw failure([" takes one tag without '-u-' keys, as in 'en'."])
      }
      let record = try extractor.record(for: request)
      self.tag = record.locale.locale
      strings = record.locale.strings
    } catch let errors as LocaleListErrors {
      throw failure(errors.problems.map { ": \($0.message) \($0.remedy)" })
    } catch let error as ExtractionError {
      throw Failure([error])
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.ourMistake, ["\(error)"])
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
