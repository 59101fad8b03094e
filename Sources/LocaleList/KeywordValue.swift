/// The value of a `-u-` key.
struct KeywordValue: Equatable {
  let key: String
  /// The value in lower case; empty for a key without a value.
  let text: String
  /// Characters before the value, from 0; for a key without a value, characters before the key.
  let offset: Int

  /// The case of the enumeration that the value names.
  func checked<Code: RawRepresentable<String>>(_ codes: [Code]) throws(TagProblem) -> Code {
    guard let code = Code(rawValue: text) else { throw wrong(oneOf(codes.map(\.rawValue))) }
    return code
  }

  /// The value, if it is one of the codes.
  func checked(_ codes: Set<String>) throws(TagProblem) -> String {
    guard codes.contains(text) else { throw wrong(oneOf(codes.sorted())) }
    return text
  }

  /// The region of a value as in `uszzzz`.
  func region(_ regions: Set<String>) throws(TagProblem) -> String {
    let code = text.prefix(2).uppercased()
    guard text == code.lowercased() + "zzzz", regions.contains(code) else {
      let region = KnownCodes.mistakenRegions[code] ?? "US"
      throw wrong("Write a region of two letters and 'zzzz', as in 'rg-\(region.lowercased())zzzz'.")
    }
    return code
  }

  private func wrong(_ remedy: String) -> TagProblem {
    TagProblem(
      offset: offset,
      message: text.isEmpty
        ? "The key '\(key)' has no value." : "\(quoted(text)) is not a value of the key '\(key)'.",
      remedy: remedy)
  }

  /// The codes, or those like the value if they are too many to read.
  private func oneOf(_ codes: [String]) -> String {
    guard codes.count > 20 else { return "Write one of: \(codes.joined(separator: ", "))." }
    let alike = codes.filter { isMisspelling(text, of: $0) }
    let examples = alike.isEmpty ? codes.filter { ["arab", "latn"].contains($0) } : alike
    return "Write a code of CLDR, as in \(examples.map { "'\($0)'" }.joined(separator: " or "))."
  }
}
