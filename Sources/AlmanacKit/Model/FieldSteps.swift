/// A step through the fields of a bundle file: a field with its key and its value, or the beginning or end of an object.
package enum FieldStep: Sendable {
  /// The beginning of the object at a key; the steps before the matching `end` are inside it.
  case begin(String)
  /// The end of the object that began last.
  case end
  /// A text that is neither a label nor a pattern, such as a code or a version.
  case text(String, String)
  /// A number; `nil` becomes `null` in the file, because the reader must know that there is no number.
  case number(String, Int?)
  /// A list of numbers.
  case numbers(String, [Int])
  /// Another list, such as a list of digits; `codes` identify its entries, and are `nil` if the list is one value.
  case list(String, [String], codes: EntryCodes?)
  /// A value that is true or false, or that has lists or objects inside, such as a plural rule.
  case structure(String, Structure)
  /// A list of texts that people read, such as month names, as ``FieldRole/labels(_:isGroup:)`` explains.
  case labels(String, [String], codes: EntryCodes, isGroup: Bool)
  /// One text that people read, such as the name of the field `day`; the text has no code, so the key identifies it.
  case label(String, String)
  /// A date pattern (UTS 35), or another pattern with a placeholder such as `{0}`.
  case pattern(String, String)
  /// One of the picker's own words, such as the label "Change month" for a button.
  case phrase(String, Phrase)
  /// The field `sources`: the origin of each value in the file, by path, such as `months.format.wide`.
  case origins(String, [String: Origin])
  /// The declaration of the field whose value comes next, only if ``FieldSteps/Content`` asks for samples.
  case declaration(FieldName)
}

/// Collects the steps through the fields of a bundle file.
///
/// What writes or shows a file goes through its steps, and therefore needs no list of all fields.
package struct FieldSteps: FieldPass {
  /// What the steps have.
  package enum Content: Sendable {
    /// Only the values of the file.
    case values
    /// The declaration of each field before a sample that has every field of the field's type.
    case samples
  }

  package fileprivate(set) var steps: [FieldStep] = []
  private let content: Content

  fileprivate init(_ content: Content) {
    self.content = content
    steps.reserveCapacity(512)
  }

  package mutating func field<Value: FieldValue>(_ name: FieldName, _ value: inout Value, _ role: FieldRole) {
    if content == .samples { steps.append(.declaration(name)) }
    let key = name.key.description
    if content == .samples { Value.blank.visit(key, role, &self) } else { value.visit(key, role, &self) }
  }

  package mutating func origins(_ name: FieldName, _ values: inout [String: Origin]) {
    if content == .samples { steps.append(.declaration(name)) }
    if !values.isEmpty || content == .samples { steps.append(.origins(name.key.description, values)) }
  }

  package mutating func add(_ step: FieldStep) { steps.append(step) }

  /// Adds an object; `fields` adds the fields inside it.
  package mutating func group(_ key: String, _ fields: (inout FieldSteps) -> Void) {
    steps.append(.begin(key))
    fields(&self)
    steps.append(.end)
  }

  /// Adds a text that is neither a label nor a pattern, such as a code or a version.
  package mutating func text(_ key: String, _ value: String) { steps.append(.text(key, value)) }

  package mutating func number(_ key: String, _ value: Int) { steps.append(.number(key, value)) }

  /// Adds a list of texts that counts as one value, so its entries have no codes.
  package mutating func list(_ key: String, _ values: [String]) {
    steps.append(.list(key, values, codes: nil))
  }

  /// Adds a value that is true or false, or that has lists or objects inside.
  package mutating func structure(_ key: String, _ value: Structure) { steps.append(.structure(key, value)) }
}

/// A value that can be written as a file of the bundle.
package protocol Walkable {
  /// Adds every field in the order of the file.
  func walk(_ steps: inout FieldSteps)
}

extension Walkable {
  /// The steps through the file's fields.
  package func steps(_ content: FieldSteps.Content = .values) -> [FieldStep] {
    var steps = FieldSteps(content)
    walk(&steps)
    return steps.steps
  }

  /// Calls `use` with each step that is not the beginning or the end of an object.
  ///
  /// `path` has the keys of the objects around the field, beginning with the outermost object.
  package func forEachField(
    _ content: FieldSteps.Content = .values, _ use: (_ path: [String], _ step: FieldStep) -> Void
  ) {
    var path: [String] = []
    for step in steps(content) {
      switch step {
      case .begin(let key): path.append(key)
      case .end: path.removeLast()
      default: use(path, step)
      }
    }
  }
}
