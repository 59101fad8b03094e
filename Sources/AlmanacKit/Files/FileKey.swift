/// A key in a JSON object that has both fixed keys, such as `fallback`, and keys from the data, such as `yMMMd`.
struct FileKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
