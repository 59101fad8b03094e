import AlmanacInputs
package import AlmanacKit

/// Facts from a bundle's index that are needed to group changes: the parents of each locale, and the numbering systems.
package struct BundleIndex: Sendable {
  /// The parents of each locale by its tag, the nearest parent first: for `es-MX`, `es-419` and then `es`.
  private let parents: [String: [String]]
  /// The name of each numbering system by its digit zero, such as `arab` for U+0660.
  private let systems: [Unicode.Scalar: String]

  /// Takes the parents of the locales and the numbering systems from the index that a run writes.
  package init(_ file: IndexFile) {
    parents = file.locales.mapValues(\.parents)
    systems = Self.zeros(of: file.numberingSystems)
  }

  /// Reads the facts from the bytes of `json/index.json`.
  ///
  /// If the bytes are `nil` or cannot be read, parents come from the tags, and numbering systems have no names.
  package init(reading bytes: [UInt8]?) {
    guard let bytes, let file = try? JSONValue(reading: bytes), case .object(let locales)? = file["locales"],
      case .object(let digits)? = file["numberingSystems"]
    else {
      (parents, systems) = ([:], [:])
      return
    }
    parents = locales.mapValues { locale in
      (locale["parents"]?.elements ?? []).prefix(Limits.parents).compactMap(\.text)
    }
    systems = Self.zeros(of: digits.compactMapValues(\.text))
  }

  private static func zeros(of digits: [String: String]) -> [Unicode.Scalar: String] {
    digits.sortedByUTF8().reduce(into: [:]) { systems, entry in
      if let zero = entry.value.unicodeScalars.first { systems[zero] = entry.key }
    }
  }

  /// The parents of the locale `tag`, the nearest parent first.
  ///
  /// The parents come from the index. If the index does not have the locale, they are the tag without its last subtag,
  /// without its last two subtags, and so on.
  func parents(of tag: String) -> [String] {
    if let parents = parents[tag] { return parents }
    let subtags = tag.split(separator: "-")
    return (1..<max(1, subtags.count)).reversed().map { subtags.prefix($0).joined(separator: "-") }
  }

  /// The name of the numbering system whose digit zero is `zero`, such as `arab`; the digit if the index has no name.
  func system(ofZero zero: Unicode.Scalar) -> String { systems[zero] ?? String(zero) }

  /// Whether a text is the name of a numbering system in the index.
  func isSystem(_ name: String) -> Bool { systems.values.contains(name) }
}
