import AlmanacKit

/// A file of the bundle as text for a terminal: facts as lines, names as tables.
enum TableView {
  /// The text, with each table's source behind its name.
  static func text(of file: some Walkable, sources: [String: Origin]) -> String {
    var collector = TableCollector()
    file.walk(&collector)
    return facts(collector.facts) + collector.tables.map { text(of: $0, sources) }.joined()
  }

  private static func facts(_ facts: [(path: String, value: String)]) -> String {
    let width = facts.map { displayWidth($0.path) }.max() ?? 0
    return facts.map { "\(padded($0.path, to: width))  \($0.value)\n" }.joined()
  }

  private static func text(of table: NameTable, _ sources: [String: Origin]) -> String {
    guard table.columns.count > 1 else { return list(table, sources) }
    let columns =
      [Column(title: "", values: table.codes)]
      + table.columns.map { column in
        Column(title: column.title, values: column.values)
      }
    let widths = columns.map { column in
      (column.values + [column.title]).map(displayWidth).max() ?? 0
    }
    let rows = [columns.map(\.title)] + table.codes.indices.map { row in columns.map { $0.values[row] } }
    let lines = rows.map { row in
      zip(row, widths).map(padded).joined(separator: "  ").trimmedAtEnd + "\n"
    }
    return "\n\(table.name)\(caption(table, sources))\n" + lines.joined()
  }

  private struct Column {
    let title: String
    let values: [String]
  }

  /// A single column, set in as many columns as a line of 100 holds.
  private static func list(_ table: NameTable, _ sources: [String: Origin]) -> String {
    let values = table.columns.first?.values ?? []
    let cells = zip(table.codes, values).map { "\($0) \($1)" }
    let width = (cells.map(displayWidth).max() ?? 0) + 2
    let perLine = max(1, 100 / width)
    let lines = stride(from: 0, to: cells.count, by: perLine).map { start in
      cells[start..<min(start + perLine, cells.count)].map { padded($0, to: width) }.joined().trimmedAtEnd
        + "\n"
    }
    return "\n\(table.name)\(caption(table, sources))\n" + lines.joined()
  }

  private static func caption(_ table: NameTable, _ sources: [String: Origin]) -> String {
    let found = Set(table.paths.compactMap { sources[$0]?.rawValue })
    return found.isEmpty ? "" : " (\(found.sorted().joined(separator: ", ")))"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - displayWidth(text)))
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
