import AlmanacPages
import ArgumentParser

/// `almanac preview`: shows the pickers of a bundle in one HTML file.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write one HTML file that shows the bundle's pickers in every locale and calendar.",
    discussion: """
      Open the file in a browser; it needs no network and no server. It shows date pickers that use only the bundle, \
      and marks the words that are missing or unreviewed. Without a tag, it shows every locale of the bundle.

      Almanac overwrites an earlier preview, but no other file.

      EXAMPLES
        almanac preview
        almanac preview de ar-EG zh-Hans
        almanac preview --bundle app/Locales --output review.html
      """)

  @Argument(
    help: ArgumentHelp("The locales to show, as the bundle names them (default: all).", valueName: "tag"),
    completion: .locales)
  var tags: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of the bundle (default: the output of the config, or Output).", valueName: "dir"),
    completion: .directory)
  var bundle: String?

  @OptionGroup var configuration: ConfigOption

  @Option(
    help: ArgumentHelp(
      "The file to write; - is standard output (default: preview.html next to the bundle).",
      valueName: "file"), completion: .file(extensions: ["html"]))
  var output: String?

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  func validate() throws {
    if bundle?.isEmpty == true { throw ValidationError("--bundle is empty. Give the path of a folder.") }
    if bundle.flatMap(Bundle.revision) != nil {
      throw ValidationError(
        "--bundle takes a folder, not a git revision. Check the revision out, and give its folder.")
    }
  }

  func run() throws {
    let folder = try configuration.output(or: bundle)
    var source = try PreviewSource(folder, tags: tags)
    if !quiet { source.warnings().forEach(Terminal.error) }
    let path = try output ?? defaultOutput(beside: folder)
    guard path != "-" else { return try Terminal.printUnescaped(try source.page()) }
    let file = try Self.file(path, outside: source.folders)
    try Self.write(try source.page(), to: file)
    guard !quiet else { return }
    let locales = counted(source.tags.count, "locale")
    let calendars = counted(source.calendars.count, "calendar")
    try Terminal.print("\(path): \(locales) in \(calendars). Open it in a browser.")
  }

  /// The default path of the preview: `preview.html` in the folder that contains the bundle's folder.
  ///
  /// A config can name the bundle's folder, and it is untrusted input. So its rules for paths also apply to this path.
  private func defaultOutput(beside folder: String) throws -> String {
    let parent = Self.parent(of: folder)
    guard bundle == nil else { return "\(parent)preview.html" }
    var paths = ConfigPaths(of: configuration.config ?? ConfigFile.defaultName)
    paths.alternative = " with --output"
    do throws(PathProblem) {
      _ = try paths.real(joined: "\(parent).")
    } catch {
      throw Failure(.usage, "The default path '\(parent)preview.html' \(error)")
    }
    return "\(parent)preview.html"
  }

  /// The path of the folder that contains a folder, with `/` at its end; empty for the working directory.
  private static func parent(of folder: String) -> String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    // If the path ends with `.` or `..`, only the system knows which folder contains the bundle's folder.
    guard let last = parts.last, last != ".", last != ".." else { return "\(folder)/../" }
    return parts.dropLast().map { "\($0)/" }.joined()
  }

  /// The HTML file to write; throws if it is inside a folder of the bundle.
  private static func file(_ path: String, outside folders: [String]) throws -> NewFile {
    let file = try NewFile(path: path)
    for folder in folders where file.isInside(folder) {
      throw Failure(
        .usage, "'\(path)' is inside the bundle '\(folder)'. Name a file outside the bundle with --output.")
    }
    return file
  }

  private static func write(_ page: [UInt8], to file: NewFile) throws {
    guard try file.write(page, replacing: PreviewPage.beginning) else {
      throw Failure(
        .cannotCreate,
        """
        '\(file.path)' exists and is not a preview that Almanac made. Move it away, or name another file with \
        --output.
        """)
    }
  }
}
