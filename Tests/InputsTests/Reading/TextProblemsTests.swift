import AlmanacInputs
import Foundation
import Testing

/// The numbers in messages.
@Suite struct TextProblemsTests {
  @Test("a character has its code with four or more capital digits", arguments: ["\t", "\u{20DD}", "😀"])
  func code(text: String) throws {
    let codes = ["\t": "U+0009", "\u{20DD}": "U+20DD", "😀": "U+1F600"]
    #expect(try #require(text.unicodeScalars.first).code == codes[text])
  }

  @Test("a number has its digits in groups of three, as Foundation writes it in English")
  func grouped() {
    let english = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    for number in [0, 7, 42, 999, 1000, 1005, 1050, 12_345, 100_000, 999_999, 1_000_000, 20_300_004] {
      #expect(number.grouped == english.format(number))
    }
  }
}
