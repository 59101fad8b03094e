import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The patterns that join a list with "and", by width, such as `{0} and {1}`.
  ///
  /// Root's patterns contain commas but no word, so they are acceptable in any language.
  func lists(_ sources: inout [String: Origin]) throws(ICUError) -> [String: ListPatterns] {
    var lists: [String: ListPatterns] = [:]
    for (width, style) in ["long": "standard", "short": "standard-short", "narrow": "standard-narrow"] {
      let patterns = try listPatterns(of: style, at: "lists.\(width)", &sources)
      lists[width] = patterns
      if patterns.beforeOtherScript != nil {
        sources["lists.\(width).beforeOtherScript"] = .made(by: .listWord)
      }
      if patterns.beforePrefix != nil { sources["lists.\(width).beforePrefix"] = .made(by: .listWord) }
    }
    return lists
  }

  private func listPatterns(
    of style: String, at path: String, _ sources: inout [String: Origin]
  ) throws(ICUError) -> ListPatterns {
    sources[path] = try resources.origin(of: ["listPattern", style])
    let found = try ["2", "start", "middle", "end"].map { key throws(ICUError) in
      guard let text = try resources.value(at: ["listPattern", style, key])?.value.text else {
        throw .wrongCount(table: "listPattern/\(style)/\(key)", expected: 1, found: 0)
      }
      return text
    }
    let texts = corrected(found, codes: ["two", "start", "middle", "end"], at: [path], &sources)
    var patterns = ListPatterns()
    (patterns.two, patterns.start, patterns.middle, patterns.end) = (texts[0], texts[1], texts[2], texts[3])
    switch request.dataLocale.language {
    case "es": patterns.addSpanishForms()
    case "he": patterns.addHebrewForms()
    default: break
    }
    return patterns
  }
}

extension ListPatterns {
  /// Adds the Hebrew patterns with a hyphen after "and", which are used before an item such as "2" or "BE".
  ///
  /// In Hebrew, "and" is a letter that is joined to the next word if that word is Hebrew. CLDR has only the patterns
  /// for Hebrew words. ICU adds the hyphen in code.
  fileprivate mutating func addHebrewForms() {
    let forms = [two, end].map { $0.replacingBytes(of: "ו{1}", with: "ו-{1}") }
    guard forms != [two, end] else { return }
    beforeOtherScript = BeforeOtherScript {
      ($0.script, $0.two, $0.end) = ("Hebr", forms[0], forms[1])
    }
  }

  /// Adds the Spanish patterns with "e", which replaces "y" before the sound of i, as in "padre e hijo".
  ///
  /// The patterns, and the letters before which they are used, come from the code of ICU's `ListFormatter`.
  fileprivate mutating func addSpanishForms() {
    let forms = [two, end].map { $0 == "{0} y {1}" ? "{0} e {1}" : $0 }
    guard forms != [two, end] else { return }
    beforePrefix = BeforePrefix {
      ($0.prefixes, $0.exceptions) = (["hi", "i"], ["hia", "hie"])
      ($0.two, $0.end) = (forms[0], forms[1])
    }
  }
}
