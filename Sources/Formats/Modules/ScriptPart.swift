/// A part of a script that is compiled into Almanac: a module that imports only from other parts of the same script.
///
/// No two parts of a script use the same name, so their bodies can be joined into one script.
package struct ScriptPart: Sendable {
  private let text: String

  /// Makes a part from the source text of a module.
  package init(_ text: String) { self.text = text }

  /// The code of the part without its imports, without the word `export`, and without comments that only TypeScript
  /// reads.
  package var body: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("/** @typedef {import(") && !Self.isCheck($0) }
      .map { $0.hasPrefix("export ") ? String($0.dropFirst("export ".count)) : String($0) }
      .joined(separator: "\n").collapsingEmptyLines
  }

  /// Whether a line is the comment that asks TypeScript to check the file.
  static func isCheck(_ line: Substring) -> Bool { line == "// @ts-check" }
}

extension String {
  /// The text with at most one empty line in a row.
  fileprivate var collapsingEmptyLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(into: [Substring]()) { if !$1.isEmpty || $0.last?.isEmpty != true { $0.append($1) } }
      .joined(separator: "\n")
  }
}
