/// Checks the tags of the locales in a bundle (BCP 47), such as `de`, `zh-Hant-TW` or `ar-EG-u-nu-latn`.
package enum LocaleTag {
  /// Whether a text has the form of a tag, in canonical case.
  ///
  /// The language, script and region in the tag may be unknown codes. A well-formed tag is a valid folder name on every
  /// file system and cannot lead out of a folder.
  package static func isWellFormed(_ text: String) -> Bool {
    var parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
    guard text.utf8.count <= Limits.tag, let language = parts.popFirst(), isLanguage(language)
    else { return false }
    if let script = parts.first, isScript(script) { parts.removeFirst() }
    if let region = parts.first, isRegion(region) { parts.removeFirst() }
    guard let singleton = parts.popFirst() else { return true }
    return singleton.elementsEqual("u".utf8) && areKeywords(parts)
  }

  /// Whether the parts after `u` are keys of two letters, each followed by one or more values of 3 to 8 letters or
  /// digits.
  private static func areKeywords(_ parts: ArraySlice<Substring.UTF8View>) -> Bool {
    var hasValue = true
    for part in parts {
      if part.count == 2 {
        guard hasValue, part.allSatisfy(\.isLowercase) else { return false }
        hasValue = false
      } else {
        guard (3...8).contains(part.count), part.allSatisfy({ $0.isLowercase || $0.isDigit }) else {
          return false
        }
        hasValue = true
      }
    }
    return hasValue && parts.first?.count == 2
  }

  private static func isLanguage(_ part: Substring.UTF8View) -> Bool {
    (2...3).contains(part.count) && part.allSatisfy(\.isLowercase)
  }

  private static func isScript(_ part: Substring.UTF8View) -> Bool {
    part.count == 4 && part.prefix(1).allSatisfy(\.isUppercase) && part.dropFirst().allSatisfy(\.isLowercase)
  }

  private static func isRegion(_ part: Substring.UTF8View) -> Bool {
    (part.count == 2 && part.allSatisfy(\.isUppercase)) || (part.count == 3 && part.allSatisfy(\.isDigit))
  }
}
