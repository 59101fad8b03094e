import AlmanacKit

/// Writes a `.stringsdict`: words with plural forms, as an XML property list.
enum PluralsFile {
  /// The file with the words in `strings` that have plural forms, in UTF-8; `nil` if no word has plural forms.
  ///
  /// `arguments` has the placeholder names of each key.
  static func bytes(_ strings: [String: Phrase], _ arguments: [String: [String]]) -> [UInt8]? {
    let entries = strings.compactMapValues(\.sortedForms).sortedByUTF8()
    guard !entries.isEmpty else { return nil }
    let lines = entries.map { key, forms in
      Self.entry(key, FormatString.number(arguments[key] ?? []), forms)
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(lines.joined())</dict>
      </plist>

      """
    return Array(text.utf8)
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
