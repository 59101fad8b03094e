/// How many columns of a terminal a text takes: none for a mark, two for a wide character, else one.
package func displayWidth(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + displayWidth($1) }
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: 0
  default: scalar.isEastAsianWide ? 2 : 1
  }
}
