package import AlmanacKit
package import AlmanacReading

/// An app's own String Catalog: texts that win over Almanac's, and keys of the app's own.
package struct Overlay: Sendable {
  /// The keys Almanac does not have, each with what its texts hold.
  package let ownKeys: [String: TextShape]
  let texts: LanguageTexts
  /// The comments of the keys, for translators.
  let comments: [String: String]

  /// How much this overlay and those before it have.
  package let sizes: OverlaySizes
  /// The keys it has a text for, in any language.
  package let keys: Set<String>

  /// Reads an overlay; throws everything that is wrong in it at once.
  ///
  /// `known` are the keys there are without it: Almanac's, and those of the overlays before it, which have `sizes`.
  package init(
    reading bytes: [UInt8], over known: [String: TextShape], languages: CatalogueLanguages,
    after sizes: OverlaySizes
  ) throws(InputProblems) {
    let bytes = try InputText.checked(bytes)
    let read: ShapeReader.Reading<StringCatalogFile>
    do throws(JSONSyntaxError) {
      read = try StringCatalogFile.read(bytes)
    } catch {
      throw InputText.problems(error, in: bytes)
    }
    guard let file = read.value, read.mismatches.isEmpty else {
      throw InputProblems(
        read.mismatches.map {
          InputFinding(StringCatalogError.notACatalogue(reason: $0.reason), at: $0.offset)
        }, in: bytes)
    }
    var reader = OverlayReader(file: file, known: known, languages: languages, sizes: sizes)
    reader.read(repeated: read.repeated)
    guard reader.findings.isEmpty else { throw InputProblems(reader.findings, in: bytes) }
    ownKeys = reader.ownKeys
    texts = reader.texts.byEntry
    comments = file.strings.compactMapValues(\.comment)
    keys = reader.keys
    self.sizes = reader.sizes
  }
}

extension Overlay {
  /// Every text with its key, in all languages.
  package var phrases: [(key: String, phrase: Phrase)] {
    texts.values.flatMap { $0.map { ($0.key, $0.value.phrase) } }
  }
}

/// What a catalogue is held against: the languages there are, and how they count.
package struct CatalogueLanguages: Sendable {
  /// The tag in canonical form, of a language that Almanac has.
  let tag: @Sendable (String) throws(UnknownLanguage) -> LanguageTag
  /// The tag with its likely script and region added (UTS 35).
  let likely: @Sendable (LanguageTag) -> LanguageTag
  let pluralRules: @Sendable (LanguageTag) -> PluralRules

  package init(
    tag: @escaping @Sendable (String) throws(UnknownLanguage) -> LanguageTag,
    likely: @escaping @Sendable (LanguageTag) -> LanguageTag,
    pluralRules: @escaping @Sendable (LanguageTag) -> PluralRules
  ) {
    self.tag = tag
    self.likely = likely
    self.pluralRules = pluralRules
  }

  /// The key whose numbers are the hours of a day.
  static let hourKey = "a11y.hourValue"

  /// The whole numbers that a picker can show in a key's text.
  package static func numbers(of key: String) -> ClosedRange<Int> { key == hourKey ? 0...24 : 0...2100 }

  /// How many of a picker's whole numbers have each plural category; a category none has is left out.
  func numbers(of key: String, in tag: LanguageTag) -> [PluralCategory: Int] {
    Self.counts(of: key, pluralRules(tag))
  }

  static func counts(of key: String, _ rules: PluralRules) -> [PluralCategory: Int] {
    numbers(of: key).reduce(into: [:]) { $0[rules.category(of: $1), default: 0] += 1 }
  }
}
