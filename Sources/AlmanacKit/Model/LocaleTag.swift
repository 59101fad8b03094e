/// Checks the tags of the locales in a bundle (BCP 47), such as `de`, `zh-Hant-TW` or `ar-EG-u-nu-latn`.
package enum LocaleTag {
  /// Whether a text is a tag in the form in which Almanac writes it: if it is read and written again, it is the same.
  ///
  /// The language, script and region in the tag may be unknown codes. A well-formed tag is a valid folder name on every
  /// file system and cannot lead out of a folder.
  package static func isWellFormed(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard text.utf8.count <= Limits.tag, parts.allSatisfy(isSubtag),
      (2...3).contains(parts[0].count), let read = WantedLocale(text)
    else { return false }
    return read.tag.description + read.keywords.suffix == text
  }

  private static func isSubtag(_ part: Substring.UTF8View) -> Bool {
    (1...8).contains(part.count) && part.allSatisfy { $0.isDigit || $0.isLowercase || $0.isUppercase }
  }
}
