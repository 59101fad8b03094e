/// A value that a field of a bundle file can have.
package protocol FieldValue {
  /// A sample value, from which ``FieldCatalog`` takes the fields inside the value.
  ///
  /// It has every field, but almost no values: an empty list stays empty, and a table has one entry with an empty key.
  static var blank: Self { get }
  /// Reads the value at `key` in the object that is being read.
  static func read(_ key: StaticString, _ reader: inout JSONReader) throws(JSONMismatch) -> Self
  /// Passes the value to a visitor, as the value of the field `key`.
  func visit(_ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor)
}

extension FieldValue where Self: JSONReadable {
  package static func read(_ key: StaticString, _ reader: inout JSONReader) throws(JSONMismatch) -> Self {
    try reader.field(key)
  }
}

/// An object in a bundle file; its method `eachField` is the declaration, the reader and the outline of its fields.
package protocol FieldGroup: FieldValue, JSONReadable, Equatable, Sendable {
  /// Makes an object without content, which a reader then fills.
  init()
  /// Goes through all fields, sorted by the UTF-8 bytes of their keys; `role` is the role of the object in its file.
  mutating func eachField<Pass: FieldPass>(_ pass: inout Pass, _ role: FieldRole) throws(Pass.Failure)
}

extension FieldGroup {
  package static var blank: Self { Self() }

  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    self.init()
    try eachField(&reader, .value)
  }

  package func visit(_ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor) {
    var group = self
    visitor.begin(key)
    group.eachField(&visitor, role)
    visitor.end()
  }
}

/// An object whose fields have the same roles wherever the object is.
package protocol Shape: FieldGroup, Walkable {
  /// Goes through all fields, sorted by the UTF-8 bytes of their keys.
  mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure)
}

extension Shape {
  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass, _ role: FieldRole) throws(Pass.Failure)
  {
    try eachField(&pass)
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    var shape = self
    shape.eachField(&visitor)
  }
}

/// A code, which is a text in a file, such as `h23`.
package protocol FieldCode: FieldElement, CaseIterable, RawRepresentable where RawValue == String {}

extension FieldCode {
  package static var blank: Self { allCases[allCases.startIndex] }

  package func visit(_ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor) {
    visitor.text(key, rawValue)
  }

  package static func visit(
    _ values: [Self], _ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor
  ) {
    visitor.list(key, values.map(\.rawValue))
  }
}

extension CalendarIdentifier: FieldCode {}

/// A value that can be an element of a list.
package protocol FieldElement: FieldValue, JSONReadable {
  /// Passes a list of values to a visitor, as the value of the field `key`.
  static func visit(
    _ values: [Self], _ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor)
}

extension Array: FieldValue where Element: FieldElement {
  package static var blank: [Element] { [] }

  package func visit(_ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor) {
    Element.visit(self, key, role, &visitor)
  }
}

extension Dictionary: FieldValue where Key == String, Value: FieldValue & JSONReadable {
  package static var blank: [String: Value] { ["": .blank] }

  package func visit(_ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor) {
    visitor.begin(key)
    for (key, value) in sortedByUTF8() { value.visit(key, role, &visitor) }
    visitor.end()
  }
}

extension Optional: FieldValue where Wrapped: FieldValue & JSONReadable {
  package static var blank: Wrapped? { .some(.blank) }

  package static func read(
    _ key: StaticString, _ reader: inout JSONReader
  ) throws(JSONMismatch) -> Wrapped? {
    try reader.fieldIfPresent(key)
  }

  package func visit(_ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor) {
    if let self {
      self.visit(key, role, &visitor)
    } else if case .numberOrNull = role {
      visitor.number(key, nil)
    }
  }
}

extension String: FieldElement {
  package static var blank: String { "" }

  package func visit(_ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor) {
    switch role {
    case .label: visitor.label(key, self)
    case .pattern: visitor.pattern(key, self)
    case .value, .numberOrNull, .labels, .list: visitor.text(key, self)
    }
  }

  package static func visit(
    _ values: [String], _ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor
  ) {
    switch role {
    case .labels(let codes, let isGroup): visitor.labels(key, values, codes: codes, isGroup: isGroup)
    case .list(let codes): visitor.list(key, values, codes: codes)
    case .value, .numberOrNull, .label, .pattern: visitor.list(key, values)
    }
  }
}

extension Int: FieldElement {
  package static var blank: Int { 0 }

  package func visit(_ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor) {
    visitor.number(key, self)
  }

  package static func visit(
    _ values: [Int], _ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor
  ) {
    visitor.numbers(key, values)
  }
}

extension Bool: FieldValue {
  package static var blank: Bool { false }

  package func visit(_ key: String, _ role: FieldRole, _ visitor: inout some FieldVisitor) {
    visitor.structure(key, .flag(self))
  }
}
