extension PreviewBundle {
  /// The first bytes of every preview page; Almanac may overwrite a file that begins with them.
  package static let beginning = HTMLFile.beginning(
    "Made by almanac preview; Almanac overwrites this file.")

  /// The page that `almanac preview` writes: the pickers of the bundle, in every locale and calendar.
  package func page(_ locales: PreviewBlocks) -> [UInt8] {
    HTMLFile.bytes(
      beginning: Self.beginning, title: "Almanac preview", script: PageResources.previewScript,
      data: PageBlock(id: "bundle", isLocale: false, self).bytes + locales.bytes)
  }
}

/// The locales of a preview, as blocks of its page in the order in which they were added.
///
/// The locales are added one by one, because a bundle may have hundreds of them.
package struct PreviewBlocks: Sendable {
  /// The greatest number of bytes that all blocks may have together; browsers still open a page of this size.
  package static let limit = 256_000_000

  private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds the block of the locale `tag` (a well-formed tag); `false` if all blocks together now exceed the limit.
  package mutating func add(_ files: LocaleFiles, tag: String) -> Bool {
    bytes += PageBlock(id: "locale-\(tag)", isLocale: true, files).bytes
    return bytes.count <= Self.limit
  }
}
