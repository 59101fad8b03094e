import AlmanacICU
import AlmanacKit
import AlmanacLocaleList

/// The one locale that a command's argument names.
enum OneLocale {
  /// A request for a locale.
  ///
  /// It warns of an old spelling; `command` is the command's name, for messages.
  static func request(
    for tag: String, command: String, _ available: AvailableLocales
  ) throws(Failure) -> LocaleRequest {
    let list: LocaleList
    do throws(LocaleListErrors) {
      list = try LocaleList(reading: Array(tag.utf8), available: available)
    } catch {
      throw Failure(.usage, error.problems.map { "\($0.message) \($0.remedy)" })
    }
    for warning in list.warnings { Terminal.error("almanac: warning: \(warning.message) \(warning.remedy)") }
    guard let request = list.requests.first, list.requests.count == 1 else {
      throw Failure(.usage, ["\(command) takes one tag, as in 'de-AT'."])
    }
    return request
  }

  /// A locale and those it inherits from, the closest first.
  static func parents(of locale: LanguageTag) throws(Failure) -> [LanguageTag] {
    do throws(ICUError) {
      return try ICUResourceChain.parents(of: locale.icuIdentifier).compactMap(LanguageTag.init)
    } catch {
      throw Failure(error)
    }
  }
}
