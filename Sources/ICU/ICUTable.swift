import CAlmanacICU

/// An open resource bundle, or an open table in a bundle (ICU's `UResourceBundle`).
///
/// Each child table that a caller requests also stays open: ICU takes a lock that all threads share when it opens a
/// table, but not when it reads an open table. `ICUTable` is a class, so that callers can keep tables. Only one task
/// may use a table, because a read can also add a child table.
package final class ICUTable {
  private let handle: OpaquePointer
  /// The locale or the name of the bundle, such as `de` or `supplementalData`; used only in error messages.
  private let bundle: String
  /// The keys of all child tables requested so far, each with its table; `nil` if there is no table with the key.
  private var childTables: [(key: String, table: ICUTable?)] = []

  /// Takes over a handle, and closes it in `deinit`.
  private init(_ handle: OpaquePointer, of bundle: String) {
    self.handle = handle
    self.bundle = bundle
  }

  /// Opens a bundle with data that belongs to no locale (CLDR's supplemental data), such as `dayPeriods`.
  package convenience init(supplemental name: String) throws(ICUError) {
    let handle = try opened(Call("ures_openDirect", name)) { cicu_ures_openDirect(nil, name, &$0) }
    self.init(handle, of: name)
  }

  /// Opens the bundle of one locale without its parents; `nil` if ICU has no bundle for the locale.
  ///
  /// The initializer first opens the locale with its parents, and closes that handle at the end. Otherwise, ICU would
  /// cache the bundle without its `%%Parent`, and every later answer for the locale would come from root. For example,
  /// `nb` would lose all its data, because that data comes from `no`.
  convenience init?(_ package: ICUPackage, _ locale: String) throws(ICUError) {
    let whole = try found(Call("ures_open", locale)) { status in
      package.withName { cicu_ures_open($0, locale, &status) }
    }
    defer { if let whole { cicu_ures_close(whole) } }
    let handle = try found(Call("ures_openDirect", locale)) { status in
      package.withName { cicu_ures_openDirect($0, locale, &status) }
    }
    guard let handle else { return nil }
    self.init(handle, of: locale)
  }

  deinit { cicu_ures_close(handle) }

  /// The value at a path of keys, such as `fields`, `day`, `dn`, without inheritance; `nil` if there is no value.
  package func value(at path: [String]) throws(ICUError) -> ICUResource? {
    guard let key = path.last else { return nil }
    return try table(at: path.dropLast())?.value(of: key)
  }

  /// The child table at a path of keys, such as `fields`, `day`; `nil` if there is no table.
  package func table(at path: ArraySlice<String>) throws(ICUError) -> ICUTable? {
    var table = self
    for key in path {
      guard let next = try table.table(of: key) else { return nil }
      table = next
    }
    return table
  }

  private func table(of key: String) throws(ICUError) -> ICUTable? {
    for child in childTables where child.key == key { return child.table }
    let child = try child(key).map { ICUTable($0, of: bundle) }
    // If the child is a text or an array, the path leads nowhere, because only a table has keys.
    let table = child.flatMap { cicu_ures_getType($0.handle) == cicuResourceTable.asStatus ? $0 : nil }
    childTables.append((key, table))
    return table
  }

  /// The value for a key in this table; `nil` if the table does not have the key.
  package func value(of key: String) throws(ICUError) -> ICUResource? {
    var length: Int32 = 0
    var status: Int32 = 0
    // Most values are texts. Without `withCString`, Swift would copy the key into an array for each call.
    let start = key.withCString { cicu_ures_getStringByKey(handle, $0, &length, &status) }
    switch status {
    case ...0: return .text(String(utf16: UnsafeBufferPointer(start: start, count: Int(length))))
    case cicuMissingResourceError.asStatus: return nil
    case cicuResourceTypeMismatch.asStatus:
      guard let child = try child(key) else { return nil }
      defer { cicu_ures_close(child) }
      return try read(child)
    default: throw Call("ures_getStringByKey", "\(bundle)/…/\(key)").failure(status)
    }
  }

  /// The keys of this table, in ICU's order.
  func keys() throws(ICUError) -> [String] { try children(of: handle) { _ in () }.map(\.key) }

  private func child(_ key: String) throws(ICUError) -> OpaquePointer? {
    var status: Int32 = 0
    let child = key.withCString { cicu_ures_getByKey(handle, $0, nil, &status) }
    guard status != cicuMissingResourceError.asStatus else { return nil }
    guard status <= 0 else { throw Call("ures_getByKey", "\(bundle)/…/\(key)").failure(status) }
    return child
  }
}
