/// A problem with the values in a file whose JSON was decoded, such as a pattern without its placeholder.
package struct FileProblem: Error {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}
