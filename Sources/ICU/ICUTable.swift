import CAlmanacICU

/// A bundle or a table of one (ICU's `UResourceBundle`), which stays open.
///
/// The tables below it that were opened stay open too: opening a table takes a lock that all threads share, and reading
/// an open table takes none. It is a class, so that callers keep the table they opened. Only one task uses it.
package final class ICUTable {
  private let handle: OpaquePointer
  /// The bundle's locale or name, for messages.
  private let bundle: String
  /// The tables that were asked for, a few; `nil` where this one holds none.
  private var children: [(key: String, table: ICUTable?)] = []

  /// Closes the handle at its own end.
  init(_ handle: OpaquePointer, of bundle: String) {
    self.handle = handle
    self.bundle = bundle
  }

  deinit { cicu_ures_close(handle) }

  /// The value at a path of keys, without inheritance; `nil` if nothing is held there.
  func value(at path: [String]) throws(ICUError) -> ICUResource? {
    guard let key = path.last else { return nil }
    return try table(at: path.dropLast())?.value(of: key)
  }

  /// Whether something is held at a path of keys.
  func holds(_ path: [String]) throws(ICUError) -> Bool {
    guard let key = path.last else { return false }
    return try table(at: path.dropLast())?.holds(key) ?? false
  }

  /// The table at a path of keys; `nil` if nothing is there.
  func table(at path: ArraySlice<String>) throws(ICUError) -> ICUTable? {
    var table = self
    for key in path {
      guard let next = try table.table(of: key) else { return nil }
      table = next
    }
    return table
  }

  private func table(of key: String) throws(ICUError) -> ICUTable? {
    for child in children where child.key == key { return child.table }
    let child = try child(key).map { ICUTable($0, of: bundle) }
    // A path that leads through a text leads nowhere.
    let table = child.flatMap { cicu_ures_getType($0.handle) == cicuResourceTable.asStatus ? $0 : nil }
    children.append((key, table))
    return table
  }

  /// The value of a key; `nil` if the table does not hold it.
  package func value(of key: String) throws(ICUError) -> ICUResource? {
    switch try held(key) {
    case .nothing: return nil
    case .text(let units): return .text(String(utf16: units))
    case .other:
      guard let child = try child(key) else { return nil }
      defer { cicu_ures_close(child) }
      return try read(child)
    }
  }

  /// Whether the table holds a key.
  package func holds(_ key: String) throws(ICUError) -> Bool {
    if case .nothing = try held(key) { false } else { true }
  }

  /// What stands under a key.
  private enum Held {
    case nothing
    case text(UnsafeBufferPointer<UInt16>)
    case other
  }

  private func held(_ key: String) throws(ICUError) -> Held {
    var length: Int32 = 0
    var status: Int32 = 0
    // Swift's own passing of a text to C copies it into an array each time.
    let start = key.withCString { cicu_ures_getStringByKey(handle, $0, &length, &status) }
    switch status {
    case ...0: return .text(UnsafeBufferPointer(start: start, count: Int(length)))
    case cicuMissingResourceError.asStatus: return .nothing
    case cicuResourceTypeMismatch.asStatus: return .other
    default: throw Call("ures_getStringByKey", "\(bundle)/…/\(key)").failure(status)
    }
  }

  private func child(_ key: String) throws(ICUError) -> OpaquePointer? {
    var status: Int32 = 0
    let child = key.withCString { cicu_ures_getByKey(handle, $0, nil, &status) }
    guard status != cicuMissingResourceError.asStatus else { return nil }
    guard status <= 0 else { throw Call("ures_getByKey", "\(bundle)/…/\(key)").failure(status) }
    return child
  }
}
