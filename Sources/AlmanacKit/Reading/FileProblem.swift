/// A problem with the contents of a file that could be decoded, such as a pattern without its placeholder.
package struct FileProblem: Error {
  package let reason: String
}
