import AlmanacExtraction
import AlmanacKit
import AlmanacRecord

/// The texts in the overlays that a run uses.
struct OverlayUse: Sendable {
  /// A sentence that says how many words the overlays override and add; `nil` without overlays.
  let summary: String?
  /// The file of each overlay that has unused texts for Almanac's keys, and a message about them.
  private let unused: [(file: String, message: String)]

  /// `requests` are the bundle's locales, and the locale of `--fallback`.
  init(of words: RunWords, in requests: [LocaleRequest]) throws {
    let entries = words.overlays.isEmpty ? [] : Set(try requests.flatMap { try $0.catalogueEntries })
    let keys = words.overlays.map { overlay in
      (file: overlay.file, all: overlay.content.keys, used: overlay.content.keys(in: entries))
    }
    let used = keys.reduce(into: Set()) { $0.formUnion($1.used) }.filter(words.selected.contains)
    summary = keys.isEmpty ? nil : Self.summary(used)
    unused = keys.compactMap { file, all, used in
      // An own key without a text in any locale is already reported as a missing translation.
      let rest = all.subtracting(used).filter {
        SelectedWords.almanacs.contains($0) && words.selected.contains($0)
      }
      return rest.isEmpty ? nil : (file, Self.message(rest.sorted()))
    }
  }

  /// A warning for each overlay with texts that no locale uses.
  var warnings: [String] { unused.map { "\($0.file): warning: \($0.message)" } }

  /// Throws if an overlay has texts that no locale uses.
  func checkStrict() throws {
    guard !unused.isEmpty else { return }
    throw Failure(code: .badInput, lines: unused.map { "\($0.file): error: \($0.message)" })
  }

  private static func message(_ keys: [String]) -> String {
    """
    No listed locale uses the texts for \(MissingKeys.shortened(keys)). Write them in the language of a listed locale, \
    or add a locale of their languages to the list.
    """
  }

  private static func summary(_ keys: Set<String>) -> String {
    """
    Overlays: \(counted(keys.intersection(SelectedWords.almanacs).count, "Almanac key")) overridden, \
    \(counted(keys.subtracting(SelectedWords.almanacs).count, "own key")) added.
    """
  }
}
