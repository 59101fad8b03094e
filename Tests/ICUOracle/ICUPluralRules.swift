package import AlmanacICU
import CAlmanacICUOracle

/// The plural rules of a language for cardinal numbers (ICU's `UPluralRules`).
package struct ICUPluralRules: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens the rules of a locale's language.
  package init(locale: String) throws(ICUError) {
    self.locale = locale
    handle = try opened(Call("uplrules_open", locale)) { cicu_uplrules_open(locale, &$0) }
  }

  deinit { cicu_uplrules_close(handle) }

  /// The plural category of a whole number, such as `one` (CLDR's keyword).
  package func category(of number: Int) throws(ICUError) -> String {
    try filledText(Call("uplrules_select", locale)) {
      cicu_uplrules_select(handle, Double(number), $0, $1, &$2)
    }
  }
}
