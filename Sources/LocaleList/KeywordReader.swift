import AlmanacKit

/// Reads the `-u-` keys of a tag: `ca`, `fw`, `hc`, `nu` and `rg`, each with a value that is checked.
struct KeywordReader {
  let available: AvailableLocales

  /// The keys Almanac honours, as a remedy names them.
  private static let honoured = "Use only the keys ca, fw, hc, nu and rg."

  /// Reads what stands from `-u-` on, to the end of the tag.
  func read(_ subtags: inout Subtags) throws(TagProblem) -> LocaleKeywords {
    var keywords = LocaleKeywords()
    var seen: Set<String> = []
    guard let singleton = subtags.next() else { return keywords }
    guard subtags.peek != nil else {
      throw TagProblem(
        offset: singleton.offset, message: "Nothing stands behind '-u-'.", remedy: "Take '-u' away.")
    }
    while let key = subtags.next() {
      guard key.text.count == 2 else {
        throw TagProblem(
          offset: key.offset, message: "\(quoted(key.text)) is not a '-u-' key.", remedy: Self.honoured)
      }
      let name = key.text.lowercased()
      guard seen.insert(name).inserted else {
        throw TagProblem(
          offset: key.offset, message: "The key '\(name)' stands twice.", remedy: "Keep one of them.")
      }
      try set(name, at: key, to: value(&subtags), in: &keywords)
    }
    return keywords
  }

  /// The value of a key, joined again if it has several parts, as in `islamic-umalqura`.
  private func value(_ subtags: inout Subtags) -> String {
    var parts: [String] = []
    while let part = subtags.next(where: { $0.text.count > 2 }) { parts.append(part.text.lowercased()) }
    return parts.joined(separator: "-")
  }

  private func set(
    _ name: String, at key: Subtag, to value: String, in keywords: inout LocaleKeywords
  ) throws(TagProblem) {
    switch name {
    case "ca": keywords.calendar = try checked(value, of: key, available.codes.calendars)
    case "fw": keywords.firstDay = try checked(value, of: key, Weekday.allCases)
    case "hc": keywords.hourCycle = try checked(value, of: key, HourCycle.allCases)
    case "nu": keywords.numbers = try checked(value, of: key, available.codes.numberingSystems)
    case "rg": keywords.region = try region(value, of: key)
    default:
      throw TagProblem(
        offset: key.offset, message: "Almanac does not honour the key '\(name)'.", remedy: Self.honoured)
    }
  }

  private func checked<Code: RawRepresentable<String>>(
    _ value: String, of key: Subtag, _ codes: [Code]
  ) throws(TagProblem) -> Code {
    guard let code = Code(rawValue: value) else { throw wrong(value, of: key, codes.map(\.rawValue)) }
    return code
  }

  private func checked(
    _ value: String, of key: Subtag, _ codes: Set<String>
  ) throws(TagProblem) -> String {
    guard codes.contains(value) else { throw wrong(value, of: key, codes.sorted()) }
    return value
  }

  private func region(_ value: String, of key: Subtag) throws(TagProblem) -> String {
    let code = value.prefix(2).uppercased()
    guard value.count == 6, value.hasSuffix("zzzz"), available.codes.regions.contains(code) else {
      throw TagProblem(
        offset: key.offset, message: "\(quoted(value)) is not a value of the key 'rg'.",
        remedy: "Write a region of two letters and 'zzzz', as in 'rg-uszzzz'.")
    }
    return code
  }

  private func wrong(_ value: String, of key: Subtag, _ codes: [String]) -> TagProblem {
    let name = key.text.lowercased()
    return TagProblem(
      offset: key.offset,
      message: value.isEmpty
        ? "The key '\(name)' has no value." : "\(quoted(value)) is not a value of the key '\(name)'.",
      remedy: "Write one of: \(codes.joined(separator: ", ")).")
  }
}
