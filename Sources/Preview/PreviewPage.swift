/// The page of `almanac preview`: the pickers of a bundle, in every locale and calendar.
package struct PreviewPage: Sendable {
  /// The beginning of every preview that Almanac makes.
  package static let beginning = HTMLFile.beginning(
    "Made by almanac preview; Almanac overwrites this file.")

  /// All of the page.
  package let bytes: [UInt8]

  /// The page of a bundle and its locales.
  package init(_ bundle: PreviewBundle, _ locales: PreviewBlocks) {
    let file = HTMLFile(
      beginning: Self.beginning, title: "Almanac preview", script: PageResources.previewScript)
    bytes = file.head + PageBlock(id: "bundle", isLocale: false, bundle).bytes + locales.bytes + file.end
  }
}

/// The locales of a preview as the blocks of its page, in order.
///
/// They are made one by one, because a bundle may have hundreds of locales.
package struct PreviewBlocks: Sendable {
  /// The most bytes of all blocks; browsers still open such a page.
  package static let limit = 256_000_000

  private(set) var bytes: [UInt8] = []

  /// No blocks.
  package init() {}

  /// Adds a locale under its tag, which is well-formed; `false` if there is no room for it.
  package mutating func add(_ files: LocaleFiles, tag: String) -> Bool {
    bytes += PageBlock(id: "locale-\(tag)", isLocale: true, files).bytes
    return bytes.count <= Self.limit
  }
}
