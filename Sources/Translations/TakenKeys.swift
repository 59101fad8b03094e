import AlmanacKit
import AlmanacReading

/// The keys a picker's words cannot have, because a name in `Picker.strings` may have them.
enum TakenKeys {
  static func contains(_ key: String) -> Bool {
    key.contains(".") && FieldCatalog.locale.tables.contains(String(key.prefix { $0 != "." }))
  }
}

extension StringCatalogError {
  /// What is wrong with a key of an app's own; `nil` if nothing is.
  init?(ownKey key: String) {
    if key.isEmpty {
      self = .emptyKey
    } else if key.utf8.count > Limits.ownKey {
      self = .longKey(bytes: key.utf8.count)
    } else if TakenKeys.contains(key) {
      self = .takenKey(key)
    } else if let scalar = key.forbiddenScalar {
      self = .forbiddenCharacterInKey(scalar, key: key)
    } else {
      return nil
    }
  }
}
