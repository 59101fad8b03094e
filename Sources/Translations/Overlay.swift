package import AlmanacKit

/// An app's own String Catalog: texts that win over Almanac's, and keys of the app's own.
package struct Overlay: Sendable {
  /// The keys Almanac does not have, each with what its texts hold.
  package let ownKeys: [String: TextShape]
  let texts: LanguageTexts

  /// Reads an overlay; throws everything that is wrong in it at once.
  ///
  /// `known` are the keys there are without it: Almanac's, and those of the overlays before it.
  package init(
    reading bytes: [UInt8], over known: [String: TextShape], languages: CatalogueLanguages
  ) throws(InputProblems) {
    let bytes = try InputText.checked(bytes)
    let places = try InputText.places(bytes)
    let file: StringCatalogFile
    do throws(StringCatalogMismatches) {
      file = try StringCatalogFile(reading: bytes)
    } catch {
      throw InputProblems(
        error.mismatches.map { mismatch in
          InputProblem(
            StringCatalogError.notACatalogue(reason: mismatch.reason), at: places.place(of: mismatch.path))
        })
    }
    var reader = OverlayReader(file: file, places: places, known: known, languages: languages)
    reader.read()
    guard reader.problems.isEmpty else { throw InputProblems(reader.problems) }
    ownKeys = reader.ownKeys
    texts = reader.texts
  }

  /// The keys it has a text for, in any language.
  package var keys: Set<String> { Set(texts.values.flatMap(\.keys)) }
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

  /// How many of a picker's whole numbers have each plural category; a category none has is left out.
  func numbers(of key: String, in tag: LanguageTag) -> [PluralCategory: Int] {
    let rules = pluralRules(tag)
    let numbers = key == Self.hourKey ? 0...24 : 0...2100
    return numbers.reduce(into: [:]) { $0[rules.category(of: $1), default: 0] += 1 }
  }
}
