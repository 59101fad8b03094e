/// What is wrong in a file that could be decoded.
package struct FileProblem: Error {
  package let reason: String
}
