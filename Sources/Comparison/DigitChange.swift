import AlmanacReading

/// A change that only writes the same digits in another numbering system, as `٢٠٢٦` and `2026`.
struct DigitChange: Hashable {
  let old: String
  let new: String

  /// The numbering systems of a change; `nil` if anything but the digits differs.
  init?(_ change: Change, _ index: BundleIndex) {
    guard let old = change.old, let new = change.new else { return nil }
    if change.path?.keys == ["numbers", "system"] {
      guard let old = old.text, let new = new.text, index.isSystem(old), index.isSystem(new) else {
        return nil
      }
      (self.old, self.new) = (old, new)
      return
    }
    var zeros = Zeros()
    guard Self.isSame(old, new, &zeros), let before = zeros.old, let after = zeros.new else { return nil }
    (self.old, self.new) = (index.system(ofZero: before), index.system(ofZero: after))
  }

  /// The digit zero of each side; `nil` before the first digit.
  private struct Zeros {
    var old: Unicode.Scalar?
    var new: Unicode.Scalar?

    /// Whether both sides have one numbering system each so far.
    mutating func take(_ old: Unicode.Scalar, _ new: Unicode.Scalar) -> Bool {
      let (before, after) = (self.old ?? old, self.new ?? new)
      (self.old, self.new) = (before, after)
      return before == old && after == new
    }
  }

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
        zeros.take(before, after)
      else { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// The zero of the same decimal digits; `nil` for a scalar that is not a decimal digit.
  fileprivate var zero: Unicode.Scalar? {
    guard properties.numericType == .decimal, let value = properties.numericValue else { return nil }
    return Unicode.Scalar(self.value - UInt32(value))
  }
}
