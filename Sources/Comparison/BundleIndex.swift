package import AlmanacKit
import AlmanacReading

/// What the index of a bundle says for grouping changes: which locales inherit from which, and the numbering systems.
package struct BundleIndex: Sendable {
  /// The parents of each tag, the nearest first.
  private let parents: [String: [String]]
  /// The numbering system of each digit zero, as `arab` of U+0660.
  private let systems: [Unicode.Scalar: String]

  /// The index of a run.
  package init(_ file: IndexFile) {
    parents = file.locales.mapValues(\.parents)
    systems = Self.zeros(of: file.numberingSystems)
  }

  /// Reads `json/index.json`; without a file that can be read, parents follow from tags, and digits have no names.
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

  /// The parents of a locale, the nearest first: those of the index, or else the tag with fewer and fewer subtags.
  func parents(of tag: String) -> [String] {
    if let parents = parents[tag] { return parents }
    let subtags = tag.split(separator: "-")
    return (1..<max(1, subtags.count)).reversed().map { subtags.prefix($0).joined(separator: "-") }
  }

  /// The name of the numbering system with a digit zero; without an index, the digit itself.
  func system(ofZero zero: Unicode.Scalar) -> String { systems[zero] ?? String(zero) }

  /// Whether a text names a numbering system of the index.
  func isSystem(_ name: String) -> Bool { systems.values.contains(name) }
}
