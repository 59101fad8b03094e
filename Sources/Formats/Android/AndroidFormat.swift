import AlmanacKit
import AlmanacRecord

/// The bundle as Android's resources: a folder such as `values-de` for each locale, and `values` for all other locales.
struct AndroidFormat: BundleFormat {
  static let traits = FormatTraits(needsDefaultLocale: true)

  private let words: AndroidWords
  private let defaultLocale: String
  private let locales: Set<String>

  init(_ context: EmissionContext) {
    words = AndroidWords(context.keys)
    defaultLocale = context.defaultLocale
    locales = Set(context.locales)
  }

  static func resourceName(of key: String, isOfApp: Bool) -> String {
    isOfApp ? AndroidNames.appName(key) : AndroidNames.word(key)
  }

  func files(for record: LocaleRecord) -> [EmittedFile] {
    guard !record.hasKeywords else { return [] }
    let tag = record.locale.locale
    let bytes = bytes(of: record, naming: nil)
    let paths = Self.paths(of: tag, .all).filter { path in
      let owner = Self.locale(at: path) ?? tag
      return owner == tag || !locales.contains(owner)
    }
    let files = paths.map { EmittedFile(path: $0, bytes: bytes) }
    guard tag == defaultLocale else { return files }
    return files + [EmittedFile(path: Self.standardPath, bytes: self.bytes(of: record, naming: tag))]
  }

  private func bytes(of record: LocaleRecord, naming tag: String?) -> [UInt8] {
    var writer = AndroidWriter(words: words, categories: record.locale.pluralCategories, naming: tag)
    writer.addRules(of: record.locale)
    writer.write(record.locale.withAllNames)
    for calendar in record.calendars { writer.add(calendar.withAllNames) }
    for (key, word) in words.ofApp { record.locale.strings[key].map { writer.add(word, $0) } }
    return writer.bytes
  }
}

extension AndroidFormat {
  static let folder = "android/res"
  private static let start = folder + "/"
  private static let file = "/almanac.xml"
  private static let standardPath = path(of: AndroidFolders.standard)

  private static func path(of name: String) -> String { start + name + file }

  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    (tag.map(AndroidFolders.names) ?? [AndroidFolders.standard]).map(path)
  }

  static func locale(at path: String) -> String? {
    guard path.hasPrefix(start), path.hasSuffix(file), path.utf8.count > start.utf8.count + file.utf8.count
    else { return nil }
    return AndroidFolders.tag(of: String(path.dropFirst(start.count).dropLast(file.count)))
  }
}
