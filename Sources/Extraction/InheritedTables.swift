import AlmanacICU
import AlmanacKit

/// The ICU tables in which a locale looks up the values at one path.
///
/// The locale's own table and its parents' tables come first. After them come the tables at the paths that root's
/// aliases lead to.
struct InheritedTables {
  /// A table from the ICU resources of the locale or of one of its parents below root.
  struct Inherited {
    let table: ICUTable
    let origin: Origin
    /// Whether the table's texts are in the language and script of the requested locale.
    let isOwnLanguage: Bool
  }

  /// The tables that are not in root, in the order in which they are searched.
  let tables: [Inherited]
  /// The origin to report for values that come from root.
  let rootOrigin: Origin
  /// The ICU resource bundles of the locale and its parents, which contain the tables.
  let chain: ICUResourceChain
  /// The path at which root has its table, after all of root's aliases are followed.
  let rootPath: [String]

  /// The origin of the first table in the search; `nil` if only root has a table.
  var originBelowRoot: Origin? { tables.first?.origin }

  func root() throws(ICUError) -> ICUTable? { try chain.root?.table(at: rootPath[...]) }

  /// The first value for a key in the search, with its origin; `nil` if root has no value either.
  func value(of key: String) throws(ICUError) -> WithOrigin<ICUResource>? {
    for inherited in tables {
      guard let value = try inherited.table.value(of: key) else { continue }
      return WithOrigin(value: value, origin: inherited.origin)
    }
    return try root()?.value(of: key).map { WithOrigin(value: $0, origin: rootOrigin) }
  }

  /// The origin of the first table in the search that has a key; `nil` if no table below root has the key.
  func originBelowRoot(of key: String) throws(ICUError) -> Origin? {
    for inherited in tables where try inherited.table.value(of: key) != nil { return inherited.origin }
    return nil
  }

  /// The origin of the pattern that ICU gives for a skeleton.
  ///
  /// `keys` are the keys that the pattern can have, and those of the same date with short names, which ICU widens. If no
  /// table has a key, ICU composes the pattern from those of the first table. ICU's data omits a locale's pattern that
  /// equals root's, so such a pattern counts as root's.
  func origin(ofPattern pattern: String, at keys: [[String]]) throws(ICUError) -> Origin {
    for keys in keys {
      for key in keys { if let origin = try originBelowRoot(of: key) { return origin } }
      guard !tables.isEmpty, let root = try root() else { break }
      for key in keys where try root.value(of: key)?.text?.withShortNames == pattern.withShortNames {
        return rootOrigin
      }
    }
    return originBelowRoot ?? rootOrigin
  }

  /// The word for a key in the locale's own language and script, with its origin.
  ///
  /// `nil` if only root or another language has a word. In English, root's word is also the language's own word.
  func word(of key: String) throws(ICUError) -> WithOrigin<String>? {
    for inherited in tables where inherited.isOwnLanguage {
      guard let value = try inherited.table.value(of: key) else { continue }
      return value.text.map { WithOrigin(value: $0, origin: inherited.origin) }
    }
    guard rootOrigin != .root else { return nil }
    return try root()?.value(of: key)?.text.map { WithOrigin(value: $0, origin: rootOrigin) }
  }
}

extension String {
  /// This pattern or skeleton with short names of months and weekdays in place of wide names.
  var withShortNames: String {
    [("MMMM", "MMM"), ("LLLL", "LLL"), ("EEEE", "E"), ("EEE", "E"), ("cccc", "ccc")].reduce(self) {
      $0.replacingBytes(of: $1.0, with: $1.1)
    }
  }
}
