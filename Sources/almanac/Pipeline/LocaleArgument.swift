import AlmanacBundle
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList

/// Reads an argument that must name exactly one locale.
enum LocaleArgument {
  /// The request for the locale that a tag names.
  ///
  /// Prints a warning if the tag has an old spelling. `command` is the name of the command, for messages.
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
      throw Failure(.usage, ["\(command) takes one tag, such as 'de-AT'."])
    }
    return request
  }

  /// The locale and all locales from which it inherits, closest first.
  static func parents(of locale: LanguageTag) throws(Failure) -> [LanguageTag] {
    do throws(ICUError) {
      return try ICUResourceChain.parents(of: locale.icuIdentifier).compactMap(LanguageTag.init)
    } catch {
      throw Failure(error)
    }
  }
}
