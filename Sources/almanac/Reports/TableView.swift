import AlmanacKit

/// Files of the bundle as text for a terminal: names as tables, and then facts as lines.
struct TableView {
  /// How many columns a line has; `nil` for lines as long as they need to be.
  let width: Int?
  private let isShown: (_ path: String) -> Bool

  /// The tables that come first, because most people look for them.
  private static let first = ["months", "leapMonths", "weekdays"]
  /// How many columns a list has where lines can be as long as they need to be.
  private static let listWidth = 100

  /// A view of the tables and facts whose paths are shown; without a choice, of everything.
  init(width: Int?, showing isShown: @escaping (_ path: String) -> Bool = { _ in true }) {
    self.width = width
    self.isShown = isShown
  }

  /// The text of a file, with each table's source behind its name.
  func text(of file: some Walkable, sources: [String: Origin]) -> String {
    var collector = TableCollector()
    file.walk(&collector)
    let shown = collector.tables.filter { isShown($0.name) }
    let tables =
      Self.first.flatMap { name in shown.filter { $0.name == name } }
      + shown.filter { !Self.first.contains($0.name) }
    let facts = collector.facts.filter { isShown($0.path) }
    return tables.map { text(of: $0, sources) + "\n" }.joined() + text(of: facts)
  }

  /// Each fact behind its path; on a narrow terminal, below its path.
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

  /// A text in lines of at most so many columns, which end at spaces where there are some.
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
    let columns = table.columns.map { Column(title: $0.title, values: $0.values) }
    let codes = Column(title: "", values: table.codes)
    let blocks = blocks(of: columns, besides: codes).map { columns in
      let columns = [codes] + columns
      let rows = [columns.map(\.title)] + table.codes.indices.map { row in columns.map { $0.values[row] } }
      return rows.map { row in
        zip(row, columns).map { Self.padded($0, to: $1.width) }.joined(separator: "  ").trimmedAtEnd + "\n"
      }.joined()
    }
    return "\(table.name)\(Self.caption(table, sources))\n" + blocks.joined(separator: "\n")
  }

  private struct Column {
    let title: String
    let values: [String]

    var width: Int { (values + [title]).map(displayWidth).max() ?? 0 }
  }

  /// The columns below each other in as many blocks as lines of the width need.
  private func blocks(of columns: [Column], besides codes: Column) -> [[Column]] {
    guard let width else { return [columns] }
    var blocks: [[Column]] = []
    var rest = 0
    for column in columns {
      if column.width + 2 > rest || blocks.isEmpty {
        blocks.append([])
        rest = width - codes.width
      }
      blocks[blocks.count - 1].append(column)
      rest -= column.width + 2
    }
    return blocks
  }

  /// A single column, set in as many columns as a line holds.
  private func list(_ table: NameTable, _ sources: [String: Origin]) -> String {
    let values = table.columns.first?.values ?? []
    let cells = zip(table.codes, values).map { "\($0) \($1)" }
    let cellWidth = (cells.map(displayWidth).max() ?? 0) + 2
    // The last cell of a line needs no space behind it.
    let perLine = max(1, (width.map { $0 + 2 } ?? Self.listWidth) / cellWidth)
    let lines = stride(from: 0, to: cells.count, by: perLine).map { start in
      cells[start..<min(start + perLine, cells.count)].map { Self.padded($0, to: cellWidth) }.joined()
        .trimmedAtEnd + "\n"
    }
    return "\(table.name)\(Self.caption(table, sources))\n" + lines.joined()
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
