import AlmanacKit

/// `Picker.stringsdict`: the texts with plural forms, as an XML property list.
struct PluralsFile {
  let text: String

  /// The file of the plural texts among `strings`, or `nil` if there are none.
  init?(strings: [String: Phrase], arguments: [String: [String]]) {
    let entries = strings.compactMapValues(\.sortedForms).sortedByUTF8().map { key, forms in
      Self.entry(key, argument: arguments[key]?.first ?? "n", forms: forms)
    }
    guard !entries.isEmpty else { return nil }
    text = Self.header + entries.joined() + Self.footer
  }

  private static func entry(
    _ key: String, argument: String, forms: [(category: PluralCategory, text: String)]
  ) -> String {
    let lines = forms.map { category, text in
      let form = XMLEscaping.escaped(FormatString.applesPluralForm(of: text, argument: argument))
      return "      <key>\(category.rawValue)</key>\n      <string>\(form)</string>"
    }
    return """
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
      \(lines.joined(separator: "\n"))
          </dict>
        </dict>

      """
  }

  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """

  private static let footer = """
    </dict>
    </plist>

    """
}
