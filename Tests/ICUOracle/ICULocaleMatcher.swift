package import AlmanacICU
import CAlmanacICUOracle

/// Finds the best locale for a user (ICU's `LocaleMatcher`, by `uloc_acceptLanguage`).
package enum ICULocaleMatcher {
  /// The available locale that fits a wanted locale best, in ICU's spelling; `nil` if ICU finds none.
  package static func match(_ wanted: String, among available: [String]) throws(ICUError) -> String? {
    let texts = available.map { Array($0.utf8CString) }
    // All texts are in one buffer, so that their addresses stay valid while ICU reads them.
    let bytes = texts.flatMap(\.self)
    let found = try filledIdentifier(Call("uloc_acceptLanguage", wanted)) { buffer, capacity, status in
      bytes.withUnsafeBufferPointer { base in
        guard var next = base.baseAddress else { return 0 }
        var starts: [UnsafePointer<CChar>] = []
        for text in texts {
          starts.append(next)
          next += text.count
        }
        return cicu_uloc_acceptLanguage(wanted, starts, Int32(starts.count), buffer, capacity, &status)
      }
    }
    return found.isEmpty ? nil : found
  }
}
