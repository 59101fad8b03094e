/// A file of the bundle in memory.
package struct EmittedFile: Equatable, Sendable {
  /// The path of the file in the bundle, with `/` between its parts, as in `json/de/locale.json`.
  package let path: String
  /// The file's bytes, in UTF-8.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
