import AlmanacBundle
import AlmanacKit
import AlmanacReading

/// The keys that a picker's words cannot have, because `Picker.strings` uses them for other labels.
///
/// For example, the key `weekdays.standAlone.wide.mon` belongs to the name of Monday.
enum ReservedKeys {
  static func contains(_ key: String) -> Bool {
    key.contains(".") && FieldCatalog.locale.tables.contains(String(key.prefix { $0 != "." }))
  }
}

extension StringCatalogError {
  /// The problem with a key that an app adds; `nil` if the key can be used.
  init?(ownKey key: String) {
    if key.isEmpty {
      self = .emptyKey
    } else if key.utf8.count > Limits.ownKey {
      self = .longKey(bytes: key.utf8.count)
    } else if ReservedKeys.contains(key) {
      self = .takenKey(key)
    } else if let scalar = key.forbiddenScalar {
      self = .forbiddenCharacterInKey(scalar, key: key)
    } else {
      return nil
    }
  }
}
