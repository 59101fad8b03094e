import AlmanacKit
import Testing

/// The keys of words, and of words that a locale does not have.
@Suite struct WrongKeyTests {
  @Test(
    "suggests the closest of the locale's keys for a misspelled key",
    arguments: [
      ("action.doen", "action.done"), ("Action.Done", "action.done"), ("selection.cuont", "selection.count"),
      ("actiondone", "action.done"),
    ])
  func misspelledKey(key: String, meant: String) throws {
    let locale = try RealBundle.locale("de")
    let error = #expect(throws: AlmanacError.missingString(locale: "de", key: key, meant: meant)) {
      try locale.string(key)
    }
    #expect(error?.description == "'de' has no text '\(key)'. Did you mean '\(meant)'?")
    #expect(throws: AlmanacError.missingString(locale: "de", key: key, meant: meant)) {
      try locale.string(key, count: 1)
    }
  }

  @Test("suggests nothing for a key that is far from all keys, or longer than a person types")
  func unknownKey() throws {
    let locale = try RealBundle.locale("de")
    for key in ["", "x", "picker.title", String(repeating: "action.done", count: 100_000)] {
      #expect(throws: AlmanacError.missingString(locale: "de", key: key, meant: nil)) {
        try locale.string(key)
      }
    }
  }

  @Test("are listed in the order of their bytes")
  func order() throws {
    let keys = try RealBundle.locale("de").stringKeys
    #expect(keys.count > 100 && keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("opens the core words only if the locale has all of them")
  func coreWords() throws {
    let bundle = try DamagedBundle()
    #expect(try bundle.locale().coreWords()[.navToday] == "Heute")
    try bundle.change(bundle.localePath, as: LocaleFile.self) { $0.strings["nav.today"] = nil }
    let locale = try bundle.locale()
    #expect(throws: AlmanacError.missingString(locale: "de", key: "nav.today", meant: nil)) {
      try locale.coreWords()
    }
  }
}
