extension PluralRules: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    conditions = try PluralCategory.keyed(try reader.table())
  }
}

extension PluralRelation: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    let modulus: Int? = try reader.fieldIfPresent("modulus")
    guard modulus.map({ $0 > 0 }) ?? true else {
      throw JSONMismatch(path: ["modulus"], "is not a positive number")
    }
    self.modulus = modulus.map(UInt.init)
    isNegated = try reader.fieldIfPresent("negated") ?? false
    let bounds: [[Int]] = try reader.field("ranges")
    ranges = try bounds.map { bounds throws(JSONMismatch) in
      guard bounds.count == 2, 0 <= bounds[0], bounds[0] <= bounds[1] else {
        throw JSONMismatch(path: ["ranges"], "has \(bounds), which is not a range")
      }
      return UInt(bounds[0])...UInt(bounds[1])
    }
  }
}
