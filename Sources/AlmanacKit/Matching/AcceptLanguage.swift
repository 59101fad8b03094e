/// Reads the value of the HTTP header `Accept-Language` (RFC 9110), such as `de-AT, en;q=0.8`.
package enum AcceptLanguage {
  /// The languages in a header, sorted by weight; the highest weight is first.
  ///
  /// Languages with the same weight keep their order. `*`, languages with weight 0 and malformed entries are ignored.
  /// Only the first ``Limits/languagesOfHeader`` entries count.
  package static func languages(in header: String) -> [String] {
    let entries = header.split(separator: ",", maxSplits: Limits.languagesOfHeader).prefix(
      Limits.languagesOfHeader)
    let weighted = entries.compactMap { entry -> (tag: String, weight: Int)? in
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let tag = parts.first, tag != "*", let weight = weight(in: parts.dropFirst()), weight > 0 else {
        return nil
      }
      return (tag, weight)
    }
    // Swift's sort is stable.
    return weighted.sorted { $0.weight > $1.weight }.map(\.tag)
  }

  /// The weight of a language in thousandths, such as 800 for the parameter `q=0.8`; `nil` if the parameter is
  /// malformed.
  ///
  /// Without a parameter, the weight is 1000.
  private static func weight(in parameters: ArraySlice<String>) -> Int? {
    guard let parameter = parameters.first else { return 1000 }
    guard parameters.count == 1, parameter.lowercased().hasPrefix("q=") else { return nil }
    let digits = parameter.dropFirst(2).split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = digits.first, ["0", "1"].contains(whole), digits.count <= 2 else { return nil }
    let decimals = digits.count == 2 ? digits[1] : ""
    guard decimals.utf8.count <= 3, decimals.utf8.allSatisfy(\.isDigit) else { return nil }
    let padded = whole + decimals + String(repeating: "0", count: 3 - decimals.utf8.count)
    return Int(padded).flatMap { $0 <= 1000 ? $0 : nil }
  }
}
