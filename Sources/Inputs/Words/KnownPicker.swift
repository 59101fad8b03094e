import AlmanacKit

/// A date picker that many apps use, and the values with which a bundle fills the picker's locale file.
package struct KnownPicker: Sendable {
  /// The name of the picker, as in "MUI X".
  package let name: String
  /// The keys in the picker's locale file, as the picker spells them, sorted.
  package let keys: [Key]

  /// A key in the picker's locale file, and the value that fills it.
  package struct Key: Sendable {
    package let name: String
    package let filling: Filling
  }

  /// The value from an Almanac bundle that fills a key in the locale file of a picker, such as MUI X.
  package enum Filling: Equatable, Sendable {
    /// A single text of Almanac; the associated value is its key.
    case text(String)
    /// A combination of texts and of data from the bundle.
    ///
    /// `texts` has the keys of the texts. `data` has paths in the bundle, such as `picker.months`.
    case composed(texts: [String], data: [String])
    /// The key gets no value, for the reason given: for example, its text belongs to another component.
    case none(reason: String)
  }

  /// Reads one of Almanac's own files, which the tests check.
  package init(reading bytes: [UInt8]) {
    guard let file = try? JSONValue(reading: bytes), let name = file["name"]?.text,
      case .object(let keys)? = file["keys"]
    else { preconditionFailure("Almanac's own list of a picker's keys needs 'name' and 'keys'.") }
    self.name = name
    self.keys = keys.sortedByUTF8().map { key, value in
      guard let filling = Filling(value) else { preconditionFailure("'\(key)' of \(name) has no filling.") }
      return Key(name: key, filling: filling)
    }
  }

  /// The picker's keys that cannot be filled, because a text is missing; `texts` has the keys of the available texts.
  package func unfilled(by texts: Set<String>) -> [String] {
    keys.filter { !texts.isSuperset(of: $0.filling.texts) }.map(\.name)
  }

  /// The number of the picker's keys that a bundle can fill, if the bundle has all texts.
  package var fillableCount: Int { keys.count { if case .none = $0.filling { false } else { true } } }
}

extension KnownPicker.Filling {
  /// The keys of the Almanac texts, such as `action.done`, from which the value for the picker's key is made.
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
        texts: parts.filter(PickerKeys.known.contains), data: parts.filter { !PickerKeys.known.contains($0) })
    } else if let reason = value["none"]?.text {
      self = .none(reason: reason)
    } else {
      return nil
    }
  }
}
