import AlmanacKit

/// A visitor for the texts that people read; it skips patterns, numbers, codes and all other values of a file.
protocol TextVisitor: FieldVisitor {}

extension TextVisitor {
  mutating func text(_ key: String, _ value: String) {}
  mutating func number(_ key: String, _ value: Int?) {}
  mutating func numbers(_ key: String, _ values: [Int]) {}
  mutating func structure(_ key: String, _ value: Structure) {}
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) {}
  mutating func pattern(_ key: String, _ value: String) {}
  mutating func origins(_ key: String, _ values: [String: Origin]) {}
}

/// Collects the texts of a file for formats that write one resource for each text.
///
/// The key of a name is its path with dots, as in `.strings`: `months.standAlone.wide.M01`. The lists of years, cyclic
/// years, zodiac animals and days are left out, because it is easier for a runtime to compose these long lists than to
/// look up each text. With these lists, the String Catalogs of all locales would be twice as large.
struct TextCollector: TextVisitor {
  private(set) var texts: [(key: String, phrase: Phrase)] = []
  private var path: [String] = []

  /// The tables that the collector skips, each named by the first key of its path, such as `years` for `years.display`.
  static let omittedTables: Set = ["cyclicYears", "dayLabels", "dayNames", "years", "zodiac"]

  /// The texts of a file with their keys, in the order of the file.
  static func texts(of file: some Walkable) -> [(key: String, phrase: Phrase)] {
    var collector = TextCollector()
    file.walk(&collector)
    return collector.texts
  }

  mutating func begin(_ key: String) { path.append(key) }
  mutating func end() { path.removeLast() }

  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    let path = isGroup ? path : path + [key]
    guard let table = path.first, !Self.omittedTables.contains(table) else { return }
    let prefix = path.joined(separator: ".")
    for (code, value) in zip(codes.codes, values) { texts.append(("\(prefix).\(code)", .plain(value))) }
  }

  mutating func label(_ key: String, _ value: String) {
    texts.append(((path + [key]).joined(separator: "."), .plain(value)))
  }

  mutating func phrase(_ key: String, _ value: Phrase) { texts.append((key, value)) }
}
