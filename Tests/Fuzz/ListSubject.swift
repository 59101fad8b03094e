import AlmanacInputs
import AlmanacKit
import AlmanacTestSupport

/// The reader of `locales.txt`.
struct ListSubject: Subject {
  let corpus = [
    "# What the app ships\nde\nde-AT\nen\nzh-Hant-TW\n\nar-EG-u-nu-arab # Cairo\n",
    "*\n!de-*\n!zh-Hant-*\nde-AT\n!hi-Latn\n", "\u{FEFF}he\r\niw\r\nsr-Latn\r\nsh\r\n", "zh-*\r\n! zh-Hant\n",
    "de-u-hc-h23-fw-mon-rg-atzzzz-ca-buddhist\nzh-TW\nzh-Hant-TW\n", "en-US", "kk-CN\nzh_TW\ndee\nde--AT\n",
    "uz-Arab\nuz-*\n!uz-Cyrl\npa-Arab-PK\naz-IR\n",
  ].map { Array($0.utf8) }

  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    let result = Self.read(bytes)
    try BrokenRule.unless(
      Self.read(bytes) == result, "A second reading of the same list gives another result.")
    let text = Self.lines(bytes)
    switch result {
    case .success(let list):
      try check(list)
      try check(list.warnings, inside: text)
    case .failure(let errors):
      try BrokenRule.unless(!errors.problems.isEmpty, "The list is refused without an error.")
      try check(errors.problems + errors.warnings, inside: text)
    }
  }

  private func check(_ list: LocaleList) throws(BrokenRule) {
    let tags = list.requests.map(\.tag)
    try BrokenRule.unless(!tags.isEmpty, "The list is accepted, but selects no locale.")
    try BrokenRule.unless(Set(tags).count == tags.count, "A tag is selected twice: \(tags).")
    // A new list that has only the selected tags must give the same requests as the original list.
    let again = Self.read(Array(tags.joined(separator: "\n").utf8)).map(\.requests)
    try BrokenRule.unless(
      again == .success(list.requests), "A list of the selected tags is read as another list: \(tags).")
  }

  private func check(
    _ problems: [InputProblem], inside lines: [ArraySlice<UInt8>]
  ) throws(BrokenRule) {
    for problem in problems {
      try BrokenRule.unless(!problem.message.isEmpty, "A problem has no message.")
      try BrokenRule.unless(problem.message.utf8.count < 5000, "A message is too long to read.")
      if problem.place != nil { try InputRules.checkPlace(of: problem, inside: lines) }
    }
  }

  private static func read(_ bytes: [UInt8]) -> Result<LocaleList, InputProblems> {
    Result { () throws(InputProblems) in try LocaleList(reading: bytes, available: .sample) }
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
