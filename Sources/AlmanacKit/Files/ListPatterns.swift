/// The patterns of one width, such as `long`, that join the items of a list with "and" (UTS 35, list patterns).
package struct ListPatterns: Codable, Equatable, Sendable {
  /// The patterns for a list whose last item does not begin with a letter of the language's script.
  ///
  /// `nil` if the language has no such patterns.
  package var beforeOtherScript: BeforeOtherScript?
  /// The patterns for a list whose last item begins with certain letters; `nil` if the language needs no such patterns.
  package var beforePrefix: BeforePrefix?
  /// The pattern that joins the last of three or more items to the items before it, such as `{0} und {1}`.
  package var end: String
  /// The pattern that joins a middle item to the items before it, such as `{0}, {1}`.
  package var middle: String
  /// The pattern that joins the first two of three or more items, such as `{0}, {1}`.
  package var start: String
  /// The pattern for a list of exactly two items, such as `{0} und {1}`.
  package var two: String

  /// Patterns for a list whose last item does not begin with a letter of the language's ``script``.
  ///
  /// For example, Hebrew "and" needs a hyphen before "2".
  package struct BeforeOtherScript: Codable, Equatable, Sendable {
    package var end: String
    /// The script's code in ISO 15924, such as `Hebr`.
    package var script: String
    package var two: String

    package init(script: String, two: String, end: String) {
      self.script = script
      self.two = two
      self.end = end
    }
  }

  /// Patterns for a list whose last item begins with certain letters.
  ///
  /// For example, Spanish "y" becomes "e" in "padre e hijo".
  package struct BeforePrefix: Codable, Equatable, Sendable {
    package var end: String
    /// The exceptions to ``prefixes``: longer prefixes before which the ordinary patterns apply.
    ///
    /// For example, `hi` is a prefix and `hie` is an exception, so "and" before "hielo" is "y". The exceptions are in
    /// lowercase ASCII letters.
    package var exceptions: [String]
    /// The prefixes before which these patterns apply, such as `hi` in "hijo", if this is the last item of a list.
    ///
    /// The prefixes are in lowercase ASCII letters, and they also match uppercase letters.
    package var prefixes: [String]
    package var two: String

    package init(prefixes: [String], exceptions: [String], two: String, end: String) {
      self.prefixes = prefixes
      self.exceptions = exceptions
      self.two = two
      self.end = end
    }
  }

  package init(
    two: String, start: String, middle: String, end: String, beforeOtherScript: BeforeOtherScript?,
    beforePrefix: BeforePrefix?
  ) {
    self.two = two
    self.start = start
    self.middle = middle
    self.end = end
    self.beforeOtherScript = beforeOtherScript
    self.beforePrefix = beforePrefix
  }

  func walk(_ visitor: inout some FieldVisitor) {
    if let beforeOtherScript {
      visitor.group("beforeOtherScript") { visitor in
        visitor.pattern("end", beforeOtherScript.end)
        visitor.text("script", beforeOtherScript.script)
        visitor.pattern("two", beforeOtherScript.two)
      }
    }
    if let beforePrefix {
      visitor.group("beforePrefix") { visitor in
        visitor.pattern("end", beforePrefix.end)
        visitor.list("exceptions", beforePrefix.exceptions)
        visitor.list("prefixes", beforePrefix.prefixes)
        visitor.pattern("two", beforePrefix.two)
      }
    }
    visitor.pattern("end", end)
    visitor.pattern("middle", middle)
    visitor.pattern("start", start)
    visitor.pattern("two", two)
  }
}

extension ListPatterns: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    beforeOtherScript = try reader.fieldIfPresent("beforeOtherScript")
    beforePrefix = try reader.fieldIfPresent("beforePrefix")
    end = try reader.field("end")
    middle = try reader.field("middle")
    start = try reader.field("start")
    two = try reader.field("two")
  }
}

extension ListPatterns.BeforeOtherScript: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    end = try reader.field("end")
    script = try reader.field("script")
    two = try reader.field("two")
  }
}

extension ListPatterns.BeforePrefix: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    end = try reader.field("end")
    exceptions = try reader.field("exceptions")
    prefixes = try reader.field("prefixes")
    two = try reader.field("two")
  }
}
