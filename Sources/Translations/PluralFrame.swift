import AlmanacKit

/// The text around a number's forms, as in `From %#@n@ on`, in whose place each form is put.
struct PluralFrame {
  private let frame: String
  /// What the forms take the place of, as in `%#@n@`.
  private let place: String
  /// How often that is in the frame.
  private let count: Int
  private let name: TextName

  /// A frame with the name of its number; `nil` has nothing around the forms.
  init(_ frame: String?, number: String, _ name: TextName) throws(StringCatalogError) {
    place = "%#@\(number)@"
    self.frame = try frame.map(name.checked) ?? place
    count = self.frame.countBytes(of: place)
    self.name = name
  }

  /// The text with a form, where `%arg` is the number.
  ///
  /// How long it is has to be known before it is made: a short frame can hold a long form ten thousand times.
  func text(with form: String) throws(StringCatalogError) -> String {
    let form = try name.checked(form)
    guard form.countBytes(of: "%#@") == 0 else {
      throw .nestedSubstitution(place, key: name.key, language: name.language)
    }
    let named = form.replacingBytes(of: "%arg", with: "{n}")
    // Most texts are the number's forms with nothing around them.
    guard frame != place else { return named }
    try name.checkLength(frame.utf8.count + count * (named.utf8.count - place.utf8.count))
    let text = frame.replacingBytes(of: place, with: named)
    // The marks of a form may follow those of the frame.
    try name.checkMarks(in: text)
    return text
  }
}
