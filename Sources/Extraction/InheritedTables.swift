import AlmanacICU
import AlmanacKit

/// The tables at one path of a locale's resources, its own, its parents' and those that root's aliases lead to.
struct InheritedTables {
  /// A table below root.
  struct Inherited {
    let table: ICUTable
    let origin: Origin
    /// Whether the table is of the locale's own language and script.
    let isOwnLanguage: Bool
  }

  /// The tables below root, in the order of the look-up.
  let tables: [Inherited]
  /// What root counts as.
  let rootOrigin: Origin
  /// The bundles the tables are of.
  let chain: ICUResourceChain
  /// Where root's table is, at the end of its aliases.
  let rootPath: [String]

  /// The locale that has the first of the tables; `nil` if none below root does.
  var holder: Origin? { tables.first?.origin }

  /// Root's table; `nil` if it has none.
  func root() throws(ICUError) -> ICUTable? { try chain.rootTable(at: rootPath) }

  /// The value of a key, and where it came from; `nil` if root has none.
  func value(of key: String) throws(ICUError) -> WithOrigin<ICUResource>? {
    for inherited in tables {
      guard let value = try inherited.table.value(of: key) else { continue }
      return WithOrigin(value: value, origin: inherited.origin)
    }
    return try root()?.value(of: key).map { WithOrigin(value: $0, origin: rootOrigin) }
  }

  /// The locale that has something under a key; `nil` if none below root does.
  func holder(of key: String) throws(ICUError) -> Origin? {
    for inherited in tables where try inherited.table.holds(key) { return inherited.origin }
    return nil
  }

  /// A word under a key, if the locale's own language and script has it; neither root's nor a foreign one.
  func word(of key: String) throws(ICUError) -> WithOrigin<String>? {
    for inherited in tables where inherited.isOwnLanguage {
      guard let value = try inherited.table.value(of: key) else { continue }
      return value.text.map { WithOrigin(value: $0, origin: inherited.origin) }
    }
    guard rootOrigin != .root else { return nil }
    return try root()?.value(of: key)?.text.map { WithOrigin(value: $0, origin: rootOrigin) }
  }
}
