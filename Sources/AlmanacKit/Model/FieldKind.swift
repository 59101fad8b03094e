/// What kind of thing a field of a locale's or a calendar's file holds.
package enum FieldKind: CaseIterable, Sendable {
  /// The first day, the weekend, the minimal days or the hour cycle.
  case week
  /// A pattern of dates, times or lists, or the mask of a typed date.
  case pattern
  /// A name or a label that CLDR has: of a month, a day, a year, an era, a field, a unit.
  case name
  /// The picker's own words.
  case words
  /// Anything else: a code, a tag, a version, a source.
  case fact
}

extension FieldVisitor {
  /// An object whose fields, also those inside its objects, are of a kind.
  package mutating func group(_ key: String, _ kind: FieldKind, _ fields: (inout Self) -> Void) {
    self.kind(kind, of: key)
    group(key, fields)
  }

  /// A fact of a kind.
  package mutating func text(_ key: String, _ kind: FieldKind, _ value: String) {
    self.kind(kind, of: key)
    text(key, value)
  }

  /// A pattern of a kind.
  package mutating func pattern(_ key: String, _ kind: FieldKind, _ value: String) {
    self.kind(kind, of: key)
    pattern(key, value)
  }

  /// A number of a kind.
  package mutating func number(_ key: String, _ kind: FieldKind, _ value: Int?) {
    self.kind(kind, of: key)
    number(key, value)
  }

  /// A list of facts of a kind.
  package mutating func list(_ key: String, _ kind: FieldKind, _ values: [String]) {
    self.kind(kind, of: key)
    list(key, values)
  }

  /// A table of texts people read, of a kind.
  package mutating func labels(_ key: String, _ kind: FieldKind, _ values: [String], codes: EntryCodes) {
    self.kind(kind, of: key)
    labels(key, values, codes: codes)
  }

  /// An object of texts people read, of a kind.
  package mutating func labels(_ key: String, _ kind: FieldKind, _ values: [String: String]) {
    self.kind(kind, of: key)
    labels(key, values)
  }

  /// Where the values come from, which is of a kind.
  package mutating func origins(_ key: String, _ kind: FieldKind, _ values: [String: Origin]) {
    self.kind(kind, of: key)
    origins(key, values)
  }
}
