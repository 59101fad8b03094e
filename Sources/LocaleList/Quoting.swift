/// A text as a message quotes it: in single quotes, not longer than a line holds, and harmless to a terminal.
func quoted(_ text: some StringProtocol) -> String {
  let limit = 40
  // Counted by Unicode scalar: a single character can be as long as its accents are many.
  let shown = text.unicodeScalars.prefix(limit).map { isVisible($0) || $0 == " " ? String($0) : escape($0) }
  let isWhole = text.unicodeScalars.dropFirst(limit).isEmpty
  return "'" + shown.joined() + (isWhole ? "'" : "…'")
}

/// A Unicode scalar as a message names it: as itself, by its code, or both.
func named(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case " ": "a space"
  case "\t": "a tab"
  case _ where !isVisible(scalar): code(scalar)
  case _ where scalar.isASCII: "'\(scalar)'"
  // Many letters look like one of ASCII: the code says which it is.
  default: "'\(scalar)' (\(code(scalar)))"
  }
}

private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .nonspacingMark,
    .enclosingMark,
    .privateUse, .surrogate, .unassigned:
    false
  default: !scalar.properties.isDefaultIgnorableCodePoint
  }
}

private func escape(_ scalar: Unicode.Scalar) -> String { "\\u{\(hexadecimal(scalar))}" }

private func code(_ scalar: Unicode.Scalar) -> String {
  let digits = hexadecimal(scalar)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
  String(scalar.value, radix: 16, uppercase: true)
}
