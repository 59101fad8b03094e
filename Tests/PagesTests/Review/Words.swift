import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Foundation

@testable import AlmanacPages

/// The words of this repository's bundle, as a reviewer gets them.
enum Words {
  static let folder = Repository.folder.appending(path: "Output")

  /// The tags of the bundle, except tags with `-u-` keys, which have no separate words.
  static let tags: [String] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "json").path())) ?? []
    return names.filter { !$0.contains(".") && !$0.contains("-u-") }.sorted()
  }()

  /// The tags for tests.
  ///
  /// A quick run uses a few locales, which have five scripts, both directions, and one to six plural forms.
  static let tried = SlowTests.areAsked ? tags : ["ar", "de", "he", "ru", "zh-Hant-TW"]

  /// The record of a locale in the bundle.
  ///
  /// `unreviewed` has the plural forms that are not reviewed yet, by the word's key.
  static func record(_ tag: String, unreviewed: [String: Set<PluralCategory>] = [:]) throws -> LocaleRecord {
    let path = folder.appending(path: "json/\(tag)")
    func bytes(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: path.appending(path: "\(name).json")))
    }
    return LocaleRecord(
      locale: try LocaleFile(reading: bytes("locale")),
      calendars: try [CalendarIdentifier].common.map { try CalendarFile(reading: bytes($0.rawValue)) },
      hasKeywords: false, unreviewed: unreviewed)
  }

  private static let english = Result { try record("en") }

  /// The words of a record, with every key that English has.
  static func words(_ record: LocaleRecord, comments: [String: String] = [:]) throws -> ReviewWords {
    let english = try english.get()
    return try ReviewWords(
      of: record, english: english, keys: Set(english.locale.strings.keys), sources: [:], comments: comments)
  }

  /// For each key, the placeholders of the English text, and whether the text has plural forms.
  static func shapes() throws -> [String: TextShape] {
    try english.get().locale.strings.mapValues {
      TextShape(placeholders: $0.placeholders, isPlural: $0.isPlural)
    }
  }
}
