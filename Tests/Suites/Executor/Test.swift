import AlmanacKit
import Foundation

/// What a bundle cannot answer, such as the name of a time zone.
struct Unsupported: Error {
  let what: String

  init(_ what: String) { self.what = what }
}

/// One test, in the form of the repository's test schemas.
struct Test {
  private let fields: [String: Any]

  /// Reads a line; a line that is not an object in JSON is a test without fields.
  init(_ line: String) {
    fields = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
  }

  func text(_ name: String) -> String? { fields[name] as? String }

  func texts(_ name: String) -> [String] { fields[name] as? [String] ?? [] }

  func number(_ name: String) -> Int { (fields[name] as? Double).map { Int($0) } ?? 0 }

  func option(_ name: String) -> String? { (fields["options"] as? [String: Any])?[name] as? String }

  /// The bundle's locale for the locale of the test; never a locale of another language.
  func locale(in almanac: Almanac) throws -> AlmanacLocale {
    let wanted = (text("locale") ?? "").replacing("_", with: "-")
    guard let locale = try? almanac.locale(matching: [wanted]),
      locale.tag.split(separator: "-").first == wanted.split(separator: "-").first
    else { throw Unsupported("locale \(wanted)") }
    return locale
  }

  static func known<Value: RawRepresentable<String>>(_ text: String, as type: Value.Type) throws -> Value {
    guard let value = Value(rawValue: text) else { throw Unsupported("the value \(text)") }
    return value
  }
}
