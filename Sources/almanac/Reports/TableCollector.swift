import AlmanacKit
import AlmanacPages

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
  var paths: [String] { columns.flatMap(\.tables).map { ([name] + $0).joined(separator: ".") } }
}

/// Collects the tables of names in a file, and the facts, which are the file's other values, such as `direction`.
///
/// It leaves out `sources`, because the captions of the tables show the sources.
struct TableCollector {
  private(set) var facts: [(path: String, value: String)] = []
  private(set) var tables: [NameTable] = []

  init(_ file: some Walkable) { file.forEachField { add($1, in: $0) } }

  private mutating func add(_ step: FieldStep, in path: [String]) {
    switch step {
    case .text(let key, let text), .pattern(let key, let text), .label(let key, let text):
      add(path, key, [text])
    case .number(let key, let number): add(path, key, [number.map(String.init) ?? "none"])
    case .numbers(let key, let numbers): add(path, key, numbers.map(String.init))
    case .structure(let key, let structure): add(path, key, [structure.description])
    case .list(let key, let texts, _): add(path, key, texts)
    case .phrase(let key, let phrase): add(path, key, [phrase.lines.joined(separator: " | ")])
    case .labels(let key, let names, let codes, _): add(names, codes.codes, at: path + [key])
    case .origins, .declaration, .begin, .end: break
    }
  }

  /// Adds a list of names as a column of its table.
  private mutating func add(_ values: [String], _ codes: [String], at full: [String]) {
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

  /// Adds a fact, which may be a list.
  private mutating func add(_ path: [String], _ key: String, _ values: [String]) {
    // Lists with more entries than the list of all calendars are left out, because they are for programs: they repeat
    // the rows of a table, or have hundreds of entries.
    guard values.count <= CalendarIdentifier.allCases.count else { return }
    facts.append(((path + [key]).joined(separator: "."), values.joined(separator: " ")))
  }
}
