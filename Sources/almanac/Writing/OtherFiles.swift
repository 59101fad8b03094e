import AlmanacBundle
import AlmanacFormats

/// Refuses to write a bundle into a folder that has other files, such as the folder of a project.
enum OtherFiles {
  /// Throws if the output folder has files, but no bundle, and the options do not allow it.
  static func check(_ options: BundleSettings) throws {
    let output = options.output
    try EscapingLink.check(output: output)
    guard areRefused(options) else { return }
    let folder = output == "." ? "Almanac" : "\(output.last == "/" ? output : output + "/")Almanac"
    throw Failure(
      .cannotCreate,
      """
      The folder '\(output)' has other files, but no bundle. To write to a folder of its own, run \
      '\(options.generateCommand(to: folder))'. To write here, add --allow-other-files.
      """)
  }

  /// Whether the output folder has files, but no bundle, and the options do not allow it.
  static func areRefused(_ options: BundleSettings) -> Bool {
    !options.allowsOtherFiles && hasOnlyOtherFiles(options.output)
  }

  /// Whether a folder has files, but no manifest.
  ///
  /// Hidden files do not count, because systems and tools make them, such as `.DS_Store` and `.gitkeep`.
  private static func hasOnlyOtherFiles(_ path: String) -> Bool {
    guard !DiskFolder.isAbsent(path) else { return false }
    do {
      let names = try DiskFolder(path: path, access: .reading).names(in: ".")
      return !names.contains(BundlePath.manifest) && names.contains { !$0.hasPrefix(".") }
    } catch {
      // The run opens the folder next, and reports why it cannot be used.
      return false
    }
  }
}
