import Foundation
import PackagePlugin

/// Runs almanac in the package's folder: `swift package almanac` generates, `swift package almanac check` checks.
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
      throw CommandFailure.failed(almanac.terminationStatus)
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
  /// almanac ended with this exit code or signal, after it printed why.
  case failed(Int32)
  /// The package builds almanac from source, and the trait for this is off.
  case noTool

  var description: String {
    switch self {
    case .failed(let code): "almanac ended with \(code)."
    case .noTool:
      "The trait 'Command' of the package almanac is off. Add traits: [\"Command\"] to the dependency."
    }
  }
}
