/// The kind of value in a field of a locale file or a calendar file.
package enum FieldKind: CaseIterable, Sendable {
  /// The first day of the week, the weekend, the minimal days of a year's first week, or the hour cycle.
  case week
  /// A pattern for dates, times or lists, or the mask for a date that a user types.
  case pattern
  /// A name or a label from CLDR for a month, a day, a year, an era, a field or a unit.
  case name
  /// The picker's own words, such as the label "Change month" for a button.
  case words
  /// Any other value, such as a code, a tag, a version or a source.
  case fact
}

extension FieldVisitor {
  /// Visits an object at `key`; `kind` is the kind of its fields and of all fields nested inside them.
  package mutating func group(_ key: String, _ kind: FieldKind, _ fields: (inout Self) -> Void) {
    self.kind(kind, of: key)
    group(key, fields)
  }

  /// Visits a text such as a code or a tag, at `key`; `kind` is the kind of this field.
  package mutating func text(_ key: String, _ kind: FieldKind, _ value: String) {
    self.kind(kind, of: key)
    text(key, value)
  }

  /// Visits a pattern at `key`; `kind` is the kind of this field.
  package mutating func pattern(_ key: String, _ kind: FieldKind, _ value: String) {
    self.kind(kind, of: key)
    pattern(key, value)
  }

  /// Visits a number at `key`; `kind` is the kind of this field.
  package mutating func number(_ key: String, _ kind: FieldKind, _ value: Int?) {
    self.kind(kind, of: key)
    number(key, value)
  }

  /// Visits a list of texts such as codes, at `key`; `kind` is the kind of this field.
  package mutating func list(_ key: String, _ kind: FieldKind, _ values: [String]) {
    self.kind(kind, of: key)
    list(key, values)
  }

  /// Visits a list of texts that people read, such as month names, at `key`; `kind` is the kind of this field.
  package mutating func labels(_ key: String, _ kind: FieldKind, _ values: [String], codes: EntryCodes) {
    self.kind(kind, of: key)
    labels(key, values, codes: codes)
  }

  /// Visits an object whose values are texts that people read, at `key`; `kind` is the kind of this field.
  package mutating func labels(_ key: String, _ kind: FieldKind, _ values: [String: String]) {
    self.kind(kind, of: key)
    labels(key, values)
  }

  /// Visits an object with the origins of other values, at `key`; `kind` is the kind of this field.
  package mutating func origins(_ key: String, _ kind: FieldKind, _ values: [String: Origin]) {
    self.kind(kind, of: key)
    origins(key, values)
  }
}
