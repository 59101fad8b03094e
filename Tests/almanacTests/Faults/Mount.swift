import Foundation
import Testing

/// File systems of a test's own, in a namespace of mounts that goes with the shell that made them.
enum Mount {
  /// The words in front of a shell that may mount; `nil` where the system lets nobody do that, as on a Mac or
  /// in a container.
  static let prefix: [String]? = [["-m"], ["-r", "-m"]].lazy
    .map { ["/usr/bin/unshare"] + $0 }
    .first(where: canMount)

  static let reason: Comment =
    "This system lets the tests mount nothing, neither as root nor in a user namespace."

  private static func canMount(_ prefix: [String]) -> Bool {
    do {
      return try Tool().shell("mkdir x && mount -t tmpfs none x", prefix: prefix).status == 0
    } catch {
      return false
    }
  }
}

extension Tool {
  /// Runs a script of the shell that may mount.
  func mounting(_ script: String, _ environment: [String: String] = [:]) throws -> Outcome {
    try shell(script, prefix: try #require(Mount.prefix), environment)
  }
}
