import AlmanacBundle
import AlmanacFormats
import AlmanacKit
import AlmanacPages

/// The two bundles that `diff` compares: the old bundle and the new bundle.
struct ComparedBundles {
  private var old: Bundle
  private var new: Bundle

  /// Opens two bundles; if a name is a revision, as in `git:HEAD`, `folder` is the bundle's folder in that revision.
  init(_ oldName: String, _ newName: String, in folder: String) throws {
    var failures = FailureList()
    // Git must not follow a link that leads out of the repository, so the folders are checked first.
    for folder in [oldName, newName] where Bundle.revision(of: folder) == nil {
      failures.collect { try EscapingLink.check(compared: folder) }
    }
    try failures.throwIfAny()
    let before = failures.collect { try Bundle(named: oldName, of: folder) }
    let after = failures.collect { try Bundle(named: newName, of: folder) }
    (old, new) = (try failures.result(before), try failures.result(after))
  }

  /// The path of a file of the new bundle in the git repository, such as `web/Output/json/de/locale.json`.
  ///
  /// If the new bundle is a revision, it is the path of the file of the old bundle. If that bundle has no such file,
  /// the other bundle's outputs say in which folder it was.
  func location(of path: String) -> String {
    let (bundle, other) = Bundle.revision(of: new.name) == nil ? (new, old) : (old, new)
    let outputs = (bundle.paths.contains(path) ? bundle : other).outputs
    return outputs.shown(below: bundle.name).pathInRepository(of: path)
  }

  /// All values that differ between the two bundles.
  mutating func changes() throws -> [Change] {
    try old.checkJSONIsRead()
    try new.checkJSONIsRead()
    let unread = old.unreadOutputs + new.unreadOutputs
    for folder in Set(unread.map(\.folder)).sorted() {
      let isOnDisk = Bundle.revision(of: folder) == nil
      let reason = isOnDisk ? "its bundle is in no git work tree" : "the revision does not contain it"
      Terminal.error("\(folder): warning: This folder is not compared, because \(reason).")
    }
    let paths = [old, new].map { $0.paths.filter { path in !unread.contains { $0.has(path) } } }
    let files = BundleComparison(from: paths[0], to: paths[1])
    var failures = FailureList()
    var (list, room): ([Change], ChangeRoom) = ([], ChangeRoom())
    func add(_ changes: [Change]?) throws {
      guard room.take(changes ?? []) else { throw tooManyChanges }
      list += changes ?? []
    }
    try add(files.wholeFiles)
    for path in files.shared { try add(failures.collect { try self.changes(in: path) }) }
    let different = files.others.filter { path in
      failures.collect { try old.listedBytes(ofAny: path) != new.listedBytes(ofAny: path) } ?? false
    }
    try add(failures.collect { try otherChanges(in: Set(different)) })
    try failures.throwIfAny()
    return files.reported(list)
  }

  private var tooManyChanges: Failure {
    Failure(
      .badInput,
      """
      '\(old.name)' and '\(new.name)' differ in more than \(Limits.differences) values, or the differing values are larger than \
      \(Limits.differenceBytes / 1_000_000) MB in total. Compare bundles of the same app.
      """)
  }

  private mutating func changes(in path: String) throws -> [Change] {
    let (before, after) = (try old.listedBytes(of: path), try new.listedBytes(of: path))
    let fields = ComparedFields(
      isOldCompact: old.manifest?.options.values.compact ?? false,
      isNewCompact: new.manifest?.options.values.compact ?? false)
    do throws(FileComparison.Unreadable) {
      return try FileComparison.changes(path, from: before, to: after, in: fields)
    } catch {
      let folders = Self.unreadable(path, [(old.name, before), (new.name, after)], in: fields)
      throw Failure(.badInput, "\(error) Restore it in \(folders), or compare other bundles.")
    }
  }

  /// The changes in the files besides JSON that do not follow from the JSON.
  ///
  /// Each file is compared with what Almanac writes from its own bundle's JSON. If that is not possible, the two versions
  /// of the file are compared.
  private mutating func otherChanges(in different: Set<String>) throws -> [Change] {
    let (before, after) = (try old.check(different), try new.check(different))
    var changes: [Change] = []
    for path in different.sorted() {
      if before.undecided.contains(path) || after.undecided.contains(path) {
        guard let was = try old.listedBytes(ofAny: path), let now = try new.listedBytes(ofAny: path) else {
          continue
        }
        if let line = LineDifference(from: was, to: now) {
          changes.append(Change(file: path, line, isEdited: false))
        }
        continue
      }
      let edits = [before.edits[path], after.edits[path]?.reversed].compactMap(\.self)
      changes += edits.map { Change(file: path, $0, isEdited: true) }
    }
    return changes
  }

  /// The names of the bundles in which a file cannot be read, as in `'Old'` or `'Old' and in 'New'`.
  private static func unreadable(
    _ path: String, _ versions: [(folder: String, bytes: [UInt8])], in fields: ComparedFields
  ) -> String {
    let damaged = versions.filter { !FileComparison.isReadable(path, $0.bytes, in: fields) }
    return damaged.map { "'\($0.folder)'" }.joined(separator: " and in ")
  }

  /// Prints the changes as an HTML page that shows the locales in both versions.
  mutating func print(_ causes: CauseList, summary: String) throws {
    let page = ReportPage(
      command: "diff", title: "What changed between \(old.name) and \(new.name)", summary: [summary],
      old: old.name, new: new.name, tool: Version.almanac, groups: causes.groups,
      hiddenChanges: causes.hiddenChanges, locales: causes.locales)
    let bytes = try page.bytes(regions: new.shownRegions()) { tag in
      (old: try old.shown(tag), new: try new.shown(tag))
    }
    try Terminal.printUnescaped(bytes)
  }

  /// Reads the index of the new bundle, which is needed to group the changes.
  mutating func index() throws -> BundleIndex {
    let hasIndex = new.paths.contains(BundlePath.index)
    return BundleIndex(reading: hasIndex ? try new.listedBytes(of: BundlePath.index) : nil)
  }
}
