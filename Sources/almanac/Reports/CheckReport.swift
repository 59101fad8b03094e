import AlmanacComparison
import AlmanacEmitters
import AlmanacPreview

/// What `check` says of a folder: why it is not fresh, which files are not as they should be, and which values.
struct CheckReport {
  private let cause: Cause?
  private let findings: [Finding]
  private let values: Report
  private let folder: String
  /// The command that writes the bundle.
  private let remedy: String
  private let isFull: Bool
  private let names: FileNames

  /// The names of a bundle's files in a report.
  struct FileNames {
    /// The path of the folder with the manifest, as the user wrote it.
    let folder: String
    /// The path of a file of the bundle from the working directory.
    let location: (String) -> String
    /// The path of a file below that folder, or for a file of a further output from the working directory.
    let name: (String) -> String
  }

  /// A report on what was found in the files of a bundle, in any order.
  init(
    _ findings: [Finding], _ cause: Cause?, _ index: BundleIndex, _ names: FileNames, remedy: String,
    isFull: Bool
  ) {
    self.cause = cause
    folder = names.folder
    self.names = names
    self.remedy = remedy
    self.isFull = isFull
    self.findings = Self.told(Self.withoutDerived(findings), of: findings, cause).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    values = Report(
      changes: self.findings.flatMap(\.changes), index, wording: .correction, folder: folder,
      errors: Set(ChangeKind.allCases), isFull: isFull, isQuiet: true, location: names.location)
  }

  /// The findings without what only follows from others: sizes, checksums and counts in the manifest, the index where
  /// the list has other locales, and of a bundle of an older schema all that the new schema writes in another way.
  private static func told(
    _ findings: [Finding], of every: [Finding], _ cause: Cause?
  ) -> [Finding] {
    let isOfOtherSchema = findings.contains { $0.changes.contains { $0.path == FileComparison.schemaPath } }
    guard every.count > 1 || isOfOtherSchema else { return findings }
    let files = every.filter(\.changes.isEmpty).compactMap { BundlePath($0.path).subject.locale }
    let catalogs = CatalogLocales(of: findings.lazy.flatMap(\.changes), besides: Set(files))
    return findings.compactMap { finding in
      if case .olderSchema = cause, finding.state == .changed, finding.path != BundleFolder.manifestPath {
        return nil
      }
      if case .stale(let inputs) = cause, inputs.contains("locales"), finding.isOfIndex { return nil }
      if BundlePath(finding.path).subject.kind == .catalog, !finding.changes.isEmpty {
        return finding.with(catalogs.told(finding.changes))
      }
      guard finding.path == BundleFolder.manifestPath, !finding.changes.isEmpty else { return finding }
      return finding.filtered { !["files", "locales", "missing"].contains($0.path?.keys.first) }
    }
  }

  /// The findings without the values that only follow from other values of the same locale.
  private static func withoutDerived(_ findings: [Finding]) -> [Finding] {
    let derived = DerivedChanges(of: findings.lazy.flatMap(\.changes))
    return findings.compactMap { finding in
      finding.changes.isEmpty ? finding : finding.filtered { !derived.contains($0) }
    }
  }

  /// Why the folder is not fresh, in a few words: its schema, or how many values, and files as a whole, are not as they
  /// should be.
  var summary: String {
    if case .olderSchema(let version) = cause { return "made with schema \(version)" }
    return counted(findings.reduce(0) { $0 + max(1, $1.changes.count + $1.more) }, "difference")
  }

  /// Prints the report; the page of HTML needs more than the findings, so that `html` prints it.
  func print(as format: ReportFormat, html: (HTMLReport) throws(Failure) -> Void) throws(Failure) {
    switch format {
    case .text:
      try Terminal.print(causeLines + wholeLines)
      try values.printLines()
      try Terminal.print(rest)
    case .json: try values.printJSON(besides: jsonFields)
    case .github:
      let others = annotations
      try Terminal.print(others)
      try Terminal.print(values.annotations(besides: others.count))
      try JobSummary.add(markdown)
    case .markdown: try Terminal.print(markdown)
    case .html: try html(page)
    }
  }

