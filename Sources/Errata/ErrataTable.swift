package import AlmanacKit

/// The errata of a run.
package struct ErrataTable: Equatable, Sendable {
  /// By their places in the bundle: the table and the path.
  fileprivate typealias ByPlace = [String: [Erratum]]

  private let ofLocales: [LanguageTag: ByPlace]
  private let ofRegions: [String: ByPlace]

  /// No errata.
  package static let none = ErrataTable([])

  /// The errata in the order in which they are tried: an app's own come before Almanac's.
  package init(_ errata: [Erratum]) {
    var ofLocales: [LanguageTag: ByPlace] = [:]
    var ofRegions: [String: ByPlace] = [:]
    for erratum in errata {
      let place = Corrections.place(erratum.path, erratum.table)
      switch erratum.scope {
      case .locales(let locales):
        for locale in locales { ofLocales[locale, default: [:]][place, default: []].append(erratum) }
      case .regions(let regions):
        for region in regions { ofRegions[region, default: [:]][place, default: []].append(erratum) }
      }
    }
    self.ofLocales = ofLocales
    self.ofRegions = ofRegions
  }

  /// Whether a locale has errata of its own, besides those that it inherits.
  package func hasErrata(of locale: LanguageTag) -> Bool { ofLocales[locale] != nil }

  /// The errata of a locale; `chain` is the locale and those it inherits from, the closest first.
  package func corrections(in chain: [LanguageTag]) -> Corrections {
    ofLocales.isEmpty ? .none : Corrections(chain.compactMap { ofLocales[$0] })
  }

  /// The errata of a region.
  package func corrections(inRegion region: String) -> Corrections {
    Corrections([ofRegions[region]].compactMap(\.self))
  }
}

/// The errata of one locale or region, by their places in the bundle.
package struct Corrections: Sendable {
  /// Those of the locale first, then those of the locales it inherits from.
  private let tables: [ErrataTable.ByPlace]

  /// No errata.
  package static let none = Corrections([])

  fileprivate init(_ tables: [ErrataTable.ByPlace]) {
    self.tables = tables
  }

  /// Whether there are no errata.
  package var isEmpty: Bool { tables.isEmpty }

  /// What to write for a text of ICU's; `nil` if no erratum is about it.
  package func text(_ text: String, at path: String, in table: String) -> String? {
    errata(at: path, in: table).first { $0.icu == .one(text) }?.use.byCode[""]
  }

  /// What to write for texts of ICU's by their codes; `nil` if no erratum is about them.
  package func texts(_ texts: [String: String], at path: String, in table: String) -> [String: String]? {
    var corrections: [String: String] = [:]
    for erratum in errata(at: path, in: table) {
      guard case .byCode(let icu) = erratum.icu, icu.allSatisfy({ texts[$0.key] == $0.value }) else {
        continue
      }
      // The closest locale's erratum comes first, and wins.
      corrections.merge(erratum.use.byCode) { first, _ in first }
    }
    return corrections.isEmpty ? nil : texts.merging(corrections) { _, corrected in corrected }
  }

  /// What to write for a list of texts; `nil` if no erratum is about them.
  package func list(
    _ texts: [String], codes: [String], at path: String, in table: String
  ) -> [String]? {
    guard !errata(at: path, in: table).isEmpty else { return nil }
    let byCode = Dictionary(zip(codes, texts)) { first, _ in first }
    guard let corrected = self.texts(byCode, at: path, in: table) else { return nil }
    return codes.map { corrected[$0] ?? "" }
  }

  private func errata(at path: String, in table: String) -> [Erratum] {
    let place = Self.place(path, table)
    return tables.flatMap { $0[place] ?? [] }
  }

  fileprivate static func place(_ path: String, _ table: String) -> String { "\(table)/\(path)" }
}
