package import AlmanacKit

/// All errata that apply in a run, by locale and by region.
package struct ErrataTable: Equatable, Sendable {
  /// The errata by the place that they correct: a table and a path, as in `locale/dayPeriods.format.wide`.
  fileprivate typealias ByPlace = [String: [Erratum]]

  private let ofLocales: [LanguageTag: ByPlace]
  private let ofRegions: [String: ByPlace]

  package static let none = ErrataTable([])

  /// Creates a table of errata.
  ///
  /// The errata must be in the order in which they are tried: an app's own errata before Almanac's errata.
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

  /// Whether any erratum names this locale itself, not only one of its parents.
  package func hasErrata(of locale: LanguageTag) -> Bool { ofLocales[locale] != nil }

  /// The errata that apply to a locale; `chain` is the locale and its parents, closest first.
  package func corrections(in chain: [LanguageTag]) -> Corrections {
    Corrections(chain.compactMap { ofLocales[$0] })
  }

  /// The errata that apply to a region, such as `AE`.
  package func corrections(inRegion region: String) -> Corrections {
    Corrections([ofRegions[region]].compactMap(\.self))
  }
}

/// The errata that apply to one locale or region, by the place that they correct.
package struct Corrections: Sendable {
  /// The errata that name the locale itself, followed by the errata that name its parents.
  private let tables: [ErrataTable.ByPlace]

  fileprivate init(_ tables: [ErrataTable.ByPlace]) { self.tables = tables }

  /// Whether no erratum applies to this locale or region.
  package var isEmpty: Bool { tables.isEmpty }

  /// Whether any erratum corrects a text of this table, such as `dangi`.
  package func include(_ table: String) -> Bool {
    tables.contains { $0.keys.contains { $0.hasPrefix(Self.place("", table)) } }
  }

  /// The corrected text for ICU's text at a path; `nil` if no erratum applies.
  package func text(_ text: String, at path: String, in table: String) -> String? {
    errata(at: path, in: table).first { $0.icu == .one(text) }?.use.byCode[""]
  }

  /// ICU's texts at a path, by code, with the corrections applied; `nil` if no erratum applies.
  package func texts(_ texts: [String: String], at path: String, in table: String) -> [String: String]? {
    var corrections: [String: String] = [:]
    for erratum in errata(at: path, in: table) {
      guard case .byCode(let icu) = erratum.icu, icu.allSatisfy({ texts[$0.key] == $0.value }) else {
        continue
      }
      // The errata of the locale itself come before the errata of its parents, and take precedence.
      corrections.merge(erratum.use.byCode) { first, _ in first }
    }
    return corrections.isEmpty ? nil : texts.merging(corrections) { _, corrected in corrected }
  }

  /// ICU's list of texts at a path, with the corrections applied; `nil` if no erratum applies.
  ///
  /// `codes` has the code for each text, in the same order. If a code occurs again, its second text stays as it is: the
  /// Hebrew M06 is Adar, and in leap years Adar II.
  package func list(_ texts: [String], codes: [String], at path: String, in table: String) -> [String]? {
    let byCode = Dictionary(zip(codes, texts)) { first, _ in first }
    guard let corrected = self.texts(byCode, at: path, in: table) else { return nil }
    var seen: Set<String> = []
    return zip(codes, texts).map { code, text in
      seen.insert(code).inserted ? corrected[code] ?? text : text
    }
  }

  private func errata(at path: String, in table: String) -> [Erratum] {
    let place = Self.place(path, table)
    return tables.flatMap { $0[place] ?? [] }
  }

  fileprivate static func place(_ path: String, _ table: String) -> String { "\(table)/\(path)" }
}
