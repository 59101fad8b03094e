/// Goes through the fields of a file: a reader fills the fields, and `FieldSteps` takes their values.
///
/// Each shape declares its fields only once, in its method `eachField`, which passes each field to the pass. The fields are
/// sorted by the UTF-8 bytes of their keys, as in the files.
package protocol FieldPass {
  /// The error that ends the pass; `Never` if the pass only receives values.
  associatedtype Failure: Error

  /// Goes through one field, which contains `value`; `role` says what the texts in the field are.
  mutating func field<Value: FieldValue>(
    _ name: FieldName, _ value: inout Value, _ role: FieldRole
  ) throws(Failure)
  /// Goes through the field `sources`: the origin of each value in the file, by path, such as `months.format.wide`.
  ///
  /// A file without origins does not have the field.
  mutating func origins(_ name: FieldName, _ values: inout [String: Origin]) throws(Failure)
}

extension FieldPass {
  /// Goes through a field whose texts are neither labels nor patterns, or whose shape says what its texts are.
  package mutating func field<Value: FieldValue>(_ name: FieldName, _ value: inout Value) throws(Failure) {
    try field(name, &value, .value)
  }
}

extension JSONReader: FieldPass {
  package mutating func field<Value: FieldValue>(
    _ name: FieldName, _ value: inout Value, _ role: FieldRole
  ) throws(JSONMismatch) { value = try Value.read(name.key, &self) }

  package mutating func origins(_ name: FieldName, _ values: inout [String: Origin]) throws(JSONMismatch) {
    if needsOrigins { values = try fieldIfPresent(name.key) ?? [:] }
  }
}

/// The key of a field, and what Almanac needs to know about the field to compare two bundles.
package struct FieldName: ExpressibleByStringLiteral, Sendable {
  package let key: StaticString
  /// The kind of the field and of the fields inside it; `nil` if it is the kind of the object around the field.
  package let kind: FieldKind?
  /// The paths of the values that the field repeats or is made from, such as `months.format.wide`.
  package let origins: [String]

  private init(_ key: StaticString, _ kind: FieldKind?, origins: [String] = []) {
    (self.key, self.kind, self.origins) = (key, kind, origins)
  }

  package init(stringLiteral key: StaticString) { self.init(key, nil) }

  package static func fact(_ key: StaticString) -> FieldName { FieldName(key, .fact) }
  package static func name(_ key: StaticString) -> FieldName { FieldName(key, .name) }
  package static func pattern(_ key: StaticString) -> FieldName { FieldName(key, .pattern) }
  package static func week(_ key: StaticString) -> FieldName { FieldName(key, .week) }
  package static func words(_ key: StaticString) -> FieldName { FieldName(key, .words) }
  /// A field that repeats the values at the paths `origins`, or is made from them.
  package static func derived(_ key: StaticString, from origins: String...) -> FieldName {
    FieldName(key, nil, origins: origins)
  }
}

/// What the texts in a field are.
package enum FieldRole: Sendable {
  /// Codes, tags and other values that are not texts for people; also all values that are not texts.
  case value
  /// A number that is `null` in the file if it is absent, because the reader must know that there is no number.
  case numberOrNull
  /// Patterns of dates (UTS 35), or other patterns with a placeholder such as `{0}`.
  case pattern
  /// Texts that people read, such as the name of the field `day`; each text has its own key.
  case label
  /// A list of texts that people read, such as month names, or an object with such lists; the codes identify the texts.
  ///
  /// If `isGroup` is true, the path of a text does not contain the list's key: the path is `years.2026`, not
  /// `years.display.2026`.
  case labels(EntryCodes, isGroup: Bool)
  /// A list of other texts, such as digits, whose entries have codes.
  case list(EntryCodes)

  /// A list of texts that people read, or an object with such lists; the path of each text contains the list's key.
  static func labels(_ codes: EntryCodes) -> FieldRole { .labels(codes, isGroup: false) }
}
