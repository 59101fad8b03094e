import Foundation
import PackagePlugin

/// Checks the bundle that `almanac.json` describes before each build, and writes nothing.
///
/// Only the package with the binary has this plugin. SwiftPM cannot run a tool before a build if it builds
/// the tool itself. A command during the build would need a list of all inputs and an output file.
@main
struct AlmanacCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let config = context.package.directoryURL.appending(path: "almanac.json")
    guard FileManager.default.fileExists(atPath: config.path) else {
      throw CheckFailure.noConfig(config.path)
    }
    try planNextBuild(in: context.pluginWorkDirectoryURL)
    return [
      .prebuildCommand(
        displayName: "Check the bundle of almanac.json",
        executable: try context.tool(named: "almanac").url,
        arguments: ["check", "--config", config.path],
        outputFilesDirectory: context.pluginWorkDirectoryURL)
    ]
  }

  /// Makes the next build run the check again.
  ///
  /// SwiftPM plans a build again, and runs the commands before it, only if files were added or removed in folders
  /// that it watches. An edit of a file or of the list of locales is no reason. This folder is one that it watches.
  /// The marker looks like a documentation catalog, because SwiftPM would add any other folder to the app's resources.
  private func planNextBuild(in folder: URL) throws {
    for marker in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      try FileManager.default.removeItem(at: marker)
    }
    let marker = folder.appending(path: UUID().uuidString + ".docc")
    try FileManager.default.createDirectory(at: marker, withIntermediateDirectories: false)
  }
}

/// Why the plugin failed.
enum CheckFailure: Error, CustomStringConvertible {
  /// The package has no config at this path.
  case noConfig(String)

  var description: String {
    switch self {
    case .noConfig(let path): "'\(path)' does not exist. Write the options of 'almanac generate' into it."
    }
  }
}
