import AlmanacKit

/// The paths of all fields that a file can have, as the file declares them.
///
/// In a path, `*` stands for a key that is data, such as a tag or a skeleton.
struct DeclaredFields: FieldVisitor {
  private(set) var paths: Set<[String]> = []
  private var path: [String] = []
  /// The numbers of paths at the beginning of each object that is visited.
  private var counts: [Int] = []

  static func of(_ file: some Walkable) -> Set<[String]> {
    var visitor = DeclaredFields()
    file.walk(&visitor)
    return visitor.paths
  }

  mutating func field<Value: FieldValue>(_ name: FieldName, _ value: inout Value, _ role: FieldRole) {
    Value.blank.visit(name.key.description, role, &self)
  }

  mutating func origins(_ name: FieldName, _ values: inout [String: Origin]) {
    paths.insert(path + [name.key.description, "*"])
  }

  mutating func begin(_ key: String) {
    path.append(key.isEmpty ? "*" : key)
    counts.append(paths.count)
  }

  mutating func end() {
    if counts.removeLast() == paths.count { add("") }
    path.removeLast()
  }

  private mutating func add(_ key: String) { paths.insert(path + [key.isEmpty ? "*" : key]) }

  mutating func text(_ key: String, _ value: String) { add(key) }
  mutating func number(_ key: String, _ value: Int?) { add(key) }
  mutating func numbers(_ key: String, _ values: [Int]) { add(key) }
  mutating func structure(_ key: String, _ value: Structure) { add(key) }
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) { add(key) }
  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) { add(key) }
  mutating func label(_ key: String, _ value: String) { add(key) }
  mutating func pattern(_ key: String, _ value: String) { add(key) }
  mutating func phrase(_ key: String, _ value: Phrase) { add(key) }
}

extension Set<[String]> {
  /// The path, with `*` for each key at a place where these declared paths have only `*`.
  func general(_ path: [String]) -> [String] {
    path.reduce(into: []) { general, key in
      let isNamed = contains { $0.starts(with: general + [key]) }
      let isData = !isNamed && contains { $0.starts(with: general + ["*"]) }
      general.append(isData ? "*" : key)
    }
  }

  /// The paths with dots between their keys.
  var names: Set<String> { Set<String>(map { $0.joined(separator: ".") }) }
}

/// Finds the properties of a type, and of the types inside it, that the type does not declare as fields.
struct DeclaredProperties: FieldVisitor {
  private var keys: Set<String> = []
  private var missing: [String] = []

  static func missing(in group: some FieldGroup) -> [String] {
    var (group, visitor) = (group, DeclaredProperties())
    group.eachField(&visitor, .value)
    let properties = Mirror(reflecting: group).children.compactMap(\.label)
    return properties.filter { !visitor.keys.contains($0) }.map { "\(type(of: group)).\($0)" }
      + visitor.missing
  }

  mutating func field<Value: FieldValue>(_ name: FieldName, _ value: inout Value, _ role: FieldRole) {
    keys.insert(name.key.description)
    if let group = Self.group(in: Value.blank) { missing += Self.missing(in: group) }
  }

  mutating func origins(_ name: FieldName, _ values: inout [String: Origin]) {
    keys.insert(name.key.description)
  }

  /// The object in a value, or in the first entry of a table; `nil` if the value is no object.
  private static func group(in value: Any) -> (any FieldGroup)? {
    value as? any FieldGroup ?? (value as? [String: Any])?.values.first.flatMap(group(in:))
  }

  mutating func begin(_ key: String) {}
  mutating func end() {}
  mutating func text(_ key: String, _ value: String) {}
  mutating func number(_ key: String, _ value: Int?) {}
  mutating func numbers(_ key: String, _ values: [Int]) {}
  mutating func structure(_ key: String, _ value: Structure) {}
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) {}
  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {}
  mutating func label(_ key: String, _ value: String) {}
  mutating func pattern(_ key: String, _ value: String) {}
  mutating func phrase(_ key: String, _ value: Phrase) {}
}
