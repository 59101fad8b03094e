extension String {
  /// The text in a form that is safe for a terminal or a log, with escapes such as `\u001b` for control characters,
  /// format characters and unusual spaces.
  ///
  /// Without the escapes, a text from an untrusted file could move the cursor, reverse the line, or begin a new line.
  package var printable: String {
    guard unicodeScalars.contains(where: Invisible.contains) else { return self }
    return unicodeScalars.map { Invisible.contains($0) ? QuotedText.json.code(of: $0) : String($0) }.joined()
  }
}
