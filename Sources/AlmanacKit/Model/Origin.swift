/// The source of a value in a bundle; the value is a single text or a table, such as the names of the months.
package enum Origin: Hashable, Sendable {
  /// The locale's own ICU resources.
  case own
  /// The ICU resources of one of the locale's parents; the associated value is the parent's BCP 47 tag, such as `de`
  /// for `de-AT`.
  case parent(String)
  /// ICU's root locale, because the resources of the locale and its parents do not have the value.
  case root
  /// Almanac's string catalog, which contains the picker's own words and names that ICU does not have.
  case catalogue
  /// An overlay, which is a String Catalog with the user's own texts.
  case override
  /// Another locale, which fills a gap at the user's request; the associated value is that locale's BCP 47 tag.
  case fallback(String)
  /// A rule of Almanac, which made the value or corrected ICU's value.
  case rule
  /// An erratum, which is a listed correction of one of ICU's values.
  case erratum
  /// A table that belongs to no locale: CLDR's supplemental data, or a table of Almanac.
  case table

  /// Whether the value comes from ICU's resources for the locale, for one of its parents or for the root locale.
  package var isOfICU: Bool {
    switch self {
    case .own, .parent, .root: true
    case .catalogue, .override, .fallback, .rule, .erratum, .table: false
    }
  }

  /// Whether the value comes from another locale, which filled a gap at the user's request.
  package var isFallback: Bool { if case .fallback = self { true } else { false } }
}

extension Origin: RawRepresentable, JSONReadable {
  package var rawValue: String {
    switch self {
    case .own: "own"
    case .parent(let tag): "parent:" + tag
    case .root: "root"
    case .catalogue: "catalogue"
    case .override: "override"
    case .fallback(let tag): "fallback:" + tag
    case .rule: "rule"
    case .erratum: "erratum"
    case .table: "table"
    }
  }

  package init?(rawValue: String) {
    let parts = rawValue.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("parent", let tag?): self = .parent(tag)
    case ("fallback", let tag?): self = .fallback(tag)
    default:
      let others: [Origin] = [.own, .root, .catalogue, .override, .rule, .erratum, .table]
      guard let origin = others.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = origin
    }
  }
}
