/// A value that a field of a bundle file can have.
package protocol FieldValue {
  /// A sample value, from which ``FieldCatalog`` takes the fields inside the value.
  ///
  /// It has every field, but almost no values: an empty list stays empty, and a table has one entry with an empty key.
  static var blank: Self { get }
  /// Reads the value at `key` in the object that is being read.
  static func read(_ key: StaticString, _ reader: inout JSONReader) throws(JSONMismatch) -> Self
  /// Adds the value to the steps through a file, as the value of the field `key`.
  func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps)
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

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    var group = self
    steps.group(key) { group.eachField(&$0, role) }
  }
}

/// An object whose fields have the same roles wherever the object is.
package protocol Shape: FieldGroup, Walkable {
  /// Goes through all fields, sorted by the UTF-8 bytes of their keys.
  mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure)
}

extension Shape {
  /// Makes an object whose fields the function `fill` sets.
  package init(_ fill: (inout Self) -> Void) {
    self.init()
    fill(&self)
  }

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass, _ role: FieldRole) throws(Pass.Failure)
  {
    try eachField(&pass)
  }

  package func walk(_ steps: inout FieldSteps) {
    var shape = self
    shape.eachField(&steps)
  }
}

/// A code, which is a text in a file, such as `h23`.
package protocol FieldCode: FieldElement, CaseIterable, RawRepresentable where RawValue == String {}

extension FieldCode {
  package static var blank: Self { allCases[allCases.startIndex] }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    steps.text(key, rawValue)
  }

  package static func visit(_ values: [Self], _ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    steps.list(key, values.map(\.rawValue))
  }
}

extension CalendarIdentifier: FieldCode {}

/// A value that can be an element of a list.
package protocol FieldElement: FieldValue, JSONReadable {
  /// Adds a list of values to the steps through a file, as the value of the field `key`.
  static func visit(_ values: [Self], _ key: String, _ role: FieldRole, _ steps: inout FieldSteps)
}

extension Array: FieldValue where Element: FieldElement {
  package static var blank: [Element] { [] }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    Element.visit(self, key, role, &steps)
  }
}

extension Dictionary: FieldValue where Key == String, Value: FieldValue & JSONReadable {
  package static var blank: [String: Value] { ["": .blank] }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    steps.group(key) { steps in
      for (key, value) in sortedByUTF8() { value.visit(key, role, &steps) }
    }
  }
}

extension Optional: FieldValue where Wrapped: FieldValue & JSONReadable {
  package static var blank: Wrapped? { .some(.blank) }

  package static func read(_ key: StaticString, _ reader: inout JSONReader) throws(JSONMismatch) -> Wrapped? {
    try reader.fieldIfPresent(key)
  }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    if let self {
      self.visit(key, role, &steps)
    } else if case .numberOrNull = role {
      steps.add(.number(key, nil))
    }
  }
}

extension String: FieldElement {
  package static var blank: String { "" }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    switch role {
    case .label: steps.add(.label(key, self))
    case .pattern: steps.add(.pattern(key, self))
    case .value, .numberOrNull, .labels, .list: steps.text(key, self)
    }
  }

  package static func visit(_ values: [String], _ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    switch role {
    case .labels(let codes, let isGroup): steps.add(.labels(key, values, codes: codes, isGroup: isGroup))
    case .list(let codes): steps.add(.list(key, values, codes: codes))
    case .value, .numberOrNull, .label, .pattern: steps.list(key, values)
    }
  }
}

extension Int: FieldElement {
  package static var blank: Int { 0 }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) { steps.number(key, self) }

  package static func visit(_ values: [Int], _ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    steps.add(.numbers(key, values))
  }
}

extension Bool: FieldValue {
  package static var blank: Bool { false }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    steps.structure(key, .flag(self))
  }
}
