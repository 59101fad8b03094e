import AlmanacBundle
import AlmanacFormats
import AlmanacPages

/// The report of `check` about a bundle: why it is not up to date, and which options, files and values differ.
///
/// If options differ, no files and values are listed, because they may differ as a result of the options.
struct CheckReport {
  private let cause: Cause?
  private let options: [ManifestOptions.Difference]
  private let findings: [Finding]
  private let values: Report
  private let folder: String
  /// The command that brings the bundle up to date, such as `almanac generate`.
  private let remedy: String
  private let isFull: Bool
  private let outputs: [BundleOutput]
  let fileCount: Int
  private let isUpToDate: Bool

  /// Makes a report about the options and files that differ; the files may be in any order.
  ///
  /// `old` are the paths of the bundle's files, and `new` are the paths of the files of the run.
  init(
    _ findings: [Finding], _ cause: Cause?, _ options: [ManifestOptions.Difference], from old: Set<String>,
    to new: Set<String>, _ index: BundleIndex, _ outputs: [BundleOutput], remedy: String, isFull: Bool
  ) {
    self.cause = cause
    self.options = options
    isUpToDate = options.isEmpty && findings.isEmpty
    folder = outputs[0].folder
    self.outputs = outputs
    fileCount = new.count
    self.remedy = remedy
    self.isFull = isFull
    let originals = Self.originals(findings, IndexComparison(from: old, to: new))
    let reported = options.isEmpty ? Self.reported(originals, of: findings, cause) : []
    self.findings = reported.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    values = Report(
      changes: self.findings.flatMap(\.changes), index, wording: .correction, folder: folder,
      errors: Set(ChangeKind.allCases), isFull: isFull, isQuiet: true, location: outputs.pathInRepository)
  }

  /// The findings to report, without changes that follow from other findings or from the cause.
  ///
  /// If only one file differs and the bundle has the current schema, nothing is left out. Otherwise:
  ///
  /// - The manifest's entries for files, locales and missing keys are left out.
  /// - The checksums of input files are left out, because the cause names the options with these files.
  /// - All changed files except the manifest are left out if the bundle has an older schema.
  private static func reported(_ findings: [Finding], of every: [Finding], _ cause: Cause?) -> [Finding] {
    let isOlder = if case .olderSchema = cause { true } else { false }
    guard every.count > 1 || isOlder else { return findings }
    let inputFiles = Set(BundleOptions.table.filter(\.shape.isFile).map(\.key))
    return findings.compactMap { finding in
      if isOlder, finding.state == .changed, finding.path != BundlePath.manifest { return nil }
      guard finding.path == BundlePath.manifest, !finding.changes.isEmpty else { return finding }
      return finding.filtered { change in
        let keys = change.path?.keys ?? []
        return !["files", "locales", "missing"].contains(keys.first)
          && keys.prefix(2) != ["words", "unreviewed"] && change.option.map(inputFiles.contains) != true
      }
    }
  }

  /// The files that differ, without changes that repeat or only follow from other changes, as in `diff`.
  ///
  /// For example, if a list repeats a name that changed, the change of the list is left out.
  private static func originals(_ findings: [Finding], _ index: IndexComparison) -> [Finding] {
    let derived = DerivedChanges(of: findings.flatMap(\.changes))
    return findings.compactMap { finding in
      finding.changes.isEmpty
        ? finding : finding.filtered { !derived.contains($0) && !index.follows($0) }
    }
  }

  /// A few words that say why the bundle is not up to date, as in `made with schema 1` or `3 differences`; `nil` if it
  /// is up to date.
  var summary: String? {
    guard !isUpToDate else { return nil }
    guard options.isEmpty else {
      return "\(counted(options.count, "option")) \(options.count == 1 ? "differs" : "differ")"
    }
    if case .olderSchema(let version) = cause { return "made with schema \(version)" }
    return counted(findings.reduce(0) { $0 + max(1, $1.changes.count + $1.more) }, "difference")
  }

