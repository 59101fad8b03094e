import CAlmanacICU

/// A numbering system, such as `latn` or `arab` (a copy of ICU's `UNumberingSystem`).
package struct ICUNumberingSystem: Equatable, Sendable {
  /// The CLDR name, such as `latn`.
  package let name: String
  /// The ten digits from 0 to 9; `nil` for an algorithmic system, which has no digits (`hebr`, `hanidays`).
  package let digits: [String]?

  /// The numbering system for a locale: its default system, or the system that `numbers` names.
  ///
  /// `numbers` is a CLDR name, such as `arab`, or one of `native`, `traditional` and `finance`.
  package init(locale: String, numbers: String?) throws(ICUError) {
    let identifier = numbers.map { "\(locale)@numbers=\($0)" } ?? locale
    let handle = try opened(Call("unumsys_open", identifier)) { cicu_unumsys_open(identifier, &$0) }
    defer { cicu_unumsys_close(handle) }
    try self.init(reading: handle)
  }

  /// The numbering system with the given CLDR name; `nil` if ICU has no system with this name.
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
    // Split by scalar: some digits are outside the Basic Multilingual Plane, but each digit is a single scalar.
    digits = description.unicodeScalars.map { String($0) }
  }

  /// The CLDR names of all numbering systems that ICU has.
  package static func allNames() throws(ICUError) -> [String] {
    try identifiers(Call("unumsys_openAvailableNames", "")) { cicu_unumsys_openAvailableNames(&$0) }
  }
}

/// Writes whole numbers in a locale's numbering system, without grouping (ICU's `UNumberFormat`).
package struct ICUNumberFormat: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens a number format for a locale and for the numbering system that `numbers` names, such as `arab`.
  ///
  /// The numbering system may be algorithmic, such as `hebr`.
  package init(locale: String, numbers: String) throws(ICUError) {
    let identifier = "\(locale)@numbers=\(numbers)"
    self.locale = identifier
    handle = try opened(Call("unum_open", identifier)) { cicu_unum_open(identifier, &$0) }
  }

  deinit { cicu_unum_close(handle) }

  /// The number, written in the format's numbering system.
  package func text(_ number: Int) throws(ICUError) -> String {
    try filledText(Call("unum_formatInt64", locale)) {
      cicu_unum_formatInt64(handle, Int64(number), $0, $1, &$2)
    }
  }
}
