import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Foundation
import Testing

/// Lists that repeat names from other fields, such as `picker.months` and `longest.months`.
///
/// `diff` does not report such a list if only the names that it repeats changed.
@Suite struct DerivedFieldTests {
  /// The texts in a value of JSON.
  private static func texts(in value: Any?) -> Set<String> {
    switch value {
    case let text as String: [plain(text)]
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(texts(in: $1)) }
    case let object as [String: Any]: texts(in: Array(object.values))
    default: []
    }
  }

  /// The labels above a month grid are in title case, without final periods.
  private static func plain(_ text: String) -> String {
    (text.hasSuffix(".") ? String(text.dropLast()) : text).lowercased()
  }

  private static func value(at path: [String], in file: [String: Any]) -> Any? {
    path.dropFirst().reduce(file[path[0]]) { ($0 as? [String: Any])?[$1] }
  }

  private static func file(_ tag: String, _ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: RealBundle.folder.appending(path: "json/\(tag)/\(name).json"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  @Test("have only texts of the fields that they declare")
  func origins() throws {
    var lists: Set<[String]> = []
    for tag in try RealBundle.tags {
      let locale = try Self.file(tag, "locale")
      for calendar in try RealBundle.calendars(tag) {
        let file = try Self.file(tag, calendar.identifier.rawValue)
        for group in ["longest", "picker"] {
          for case (let key, let list as [Any]) in try #require(file[group] as? [String: Any]) {
            let path = [group, key]
            lists.insert(path)
            let values = FieldCatalog.bundle.origins(ofValueAt: path).flatMap { origin in
              [locale, file].compactMap { Self.value(at: origin, in: $0) }
            }
            let foreign = Self.texts(in: list).subtracting(Self.texts(in: values))
            #expect(foreign.isEmpty, "\(tag) \(calendar.identifier) \(path): \(foreign)")
          }
        }
      }
    }
    #expect(lists.count == 10, "\(lists)")
  }
}
