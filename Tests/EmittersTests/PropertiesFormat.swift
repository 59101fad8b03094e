import AlmanacBundle
import AlmanacKit

@testable import AlmanacEmitters

/// The words and names of a locale as `.properties` of Java 9 and later: a line `key=text` for each text.
struct PropertiesFormat: BundleFormat {
  static let folder = "properties"

  init(_ context: EmissionContext) {}

  func files(for record: LocaleRecord) -> [EmittedFile] {
    // The format has no plural forms.
    let texts = TextCollector.texts(of: record.locale).compactMap { key, phrase in
      if case .plain(let text) = phrase { (key, text) } else { nil }
    }
    let lines = Dictionary(texts) { first, _ in first }.sortedByUTF8().map(Self.line)
    return [EmittedFile(path: Self.path(of: record.locale.locale), bytes: Array(lines.joined().utf8))]
  }

  private static func line(_ key: String, _ text: String) -> String {
    // A reader ends a key at the first of these signs, and removes the spaces before the text.
    let key = [" ", "!", "#", ":", "="].reduce(escaped(key)) {
      $0.replacingBytes(of: $1, with: escape(of: $1))
    }
    let text = escaped(text)
    return "\(key)=\(text.hasPrefix(" ") ? escape(of: " ") + text.dropFirst() : text)\n"
  }

  /// The text with JSON's escapes, which `.properties` has too.
  private static func escaped(_ text: String) -> String {
    String(QuotedText.json.quoted(text).dropFirst().dropLast())
  }

  /// The escape of an ASCII sign.
  private static func escape(of sign: String) -> String {
    "\\u00" + sign.utf8.map { String($0, radix: 16) }.joined()
  }
}

// The paths of the format's files.
extension PropertiesFormat {
  private static let ending = ".properties"

  private static func path(of tag: String) -> String { "\(folder)/\(tag)\(ending)" }

  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    tag.map { [path(of: $0)] } ?? []
  }

  static func locale(at path: String) -> String? {
    let tag = path.dropFirst(folder.utf8.count + 1).dropLast(ending.utf8.count)
    return path == self.path(of: String(tag)) && !tag.contains("/") ? String(tag) : nil
  }
}
