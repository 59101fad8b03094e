/// The number of terminal columns that a text takes.
///
/// A nonspacing or enclosing mark, a format character and a control character take no column. A wide character, such as
/// 月, takes two columns. Every other character takes one.
package func displayWidth(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + displayWidth($1) }
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: 0
  default: scalar.isEastAsianWide ? 2 : 1
  }
}
