import AlmanacKit
import AlmanacRecord

/// The bundle as JavaScript modules with TypeScript types: for each locale, one module for the locale itself, one for
/// more words, and one for each calendar.
///
/// The runtime, the index and the other modules belong to no single locale.
struct ModulesFormat: BundleFormat {
  private let context: EmissionContext
  private let words: ModuleWords
  private let text: ModuleText

  init(_ context: EmissionContext) {
    self.context = context
    words = ModuleWords(context.keys)
    text = ModuleText(layout: context.layout)
  }

  func files(for record: LocaleRecord) -> [EmittedFile] {
    let tag = record.locale.locale
    let calendars = record.calendars.flatMap { calendar in
      module(
        Self.path(of: calendar.calendar.rawValue, tag), self.calendar(calendar, record.locale),
        types: types(of: calendar.calendar, record.locale))
    }
    return module(Self.localePath(tag), locale(record.locale), types: types(of: record.locale))
      + module(Self.path(of: Self.words, tag), moreWords(record.locale), types: wordTypes(of: record.locale))
      + calendars
  }

  private func locale(_ locale: LocaleFile) -> String {
    (words.hasAppNames ? Self.importOfKeys : "")
      + text.export(
        "locale", locale.module(coreKeys: words.core), shorthand: words.hasAppNames ? ["keys"] : [])
  }

  private func calendar(_ calendar: CalendarFile, _ locale: LocaleFile) -> String {
    let years = YearsModule(calendar.calendar.traits.yearStructure)
    let imported = years.map { "import { \(YearsModule.export) } from \"../\($0.name).js\";\n" } ?? ""
    return "import { locale } from \"../\(locale.locale).js\";\n\(imported)export { locale };\n"
      + text.export(
        "calendar", calendar.module(hasDigits: locale.numbers.digits != nil),
        shorthand: [Self.locale] + (years == nil ? [] : [YearsModule.export]))
  }

  private func moreWords(_ locale: LocaleFile) -> String {
    let texts = words.more.map { (key: $0, phrase: locale.strings[$0]) }
    return """
      import { withWords } from "../almanac.js";
      import { locale as core } from "../\(locale.locale).js";
      import { keys } from "../\(Self.words).js";
      export const locale = /* @__PURE__ */ withWords(core, keys, \(text.words(texts)));

      """
  }

  private static let importOfKeys = "import { keys } from \"./keys.js\";\n"
}

extension ModulesFormat {
  private func types(of locale: LocaleFile) -> String {
    """
    import type { LocaleData } from "./almanac.js";
    import type { CoreWords } from "./\(Self.words).js";
    export const locale: LocaleData<\(words.type(having: locale.strings, all: false))>;

    """
  }

  private func types(of calendar: CalendarIdentifier, _ locale: LocaleFile) -> String {
    let type = words.type(having: locale.strings, all: false)
    return """
      import type { CalendarData } from "../almanac.js";
      import type { CoreWords } from "../\(Self.words).js";
      export { locale } from "../\(locale.locale).js";
      export const calendar: CalendarData<\(type), "\(calendar.rawValue)">;

      """
  }

  private func wordTypes(of locale: LocaleFile) -> String {
    """
    import type { LocaleData } from "../almanac.js";
    import type { AllWords } from "../\(Self.words).js";
    export const locale: LocaleData<\(words.type(having: locale.strings, all: true))>;

    """
  }

  func sharedFiles() -> AnySequence<EmittedFile> {
    var files = WebRuntime.files.map { EmittedFile(path: "\(Self.folder)/\($0.path)", bytes: $0.bytes) }
    files += module(
      Self.shared(Self.words), words.moreKeys, types: words.types + "export const keys: string[];\n")
    files += module(
      Self.shared(Self.regions), text.export(Self.regions, context.regions),
      types: "import type { Regions } from \"./almanac.js\";\nexport const regions: Regions;\n")
    let index = IndexModule(context)
    files += module(Self.shared(Self.index), index.text, types: index.types)
    if words.hasAppNames {
      files += module(
        Self.shared(Self.keys), words.appNames, types: "export const keys: { [name: string]: string };\n")
    }
    files += years + [EmittedFile(path: Self.packagePath, bytes: Array(ModulePackage.text.utf8))]
    return AnySequence(files)
  }

  /// The modules of the years that no calendar of the bundle shares with the Gregorian calendar.
  private var years: [EmittedFile] {
    let modules = context.calendars.yearStructures.compactMap(YearsModule.init)
    guard !modules.isEmpty else { return [] }
    let types = """
      import type { YearTable } from "./almanac.js";
      export const \(YearsModule.export): YearTable;

      """
    return [EmittedFile(path: Self.yearTables, bytes: Array(YearsModule.sharedText.utf8))]
      + modules.flatMap { module(Self.shared($0.name), $0.text, types: types) }
  }

  private func module(_ path: String, _ code: String, types: String) -> [EmittedFile] {
    [
      EmittedFile(path: path, bytes: Array(code.utf8)),
      EmittedFile(path: Self.types(of: path), bytes: Array(types.utf8)),
    ]
  }

  static let folder = "esm"
  private static let ending = ".js"
  private static let typesEnding = ".d.ts"
  private static let locale = "locale"
  private static let words = "words"
  private static let keys = "keys"
  private static let index = "index"
  private static let regions = "regions"
  private static let yearTables = shared(YearsModule.shared)
  private static let packagePath = "\(folder)/package.json"

  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    guard let tag else { return sharedPaths(choices.calendars) }
    let tables = [words] + choices.calendars.map(\.rawValue)
    return ([localePath(tag)] + tables.map { path(of: $0, tag) }).flatMap { [$0, types(of: $0)] }
  }

  private static func sharedPaths(_ calendars: [CalendarIdentifier]) -> [String] {
    let years = calendars.yearStructures.compactMap(YearsModule.init).map(\.name)
    return ([words, keys, index, regions] + years).map(shared).flatMap { [$0, types(of: $0)] }
      + (years.isEmpty ? [] : [yearTables]) + [packagePath] + WebRuntime.files.map { "\(folder)/\($0.path)" }
  }

  private static let everySharedPath = sharedPaths(CalendarIdentifier.allCases)

  /// The tag in the path of a locale's module, such as `esm/de.js`, or of a file in the locale's folder.
  static func locale(at path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.first == folder, (2...3).contains(parts.count), !everySharedPath.contains(path),
      let ending = [typesEnding, ending].first(where: { parts[parts.count - 1].hasSuffix($0) })
    else { return nil }
    return parts.count == 3 ? parts[1] : String(parts[1].dropLast(ending.count))
  }

  private static func localePath(_ tag: String) -> String { shared(tag) }

  private static func shared(_ name: String) -> String { "\(folder)/\(name)\(ending)" }

  private static func path(of table: String, _ tag: String) -> String { "\(folder)/\(tag)/\(table)\(ending)" }

  private static func types(of path: String) -> String { path.dropLast(ending.count) + typesEnding }
}
