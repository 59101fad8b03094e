import AlmanacEmitters
import AlmanacKit
import AlmanacReading
import AlmanacTestSupport
import Synchronization
import Testing

/// Formats that write one file for all locales, and an index of their files.
@Suite struct SharedFileTests {
  private static let tags = ["de", "fr", "th", "zh-Hant"]

  private static func record(_ tag: String) -> LocaleRecord {
    var record = LocaleRecord.sample
    record.locale.locale = tag
    record.locale.strings = ["action.done": .plain("done in \(tag)")]
    return record
  }

  private static func emission(_ keys: StringKeys = StringKeys(arguments: [:], appNames: [:])) -> Emission {
    let context = EmissionContext(
      locales: ["zh-Hant", "de", "th", "fr"], calendars: [.gregorian, .chinese],
      regions: RegionsFile(regions: [:]), index: .sample, layout: .readable, keys: keys)
    return Emission([CatalogFormat(context), OutputFormat.json.type.init(context)], locales: context.locales)
  }

  @Test("write shared files after the last locale, with values of each locale")
  func sharedFiles() {
    let emission = Self.emission()
    for tag in Self.tags { _ = emission.files(for: Self.record(tag)) }
    let files = emission.sharedFiles()
    #expect(
      files.map(\.path) == [
        "all/catalog.txt", "all/index.txt", "json/index.json", "json/regions.json",
        "json/chinese-years.json",
      ])
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == """
        de=done in de
        fr=done in fr
        th=done in th
        zh-Hant=done in zh-Hant

        """)
    #expect(
      String(decoding: files[1].bytes, as: UTF8.self) == """
        zh-Hant: all/zh-Hant.txt
        de: all/de.txt
        th: all/th.txt
        fr: all/fr.txt
        calendars: gregorian, chinese

        """)
  }

  @Test("write the same files if locales arrive from several threads in any order")
  func order() async {
    let inOrder = Self.emission()
    for tag in Self.tags { _ = inOrder.files(for: Self.record(tag)) }
    let shuffled = Self.emission()
    await withTaskGroup(of: Void.self) { tasks in
      for tag in Self.tags.reversed() { tasks.addTask { _ = shuffled.files(for: Self.record(tag)) } }
    }
    #expect(shuffled.sharedFiles() == inOrder.sharedFiles())
  }

  @Test("read back the subject and the texts of each file")
  func readBack() throws {
    let emission = Self.emission()
    let own = Self.tags.flatMap { emission.files(for: Self.record($0)) }.filter { $0.path.hasPrefix("all/") }
    #expect(own.map(\.path) == ["all/de.txt", "all/fr.txt", "all/th.txt", "all/zh-Hant.txt"])
    let catalog = try #require(emission.sharedFiles().first)
    #expect(CatalogFormat.subject(at: catalog.path)?.kind == .texts)
    let texts = [ValuePath(["de"]): "done in de", ValuePath(["fr"]): "done in fr"]
    guard case .texts(let found) = CatalogFormat.content(of: catalog.bytes, at: catalog.path) else {
      Issue.record("It cannot be read.")
      return
    }
    #expect(found.count == 4)
    #expect(found.filter { texts[$0.key] != nil } == texts)
  }

  @Test("recognize their own files by path", arguments: OutputFormat.allCases)
  func subjects(format: OutputFormat) {
    let choices = BundleChoices(formats: [format], calendars: [.gregorian], hasKeyMap: true)
    for path in choices.paths(of: ["de"]) {
      #expect(BundlePath(path).format == format, "\(path)")
      #expect(BundlePath(path).subject == format.type.subject(at: path), "\(path)")
    }
    for path in format.type.paths(of: "de", choices) {
      #expect(BundlePath(path).subject.locale == "de", "\(path)")
    }
  }

  @Test("read back every file that they write", arguments: OutputFormat.allCases)
  func content(format: OutputFormat) {
    let keys = StringKeys(arguments: ["a11y.hourValue": ["n"]], appNames: ["app.done": "action.done"])
    for file in format.files(for: .sample, keys: keys, layout: .readable) {
      let isCode = !format.type.hasValues(at: file.path)
      #expect(isCode || format.type.content(of: file.bytes, at: file.path) != nil, "\(file.path)")
    }
  }
}

/// A format for the tests: a file for each locale, one file with a word of every locale, and an index.
private final class CatalogFormat: BundleFormat {
  private let context: EmissionContext
  /// One word of each locale, by the locale's tag.
  private let words = Mutex<[String: String]>([:])

  static let folder = "all"

  init(_ context: EmissionContext) {
    self.context = context
  }

  func files(for record: LocaleRecord) -> [EmittedFile] {
    guard case .plain(let word) = record.locale.strings["action.done"] else { return [] }
    let tag = record.locale.locale
    words.withLock { $0[tag] = word }
    return [EmittedFile(path: "all/\(tag).txt", bytes: Array("\(word)\n".utf8))]
  }

  func sharedFiles() -> [EmittedFile] {
    let words = words.withLock { $0 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }
    let index =
      context.locales.map { "\($0): all/\($0).txt\n" }
      + ["calendars: \(context.calendars.map(\.rawValue).joined(separator: ", "))\n"]
    return [
      EmittedFile(path: Self.sharedPaths[0], bytes: Array(words.joined().utf8)),
      EmittedFile(path: Self.sharedPaths[1], bytes: Array(index.joined().utf8)),
    ]
  }

  static func paths(of tag: String, _ choices: BundleChoices) -> [String] { ["all/\(tag).txt"] }
  static let sharedPaths = ["all/catalog.txt", "all/index.txt"]

  static func subject(at path: String) -> FileSubject? {
    sharedPaths.contains(path) ? FileSubject(locale: nil, table: path, kind: .texts) : nil
  }

  static func content(of bytes: [UInt8], at path: String) -> FileContent? {
    let entries = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "=", maxSplits: 1).map(String.init)
    }
    guard entries.allSatisfy({ $0.count == 2 }) else { return nil }
    return .texts(Dictionary(uniqueKeysWithValues: entries.map { (ValuePath([$0[0]]), $0[1]) }))
  }
}
