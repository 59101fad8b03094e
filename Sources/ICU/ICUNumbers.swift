import CAlmanacICU

/// A numbering system (ICU's `UNumberingSystem`), as values.
package struct ICUNumberingSystem: Equatable, Sendable {
  /// The name, as in `latn`.
  package let name: String
  /// The ten digits; `nil` for an algorithmic system, which has none (`hebr`, `hanidays`).
  package let digits: [String]?

  /// The system a locale uses; `numbers` asks for another one, or for `native`, `traditional`, `finance`.
  package init(locale: String, numbers: String?) throws(ICUError) {
    let identifier = numbers.map { "\(locale)@numbers=\($0)" } ?? locale
    let handle = try opened(Call("unumsys_open", identifier)) { cicu_unumsys_open(identifier, &$0) }
    defer { cicu_unumsys_close(handle) }
    try self.init(reading: handle)
  }

  /// The system with a name; `nil` if ICU has none of that name.
  package init?(named name: String) throws(ICUError) {
    var status: Int32 = 0
    guard let handle = cicu_unumsys_openByName(name, &status), status <= 0 else { return nil }
    defer { cicu_unumsys_close(handle) }
    try self.init(reading: handle)
  }

  private init(reading handle: OpaquePointer) throws(ICUError) {
    name = String(cString: cicu_unumsys_getName(handle))
    guard !cicu_unumsys_isAlgorithmic(handle) else {
      digits = nil
      return
    }
    let description = try filledText(Call("unumsys_getDescription", name)) {
      cicu_unumsys_getDescription(handle, $0, $1, &$2)
    }
    // By scalar: some digits lie outside the basic plane, and none is longer than one scalar.
    digits = description.unicodeScalars.map { String($0) }
  }

  /// The names of all systems ICU has.
  package static func allNames() throws(ICUError) -> [String] {
    try identifiers(Call("unumsys_openAvailableNames", "")) { cicu_unumsys_openAvailableNames(&$0) }
  }
}

/// Writes whole numbers in a locale's numbering system, never grouped (ICU's `UNumberFormat`).
package struct ICUNumberFormat: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens a format; `numbers` is the name of the numbering system, which may be algorithmic.
  package init(locale: String, numbers: String) throws(ICUError) {
    let identifier = "\(locale)@numbers=\(numbers)"
    self.locale = identifier
    handle = try opened(Call("unum_open", identifier)) { cicu_unum_open(identifier, &$0) }
  }

  deinit { cicu_unum_close(handle) }

  /// The number's text.
  package func text(_ number: Int) throws(ICUError) -> String {
    try filledText(Call("unum_formatInt64", locale)) {
      cicu_unum_formatInt64(handle, Int64(number), $0, $1, &$2)
    }
  }
}
