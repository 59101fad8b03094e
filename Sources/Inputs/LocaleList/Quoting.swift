/// Quotes a user's text for a message: in single quotes, on one line, and with invisible characters escaped.
///
/// After 40 Unicode scalars, the text is cut and ends with `…`. The result cannot harm a terminal.
func quoted(_ text: some StringProtocol) -> String {
  let limit = 40
  // This counts Unicode scalars, because a single character can have any number of accents.
  let shown = text.unicodeScalars.prefix(limit).map { scalar in
    isVisible(scalar) || scalar == " "
      ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
  let isWhole = text.unicodeScalars.dropFirst(limit).isEmpty
  return "'" + shown.joined() + (isWhole ? "'" : "…'")
}

/// The name of a Unicode scalar for a message: the character itself, its code, or both.
func named(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case " ": "a space"
  case "\t": "a tab"
  case _ where !isVisible(scalar): scalar.code
  case _ where scalar.isASCII: "'\(scalar)'"
  // Many letters look like ASCII letters, so the message also has the letter's code point.
  default: "'\(scalar)' (\(scalar.code))"
  }
}

private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .nonspacingMark,
    .enclosingMark, .privateUse, .surrogate, .unassigned:
    false
  default: !scalar.properties.isDefaultIgnorableCodePoint
  }
}
