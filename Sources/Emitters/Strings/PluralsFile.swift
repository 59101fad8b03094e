import AlmanacKit

/// The text of a `.stringsdict`: words with plural forms, as an XML property list.
struct PluralsFile {
  let text: String

  /// Makes the file from the words in `strings` that have plural forms; `nil` if no word has plural forms.
  ///
  /// `arguments` has the placeholder names of each key.
  init?(strings: [String: Phrase], arguments: [String: [String]]) {
    let entries = strings.compactMapValues(\.sortedForms).sortedByUTF8().flatMap { key, forms in
      Self.entry(key, argument: FormatString.number(arguments[key] ?? []), forms: forms)
    }
    guard !entries.isEmpty else { return nil }
    text = (Self.opening + entries + ["</dict>", "</plist>", ""]).joined(separator: "\n")
  }

  private static let opening = [
    #"<?xml version="1.0" encoding="UTF-8"?>"#,
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
    #"<plist version="1.0">"#, "<dict>",
  ]

  /// The lines that declare a whole number, which chooses a plural form.
  private static let number = [
    "<key>NSStringFormatSpecTypeKey</key>", "<string>NSStringPluralRuleType</string>",
    "<key>NSStringFormatValueTypeKey</key>", "<string>lld</string>",
  ]

  /// The lines of the file for one key.
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
      "  <key>\(XMLEscaping.escaped(key))</key>", "  <dict>", "    <key>NSStringLocalizedFormatKey</key>",
      "    <string>%#@\(argument)@</string>", "    <key>\(argument)</key>", "    <dict>",
    ]
    return head + (number + forms).map { "      " + $0 } + ["    </dict>", "  </dict>"]
  }
}
