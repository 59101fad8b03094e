import AlmanacKit

/// Collects the texts of a file for formats that write one resource for each text.
///
/// The key of a name is its path with dots, as in `.strings`: `months.standAlone.wide.M01`. The lists of years, cyclic
/// years, zodiac animals and days are left out, because it is easier for a runtime to compose these long lists than to
/// look up each text. With these lists, the String Catalogs of all locales would be twice as large.
enum TextCollector {
  /// The tables that the collector skips, each named by the first key of its path, such as `years` for `years.display`.
  static let omittedTables: Set = ["cyclicYears", "dayLabels", "dayNames", "years", "zodiac"]

  /// The texts of a file with their keys, in the order of the file.
  static func texts(of file: some Walkable) -> [(key: String, phrase: Phrase)] {
    var texts: [(key: String, phrase: Phrase)] = []
    file.forEachField { path, step in
      switch step {
      case .labels(let key, let values, let codes, let isGroup):
        let path = isGroup ? path : path + [key]
        guard let table = path.first, !omittedTables.contains(table) else { return }
        let prefix = path.joined(separator: ".")
        for (code, value) in zip(codes.codes, values) { texts.append(("\(prefix).\(code)", .plain(value))) }
      case .label(let key, let text): texts.append(((path + [key]).joined(separator: "."), .plain(text)))
      case .phrase(let key, let phrase): texts.append((key, phrase))
      default: break
      }
    }
    return texts
  }
}

extension CalendarIdentifier {
  /// The name of the table with the calendar's texts, in `.strings` and String Catalogs, as in `Gregorian`.
  var tableName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
