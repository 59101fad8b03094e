import AlmanacKit
import AlmanacRecord

/// The texts of Almanac's own catalog; the texts of a language are read when they are first needed.
final class LateTexts: Sendable {
  /// Where the text of a key is in the file.
  struct Place: Sendable {
    let key: String
    /// The language tag as the file spells it.
    let language: String
    /// The offset of the text's value in the file, in bytes.
    let value: Int
  }

  /// The places of the texts of each entry, such as `de-Latn-AT`.
  let places: [LanguageTag: [Place]]
  private let bytes: [UInt8]
  private let read = Locked<LanguageTexts>([:])

  /// `file` has only the places of the texts in `bytes`.
  init(of file: StringCatalogFile, in bytes: [UInt8], likely: (LanguageTag) -> LanguageTag) {
    var languages: [String: [Place]] = [:]
    for (key, entry) in file.strings {
      for localization in entry.localizations ?? [] {
        languages[localization.language, default: []].append(
          Place(key: key, language: localization.language, value: localization.value))
      }
    }
    var places: [LanguageTag: [Place]] = [:]
    for (language, own) in languages {
      guard let tag = LanguageTag(language) else { preconditionFailure("'\(language)' is not a tag.") }
      places[CatalogueEntry.name(tag, likely: likely(tag)), default: []] += own
    }
    self.places = places
    self.bytes = bytes
  }

  /// The texts of an entry by key; `nil` if the catalog does not have the entry.
  subscript(_ entry: LanguageTag) -> [String: CatalogueText]? {
    guard let own = places[entry] else { return nil }
    if let known = read.withLock({ $0[entry] }) { return known }
    var texts = [String: CatalogueText](minimumCapacity: own.count)
    for place in own {
      do {
        texts[place.key] = try StringCatalogFile.text(
          of: place.key, place.language, at: place.value, in: bytes)
      } catch {
        preconditionFailure("Almanac's own text for '\(place.key)' in '\(place.language)': \(error)")
      }
    }
    read.withLock { $0[entry] = texts }
    return texts
  }
}
