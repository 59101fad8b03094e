import AlmanacKit

/// A visitor that takes the texts people read, and passes over facts and patterns.
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
/// The keys of names are the dotted paths of `.strings`, as in `months.standAlone.wide.M01`. A runtime composes long
/// lists more easily than it looks their texts up, so the years, the cyclic years, the zodiac and the days are left
/// out: with them, the catalogs of all locales would take twice the space.
struct TextCollector: TextVisitor {
  private(set) var texts: [(key: String, phrase: Phrase)] = []
  private var path: [String] = []

  /// The tables that are left out, by their first keys.
  static let omittedTables: Set = ["cyclicYears", "dayLabels", "dayNames", "years", "zodiac"]

  /// The texts of a file.
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
