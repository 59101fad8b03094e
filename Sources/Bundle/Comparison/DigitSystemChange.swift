import AlmanacInputs

/// A change that only writes the same digits in a different numbering system, such as from `٢٠٢٦` to `2026`.
struct DigitSystemChange {
  let old: String
  let new: String

  /// Finds the old and the new numbering system of a change; `nil` if the values differ in anything except their
  /// digits.
  init?(_ change: Change, _ index: BundleIndex) {
    guard let old = change.old, let new = change.new else { return nil }
    if change.path?.keys == ["numbers", "system"] {
      guard let old = old.text, let new = new.text, index.isSystem(old), index.isSystem(new) else {
        return nil
      }
      (self.old, self.new) = (old, new)
      return
    }
    var zeros: Zeros = (nil, nil)
    guard Self.isSame(old, new, &zeros), let before = zeros.old, let after = zeros.new else { return nil }
    (self.old, self.new) = (index.system(ofZero: before), index.system(ofZero: after))
  }

  /// The digit zero of the old and the new value's numbering system; `nil` until a digit that differs is found.
  private typealias Zeros = (old: Unicode.Scalar?, new: Unicode.Scalar?)

  private static func isSame(_ old: JSONValue, _ new: JSONValue, _ zeros: inout Zeros) -> Bool {
    switch (old, new) {
    case (.text(let old), .text(let new)): return isSame(old, new, &zeros)
    case (.list(let old), .list(let new)):
      guard old.count == new.count else { return false }
      for (old, new) in zip(old, new) {
        guard isSame(old, new, &zeros) else { return false }
      }
      return true
    default: return false
    }
  }

  private static func isSame(_ old: String, _ new: String, _ zeros: inout Zeros) -> Bool {
    guard old.unicodeScalars.count == new.unicodeScalars.count else { return false }
    for (old, new) in zip(old.unicodeScalars, new.unicodeScalars) where old != new {
      guard let before = old.zero, let after = new.zero, old.value - before.value == new.value - after.value,
        before == zeros.old ?? before, after == zeros.new ?? after
      else { return false }
      zeros = (before, after)
    }
    return true
  }
}

extension Unicode.Scalar {
  /// The digit zero of the scalar's numbering system; `nil` if the scalar is not a decimal digit.
  fileprivate var zero: Unicode.Scalar? {
    guard properties.numericType == .decimal, let value = properties.numericValue else { return nil }
    return Unicode.Scalar(self.value - UInt32(value))
  }
}
