import AlmanacKit
import Foundation
import Testing

@testable import AlmanacFormats

/// `Picker.stringsdict`, read back as a property list.
@Suite struct PluralsFileTests {
  /// The file with these texts; `arguments` has the placeholder names of each text.
  private func file(_ texts: [String: Phrase], arguments: [String]) -> [UInt8]? {
    AppleTable(
      name: "Picker", texts: texts.map { AppleTable.Text($0.key, $0.value, arguments: arguments) }
    ).stringsdict
  }

  private func entries(_ file: [UInt8]?) throws -> [String: [String: Any]] {
    let list = try PropertyListSerialization.propertyList(from: Data(try #require(file)), format: nil)
    return try #require(list as? [String: [String: Any]])
  }

  // Apple, "Stringsdict File Format": the format key names the number, and a dictionary with this name has the forms.
  @Test("names a number by the placeholder in the source language", arguments: ["n", "count"])
  func argument(name: String) throws {
    let days = Phrase.plural([.one: "{\(name)} day", .other: "{\(name)} days, 100 %"])
    let key = "<days> & nights"
    let entry = try #require(try entries(file([key: days], arguments: [name]))[key])
    #expect(entry["NSStringLocalizedFormatKey"] as? String == "%#@\(name)@")
    #expect(
      entry[name] as? [String: String] == [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
        "one": "%lld day", "other": "%lld days, 100 %%",
      ])
  }

  // Apple, "String Format Specifiers": `%lld` is the next argument, and `%1$lld` is the first.
  @Test("numbers the argument in a form that has its number twice")
  func repeatedNumber() throws {
    let nights = Phrase.plural([.one: "{n} night", .other: "{n} nights ({n})"])
    let entry = try #require(try entries(file(["nights": nights], arguments: ["n"]))["nights"])
    let forms = try #require(entry["n"] as? [String: String])
    #expect(forms["one"] == "%lld night" && forms["other"] == "%1$lld nights (%1$lld)")
  }

  @Test("has only texts with plural forms, and is not written without such texts")
  func plain() throws {
    let strings: [String: Phrase] = ["done": .plain("Done"), "days": .plural([.other: "{n}"])]
    #expect(try entries(file(strings, arguments: [])).keys.sorted() == ["days"])
    #expect(file(["done": .plain("Done")], arguments: []) == nil)
  }
}