  /// What the user should do, without the command at the end, as in `Run` or `Move or delete 'Output/a', then run`.
  private var action: String { obstacle.map { "\($0), then run" } ?? "Run" }

  /// What the user should do so that `generate` can write a file where something foreign is; `nil` if nothing is.
  private var obstacle: String? {
    let obstacles = Set(findings.compactMap(\.obstacle)).sorted().map { "'\($0)'" }
    return obstacles.isEmpty ? nil : "Move or delete \(MissingKeys.shortened(obstacles))"
  }

  /// The last line of the text report, without the folder's name.
  func conclusion(_ success: String) -> String {
    summary.map { "is not up to date: \($0). \(action) '\(remedy)'." } ?? success
  }

  /// Prints the report; for the format `html`, calls the function `html`, which prints the page with its locales.
  func print(as format: ReportFormat, html: (ReportPage) throws -> Void) throws {
    switch format {
    case .text:
      try Terminal.print(causeLines + optionLines + wholeLines)
      try values.printLines()
      try Terminal.print(rest)
    case .json: try values.printJSON(besides: jsonFields)
    case .github:
      let others = annotations
      try Terminal.print(annotations: others + values.annotations(besides: others.count))
      try JobSummary.add(markdown)
    case .markdown: try Terminal.print(markdown)
    case .html: try html(page)
    }
  }

  /// The report as an HTML page, to which the data of the locales is added when the page is printed.
  private var page: ReportPage {
    let causes = values.causeList
    let others = Set(wholeFiles.compactMap { BundlePath($0.path).subject.locale }).subtracting(causes.locales)
    return ReportPage(
      command: "check", title: "\(folder) is \(isUpToDate ? "" : "not ")up to date",
      summary: [summary.map { "\($0)." } ?? "No differences."], old: folder, new: "almanac generate",
      tool: Version.almanac,
      wholeFiles: causeLines + optionLines + wholeLines + rest + (obstacle.map { ["\($0) first."] } ?? []),
      remedy: isUpToDate ? nil : remedy, groups: causes.groups, hiddenChanges: causes.hiddenChanges,
      locales: causes.locales + others.sorted())
  }

  private var causeLines: [String] { cause.map { ["\($0)"] } ?? [] }

  private var optionLines: [String] {
    options.map { "\($0.option): \($0.bundle.shortened) in the bundle, \($0.run.shortened) in this run" }
  }

  private var wholeFiles: [Finding] { findings.filter(\.changes.isEmpty) }

  /// The lines about files that have no values to list, such as missing files.
  ///
  /// There is a line for each file. If there are more than ten files, there is a line for each state, such as missing,
  /// with two examples, unless the user asks for all.
  private var wholeLines: [String] {
    guard !isFull, wholeFiles.count > 10 else { return wholeFiles.map(line) }
    return wholesByFormat.map { $0.count == 1 ? line($0[0]) : $0[0].state.column + group($0) }
  }

  /// The files that have no values to list, grouped by state, and changed files also by format.
  private var wholesByFormat: [[Finding]] {
    wholes {
      $0.state.rawValue + ($0.state == .changed ? BundlePath($0.path).format?.rawValue ?? "" : "")
    }
  }

  /// The files that have no values to list, in groups that are sorted by their first paths.
  private func wholes(by key: (Finding) -> String) -> [[Finding]] {
    Dictionary(grouping: wholeFiles, by: key).values.sorted { $0[0].path < $1[0].path }
  }

  /// The number of files in a group, two of their names, and their detail, if they have the same detail.
  private func group(_ files: [Finding]) -> String {
    let names = files.prefix(2).map { outputs.name(of: $0.path) }.joined(separator: ", ")
    let details = Set(files.map(detail))
    return "\(files.count) files, such as \(names)\(details.count == 1 ? detail(of: files[0]) : "")"
  }

