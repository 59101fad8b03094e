package import AlmanacKit

/// A catalog of the fields in a bundle's files: the kind of each field, and the codes for the entries in each list.
///
/// The catalog is made from files without content. In place of the value of each field, the catalog goes through a sample with
/// every field that the value can have.
package struct FieldCatalog: Sendable {
  /// The field that stands for the whole file; all other fields are inside it.
  private var root = Field()
  /// The keys of the top-level objects that contain texts for people to read, such as `months`.
  package private(set) var tables: Set<String> = []
  /// The paths of all lists of texts, and of all fields with their own ``FieldKind``.
  ///
  /// Any other field has the kind of the object around it.
  package private(set) var paths: Set<[String]> = []
  /// The paths of the fields that are made from other values, each with the paths of these other values.
  ///
  /// For example, `picker.monthsInDate` is a copy of `months.format.wide`.
  private var origins: [[String]: [[String]]] = [:]
  /// The paths of all values that other fields repeat, such as `months.format.wide`.
  package private(set) var repeatedPaths: Set<[String]> = []

  fileprivate struct Field: Sendable {
    var kind: FieldKind?
    var codes: EntryCodes?
    var fields: [String: Field] = [:]
  }

  /// The catalog of the fields in `locale.json`.
  package static let locale = FieldCatalog(of: [LocaleFile()])
  /// The catalog of the fields in `locale.json` and in a calendar's file, such as `gregorian.json`.
  package static let bundle = FieldCatalog(of: [LocaleFile(), CalendarFile()])

  /// Makes a catalog of all fields that files of these types can have.
  package init(of files: [any Walkable]) {
    for file in files { file.forEachField(.samples) { add($1, in: $0) } }
    repeatedPaths = Set(origins.values.joined())
  }

  /// Adds what a file declares about a field of the object at a path.
  private mutating func add(_ step: FieldStep, in path: [String]) {
    switch step {
    case .declaration(let name): add(name, at: path + [name.key.description])
    case .list(let key, _, let codes): add(codes, at: path + [key])
    case .labels(let key, _, let codes, _):
      add(codes, at: path + [key])
      tables.formUnion(path.prefix(1))
    case .label: tables.formUnion(path.prefix(1))
    default: break
    }
  }

  private mutating func add(_ name: FieldName, at path: [String]) {
    if let kind = name.kind {
      root[path[...]].kind = kind
      paths.insert(path)
    }
    if !name.origins.isEmpty {
      origins[path] = name.origins.map { $0.split(separator: ".").map(String.init) }
    }
  }

  private mutating func add(_ codes: EntryCodes?, at path: [String]) {
    root[path[...]].codes = codes
    paths.insert(path)
  }

  /// The paths of the values that the value at `path` repeats; empty if the value repeats no other values.
  package func origins(ofValueAt path: [String]) -> [[String]] {
    path.indices.lazy.compactMap { origins[Array(path[...$0])] }.first ?? []
  }

  /// The kind of the field at a path; a field without its own kind has the kind of the object around it.
  package func kind(of path: some Sequence<some StringProtocol>) -> FieldKind? {
    var (field, kind) = (root, root.kind)
    for key in path {
      guard let next = field.fields[String(key)] else { break }
      field = next
      kind = field.kind ?? kind
    }
    return kind
  }

  /// The codes that identify the entries in the list at `path`; `nil` if the whole list is one value.
  ///
  /// A bundle from another version of Almanac may have a list that this version does not know. For such
  /// a list, the result is the codes of the other lists in the same object, if those lists all have the same codes.
  package func codes(ofListAt path: [String]) -> EntryCodes? {
    var field = root
    for key in path {
      guard let next = field.fields[key] else {
        // A list inside an entry of another list has no codes, so the whole inner list is one value.
        if field.codes != nil { return nil }
        break
      }
      field = next
    }
    return field.commonCodes
  }
}

extension FieldCatalog.Field {
  /// The field at a path below this field; an assignment creates the field if it is absent.
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

  /// The codes of this list, or of the lists inside this object if they all have the same codes; otherwise `nil`.
  fileprivate var commonCodes: EntryCodes? {
    guard let first = everyCodes.first, everyCodes.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private var everyCodes: [EntryCodes] { (codes.map { [$0] } ?? []) + fields.values.flatMap(\.everyCodes) }
}
