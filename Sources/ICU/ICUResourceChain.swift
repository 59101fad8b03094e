/// The resource bundles of a locale and its parents, in order of inheritance (ICU's `UResourceBundle`).
///
/// Each bundle is opened separately, so that Almanac knows which bundle a value comes from. Root is not treated as a
/// parent, because a text that only root has belongs to no language.
package struct ICUResourceChain {
  /// The bundles of the locale and its parents without root, closest first; `nil` where ICU has no bundle.
  private let tables: [ICUTable?]
  /// Root's bundle.
  package let root: ICUTable?

  /// Opens the bundles for a locale and its parents.
  ///
  /// `locales` must be in order of inheritance and without root, such as `de_AT` and `de`.
  package init(package: ICUPackage, locales: [String]) throws(ICUError) {
    tables = try locales.map { locale throws(ICUError) in try ICUTable(package, locale) }
    root = try ICUTable(package, "root")
  }

  /// The value at a path in the closest bundle that has one, and the bundle's index in the chain.
  ///
  /// The result is `nil` if no bundle has the value, or if only root's bundle has it. A path is a list of keys that
  /// lead to the value, such as `fields`, `day`, `dn`.
  package func value(at path: [String]) throws(ICUError) -> (index: Int, value: ICUResource)? {
    for (index, table) in tables.enumerated() {
      guard let value = try table?.value(at: path) else { continue }
      return (index, value)
    }
    return nil
  }

  /// The tables at a path of keys in all bundles except root's, each with the index of its bundle.
  package func tables(at path: [String]) throws(ICUError) -> [(index: Int, table: ICUTable)] {
    var found: [(index: Int, table: ICUTable)] = []
    for (index, table) in tables.enumerated() {
      if let table = try table?.table(at: path[...]) { found.append((index, table)) }
    }
    return found
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
    try ICUTable(.main, locale)?.keys().allSatisfy { $0.hasPrefix("%%") } ?? true
  }

  private static func parent(of locale: String) throws(ICUError) -> String? {
    if let parent = try ICUTable(.main, locale)?.value(of: "%%Parent")?.text { return parent }
    return locale.lastIndex(of: "_").map { String(locale[..<$0]) }
  }
}
