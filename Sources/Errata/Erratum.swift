package import AlmanacKit

/// A known error of ICU's data, and what to write instead.
package struct Erratum: Equatable, Sendable {
  /// Where an erratum applies.
  package enum Scope: Equatable, Sendable {
    /// In these locales and in those that inherit from them.
    case locales([LanguageTag])
    /// In these regions, for every language.
    case regions([String])
  }

  /// One text, or the texts of a table by their codes, as in `am` and `pm`.
  package enum Texts: Equatable, Sendable {
    case one(String)
    case byCode([String: String])
  }

  /// The erratum's name in its file, as in `ko-day-periods`.
  package let name: String
  package let scope: Scope
  /// The file of the bundle: `locale`, a calendar, or `regions`.
  package let table: String
  /// The path in the file, as `sources` has it: `dayPeriods.format.abbreviated`.
  package let path: String
  /// What ICU says.
  ///
  /// The erratum applies only where ICU says exactly this, so it expires when ICU is corrected.
  package let icu: Texts
  package let use: Texts
  package let why: String
  package let evidence: [String]
  /// The first version of CLDR with the correct text; `nil` if no version has it yet.
  package let until: String?
}

extension Erratum.Texts {
  /// The texts by their codes; the code of a text that stands alone is empty.
  package var byCode: [String: String] {
    switch self {
    case .one(let text): ["": text]
    case .byCode(let texts): texts
    }
  }
}
