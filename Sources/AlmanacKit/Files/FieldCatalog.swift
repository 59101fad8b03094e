/// The fields of a bundle's files: the kind of each, and what the entries of its lists are called.
///
/// It is made by walking outlines of the files. A field is described in its `walk` and nowhere else.
package struct FieldCatalog: Sendable {
  /// The file, as an object.
  private var root = Field()
  /// The objects of the file that have texts people read, by their keys.
  package private(set) var tables: Set<String> = []
  /// The paths of the fields that have a kind of their own, and of the lists.
  package private(set) var paths: Set<[String]> = []
  /// The paths of the values that each derived field repeats, by the field's path.
  private var origins: [[String]: [[String]]] = [:]
  /// The paths of all values that derived fields repeat.
  package private(set) var everyOrigin: Set<[String]> = []

  fileprivate struct Field: Sendable {
    var kind: FieldKind?
    var codes: EntryCodes?
    var fields: [String: Field] = [:]
  }

  /// The fields of a locale's file.
  package static let locale = FieldCatalog(of: [LocaleFile.outline])
  /// The fields of a locale's file and of a calendar's file.
  package static let bundle = FieldCatalog(of: [LocaleFile.outline, CalendarFile.outline])

  /// The fields of files that have all of them.
  package init(of files: [any Walkable]) {
    for file in files {
      var collector = FieldCollector()
      file.walk(&collector)
      for (path, kind) in collector.kinds { root[path[...]].kind = kind }
      for (path, codes) in collector.lists { root[path[...]].codes = codes }
      paths.formUnion(collector.kinds.keys)
      paths.formUnion(collector.lists.keys)
      tables.formUnion(collector.tables)
      origins.merge(collector.origins) { one, _ in one }
    }
    everyOrigin = Set(origins.values.joined())
  }

  /// The paths of the values that a value repeats; empty for a value of its own.
  package func origins(ofValueAt path: [String]) -> [[String]] {
    path.indices.lazy.compactMap { origins[Array(path[...$0])] }.first ?? []
  }

  /// The kind of a field; a field without a kind is of the kind of the object around it.
  package func kind(of path: some Sequence<some StringProtocol>) -> FieldKind? {
    var (field, kind) = (root, root.kind)
    for key in path {
      guard let next = field.fields[String(key)] else { break }
      field = next
      kind = field.kind ?? kind
    }
    return kind
  }

  /// What the entries of a list are called; `nil` for a list that is one value as a whole.
  ///
  /// A list that only another version of Almanac has takes the codes of the lists beside it, if those agree.
  package func codes(ofListAt path: [String]) -> EntryCodes? {
    var field = root
    for key in path {
      guard let next = field.fields[key] else {
        // A list inside an entry of a list is a value as a whole.
        if field.codes != nil { return nil }
        break
      }
      field = next
    }
    return field.commonCodes
  }
}

extension FieldCatalog.Field {
  /// The field at a path below this one; it is made if it is not there.
  fileprivate subscript(path: ArraySlice<String>) -> Self {
    get { path.first.map { fields[$0, default: Self()][path.dropFirst()] } ?? self }
    set {
      guard let key = path.first else {
        self = newValue
        return
      }
      fields[key, default: Self()][path.dropFirst()] = newValue
    }
  }

  /// The codes of the field, or of all lists inside it if they have the same.
  fileprivate var commonCodes: EntryCodes? {
    guard let first = everyCodes.first, everyCodes.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private var everyCodes: [EntryCodes] {
    (codes.map { [$0] } ?? []) + fields.values.flatMap(\.everyCodes)
  }
}

/// Collects what a walk says of the fields besides their values.
private struct FieldCollector: FieldVisitor {
  private(set) var kinds: [[String]: FieldKind] = [:]
  private(set) var lists: [[String]: EntryCodes?] = [:]
  private(set) var tables: Set<String> = []
  private(set) var origins: [[String]: [[String]]] = [:]
  private var path: [String] = []

  mutating func begin(_ key: String) { path.append(key) }
  mutating func end() { path.removeLast() }
  mutating func kind(_ kind: FieldKind, of key: String) { kinds[path + [key]] = kind }
  mutating func derived(_ key: String, from paths: String...) {
    origins[path + [key]] = paths.map { $0.split(separator: ".").map(String.init) }
  }
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) { lists[path + [key]] = codes }

  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    lists[path + [key]] = codes
    addTable()
  }

  mutating func label(_ key: String, _ value: String) { addTable() }

  mutating func text(_ key: String, _ value: String) {}
  mutating func number(_ key: String, _ value: Int?) {}
  mutating func numbers(_ key: String, _ values: [Int]) {}
  mutating func structure(_ key: String, _ value: Structure) {}
  mutating func pattern(_ key: String, _ value: String) {}
  mutating func phrase(_ key: String, _ value: Phrase) {}

  private mutating func addTable() {
    if let table = path.first { tables.insert(table) }
  }
}
