import AlmanacKit

/// The paths of all fields that a file can have, as the file declares them.
///
/// In a path, `*` stands for a key that is data, such as a tag or a skeleton.
enum DeclaredFields {
  static func of(_ file: some Walkable) -> Set<[String]> {
    var (paths, path): (Set<[String]>, [String]) = ([], [])
    /// The numbers of paths at the beginning of each object that is open.
    var counts: [Int] = []
    func add(_ key: String) { paths.insert(path + [key.isEmpty ? "*" : key]) }
    for step in file.steps(.samples) {
      switch step {
      case .declaration: break
      case .begin(let key):
        path.append(key.isEmpty ? "*" : key)
        counts.append(paths.count)
      case .end:
        if counts.removeLast() == paths.count { add("") }
        path.removeLast()
      case .origins(let key, _): paths.insert(path + [key, "*"])
      case .text(let key, _), .number(let key, _), .numbers(let key, _), .structure(let key, _),
        .list(let key, _, _), .labels(let key, _, _, _), .label(let key, _), .pattern(let key, _),
        .phrase(let key, _):
        add(key)
      }
    }
    return paths
  }
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
struct DeclaredProperties: FieldPass {
  private var keys: Set<String> = []
  private var missing: [String] = []

  static func missing(in group: some FieldGroup) -> [String] {
    var (group, visitor) = (group, DeclaredProperties())
    group.eachField(&visitor, .value)
    return visitor.undeclared(in: group) + visitor.missing
  }

  /// The properties that are not fields; the fields of an object may be beside the object's property.
  private func undeclared(in group: any FieldGroup) -> [String] {
    Mirror(reflecting: group).children.flatMap { name, value in
      guard let name, !keys.contains(name) else { return [String]() }
      return (value as? any FieldGroup).map(undeclared) ?? ["\(type(of: group)).\(name)"]
    }
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
}
