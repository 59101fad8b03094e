import AlmanacKit
import AlmanacRecord

/// The `-u-` keys of a tag (`ca`, `fw`, `hc`, `nu` and `rg`) are read, and their values are checked.
extension TagReader {
  private static let supported = ["ca", "fw", "hc", "nu", "rg"]
  private static let remedy = "Use only the keys ca, fw, hc, nu and rg."

  /// Reads all keys and their values, from `-u-` to the end of the tag.
  ///
  /// `tag` is the part before `-u-`; only error messages use it.
  func keywords(_ subtags: inout Subtags, of tag: LanguageTag) throws(TagProblem) -> LocaleKeywords {
    var keywords = LocaleKeywords()
    var seen: Set<String> = []
    guard let singleton = subtags.next() else { return keywords }
    guard subtags.peek != nil else {
      throw TagProblem(
        offset: singleton.offset, message: "No key follows '-u-'.", replacement: tag.description)
    }
    while let subtag = subtags.next() {
      let key = try name(subtag, behind: tag.description + keywords.suffix)
      guard seen.insert(key).inserted else {
        throw TagProblem(
          offset: subtag.offset, message: "The key '\(key)' occurs twice.", remedy: "Remove one of them.")
      }
      let value = value(of: key, at: subtag, &subtags)
      try set(key, at: subtag, to: value, in: &keywords)
    }
    return keywords
  }

  private func name(_ subtag: Subtag, behind tag: String) throws(TagProblem) -> String {
    switch subtag.text.utf8.count {
    case 2: return subtag.text.lowercased()
    case ...1: throw .unexpected(subtag, behind: tag)
    default:
      throw TagProblem(
        offset: subtag.offset, message: "\(quoted(subtag.text)) is not a '-u-' key.", remedy: Self.remedy)
    }
  }

  /// Reads the value that follows a key; several parts are joined with hyphens, such as `islamic-umalqura`.
  private func value(of key: String, at subtag: Subtag, _ subtags: inout Subtags) -> KeywordValue {
    let offset = subtags.peek?.offset
    var parts: [String] = []
    while let part = subtags.next(where: { $0.text.utf8.count > 2 }) { parts.append(part.text.lowercased()) }
    // A part of two letters is a key (UTS 35), but an unknown key is probably meant as a value, as in `rg-at`.
    if parts.isEmpty, let part = subtags.next(where: { !Self.supported.contains($0.text.lowercased()) }) {
      parts = [part.text.lowercased()]
    }
    return KeywordValue(
      key: key, text: parts.joined(separator: "-"),
      offset: parts.isEmpty ? subtag.offset : offset ?? subtag.offset)
  }

  private func set(
    _ key: String, at subtag: Subtag, to value: KeywordValue, in keywords: inout LocaleKeywords
  ) throws(TagProblem) {
    switch key {
    case "ca": keywords.calendar = try value.checked(available.codes.calendars.sorted())
    case "fw": keywords.firstDay = Weekday(rawValue: try value.checked(Weekday.allCases.map(\.rawValue)))
    case "hc": keywords.hourCycle = HourCycle(rawValue: try value.checked(HourCycle.allCases.map(\.rawValue)))
    case "nu": keywords.numbers = try value.checked(available.codes.numberingSystems.sorted())
    case "rg": keywords.region = try value.region(available.codes.regions)
    default:
      throw TagProblem(
        offset: subtag.offset, message: "Almanac does not support the key '\(key)'.", remedy: Self.remedy)
    }
  }
}
