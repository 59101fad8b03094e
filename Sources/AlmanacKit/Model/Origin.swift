/// Where a table or a text came from.
package enum Origin: Hashable, Sendable {
  /// The locale's own resources hold it.
  case own
  /// A parent of the locale holds it; the tag is in BCP 47.
  case parent(String)
  /// Only ICU's root holds it.
  case root
  /// Almanac's string catalogue.
  case catalogue
  /// An overlay catalogue of the user's.
  case override
  /// Another locale, which the user asked to fill gaps from; the tag is in BCP 47.
  case fallback(String)
  /// A rule of Almanac's made it, or corrected what ICU has.
  case rule
  /// An erratum corrected what ICU has.
  case erratum
  /// A table that belongs to no locale: CLDR's supplemental data, or Almanac's own.
  case table
}

extension Origin {
  /// Whether ICU's resources for the locale, its parents or root hold the value.
  package var isOfICU: Bool {
    switch self {
    case .own, .parent, .root: true
    case .catalogue, .override, .fallback, .rule, .erratum, .table: false
    }
  }

  /// Whether the value was filled from another locale.
  package var isFallback: Bool {
    if case .fallback = self { true } else { false }
  }
}

extension Origin: RawRepresentable, Codable {
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
    case ("own", nil): self = .own
    case ("parent", let tag?): self = .parent(tag)
    case ("root", nil): self = .root
    case ("catalogue", nil): self = .catalogue
    case ("override", nil): self = .override
    case ("fallback", let tag?): self = .fallback(tag)
    case ("rule", nil): self = .rule
    case ("erratum", nil): self = .erratum
    case ("table", nil): self = .table
    default: return nil
    }
  }
}
