import AlmanacKit

/// The text around the plural forms of a number, such as `From %#@n@ on`.
///
/// Each plural form replaces the part `%#@n@`. The frame and the forms are format strings, in which `%%` is a percent sign.
struct PluralFrame {
  private let frame: String
  /// The part of the frame that a plural form replaces, such as `%#@n@`.
  private let place: String
  /// How many times the frame contains the part that a plural form replaces, such as `%#@n@`.
  private let count: Int
  private let name: TextName

  /// Makes a frame from its text; `frame` is `nil` if the plural forms have no text around them.
  ///
  /// `number` is the name of the number in the text, such as `n` in `%#@n@`.
  init(_ frame: String?, number: String, _ name: TextName) throws(StringCatalogError) {
    place = "%#@\(number)@"
    self.frame = try frame.map(name.checked) ?? place
    count = self.frame.splitBytes(by: "%%").reduce(0) { [place] in $0 + String($1).countBytes(of: place) }
    self.name = name
  }

  /// The whole text for a plural form: the frame with the form in it, `{n}` in place of `%arg`, and `%` in place of `%%`.
  ///
  /// The length is checked before the text is made, because a short frame can repeat a long form ten thousand times.
  func text(with form: String) throws(StringCatalogError) -> String {
    let form = try name.checked(form)
    guard form.countBytes(of: "%#@") == 0 else { throw .nestedSubstitution(place, name) }
    let named = FormatSpecifiers.unescaped(form) { $0.replacingBytes(of: "%arg", with: "{n}") }
    // Most texts have nothing around the forms of the number.
    guard frame != place else { return named }
    try name.checkLength(
      frame.utf8.count - frame.countBytes(of: "%%") + count * (named.utf8.count - place.utf8.count))
    let text = FormatSpecifiers.unescaped(frame) { $0.replacingBytes(of: place, with: named) }
    // In the whole text, combining marks of the frame and of the form can be adjacent, so there can be too many in a
    // row.
    try name.checkMarks(in: text)
    return text
  }
}
