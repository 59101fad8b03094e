import CAlmanacICU

/// A locale's own resources and those of its parents, one bundle behind another (ICU's `UResourceBundle`).
///
/// Each bundle is opened by itself, so that it is known which of them holds a value. Root is kept apart: a text that only
/// root has belongs to no language.
package struct ICUResourceChain {
  /// The identifiers from the locale to its last parent below root, as in `de_AT`, `de`.
  package let locales: [String]
  /// The locales' bundles in their order, and root's behind them; `nil` where ICU has none.
  private let tables: [ICUTable?]

  /// Opens the bundles of the locales, which stand in the order of inheritance.
  package init(package: ICUPackage, locales: [String]) throws(ICUError) {
    self.locales = locales
    tables = try (locales + ["root"]).map { locale throws(ICUError) in
      try openDirect(package, locale).map { ICUTable($0, of: locale) }
    }
  }

  /// The value at a path of keys in the first bundle below root that holds it, and that bundle's place.
  package func value(at path: [String]) throws(ICUError) -> (index: Int, value: ICUResource)? {
    for (index, table) in tables.dropLast().enumerated() {
      guard let value = try table?.value(at: path) else { continue }
      return (index, value)
    }
    return nil
  }

  /// The place of the first bundle below root that holds something at a path of keys.
  package func index(holding path: [String]) throws(ICUError) -> Int? {
    for (index, table) in tables.dropLast().enumerated() {
      if let table, try table.holds(path) { return index }
    }
    return nil
  }

  /// The tables at a path of keys in the bundles below root, and those bundles' places.
  package func tables(at path: [String]) throws(ICUError) -> [(index: Int, table: ICUTable)] {
    var found: [(index: Int, table: ICUTable)] = []
    for (index, table) in tables.dropLast().enumerated() {
      if let table = try table?.table(at: path[...]) { found.append((index, table)) }
    }
    return found
  }

  /// The table at a path of keys in root.
  package func rootTable(at path: [String]) throws(ICUError) -> ICUTable? {
    try tables.last??.table(at: path[...])
  }

  /// The value at a path of keys in root.
  package func rootValue(at path: [String]) throws(ICUError) -> ICUResource? {
    try tables.last??.value(at: path)
  }

  /// The locale and its parents below root: what `%%Parent` names, else the identifier cut short.
  ///
  /// ICU's own `uloc_getParent` only cuts, which is wrong for some 140 locales (`zh_Hant`, `en_AU`, `pt_AO`).
  package static func parents(of locale: String) throws(ICUError) -> [String] {
    var chain: [String] = []
    var next: String? = locale
    while let current = next, current != "root" {
      chain.append(current)
      next = try parent(of: current)
    }
    return chain
  }

  /// Whether a locale's own bundle says nothing of the locale, but at most of which data and which parent it has.
  package static func isEmpty(_ locale: String) throws(ICUError) -> Bool {
    guard let handle = try openDirect(.main, locale) else { return true }
    defer { cicu_ures_close(handle) }
    return try keys(in: handle).allSatisfy { $0 == "Version" || $0.hasPrefix("%%") }
  }

  private static func parent(of locale: String) throws(ICUError) -> String? {
    let table = try openDirect(.main, locale).map { ICUTable($0, of: locale) }
    if let parent = try table?.value(of: "%%Parent")?.text { return parent }
    return locale.lastIndex(of: "_").map { String(locale[..<$0]) }
  }
}

/// ICU's data that belongs to no locale (CLDR, supplemental data).
package struct ICUSupplementalData {
  private let table: ICUTable

  /// Opens a bundle of the data by its name, as in `supplementalData` or `dayPeriods`.
  package init(_ name: String = "supplementalData") throws(ICUError) {
    let handle = try opened(Call("ures_openDirect", name)) { cicu_ures_openDirect(nil, name, &$0) }
    table = ICUTable(handle, of: name)
  }

  /// The value at a path of keys.
  package func value(at path: [String]) throws(ICUError) -> ICUResource? {
    try table.value(at: path)
  }
}

/// Opens one locale's bundle by itself.
///
/// The locale is opened with its parents first: a bundle that ICU loads alone stays in ICU's cache without its
/// `%%Parent`, and every later answer for the locale would be root's (`nb`, whose data is `no`'s, lost all of it).
private func openDirect(_ package: ICUPackage, _ locale: String) throws(ICUError) -> OpaquePointer? {
  let whole = try found(Call("ures_open", locale)) { status in
    package.withName { cicu_ures_open($0, locale, &status) }
  }
  defer { if let whole { cicu_ures_close(whole) } }
  return try found(Call("ures_openDirect", locale)) { status in
    package.withName { cicu_ures_openDirect($0, locale, &status) }
  }
}
