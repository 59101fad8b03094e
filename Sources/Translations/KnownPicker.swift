import AlmanacKit
import AlmanacReading

/// A picker that many apps use, and what fills each key of its locale file.
package struct KnownPicker: Sendable {
  /// The name, as in "MUI X".
  package let name: String
  /// The keys in the picker's own spelling, sorted.
  package let keys: [Key]

  /// A key of the picker's.
  package struct Key: Sendable {
    package let name: String
    package let filling: Filling
  }

  /// What a key is filled with.
  package enum Filling: Equatable, Sendable {
    /// One of Almanac's texts, by its key.
    case text(String)
    /// Several texts, by their keys, and data of the bundle, by paths as in `picker.months`.
    case composed(texts: [String], data: [String])
    /// Nothing, because the key is no text of a picker.
    case none(reason: String)
  }

  /// Why a file cannot be read.
  package struct Malformed: Error {
    package let reason: String
  }

  /// Reads the file of a picker.
  package init(reading bytes: [UInt8]) throws(Malformed) {
    let file: JSONValue
    do throws(JSONSyntaxError) {
      file = try JSONValue(reading: bytes)
    } catch {
      throw Malformed(reason: "byte \(error.offset): \(error.reason)")
    }
    guard let name = file["name"]?.text, case .object(let keys)? = file["keys"] else {
      throw Malformed(reason: "It has no name or no keys.")
    }
    self.name = name
    var read: [Key] = []
    for (key, value) in keys.sortedByUTF8() {
      guard let filling = Filling(value) else { throw Malformed(reason: "'\(key)' has no filling.") }
      read.append(Key(name: key, filling: filling))
    }
    self.keys = read
  }

  /// The keys that a text has to fill, and that texts cannot fill, because these are missing.
  package func unfilled(by texts: Set<String>) -> [String] {
    keys.filter { !texts.isSuperset(of: $0.filling.texts) }.map(\.name)
  }

  /// How many keys have a filling.
  package var fillableCount: Int {
    keys.count { if case .none = $0.filling { false } else { true } }
  }
}

extension KnownPicker.Filling {
  /// Almanac's texts that it needs.
  package var texts: [String] {
    switch self {
    case .text(let key): [key]
    case .composed(let texts, _): texts
    case .none: []
    }
  }

  fileprivate init?(_ value: JSONValue) {
    if let key = value["text"]?.text {
      self = .text(key)
    } else if let parts = value["compose"]?.elements?.compactMap(\.text), !parts.isEmpty {
      self = .composed(
        texts: parts.filter(PickerKeys.known.contains),
        data: parts.filter { !PickerKeys.known.contains($0) })
    } else if let reason = value["none"]?.text {
      self = .none(reason: reason)
    } else {
      return nil
    }
  }
}
