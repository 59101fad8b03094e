package import AlmanacKit

/// A known error in ICU's data, and its correction.
package struct Erratum: Equatable, Sendable {
  /// The locales or regions to which an erratum applies.
  package enum Scope: Equatable, Sendable {
    /// The erratum applies to these locales, and to locales that inherit from them.
    case locales([LanguageTag])
    /// The erratum applies to these regions, for every language.
    case regions([String])
  }

  /// A single text, or several texts by their codes, such as `am` and `pm`.
  package enum Texts: Equatable, Sendable {
    case one(String)
    case byCode([String: String])
  }

  /// The erratum's name in its file, as in `ko-day-periods`.
  package let name: String
  package let scope: Scope
  /// The file in the bundle that contains the text: `locale`, a calendar such as `gregorian`, or `regions`.
  package let table: String
  /// The path of the text in the file, written as in the file's `sources`, such as `dayPeriods.format.abbreviated`.
  package let path: String
  /// The wrong text in ICU.
  ///
  /// The erratum applies only where ICU has exactly this text, so it no longer applies when ICU is corrected.
  package let icu: Texts
  package let use: Texts
  package let why: String
  package let evidence: [String]
  /// The first version of CLDR with the correct text; `nil` if no version has it yet.
  package let until: String?
}

extension Erratum.Texts {
  /// The texts by their codes; the code of a single text is empty.
  package var byCode: [String: String] {
    switch self {
    case .one(let text): ["": text]
    case .byCode(let texts): texts
    }
  }
}
