package import AlmanacKit

/// The page that `almanac preview` writes: the pickers of a bundle, in every locale and calendar.
package enum PreviewPage {
  /// The first bytes of every preview page; Almanac may overwrite a file that begins with them.
  package static let beginning = HTMLFile.beginning("Made by almanac preview; Almanac overwrites this file.")

  /// The bytes of the page; `locales` are the blocks of the locales, and `bundle` is all other data of the bundle.
  package static func bytes(_ bundle: some Walkable, _ locales: [UInt8]) -> [UInt8] {
    HTMLFile.bytes(
      beginning: beginning, title: "Almanac preview", script: PageResources.previewScript,
      data: HTMLFile.block("bundle", isLocale: false, bundle) + locales)
  }
}
