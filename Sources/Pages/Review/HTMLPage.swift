import AlmanacInputs
import AlmanacKit

extension ReviewPage {
  /// The review page as one HTML file that loads nothing, in UTF-8.
  ///
  /// Its script shows one word at a time, with its place in a picker, and saves the reader's answers as an overlay and as
  /// XLIFF. All words are data of the script, which inserts them only as text.
  package var html: [UInt8] {
    HTMLFile.bytes(
      beginning: HTMLFile.beginning("Made by almanac words."), title: title,
      script: PageResources.wordsScript, style: PageResources.wordsStyle,
      data: HTMLFile.block("words", isLocale: false, PageWords(page: self)))
  }
}

/// The data of the page's script: the words in the order in which the script shows them.
private struct PageWords: Walkable {
  let page: ReviewPage

  func walk(_ steps: inout FieldSteps) {
    steps.text("direction", page.words.direction)
    // The first paragraph is for a page on which the reader cannot write.
    steps.structure("introduction", .list(page.introduction.dropFirst().map(Structure.text)))
    steps.text("tag", page.words.tag)
    steps.text("title", page.title)
    // Words that need a reader come first in each group.
    let words = KeyTier.allCases.flatMap { tier in
      let words = page.words.words.filter { $0.tier == tier }
      return words.filter(\.isUrgent) + words.filter { !$0.isUrgent }
    }
    steps.structure("words", .list(words.map { $0.structure(page.words.pluralRules) }))
  }
}

extension ReviewWord {
  fileprivate func structure(_ rules: PluralRules) -> Structure {
    let units = units(rules).map { unit -> Structure in
      func note(_ category: String) -> String? { unit.notes.first { $0.category == category }?.text }
      return .object(
        Self.entries([
          ("example", note("example")), ("form", unit.identifier.category?.rawValue),
          ("id", unit.identifier.text), ("note", note("plural")),
          ("optional", unit.optional), ("source", unit.source), ("target", unit.target),
        ]))
    }
    let entries = Self.entries([("comment", comment), ("key", key), ("tier", tier.rawValue)])
    return .object(entries + [("units", .list(units))])
  }

  /// The entries that have a text.
  private static func entries(
    _ texts: [(key: String, text: String?)]
  ) -> [(key: String, value: Structure)] { texts.compactMap { key, text in text.map { (key, .text($0)) } } }
}
