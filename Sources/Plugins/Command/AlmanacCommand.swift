import Foundation
import PackagePlugin

/// Runs Almanac in the package's folder: `swift package almanac` writes the bundle, and `swift package almanac check`
/// checks it.
@main
struct AlmanacCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let almanac = Process()
    almanac.executableURL = try tool(in: context)
    almanac.arguments = arguments
    almanac.currentDirectoryURL = context.package.directoryURL
    try almanac.run()
    almanac.waitUntilExit()
    guard almanac.terminationReason == .exit, almanac.terminationStatus == 0 else {
      let status = almanac.terminationStatus
      throw almanac.terminationReason == .exit ? CommandFailure.failed(status) : .killed(signal: status)
    }
  }

  private func tool(in context: PluginContext) throws -> URL {
    do {
      return try context.tool(named: "almanac").url
    } catch {
      throw CommandFailure.noTool
    }
  }
}

/// Why the plugin failed.
enum CommandFailure: Error, CustomStringConvertible {
  /// Almanac ended with an exit code that is not 0.
  case failed(Int32)
  /// A signal ended Almanac, such as 9 (SIGKILL).
  case killed(signal: Int32)
  /// The trait `Command` is off, so the package does not build the tool `almanac` from source for this plugin.
  case noTool

  var description: String {
    switch self {
    case .failed(let code): "almanac ended with exit code \(code)."
    case .killed(let signal): "Signal \(signal) ended almanac."
    case .noTool:
      "The trait 'Command' of the package almanac is off. Add traits: [\"Command\"] to the dependency."
    }
  }
}
