import AlmanacKit
import AlmanacReading

@testable import AlmanacEmitters

/// The words and names of a locale as `.properties` of Java 9 and later: a line `key=text` for each text.
struct PropertiesFormat: BundleFormat {
  static let folder = "properties"
  static let sharedPaths: [String] = []

  init(_ context: EmissionContext) {}

  func files(for record: LocaleRecord) -> [EmittedFile] {
    // The format has no plural forms.
    let texts = TextCollector.texts(of: record.locale).compactMap { key, phrase in
      if case .plain(let text) = phrase { (ValuePath([key]), text) } else { nil }
    }
    let bytes = Self.bytes(of: Dictionary(texts) { first, _ in first })
    return [EmittedFile(path: Self.path(of: record.locale.locale), bytes: bytes)]
  }

  func sharedFiles() -> [EmittedFile] { [] }

  private static func bytes(of texts: [ValuePath: String]) -> [UInt8] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      // A reader ends a key at the first of these signs, and removes the spaces before the text.
      let key = [" ", "!", "#", ":", "="].reduce(escaped(path.keys[0])) {
        $0.replacingBytes(of: $1, with: escape(of: $1))
      }
      let text = escaped(text)
      return "\(key)=\(text.hasPrefix(" ") ? escape(of: " ") + text.dropFirst() : text)\n".utf8
    }
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

// The answers for 'check' and 'diff': what is at a path, the values of a file, and the copies of a JSON value.
extension PropertiesFormat {
  private static let ending = ".properties"

  private static func path(of tag: String) -> String { "\(folder)/\(tag)\(ending)" }

  static func paths(of tag: String, _ choices: BundleChoices) -> [String] { [path(of: tag)] }

  static func subject(at path: String) -> FileSubject? {
    let tag = path.dropFirst(folder.utf8.count + 1).dropLast(ending.utf8.count)
    guard path == self.path(of: String(tag)), !tag.contains("/") else { return nil }
    return FileSubject(locale: String(tag), table: "\(tag)\(ending)", kind: .texts)
  }

  static func content(of bytes: [UInt8], at path: String) -> FileContent? {
    guard bytes.isUTF8 else { return nil }
    var texts: [ValuePath: String] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let key = unescaped(parts[0]), let text = unescaped(parts[1]) else {
        return nil
      }
      texts[ValuePath([key])] = text
    }
    // If the bytes differ although the texts are equal, somebody edited the file. A comparison would not show it.
    return Self.bytes(of: texts) == bytes ? .texts(texts) : nil
  }

  private static func unescaped(_ part: ArraySlice<UInt8>) -> String? {
    let quoted = [UInt8(ascii: "\"")] + part + [UInt8(ascii: "\"")]
    let text = QuotedTextReader.json.text(in: quoted, from: 1)
    return text?.end == quoted.count ? text?.string : nil
  }

  static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace] {
    guard subject.kind == .locale, let tag = subject.locale else { return [] }
    let keys = path.keys.first == "strings" ? Array(path.keys.dropFirst()) : path.keys
    return [ValuePlace(table: "\(tag)\(ending)", path: ValuePath([keys.joined(separator: ".")]))]
  }

  static func isCopy(_ copy: ValueVersions, at path: ValuePath, of original: ValueVersions) -> Bool {
    copy == original
  }
}
