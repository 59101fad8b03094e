extension PreviewBundle {
  /// The first bytes of every preview page; Almanac may overwrite a file that begins with them.
  package static let beginning = HTMLFile.beginning(
    "Made by almanac preview; Almanac overwrites this file.")

  /// The page that `almanac preview` writes: the pickers of the bundle, in every locale and calendar.
  ///
  /// `locales` are the blocks of the locales.
  package func page(_ locales: [UInt8]) -> [UInt8] {
    HTMLFile.bytes(
      beginning: Self.beginning, title: "Almanac preview", script: PageResources.previewScript,
      data: HTMLFile.block("bundle", isLocale: false, self) + locales)
  }
}
