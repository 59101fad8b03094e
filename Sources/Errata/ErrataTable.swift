package import AlmanacKit

/// The errata of a run.
package struct ErrataTable: Equatable, Sendable {
  /// The errata in the order in which they are tried: an app's own stand before Almanac's.
  package let errata: [Erratum]
  private let ofLocales: [LanguageTag: [Erratum]]
  private let ofRegions: [String: [Erratum]]

  /// No errata.
  package static let none = ErrataTable([])

  package init(_ errata: [Erratum]) {
    var ofLocales: [LanguageTag: [Erratum]] = [:]
    var ofRegions: [String: [Erratum]] = [:]
    for erratum in errata {
      switch erratum.scope {
      case .locales(let locales): for locale in locales { ofLocales[locale, default: []].append(erratum) }
      case .regions(let regions): for region in regions { ofRegions[region, default: []].append(erratum) }
      }
    }
    self.errata = errata
    self.ofLocales = ofLocales
    self.ofRegions = ofRegions
  }

  /// Whether a locale has errata of its own, beside those that it inherits.
  package func hasErrata(of locale: LanguageTag) -> Bool { ofLocales[locale] != nil }

  /// The errata of a locale; `chain` is the locale and those it inherits from, the closest first.
  package func corrections(in chain: [LanguageTag]) -> Corrections {
    guard !ofLocales.isEmpty else { return .none }
    return Corrections(chain.flatMap { ofLocales[$0] ?? [] })
  }

  /// The errata of a region.
  package func corrections(inRegion region: String) -> Corrections { Corrections(ofRegions[region] ?? []) }
}

/// The errata of one locale or region, by their places in the bundle.
package struct Corrections: Sendable {
  private let byPlace: [String: [Erratum]]

  /// No errata.
  package static let none = Corrections([])

  fileprivate init(_ errata: [Erratum]) {
    byPlace = Dictionary(grouping: errata) { Self.place($0.path, $0.table) }
  }

  /// Whether there are no errata.
  package var isEmpty: Bool { byPlace.isEmpty }

  /// What to write for a text of ICU's; `nil` if no erratum is about it.
  package func text(_ text: String, at path: String, in table: String) -> String? {
    let erratum = byPlace[Self.place(path, table)]?.first { $0.icu == .one(text) }
    return erratum?.use.byCode[""]
  }

  /// What to write for texts of ICU's by their codes; `nil` if no erratum is about them.
  package func texts(_ texts: [String: String], at path: String, in table: String) -> [String: String]? {
    guard let errata = byPlace[Self.place(path, table)] else { return nil }
    var corrections: [String: String] = [:]
    for erratum in errata {
      guard case .byCode(let icu) = erratum.icu, icu.allSatisfy({ texts[$0.key] == $0.value }) else {
        continue
      }
      // The closest locale's erratum stands first, and wins.
      corrections.merge(erratum.use.byCode) { first, _ in first }
    }
    return corrections.isEmpty ? nil : texts.merging(corrections) { _, corrected in corrected }
  }

  /// What to write for a list of texts; `nil` if no erratum is about them.
  package func list(
    _ texts: [String], codes: [String], at path: String, in table: String
  ) -> [String]? {
    guard byPlace[Self.place(path, table)] != nil else { return nil }
    let byCode = Dictionary(zip(codes, texts)) { first, _ in first }
    guard let corrected = self.texts(byCode, at: path, in: table) else { return nil }
    return codes.map { corrected[$0] ?? "" }
  }

  private static func place(_ path: String, _ table: String) -> String { "\(table)/\(path)" }
}
