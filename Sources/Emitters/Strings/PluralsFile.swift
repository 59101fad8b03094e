import AlmanacKit

/// `Picker.stringsdict`: the texts with plural forms, as an XML property list.
struct PluralsFile {
  let text: String

  /// The file of the plural texts among `strings`, or `nil` without plural texts.
  init?(strings: [String: Phrase], arguments: [String: [String]]) {
    let entries = strings.compactMapValues(\.sortedForms).sortedByUTF8().flatMap { key, forms in
      Self.entry(key, argument: FormatString.number(arguments[key] ?? []), forms: forms)
    }
    guard !entries.isEmpty else { return nil }
    text = (PluralsLayout.opening + entries + PluralsLayout.closing).joined(separator: "\n")
  }

  /// The lines of a text.
  private static func entry(
    _ key: String, argument: String, forms: [(category: PluralCategory, text: String)]
  ) -> [String] {
    let forms = forms.flatMap { category, text in
      [
        "<key>\(category.rawValue)</key>",
        "<string>\(XMLEscaping.escaped(FormatString.applesPluralForm(of: text, argument: argument)))</string>",
      ]
    }
    let head = [
      "  <key>\(XMLEscaping.escaped(key))</key>", "  <dict>", "    <key>\(PluralsLayout.formatKey)</key>",
      "    <string>\(PluralsLayout.format(argument))</string>", "    <key>\(argument)</key>", "    <dict>",
    ]
    return head + (PluralsLayout.number + forms).map { "      " + $0 } + ["    </dict>", "  </dict>"]
  }
}
