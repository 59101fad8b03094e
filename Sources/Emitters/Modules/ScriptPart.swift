/// A part of a script that is compiled in: a module that imports only from other parts of the same script.
///
/// The parts of a script name everything differently, so that their bodies together are one script.
package struct ScriptPart: Sendable {
  private let text: String

  /// A part with a source text.
  package init(_ text: String) {
    self.text = text
  }

  /// The part without its imports, with nothing exported.
  package var body: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("/** @typedef {import(") && !Self.isCheck($0) }
      .map { $0.hasPrefix("export ") ? String($0.dropFirst("export ".count)) : String($0) }
      .joined(separator: "\n").collapsingEmptyLines
  }

  /// Whether a line asks TypeScript to check the file.
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
