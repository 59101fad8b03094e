import AlmanacKit

/// Names to print as one table, such as the months: a row for each code, and a column for each width and context.
struct NameTable {
  struct Column {
    /// The paths of the lists of names that the column shows, without the table's name, such as `format.wide`.
    ///
    /// There are several paths if different widths or contexts have the same names.
    var tables: [[String]]
    let values: [String]

    /// The title of the column: the widths of its names, such as `wide`.
    ///
    /// A width is written with its context, as in `format wide`, if the names in the other context differ.
    var title: String {
      var titles: [String] = []
      for path in tables {
        let width = path.last ?? ""
        let hasEveryContext = tables.count { $0.last == width } > 1
        let title = hasEveryContext ? width : path.joined(separator: " ")
        if !titles.contains(title) { titles.append(title) }
      }
      return titles.joined(separator: ", ")
    }
  }

  let name: String
  let codes: [String]
  var columns: [Column]

  /// The paths of all lists of names in the table, such as `months.format.wide`.
  var paths: [String] {
    columns.flatMap(\.tables).map { ([name] + $0).joined(separator: ".") }
  }
}

/// Collects the tables of names in a file, and the facts, which are the file's other values, such as `direction`.
///
/// It leaves out `sources`, because the captions of the tables show the sources.
struct TableCollector: FieldVisitor {
  private(set) var facts: [(path: String, value: String)] = []
  private(set) var tables: [NameTable] = []
  private var path: [String] = []

  mutating func begin(_ key: String) { path.append(key) }
  mutating func end() { path.removeLast() }
  mutating func text(_ key: String, _ value: String) { add(key, value) }
  mutating func pattern(_ key: String, _ value: String) { add(key, value) }
  mutating func label(_ key: String, _ value: String) { add(key, value) }
  mutating func number(_ key: String, _ value: Int?) { add(key, value.map(String.init) ?? "none") }
  mutating func numbers(_ key: String, _ values: [Int]) { add(key, values.map(String.init)) }
  mutating func structure(_ key: String, _ value: Structure) { add(key, value.description) }
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) { add(key, values) }

  mutating func phrase(_ key: String, _ value: Phrase) {
    switch value {
    case .plain(let text): add(key, text)
    case .plural:
      add(
        key, (value.sortedForms ?? []).map { "\($0.category.rawValue): \($0.text)" }.joined(separator: " | "))
    }
  }

  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    let codes = codes.codes
    let full = path + [key]
    let table = Array(full.dropFirst())
    let column = NameTable.Column(tables: [table], values: values)
    guard let last = tables.indices.last, tables[last].name == full[0], tables[last].codes == codes else {
      tables.append(NameTable(name: full[0], codes: codes, columns: [column]))
      return
    }
    if let same = tables[last].columns.firstIndex(where: { $0.values == values }) {
      tables[last].columns[same].tables.append(table)
    } else {
      tables[last].columns.append(column)
    }
  }

  private mutating func add(_ key: String, _ values: [String]) {
    // Lists with more than 13 entries are left out, because they are for programs: they repeat the rows of a table, or
    // have hundreds of entries.
    guard values.count <= 13 else { return }
    add(key, values.joined(separator: " "))
  }

  private mutating func add(_ key: String, _ value: String) {
    guard path.first != "sources" else { return }
    facts.append(((path + [key]).joined(separator: "."), value))
  }
}
