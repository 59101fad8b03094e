import AlmanacInputs
import AlmanacKit
import AlmanacPages
import AlmanacRecord
import AlmanacTestSupport

/// The reader of XLIFF.
struct XLIFFSubject: Subject {
  let corpus: [[UInt8]]

  init() throws {
    var locale = try LocaleFile(reading: Repository.bytes(of: "Output/json/de/locale.json"))
    locale.strings = [
      "action.done": .plain("Fertig"), "a11y.today": .plain("Heute, {date}"),
      "a11y.hourValue": .plural([.one: "{n} Uhr & <1>", .other: "{n}\u{202F}Uhr"]),
    ]
    let record = LocaleRecord(
      locale: locale, calendars: [], hasKeywords: false, unreviewed: ["action.done": [.other]])
    let words = try ReviewWords(
      of: record, english: record, keys: Set(record.locale.strings.keys), sources: [:],
      comments: ["action.done": "<&>"])
    let namespace = "urn:oasis:names:tc:xliff:document:2.0"
    corpus =
      [words.xliff]
      + [
        """
        <?xml version="1.0"?><!-- c --><xliff xmlns="\(namespace)" version="2.0" trgLang='de'><file id="f"><group id="g">
        <unit id="a"><segment state="final"><target><mrk id="m">a</mrk><![CDATA[<b>]]>&#x42;<cp hex="41"/></target></segment>
        <ignorable><source> </source></ignorable></unit></group><m:x xmlns:m="m"/></file></xliff>
        """,
        "<xliff xmlns=\"\(namespace)\"/>", "<a/>",
      ]
      .map { Array($0.utf8) }
  }

  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    try InputRules.checkPlaces(Self.problems(bytes), Self.problems(bytes), of: bytes)
  }

  private static func problems(_ bytes: [UInt8]) -> [InputProblem]? {
    InputRules.problems { () throws(InputProblems) in
      _ = try XLIFFDocument(reading: bytes)
    }
  }
}
