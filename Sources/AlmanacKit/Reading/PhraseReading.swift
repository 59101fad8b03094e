extension Phrase: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    self = reader.isText ? .plain(try reader.text()) : .plural(try PluralCategory.keyed(try reader.table()))
  }
}

extension PluralCategory {
  /// Converts the keys of an object in a file, such as `one`, to plural categories; throws for any other key.
  static func keyed<Value>(_ values: [String: Value]) throws(JSONMismatch) -> [PluralCategory: Value] {
    var keyed: [PluralCategory: Value] = [:]
    for (key, value) in values {
      guard let category = PluralCategory(rawValue: key) else {
        throw JSONMismatch(path: [key], "is not a plural category")
      }
      keyed[category] = value
    }
    return keyed
  }
}
