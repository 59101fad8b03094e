import Foundation
import Testing

/// Mounts file systems for one test, in a mount namespace that ends with the shell.
enum Mount {
  /// The command that starts a shell with the right to mount.
  ///
  /// It is `nil` where the system does not allow mounts, as on a Mac or in a container.
  static let prefix: [String]? = [["-m"], ["-r", "-m"]].lazy
    .map { ["/usr/bin/unshare"] + $0 }
    .first(where: canMount)

  static let reason: Comment =
    "Needs the right to mount a file system, as root or in a user namespace."

  private static func canMount(_ prefix: [String]) -> Bool {
    do {
      return try Tool().shell("mkdir x && mount -t tmpfs none x", prefix: prefix).status == 0
    } catch {
      return false
    }
  }
}

extension Tool {
  /// Runs a shell script that may mount file systems.
  func mounting(_ script: String, _ environment: [String: String] = [:]) throws -> Outcome {
    try shell(script, prefix: try #require(Mount.prefix), environment)
  }
}
