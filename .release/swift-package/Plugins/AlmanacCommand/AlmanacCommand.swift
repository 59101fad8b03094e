import Foundation
import PackagePlugin

/// Runs Almanac in the package's folder: `swift package almanac` writes the bundle, and `swift package almanac check`
/// checks it.
@main
struct AlmanacCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let almanac = Process()
    almanac.executableURL = try context.tool(named: "almanac").url
    almanac.arguments = arguments
    almanac.currentDirectoryURL = context.package.directoryURL
    try almanac.run()
    almanac.waitUntilExit()
    guard almanac.terminationReason == .exit, almanac.terminationStatus == 0 else {
      let status = almanac.terminationStatus
      throw almanac.terminationReason == .exit ? CommandFailure.failed(status) : .killed(signal: status)
    }
  }
}

/// Why the plugin failed.
enum CommandFailure: Error, CustomStringConvertible {
  /// Almanac ended with an exit code that is not 0.
  case failed(Int32)
  /// A signal ended Almanac, such as 9 (SIGKILL).
  case killed(signal: Int32)

  var description: String {
    switch self {
    case .failed(let code): "almanac ended with exit code \(code)."
    case .killed(let signal): "Signal \(signal) ended almanac."
    }
  }
}
