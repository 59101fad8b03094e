import Foundation
import PackagePlugin

/// Checks before each build that the bundle matches the package's `almanac.json`, and changes no file of the bundle.
///
/// Only the package with the prebuilt binary of Almanac has this plugin. SwiftPM cannot run a tool before a build if it
/// builds the tool itself. SwiftPM could run the tool during the build, but then the plugin would have to list all
/// input files and an output file.
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

  /// Makes SwiftPM run the check again before the next build.
  ///
  /// SwiftPM runs prebuild commands only when it plans the build. It plans the build again if a file is added to or
  /// removed from a folder that it watches, but not if a file is edited. So the plugin replaces a marker in a folder
  /// that SwiftPM watches. The marker is a folder, which gets a new name each time. The name ends with `.docc`, because
  /// SwiftPM would add any other folder to the app's resources.
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
  /// The package has no config file at this path.
  case noConfig(String)

  var description: String {
    switch self {
    case .noConfig(let path):
      "'\(path)' does not exist. Create this config file, or remove the plugin from the target."
    }
  }
}
