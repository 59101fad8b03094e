import CAlmanacICU

/// The resource bundles of a locale and its parents, in order of inheritance (ICU's `UResourceBundle`).
///
/// Each bundle is opened separately, so that Almanac knows which bundle a value comes from. Root is not treated as a
/// parent, because a text that only root has belongs to no language.
package struct ICUResourceChain {
  /// The identifiers of the locale and its parents without root, closest first, such as `de_AT` and `de`.
  package let locales: [String]
  /// The bundles for ``locales`` in the same order, followed by root's bundle; `nil` where ICU has no bundle.
  private let tables: [ICUTable?]

  /// Opens the bundles for a locale and its parents.
  ///
  /// `locales` must be in order of inheritance and without root, such as `de_AT` and `de`.
  package init(package: ICUPackage, locales: [String]) throws(ICUError) {
    self.locales = locales
    tables = try (locales + ["root"]).map { locale throws(ICUError) in
      try openDirect(package, locale).map { ICUTable($0, of: locale) }
    }
  }

  /// The value at a path in the closest bundle that has one, and the bundle's index in ``locales``.
  ///
  /// The result is `nil` if no bundle has the value, or if only root's bundle has it. A path is a list of keys that
  /// lead to the value, such as `fields`, `day`, `dn`.
  package func value(at path: [String]) throws(ICUError) -> (index: Int, value: ICUResource)? {
    for (index, table) in tables.dropLast().enumerated() {
      guard let value = try table?.value(at: path) else { continue }
      return (index, value)
    }
    return nil
  }

  /// The index in ``locales`` of the closest bundle that has a value at a path of keys; `nil` if no bundle except
  /// root's has such a value.
  package func index(holding path: [String]) throws(ICUError) -> Int? {
    for (index, table) in tables.dropLast().enumerated() {
      if let table, try table.holds(path) { return index }
    }
    return nil
  }

  /// The tables at a path of keys in all bundles except root's, each with the index of its bundle in ``locales``.
  package func tables(at path: [String]) throws(ICUError) -> [(index: Int, table: ICUTable)] {
    var found: [(index: Int, table: ICUTable)] = []
    for (index, table) in tables.dropLast().enumerated() {
      if let table = try table?.table(at: path[...]) { found.append((index, table)) }
    }
    return found
  }

  /// The table at a path of keys in root's bundle; `nil` if root has no such table.
  package func rootTable(at path: [String]) throws(ICUError) -> ICUTable? {
    try tables.last??.table(at: path[...])
  }

  /// The value at a path of keys in root's bundle; `nil` if root has no such value.
  package func rootValue(at path: [String]) throws(ICUError) -> ICUResource? {
    try tables.last??.value(at: path)
  }

  /// The identifiers of a locale and its parents without root, closest first, such as `de_AT` and `de`.
  ///
  /// The parent is the locale that the bundle's key `%%Parent` names. If the bundle does not have this key, the parent
  /// is the identifier without its last part. ICU's own `uloc_getParent` always removes the last part, which is wrong
  /// for about 140 locales (`zh_Hant`, `en_AU`, `pt_AO`).
  package static func parents(of locale: String) throws(ICUError) -> [String] {
    var chain: [String] = []
    var next: String? = locale
    while let current = next, current != "root" {
      chain.append(current)
      next = try parent(of: current)
    }
    return chain
  }

  /// Whether a locale has no data of its own: no bundle, or a bundle with only keys such as `%%Parent`.
  package static func isEmpty(_ locale: String) throws(ICUError) -> Bool {
    guard let handle = try openDirect(.main, locale) else { return true }
    defer { cicu_ures_close(handle) }
    return try children(of: handle) { _ in () }.allSatisfy { $0.key.hasPrefix("%%") }
  }

  private static func parent(of locale: String) throws(ICUError) -> String? {
    let table = try openDirect(.main, locale).map { ICUTable($0, of: locale) }
    if let parent = try table?.value(of: "%%Parent")?.text { return parent }
    return locale.lastIndex(of: "_").map { String(locale[..<$0]) }
  }
}

/// One of ICU's bundles with data that belongs to no locale (CLDR's supplemental data).
package struct ICUSupplementalData {
  private let table: ICUTable

  /// Opens the bundle with the given name, such as `supplementalData` or `dayPeriods`.
  package init(_ name: String = "supplementalData") throws(ICUError) {
    let handle = try opened(Call("ures_openDirect", name)) { cicu_ures_openDirect(nil, name, &$0) }
    table = ICUTable(handle, of: name)
  }

  /// The value at a path of keys in the bundle; `nil` if the bundle has no such value.
  package func value(at path: [String]) throws(ICUError) -> ICUResource? {
    try table.value(at: path)
  }
}

/// Opens the bundle of one locale without its parents; `nil` if ICU has no bundle for the locale.
///
/// The function first opens the locale with its parents, and closes that handle at the end. Otherwise, ICU would cache
/// the bundle without its `%%Parent`, and every later answer for the locale would come from root. For example, `nb`
/// would lose all its data, because that data comes from `no`.
private func openDirect(_ package: ICUPackage, _ locale: String) throws(ICUError) -> OpaquePointer? {
  let whole = try found(Call("ures_open", locale)) { status in
    package.withName { cicu_ures_open($0, locale, &status) }
  }
  defer { if let whole { cicu_ures_close(whole) } }
  return try found(Call("ures_openDirect", locale)) { status in
    package.withName { cicu_ures_openDirect($0, locale, &status) }
  }
}
