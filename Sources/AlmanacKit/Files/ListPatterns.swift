/// How the items of a list are joined with "and" in one width (UTS 35, list patterns).
package struct ListPatterns: Codable, Equatable, Sendable {
  /// The patterns where the last item begins in another script; absent where the language has none.
  package var beforeOtherScript: BeforeOtherScript?
  /// The patterns where the last item begins with some letters; absent where the language has none.
  package var beforePrefix: BeforePrefix?
  /// Joins the last of three or more items to those before it.
  package var end: String
  /// Joins an item in between to those before it.
  package var middle: String
  /// Joins the first two of three or more items.
  package var start: String
  /// Joins two items.
  package var two: String

  /// Patterns for a text that does not begin with a letter of the script: Hebrew "and" wants a hyphen before 2.
  package struct BeforeOtherScript: Codable, Equatable, Sendable {
    package var end: String
    /// The script's code in ISO 15924, as in `Hebr`.
    package var script: String
    package var two: String

    package init(script: String, two: String, end: String) {
      self.script = script
      self.two = two
      self.end = end
    }
  }

  /// Patterns for a text that begins with some letters: Spanish "y" is "e" in "padre e hijo".
  package struct BeforePrefix: Codable, Equatable, Sendable {
    package var end: String
    /// Longer beginnings that keep the ordinary patterns, in lower-case ASCII letters.
    package var exceptions: [String]
    /// The beginnings, in lower-case ASCII letters; an upper-case letter counts as its lower-case letter.
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