  /// The line for a file: its state, its name, and a detail such as different line endings, if there is one.
  private func line(_ file: Finding) -> String {
    file.state.column + outputs.name(of: file.path) + detail(of: file)
  }

  private func detail(of file: Finding) -> String { fact(about: file).map { ": \($0)" } ?? "" }

  /// The detail of a file, or else what is in place of a folder above the file; `nil` if there is neither.
  private func fact(about file: Finding) -> String? {
    let obstacle = file.obstacle == outputs.location(of: file.path) ? nil : file.obstacle
    return file.detail ?? obstacle.map { "'\($0)' is in the way" }
  }

  /// A line with the number of differing values that the report does not list, if there are any.
  private var rest: [String] {
    let cut = findings.filter { $0.more > 0 }
    guard !cut.isEmpty else { return [] }
    let count = cut.reduce(0) { $0 + $1.more }
    return ["\(counted(count, "more value")) like these in \(counted(cut.count, "file"))"]
  }

  private var markdown: [String] {
    let folder = MarkdownText.escaped(folder)
    guard let summary else { return ["### \(folder) is up to date", ""] }
    let lines = causeLines + optionLines + wholeLines + rest
    let list = lines.map { "- \(MarkdownText.escaped($0.printable))" }
    return ["### \(folder) is not up to date: \(summary)", ""] + list
      + (options.isEmpty ? [""] : []) + values.markdown
      + ["", "\(MarkdownText.escaped(action.printable)) <code>\(MarkdownText.escaped(remedy))</code>."]
  }

  private var jsonFields: [String] {
    let cause = cause.map { ["\"cause\": \(QuotedText.json.quoted("\($0)"))"] } ?? []
    let files = wholeFiles.map {
      let state = QuotedText.json.quoted($0.state.rawValue)
      let detail = fact(about: $0).map { ", \"detail\": \(QuotedText.json.quoted($0))" } ?? ""
      return "{\"file\": \(QuotedText.json.quoted($0.path)), \"state\": \(state)\(detail)}"
    }
    let more = findings.reduce(0) { $0 + $1.more }
    return cause + optionFields + ["\"files\": [\(files.joined(separator: ", "))]", "\"more\": \(more)"]
  }

  private var optionFields: [String] {
    guard !options.isEmpty else { return [] }
    let list = options.map {
      let fields = [("option", $0.option), ("bundle", $0.bundle.shortened), ("run", $0.run.shortened)]
      return "{\(fields.map { "\"\($0)\": \(QuotedText.json.quoted($1))" }.joined(separator: ", "))}"
    }
    return [
      "\"remedy\": \(QuotedText.json.quoted(remedy))", "\"options\": [\(list.joined(separator: ", "))]",
    ]
  }

  /// The annotations on GitHub, except the annotations for single values.
  ///
  /// One annotation has the cause, if the cause is known. Files that have no values to list, such as missing files, are
  /// grouped. They have at most eight annotations, because GitHub shows ten, and the values need one.
  private var annotations: [String] {
    let facts =
      options.isEmpty
      ? causeLines : [(causeLines + optionLines + ["Run '\(remedy)'."]).joined(separator: "; ")]
    let groups = wholesByFormat.count > 8 ? wholes(by: \.state.rawValue) : wholesByFormat
    return facts.map { Annotation(file: nil, title: "\(folder) is not up to date", message: $0).line(.error) }
      + groups.map { files in
        Annotation(
          file: DisplayPath.inRepository(files[0].obstacle ?? outputs.location(of: files[0].path)),
          title: files[0].state.rawValue,
          message: files.count == 1 ? line(files[0]) : group(files)
        ).line(.error)
      }
  }
}

extension Finding.State {
  /// The name of the state, padded with spaces to the width of the column.
  fileprivate var column: String { rawValue + String(repeating: " ", count: 11 - rawValue.utf8.count) }
}