  /// The report as a page, without the locales that it shows.
  private var page: HTMLReport {
    let summary = ReportSummary(
      folder: folder, differences: findings.isEmpty ? nil : summary, lines: causeLines + wholeLines + rest,
      remedy: remedy)
    let locales = Set(wholes.compactMap { BundlePath($0.path).subject.locale }).sorted()
    return HTMLReport(command: "check", summary, values.causeList, otherLocales: locales)
  }

  private var causeLines: [String] { cause.map { ["\($0)"] } ?? [] }

  private var wholes: [Finding] { findings.filter(\.changes.isEmpty) }

  /// The files that differ as a whole, or where they are many, how many of each state with two of them.
  private var wholeLines: [String] {
    guard !isFull, wholes.count > 10 else { return wholes.map(line) }
    return wholesByState.map { state, files in
      files.count == 1 ? line(files[0]) : "\(state.column)\(files.count) files, as \(list(files))"
    }
  }

  /// The files that differ as a whole, by their states in the order of the first of each.
  private var wholesByState: [(state: Finding.State, files: [Finding])] {
    Dictionary(grouping: wholes, by: \.state).sorted { $0.value[0].path < $1.value[0].path }
      .map { ($0.key, $0.value) }
  }

  private func list(_ files: [Finding]) -> String {
    files.prefix(2).map { names.name($0.path) }.joined(separator: ", ")
  }

  /// A file and its state, in columns, and what else there is to say.
  private func line(_ file: Finding) -> String {
    file.state.column + names.name(file.path) + (file.detail.map { ": \($0)" } ?? "")
  }

  /// How many values are not listed: all together, or of each file.
  private var rest: [String] {
    let cut = findings.filter { $0.more > 0 }
    guard !cut.isEmpty, !isFull else {
      return cut.map { "\(names.name($0.path)): \(counted($0.more, "more value")) like these" }
    }
    let count = cut.reduce(0) { $0 + $1.more }
    return ["\(counted(count, "more value")) like these in \(counted(cut.count, "file"))"]
  }

  private var markdown: [String] {
    let folder = MarkdownText.escaped(folder)
    guard !findings.isEmpty else { return ["### \(folder) is up to date", ""] }
    let lines = (causeLines + wholeLines + rest).map { "- \(MarkdownText.escaped($0.printable))" }
    return ["### \(folder) is not up to date: \(summary)", ""] + lines + (lines.isEmpty ? [] : [""])
      + values.markdown + ["", "Run <code>\(MarkdownText.escaped(remedy))</code>."]
  }

  private var jsonFields: [String] {
    let cause = cause.map { ["\"cause\": \(QuotedText.json.quoted("\($0)"))"] } ?? []
    let files = wholes.map {
      let state = QuotedText.json.quoted($0.state.rawValue)
      let detail = $0.detail.map { ", \"detail\": \(QuotedText.json.quoted($0))" } ?? ""
      return "{\"file\": \(QuotedText.json.quoted($0.path)), \"state\": \(state)\(detail)}"
    }
    let more = findings.reduce(0) { $0 + $1.more }
    return cause + ["\"files\": [\(files.joined(separator: ", "))]", "\"more\": \(more)"]
  }

  /// The annotations of the cause and of the files that differ as a whole, one for each state.
  private var annotations: [String] {
    causeLines.map { Annotation(file: nil, title: "\(folder) is not fresh", message: $0).line(.error) }
      + wholesByState.map { state, files in
        let message = files.count == 1 ? line(files[0]) : "\(files.count) files, as \(list(files))"
        return Annotation(file: names.location(files[0].path), title: state.rawValue, message: message)
          .line(.error)
      }
  }
}

extension ReportSummary {
  /// What `check` says of a folder; `differences` is `nil` if there are none.
  init(folder: String, differences: String?, lines: [String], remedy: String) {
    self.init(
      title: "\(folder) is \(differences == nil ? "" : "not ")up to date",
      summary: [differences.map { "\($0)." } ?? "No differences."], old: folder, new: "almanac generate",
      tool: Version.almanac, wholes: lines, remedy: differences == nil ? nil : remedy)
  }
}

extension Finding.State {
  /// The name of the state, as wide as the column.
  fileprivate var column: String { rawValue + String(repeating: " ", count: 11 - rawValue.utf8.count) }
}
