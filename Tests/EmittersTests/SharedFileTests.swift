import AlmanacBundle
import AlmanacEmitters
import AlmanacKit
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

  private static func shared(_ emission: Emission) -> [EmittedFile] {
    var files: [EmittedFile] = []
    emission.forEachSharedFile { files.append($0) }
    return files
  }

  @Test("write shared files after the last locale, with values of each locale")
  func sharedFiles() {
    let emission = Self.emission()
    for tag in Self.tags { _ = emission.files(for: Self.record(tag)) }
    let files = Self.shared(emission)
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
    #expect(Self.shared(shuffled) == Self.shared(inOrder))
  }

  @Test("recognize their own files by path", arguments: OutputFormat.allCases)
  func subjects(format: OutputFormat) {
    let choices = BundleChoices(formats: [format], calendars: [.gregorian], hasKeyMap: true)
    for path in choices.paths(of: ["de"]) { #expect(BundlePath(path).format == format, "\(path)") }
    for path in format.type.paths(of: "de", choices) {
      #expect(BundlePath(path).subject.locale == "de", "\(path)")
    }
    for path in format.type.paths(of: nil, choices) {
      #expect(BundlePath(path).subject.locale == nil, "\(path)")
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

  func forEachSharedFile<Failure>(_ use: (EmittedFile) throws(Failure) -> Void) throws(Failure) {
    let words = words.withLock { $0 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }
    let index =
      context.locales.map { "\($0): all/\($0).txt\n" }
      + ["calendars: \(context.calendars.map(\.rawValue).joined(separator: ", "))\n"]
    for (path, texts) in zip(Self.sharedPaths, [words, index]) {
      try use(EmittedFile(path: path, bytes: Array(texts.joined().utf8)))
    }
  }

  private static let sharedPaths = ["all/catalog.txt", "all/index.txt"]

  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    tag.map { ["all/\($0).txt"] } ?? sharedPaths
  }

  static func locale(at path: String) -> String? { nil }
}
