#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Checks the bytes of the paths from the command line and of the working directory's path.
///
/// In a `String`, U+FFFD replaces the bytes that are not valid UTF-8, so the path would name another file.
enum PathEncoding {
  /// Throws if an argument or the path of the working directory is not valid UTF-8.
  static func check() throws {
    let arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for case let argument? in arguments where String(validatingCString: argument) == nil {
      throw failure("The argument", argument, "Rename the file or folder, and write the argument in UTF-8.")
    }
    guard let folder = getcwd(nil, 0) else { return }
    defer { free(folder) }
    guard String(validatingCString: folder) == nil else { return }
    throw failure("The path of the working directory", folder, "Run the command in another folder.")
  }

  private static func failure(
    _ name: String, _ path: UnsafePointer<CChar>, _ remedy: String
  ) -> Failure { Failure(.usage, "\(name) '\(String(cString: path))' is not valid UTF-8. \(remedy)") }
}
