/// The patterns of one width, such as `long`, that join the items of a list with "and" (UTS 35, list patterns).
package struct ListPatterns: Shape {
  /// The patterns before an item in another script; `nil` if the language has none.
  package var beforeOtherScript: BeforeOtherScript?
  /// The patterns before an item with certain letters; `nil` if the language has none.
  package var beforePrefix: BeforePrefix?
  /// The pattern that joins the last of three or more items to the items before it, such as `{0} und {1}`.
  package var end = ""
  /// The pattern that joins a middle item to the items before it, such as `{0}, {1}`.
  package var middle = ""
  /// The pattern that joins the first two of three or more items, such as `{0}, {1}`.
  package var start = ""
  /// The pattern for a list of exactly two items, such as `{0} und {1}`.
  package var two = ""

  /// Patterns for a list whose last item does not begin with a letter of the language's ``script``.
  ///
  /// For example, Hebrew "and" needs a hyphen before "2".
  package struct BeforeOtherScript: Shape {
    package var end = ""
    /// The script's code in ISO 15924, such as `Hebr`.
    package var script = ""
    package var two = ""

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("end", &end, .pattern)
      try pass.field("script", &script)
      try pass.field("two", &two, .pattern)
    }
  }

  /// Patterns for a list whose last item begins with certain letters.
  ///
  /// For example, Spanish "y" becomes "e" in "padre e hijo".
  package struct BeforePrefix: Shape {
    package var end = ""
    /// The exceptions to ``prefixes``: longer prefixes before which the ordinary patterns apply.
    ///
    /// For example, `hi` is a prefix and `hie` is an exception, so "and" before "hielo" is "y". The exceptions are in
    /// lowercase ASCII letters.
    package var exceptions: [String] = []
    /// The prefixes before which these patterns apply, such as `hi` in "hijo", if this is the last item of a list.
    ///
    /// The prefixes are in lowercase ASCII letters, and they also match uppercase letters.
    package var prefixes: [String] = []
    package var two = ""

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("end", &end, .pattern)
      try pass.field("exceptions", &exceptions)
      try pass.field("prefixes", &prefixes)
      try pass.field("two", &two, .pattern)
    }
  }

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field("beforeOtherScript", &beforeOtherScript)
    try pass.field("beforePrefix", &beforePrefix)
    try pass.field("end", &end, .pattern)
    try pass.field("middle", &middle, .pattern)
    try pass.field("start", &start, .pattern)
    try pass.field("two", &two, .pattern)
  }
}
