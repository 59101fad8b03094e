import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// How lists are joined with "and", in each width.
  ///
  /// Root's patterns have commas and no word, so that they may stand for any language.
  func lists(_ sources: inout [String: Origin]) throws(ICUError) -> [String: ListPatterns] {
    var lists: [String: ListPatterns] = [:]
    for (width, style) in ["long": "standard", "short": "standard-short", "narrow": "standard-narrow"] {
      let patterns = try listPatterns(of: style)
      lists[width] = patterns
      sources["lists.\(width)"] = try resources.origin(of: ["listPattern", style])
      if patterns.beforeOtherScript != nil { sources["lists.\(width).beforeOtherScript"] = .rule }
    }
    return lists
  }

  private func listPatterns(of style: String) throws(ICUError) -> ListPatterns {
    var patterns = ListPatterns(
      two: try listPattern("2", of: style), start: try listPattern("start", of: style),
      middle: try listPattern("middle", of: style), end: try listPattern("end", of: style),
      beforeOtherScript: nil)
    if request.dataLocale.language == "he" { patterns.addHebrewForms() }
    return patterns
  }

  private func listPattern(_ key: String, of style: String) throws(ICUError) -> String {
    let found = try resources.value(at: ["listPattern", style, key])?.value.text
    guard let found else {
      throw .wrongCount(table: "listPattern/\(style)/\(key)", expected: 1, found: 0)
    }
    return found
  }
}

extension ListPatterns {
  /// Adds the forms with a hyphen: "and" is a letter at the front of a Hebrew word, but not of "2" or "BE".
  ///
  /// ICU chooses between them in code; CLDR has only the form before a Hebrew word.
  fileprivate mutating func addHebrewForms() {
    let forms = [two, end].map { $0.replacingBytes(of: "ו{1}", with: "ו-{1}") }
    guard forms != [two, end] else { return }
    beforeOtherScript = BeforeOtherScript(script: "Hebr", two: forms[0], end: forms[1])
  }
}
