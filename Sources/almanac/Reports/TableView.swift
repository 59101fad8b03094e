import AlmanacKit
import AlmanacRecord

/// Lays out a file of the bundle for a terminal: tables of names first, and then facts such as `direction`.
struct TableView {
  /// The greatest number of columns in a line; `nil` if lines can have any length.
  let width: Int?
  /// Whether the view shows the table or the fact at a path.
  var isShown: (_ path: String) -> Bool = { _ in true }

  /// The names of the tables that come first, because most people look for them.
  private static let first = ["months", "leapMonths", "leapYearMonths", "weekdays"]
  /// The greatest number of columns in a line of a list if `width` is `nil`.
  private static let listWidth = 100

  /// The text of a file; after the name of each table comes the source of its names, as in `months (own)`.
  func text(of file: some Walkable, sources: [String: Origin]) -> String {
    let collector = TableCollector(file)
    let shown = collector.tables.filter { isShown($0.name) }
    let tables =
      Self.first.flatMap { name in shown.filter { $0.name == name } }
      + shown.filter { !Self.first.contains($0.name) }
    let facts = collector.facts.filter { isShown($0.path) }
    return tables.map { text(of: $0, sources) + "\n" }.joined() + text(of: facts)
  }

  /// The facts as text: each value is after its path, or below its path on a narrow terminal.
  private func text(of facts: [(path: String, value: String)]) -> String {
    let indent = (facts.map { displayWidth($0.path) }.max() ?? 0) + 2
    return facts.flatMap { path, value in
      guard let width else { return [Self.padded(path, to: indent) + value] }
      guard width - indent >= 24 else {
        return Self.wrapped(path, to: width) + Self.wrapped(value, to: width - 2).map { "  \($0)" }
      }
      let lines = Self.wrapped(value, to: width - indent)
      return zip([path] + lines.dropFirst().map { _ in "" }, lines).map { Self.padded($0, to: indent) + $1 }
    }.map { $0 + "\n" }.joined()
  }

  /// The text in lines of at most `width` columns; the lines end at spaces where possible.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if displayWidth(line) + displayWidth(String(word)) > width, !line.isEmpty {
        lines.append(line.trimmedAtEnd)
        line = ""
      }
      for character in word {
        if displayWidth(line) + displayWidth(String(character)) > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
      line += " "
    }
    line.removeLast()
    return lines + [line]
  }

  private func text(of table: NameTable, _ sources: [String: Origin]) -> String {
    guard table.columns.count > 1 else { return list(table, sources) }
    // The column of codes has no title.
    let codes = NameTable.Column(tables: [], values: table.codes)
    let blocks = blocks(of: table.columns, besides: codes).map { columns in
      let columns = [codes] + columns
      let rows = [columns.map(\.title)] + table.codes.indices.map { row in columns.map { $0.values[row] } }
      return rows.map { row in
        zip(row, columns).map { Self.padded($0, to: $1.width) }.joined(separator: "  ").trimmedAtEnd + "\n"
      }.joined()
    }
    return "\(table.name)\(Self.caption(table, sources))\n" + blocks.joined(separator: "\n")
  }

  /// The columns in blocks, each of which fits the width of the terminal; the blocks are printed below each other.
  private func blocks(
    of columns: [NameTable.Column], besides codes: NameTable.Column
  ) -> [[NameTable.Column]] {
    guard let width else { return [columns] }
    var blocks: [[NameTable.Column]] = []
    var rest = 0
    for column in columns {
      if column.width + 2 > rest {
        blocks.append([])
        rest = width - codes.width
      }
      blocks[blocks.count - 1].append(column)
      rest -= column.width + 2
    }
    return blocks
  }

  /// A table with a single column of names, laid out in as many columns as fit on a line.
  private func list(_ table: NameTable, _ sources: [String: Origin]) -> String {
    let values = table.columns.first?.values ?? []
    let cells = zip(table.codes, values).map { "\($0) \($1)" }
    let cellWidth = (cells.map(displayWidth).max() ?? 0) + 2
    // The last cell on a line needs no space after it.
    let perLine = max(1, (width.map { $0 + 2 } ?? Self.listWidth) / cellWidth)
    let lines = stride(from: 0, to: cells.count, by: perLine).map { start in
      cells[start..<min(start + perLine, cells.count)].map { Self.padded($0, to: cellWidth) }.joined()
        .trimmedAtEnd + "\n"
    }
    return "\(table.name)\(Self.caption(table, sources))\n" + lines.joined()
  }

  private static func caption(_ table: NameTable, _ sources: [String: Origin]) -> String {
    let origins = Set(table.paths.compactMap { sources[$0]?.rawValue })
    return origins.isEmpty ? "" : " (\(origins.sorted().joined(separator: ", ")))"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - displayWidth(text)))
  }
}

extension NameTable.Column {
  /// The number of columns of the terminal that the title and the values need.
  fileprivate var width: Int { (values + [title]).map(displayWidth).max() ?? 0 }
}

extension String {
  fileprivate var trimmedAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
