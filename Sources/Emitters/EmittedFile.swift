/// A file of the bundle in memory.
package struct EmittedFile: Equatable, Sendable {
  /// The path below the output folder, with `/`.
  package let path: String
  /// The file's bytes, UTF-8.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
