import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacTranslations
import CAlmanacResources

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads what a run begins with: the list of locales, and what is compiled in.
enum Input {
  /// The bytes of a file the user named with an option; it may be a pipe, or a device that never ends.
  static func bytes(of file: String, option: InputOption) throws(Failure) -> [UInt8] {
    // Opening a pipe without a writer would wait for one for ever.
    let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0, let stream = fdopen(descriptor, "rb") else { throw unreadable(file, option) }
    defer { fclose(stream) }
    guard hasWriter(stream, descriptor) else {
      throw Failure(file: file, "Nobody writes to this pipe. Start its writer first, or name a file.")
    }
    let bytes = bytes(of: stream, limit: option.limit)
    guard ferror(stream) == 0 else { throw unreadable(file, option) }
    guard bytes.count <= option.limit else {
      throw Failure(
        file: file,
        "The file has more than \(option.limit / 1_000_000) MB, which \(option.contents) never has. "
          + "Name another with \(option.rawValue).")
    }
    return bytes
  }

  /// Waits for the writer of a pipe, at most five seconds, and makes reading wait for its bytes from then on.
  private static func hasWriter(_ stream: UnsafeMutablePointer<FILE>, _ descriptor: Int32) -> Bool {
    defer { _ = fcntl(descriptor, F_SETFL, O_RDONLY) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return true }
    var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&events, 1, 5000) == 0 else { return true }
    // Nothing has come: reading says whether that is the end, or a writer who is slow.
    var byte: UInt8 = 0
    switch read(descriptor, &byte, 1) {
    case 0: return false
    case 1: return ungetc(Int32(byte), stream) >= 0
    default: return true
    }
  }

  /// The bytes up to the end, or some more than the limit.
  private static func bytes(of stream: UnsafeMutablePointer<FILE>, limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = fread(buffer.baseAddress, 1, buffer.count, stream)
      }
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
    }
    return bytes
  }

  private static func unreadable(_ file: String, _ option: InputOption) -> Failure {
    switch errno {
    case ENOENT:
      Failure(file: file, "There is no such file. Write one, or name another with \(option.rawValue).")
    case EISDIR: Failure(file: file, "This is a folder. Name a file.")
    case let reason:
      Failure(file: file, "The file cannot be read: \(String(cString: strerror(reason))). Name another.")
    }
  }

  /// Almanac's own catalogue.
  static func catalogue() throws(Failure) -> StringCatalog {
    let resource = almanac_string_catalog()
    do throws(StringCatalogError) {
      return try StringCatalog(reading: [UInt8](resource), likely: likely)
    } catch {
      throw Failure(error)
    }
  }

  /// The languages an overlay can have texts in, and how they count.
  static func languages(_ available: AvailableLocales, _ tables: SupplementalTables) -> CatalogueLanguages {
    CatalogueLanguages(
      tag: { text throws(UnknownLanguage) in
        do throws(LocaleListProblem) {
          return try available.language(named: text)
        } catch {
          throw UnknownLanguage(message: error.message, remedy: error.remedy)
        }
      },
      likely: likely, pluralRules: tables.pluralRules)
  }

  /// The locales of ICU that a picker can have, and the codes ICU knows.
  static func availableLocales() throws(Failure) -> AvailableLocales {
    do throws(ICUError) {
      let locales = ICULocales.available().compactMap(LanguageTag.init)
      let aliases = try ICULocales.legacyAliases()
      return AvailableLocales(
        // The POSIX locale has a variant, which no LanguageTag has, and drops out here.
        locales: locales,
        oldLanguages: oldLanguages(aliases),
        codes: try knownCodes(locales),
        likely: likely)
    } catch {
      throw Failure(error)
    }
  }

  /// The aliases that are languages by themselves, as in `iw` for `he`.
  private static func oldLanguages(_ aliases: [(alias: String, locale: String)]) -> [String: LanguageTag] {
    var languages: [String: LanguageTag] = [:]
    for (alias, locale) in aliases where !alias.contains("_") {
      // `ars`, Najdi Arabic, is a language of its own that ICU answers with a region's Arabic.
      guard let tag = LanguageTag(locale), tag.region == nil else { continue }
      languages[alias] = tag
    }
    return languages
  }

  private static func knownCodes(_ locales: [LanguageTag]) throws(ICUError) -> KnownCodes {
    // ICU lists UN M.49 groups elsewhere; those that matter are the regions of its locales.
    let regions = try ICULocales.territories() + locales.compactMap(\.region)
    let calendarNames = try BCP47CalendarNames()
    return KnownCodes(
      languages: Set(ICULocales.languages() + locales.map(\.language)), regions: Set(regions),
      numberingSystems: Set(try ICUNumberingSystem.allNames() + ["native", "traditio", "finance"]),
      calendars: Set(try ICUCalendar.allTypes().map { calendarNames($0) }),
      isScript: ICULocales.isScript)
  }

  @Sendable private static func likely(_ tag: LanguageTag) -> LanguageTag {
    do throws(ICUError) {
      return LanguageTag(try ICULocales.likely(tag.icuIdentifier)) ?? tag
    } catch {
      // A language ICU knows nothing of has no likely script; then no locale answers for it either.
      return tag
    }
  }
}

/// An option that names a file of the user's.
enum InputOption: String {
  case locales = "--locales"
  case strings = "--strings"
  case keys = "--keys"

  /// The most bytes such a file can have: many times what anyone has written.
  fileprivate var limit: Int {
    switch self {
    case .locales, .keys: 1_000_000
    case .strings: 16_000_000
    }
  }

  /// What the file is, for a sentence.
  fileprivate var contents: String {
    switch self {
    case .locales: "a list of locales"
    case .strings: "an app's String Catalog"
    case .keys: "a map of keys"
    }
  }
}

extension [UInt8] {
  /// The bytes of a resource that is compiled in.
  init(_ resource: AlmanacResource) {
    self.init(UnsafeBufferPointer(start: resource.bytes, count: resource.count))
  }
}
