import AlmanacICU
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// Reads an argument that must name exactly one locale.
enum LocaleArgument {
  /// The request for the locale that a tag names.
  ///
  /// Prints a warning if the tag has an old spelling. `command` is the name of the command, for messages.
  static func request(
    for tag: String, command: String, _ available: AvailableLocales
  ) throws -> LocaleRequest {
    do throws(InputProblems) {
      let list = try LocaleList(reading: Array(tag.utf8), available: available)
      for warning in list.warnings { Terminal.error("almanac: warning: \(warning.message)") }
      if let request = list.onlyRequest { return request }
    } catch {
      throw Failure(.usage, error.problems.map(\.message))
    }
    throw Failure(.usage, "\(command) takes one tag, such as 'de-AT'.")
  }

  /// The locale and all locales from which it inherits, closest first.
  static func parents(of locale: LanguageTag) throws -> [LanguageTag] {
    try ICUResourceChain.parents(of: locale.icuIdentifier).compactMap(LanguageTag.init)
  }
}

extension LocaleList {
  /// The request of a list that selects one locale; `nil` if it selects several.
  var onlyRequest: LocaleRequest? { requests.count == 1 ? requests[0] : nil }
}

extension AvailableLocales {
  /// The requests for all locales, which `*` selects in a list of locales.
  var requests: [LocaleRequest] {
    get throws { try LocaleList(reading: Array("*".utf8), available: self).requests }
  }
}
