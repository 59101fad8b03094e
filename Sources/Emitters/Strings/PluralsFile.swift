import AlmanacKit

/// The text of a `.stringsdict`: words with plural forms, as an XML property list.
struct PluralsFile {
  let text: String

  /// Makes the file from the words in `strings` that have plural forms; `nil` if no word has plural forms.
  ///
  /// `arguments` has the placeholder names of each key.
  init?(strings: [String: Phrase], arguments: [String: [String]]) {
    let entries = strings.compactMapValues(\.sortedForms).sortedByUTF8()
    guard !entries.isEmpty else { return nil }
    let lines = entries.map { key, forms in
      Self.entry(key, FormatString.number(arguments[key] ?? []), forms)
    }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(lines.joined())</dict>
      </plist>

      """
  }

  /// The lines of the file for one key, whose whole number (`lld`) chooses one of the forms.
  private static func entry(
    _ key: String, _ argument: String, _ forms: [(category: PluralCategory, text: String)]
  ) -> String {
    let head = """
        <key>\(XMLEscaping.escaped(key))</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@\(argument)@</string>
          <key>\(argument)</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>lld</string>

      """
    return forms.reduce(into: head) { lines, form in
      let text = FormatString.pluralForm(of: form.text, argument: argument, .apple)
      lines += """
              <key>\(form.category.rawValue)</key>
              <string>\(XMLEscaping.escaped(text))</string>

        """
    } + "    </dict>\n  </dict>\n"
  }
}
