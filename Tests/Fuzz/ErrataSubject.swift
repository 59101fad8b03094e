import AlmanacInputs
import AlmanacTestSupport

/// The reader of errata.
struct ErrataSubject: InputSubject {
  let corpus: [[UInt8]]

  init() throws {
    corpus =
      [try Repository.bytes(of: "Sources/Resources/errata.json")]
      + [
        #"""
        {"x":{"locales":["de"],"table":"gregorian","path":"patterns.date.long","icu":"d. MMMM y","use":"d MMMM y",
        "why":"-","evidence":["-"],"until":"48"}}
        """#,
        #"""
        {"a":{"regions":["AE"],"table":"regions","path":"weekend","icu":"sat sun","use":"fri sat","why":"","evidence":
        ["a","b"]},"b":{"locales":["ug"],"table":"locale","path":"lists.long","icu":{"two":"{0} and {1}"},
        "use":{"two":"{0}, {1}"},"why":"-","evidence":["-"]}}
        """#,
        "{}", #"{"a":{"icu":{}}}"#,
      ]
      .map { Array($0.utf8) }
  }

  static func problems(_ bytes: [UInt8]) -> [InputProblem]? {
    InputRules.problems { () throws(InputProblems) in
      _ = try ErrataFile.errata(reading: bytes, known: nil)
    }
  }
}
