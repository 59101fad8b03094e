package import AlmanacKit

/// An app's own String Catalog: texts that override Almanac's texts, and the app's own keys.
package struct Overlay: Sendable {
  /// The keys of the app that no earlier catalog has, each with the placeholders that its texts must have.
  package let ownKeys: [String: TextShape]
  /// The texts of ``ownKeys`` in the source language.
  let sources: [String: Phrase]
  let texts: LanguageTexts
  let comments: [String: String]

  /// The total sizes of this overlay and all earlier overlays.
  package let sizes: OverlaySizes
  /// The keys for which this overlay has a text in any language.
  package let keys: Set<String>
  /// The problems of texts that are left out, at most ``InputProblems/limit``.
  ///
  /// A text is left out if it has one of the app's own keys and cannot be used. A whole catalog of an app has many such
  /// texts.
  package let leftOut: InputProblems
  /// The own keys that are left out, because their text in the source language is missing or unusable.
  package let leftOutKeys: Set<String>
  /// The number of texts that are left out, although their keys are used in other languages.
  package let leftOutTexts: Int

  /// Reads an overlay; throws all problems in it at once.
  ///
  /// `known` has the keys of Almanac and of the earlier overlays. `sizes` has the total sizes of the earlier overlays.
  package init(
    reading bytes: [UInt8], over known: [String: TextShape], languages: CatalogueLanguages,
    after sizes: OverlaySizes
  ) throws(InputProblems) {
    try Self.checkFormat(bytes)
    let bytes = try InputText.checked(bytes)
    let read = try StringCatalogFile.read(bytes)
    guard let file = read.value, read.mismatches.isEmpty else {
      throw InputProblems(read.mismatches(StringCatalogError.notACatalogue), in: bytes)
    }
    var reader = OverlayReader(file: file, known: known, languages: languages, sizes: sizes)
    reader.read(repeatedKeys: read.repeatedKeys)
    guard reader.findings.isEmpty else { throw InputProblems(reader.findings, in: bytes) }
    ownKeys = reader.ownKeys
    sources = reader.sources
    texts = reader.texts
    comments = file.strings.compactMapValues(\.comment)
    keys = reader.keys
    self.sizes = reader.sizes
    leftOutKeys = reader.leftOutKeys
    leftOutTexts = reader.leftOutTexts
    leftOut = InputProblems(reader.leftOut, in: bytes)
  }

  /// Throws if the first character shows that the file is not JSON, as in `.strings` and `strings.xml`.
  private static func checkFormat(_ bytes: [UInt8]) throws(InputProblems) {
    guard let start = InputText.start(of: bytes), !Array("{[".utf8).contains(bytes[start]),
      InputText.conflict(in: bytes) == nil
    else { return }
    throw InputProblems([InputProblem(StringCatalogError.otherFormat, at: TextPlace(line: 1, column: 1))])
  }

  /// The keys for which this overlay has a text in one of these entries, such as `de-Latn`.
  package func keys(in entries: Set<LanguageTag>) -> Set<String> {
    entries.union([CatalogueEntry.everyLanguage]).reduce(into: []) { keys, entry in
      keys.formUnion(texts[entry]?.keys.map(\.self) ?? [])
    }
  }

  /// Every text in the overlay, with its key, in all languages.
  package var phrases: [(key: String, phrase: Phrase)] {
    texts.values.flatMap { $0.map { ($0.key, $0.value.phrase) } }
  }
}

/// Checks the language tags in a catalog, and finds the plural rules of these languages.
package struct CatalogueLanguages: Sendable {
  /// Canonicalizes a tag from a catalog; throws if Almanac does not have the language.
  let tag: @Sendable (String) throws(InputProblem) -> LanguageTag
  /// Adds the likely script and region to a tag (UTS 35), as in `de-Latn-DE` for `de`.
  let likely: @Sendable (LanguageTag) -> LanguageTag
  let pluralRules: @Sendable (LanguageTag) -> PluralRules

  package init(
    tag: @escaping @Sendable (String) throws(InputProblem) -> LanguageTag,
    likely: @escaping @Sendable (LanguageTag) -> LanguageTag,
    pluralRules: @escaping @Sendable (LanguageTag) -> PluralRules
  ) {
    self.tag = tag
    self.likely = likely
    self.pluralRules = pluralRules
  }

  /// The whole numbers that a picker can insert into the text of a key: the hours of a day, or any number up to 2100.
  package static func numbers(of key: String) -> ClosedRange<Int> {
    key == "a11y.hourValue" ? 0...24 : 0...2100
  }

  /// The numbers of a key (``numbers(of:)``) by their plural category; a category without a number is left out.
  package static func numbers(of key: String, by rules: PluralRules) -> [PluralCategory: [Int]] {
    Dictionary(grouping: numbers(of: key), by: rules.category)
  }
}
