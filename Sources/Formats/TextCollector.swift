import AlmanacKit

/// Collects the texts of a file for formats that write one resource for each text.
///
/// The key of a name is its path with dots, as in `.strings`: `months.standAlone.wide.M01`. Most formats leave
/// out the lists of years, cyclic years, zodiac animals and days, because it is easier for a runtime to compose these
/// long lists than to look up each text. With these lists, the String Catalogs of all locales would be twice as large.
enum TextCollector {
  /// The tables with the long lists, each named by the first key of its path, such as `years` for `years.display`.
  static let omittedTables: Set = ["cyclicYears", "dayLabels", "dayNames", "years", "zodiac"]

  /// The texts of a file with their keys, in the order of the file, without the long lists.
  static func texts(of file: some Walkable) -> [(key: String, phrase: Phrase)] {
    texts(of: file, omitting: omittedTables)
  }

  /// The texts of a file with their keys, in the order of the file, without the texts of the tables in `omitted`.
  static func texts(of file: some Walkable, omitting omitted: Set<String>) -> [(key: String, phrase: Phrase)]
  {
    var texts: [(key: String, phrase: Phrase)] = []
    file.forEachField { path, step in
      switch step {
      case .labels(let key, let values, let codes, let isGroup):
        let path = isGroup ? path : path + [key]
        guard let table = path.first, !omitted.contains(table) else { return }
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
