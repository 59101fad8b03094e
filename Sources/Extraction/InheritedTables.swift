import AlmanacICU
import AlmanacKit

/// The tables at one path of a locale's resources, its own, its parents' and those that root's aliases lead to.
struct InheritedTables {
  /// A table below root.
  struct Held {
    let table: ICUTable
    let source: Source
    /// Whether the table is of the locale's own language and script.
    let isOwnLanguage: Bool
  }

  /// In the order of the look-up.
  let held: [Held]
  let root: ICUTable?
  let rootSource: Source

  /// Where the first of the tables came from.
  var source: Source { held.first?.source ?? rootSource }

  /// The value of a key, and where it came from; `nil` if root has none.
  func value(of key: String) throws(ICUError) -> Sourced<ICUResource>? {
    for held in held {
      if let value = try held.table.value(of: key) { return Sourced(value: value, source: held.source) }
    }
    return try root?.value(of: key).map { Sourced(value: $0, source: rootSource) }
  }

  /// The locale that has something under a key; `nil` if none below root does.
  func holder(of key: String) throws(ICUError) -> Source? {
    for held in held where try held.table.holds(key) { return held.source }
    return nil
  }

  /// A word under a key, if the locale's own language and script has it; neither root's nor a foreign one.
  func word(of key: String) throws(ICUError) -> Sourced<String>? {
    for held in held where held.isOwnLanguage {
      guard let value = try held.table.value(of: key) else { continue }
      return value.text.map { Sourced(value: $0, source: held.source) }
    }
    guard rootSource != .root else { return nil }
    return try root?.value(of: key)?.text.map { Sourced(value: $0, source: rootSource) }
  }
}
