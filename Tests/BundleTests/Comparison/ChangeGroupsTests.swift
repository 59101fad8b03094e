import AlmanacBundle
import AlmanacInputs
import Testing

/// Groups of changes with the same cause: each change belongs to the first cause that fits.
@Suite struct ChangeGroupsTests {
  @Test("have one group for changed digits in any field")
  func digits() throws {
    let old = #"{"numbers": {"system": "arab"}, "years": {"pattern": "٢٠٢٦ م"}, "masks": ["٠٩", "١"]}"#
    let new = #"{"numbers": {"system": "latn"}, "years": {"pattern": "2026 م"}, "masks": ["09", "1"]}"#
    let groups = try groups(["json/ar/locale.json": (old, new)])
    #expect(groups == ["3 digits arab → latn: ar"])
  }

  @Test(
    "do not count a change as digits if anything else differs",
    arguments: [
      ("٢٠٢٦", "2027"), ("٢٠", "20 "), ("٢٠", "020"), ("٢x", "2y"), ("٢٢", "2२"), ("٢۲", "22"), ("2", "2."),
    ])
  func otherDigits(old: String, new: String) throws {
    let file = { (text: String) in #"{"years": {"pattern": "\#(text)"}}"# }
    let groups = try groups(["json/ar/locale.json": (file(old), file(new))])
    #expect(groups.allSatisfy { !$0.contains("digits") }, "\(groups)")
  }

  @Test(
    "do not count a list with more or fewer texts, or with digits of two systems, as digits",
    arguments: [
      (#"["٠٩"]"#, #"["09", "1"]"#), (#"["٠٩", "١"]"#, #"["09"]"#), (#"["٠٩", "۱"]"#, #"["09", "1"]"#),
    ])
  func otherLists(old: String, new: String) throws {
    let groups = try groups(["json/ar/locale.json": (#"{"masks": \#(old)}"#, #"{"masks": \#(new)}"#)])
    #expect(groups == ["1 rest ar locale: ar"])
  }

  @Test(
    "do not count an unknown numbering system as digits", arguments: [("arab", "evil"), ("evil", "latn")])
  func unknownSystem(old: String, new: String) throws {
    let file = { (system: String) in #"{"numbers": {"system": "\#(system)"}}"# }
    let groups = try groups(["json/ar/locale.json": (file(old), file(new))])
    #expect(groups.allSatisfy { !$0.contains("digits") }, "\(groups)")
  }

  @Test("name a numbering system by its digit zero if there is no index")
  func noIndex() throws {
    let versions = (#"{"years": {"pattern": "٢٠"}}"#, #"{"years": {"pattern": "20"}}"#)
    #expect(try groups(["json/ar/locale.json": versions], index: nil) == ["1 digits ٠ → 0: ar"])
  }

  @Test("have one group for spaces and invisible characters")
  func spaces() throws {
    let groups = try groups([
      "json/en/locale.json": (#"{"time": {"styles": {"short": "h:mm a"}}}"#, timeStyle("h:mm\u{202F}a")),
      "json/he/locale.json": (timeStyle("H:mm"), timeStyle("\u{200F}H:mm")),
    ])
    #expect(groups == ["2 spaces: en, he"])
  }

  @Test("have one group for changed origins, and another for expired errata")
  func origins() throws {
    let file = { (origin: String, other: String) in
      #"{"sources": {"week": "\#(origin)", "months.format.wide": "\#(other)"}}"#
    }
    let groups = try groups(["json/de/gregorian.json": (file("own", "erratum"), file("root", "own"))])
    #expect(groups == ["1 erratum expired: de", "1 origin: de"])
    #expect(
      try self.groups(["json/de/gregorian.json": (file("own", "own"), file("rule", "own"))]) == [
        "1 origin: de"
      ])
    // An erratum takes precedence over a rule.
    let corrected = try self.groups(["json/de/gregorian.json": (file("rule", "own"), file("erratum", "own"))])
    #expect(corrected == ["1 erratum began: de"])
  }

  @Test("count an inherited change with the change of the parent locale")
  func parents() throws {
    let change = (timeStyle("HH:mm"), timeStyle("h:mm a"))
    // Only the index says that es-MX inherits from es-419. The tags do not show it.
    let groups = try groups([
      "json/es-419/locale.json": change, "json/es-MX/locale.json": change, "json/fr/locale.json": change,
    ])
    #expect(groups == [#"3 "HH:mm" → "h:mm a": es-419, es-MX, fr"#])
    let alone = try self.groups(["json/es-419/locale.json": change, "json/es-MX/locale.json": change])
    #expect(alone == ["2 rest es locale: es-419, es-MX"])
    // Without an index, the parents come from the tags.
    let tags = try self.groups(["json/de/locale.json": change, "json/de-AT/locale.json": change], index: nil)
    #expect(tags == ["2 rest de locale: de, de-AT"])
    let far = try self.groups(
      ["json/zh/locale.json": change, "json/zh-Hant-TW/locale.json": change], index: nil)
    #expect(far == ["2 rest zh locale: zh, zh-Hant-TW"])
    // The parent has another change at the same path of another calendar.
    let tables = try self.groups([
      "json/de-AT/buddhist.json": (month("Sept"), month("Sep")),
      "json/de/buddhist.json": (month("Sept"), month("Sep")),
      "json/de/gregorian.json": (month("Sett"), month("Set")),
    ])
    #expect(tables == ["2 rest de buddhist: de, de-AT", "1 rest de gregorian: de"])
  }

  // An index from an attacker can name any number of parents. `Limits.parents` is 8.
  @Test("count a change with that of one of the first eight parents", arguments: [(7, true), (8, false)])
  func manyParents(before: Int, isInherited: Bool) throws {
    let change = (timeStyle("HH:mm"), timeStyle("h:mm a"))
    let parents = ((0..<before).map { "x\($0)" } + ["es-419"]).map { "\"\($0)\"" }.joined(separator: ", ")
    let groups = try groups(
      ["json/es-419/locale.json": change, "json/es-MX/locale.json": change],
      index: #"{"locales": {"es-MX": {"parents": [\#(parents)]}}, "numberingSystems": {}}"#)
    let cause = isInherited ? "rest es locale" : #""HH:mm" → "h:mm a""#
    #expect(groups == ["2 \(cause): es-419, es-MX"])
  }

  @Test("have one group for the same changed text in several locales, but not for the same change in regions")
  func sameTexts() throws {
    let region = { (day: String) in
      #"{"regions": {"AE": {"firstDay": "\#(day)"}, "IQ": {"firstDay": "\#(day)"}}}"#
    }
    let groups = try groups([
      "json/de/gregorian.json": (month("Sept"), month("Sep")),
      "json/fr/gregorian.json": (month("Sept"), month("Sep")),
      "json/it/gregorian.json": (month("Sett"), month("Set")),
      "json/regions.json": (region("sat"), region("mon")),
    ])
    #expect(
      groups == ["2 rest  regions: ", #"2 "Sept" → "Sep": de, fr"#, "1 rest it gregorian: it"])
  }

  @Test("say that a rule began if a text changed and now comes from the rule")
  func rule() throws {
    let file = { (text: String, origin: String) in
      #"{"patterns": {"skeletons": {"yM": "\#(text)"}}, "sources": {"patterns.skeletons": "\#(origin)"}}"#
    }
    let versions = (file("r-MM", "own"), file("MM.r", "rule"))
    #expect(try groups(["json/lt/chinese.json": versions]) == ["1 rule began: lt"])
  }

  @Test("are sorted by their most far-reaching kind, with a changed week before names, and then by size")
  func order() throws {
    let file = { (day: String, word: String) in
      #"{"strings": {"action.done": "\#(word)"}, "week": {"firstDay": "\#(day)"}}"#
    }
    let names = (0..<4).map { number -> (String, (String, String)) in
      ("json/x\(number)/gregorian.json", (month("a"), month("b")))
    }
    let groups = try groups(
      Dictionary(uniqueKeysWithValues: names).merging([
        "json/de/locale.json": (file("sun", "Fertig"), file("mon", "Ende")),
        "json/fr/gregorian.json": (month("c"), month("d")),
      ]) { $1 })
    #expect(
      groups == [
        "2 rest de locale: de", #"4 "a" → "b": x0, x1, x2, x3"#, "1 rest fr gregorian: fr",
      ])
  }

  @Test("begin with an added locale, however many names differ")
  func addedLocale() throws {
    let added = BundleComparison(from: [], to: ["json/fr/locale.json"]).wholeFiles
    let names = try ["es", "it"].flatMap {
      try fileChanges("json/\($0)/gregorian.json", month("a"), month("b"))
    }
    let groups = (names + added).groupedByCause(BundleIndex(reading: nil))
    #expect(groups.map { name(of: $0.cause) } == ["added", #""a" → "b""#])
  }

  @Test(
    "are made even if the index is malformed",
    arguments: ["", "[]", #"{"locales": {"de": 1}, "numberingSystems": {"x": ""}}"#])
  func hostileIndex(_ index: String) throws {
    let versions = (month("a"), month("b"))
    #expect(try groups(["json/de/gregorian.json": versions], index: index) == ["1 rest de gregorian: de"])
  }

  @Test("have one group for the edited files of a format, and another for files of another version")
  func lines() throws {
    let line = try #require(LineDifference(from: Array("a\n".utf8), to: Array("b\n".utf8)))
    let changes = [
      ("strings/de.lproj/Picker.strings", true), ("strings/fr.lproj/Picker.strings", true),
      ("esm/de.js", true), ("esm/fr.js", false),
    ]
    .map { Change(file: $0, line, isEdited: $1) }
    let groups = changes.groupedByCause(BundleIndex(reading: nil))
    #expect(
      groups.map { "\($0.changes.count) \(name(of: $0.cause))" } == [
        "2 strings edited", "1 esm edited", "1 esm lines",
      ])
  }

  private static let index = """
    {"locales": {"es-MX": {"parents": ["es-419", "es"]}, "es-419": {"parents": ["es"]}},
     "numberingSystems": {"arab": "٠١٢٣٤٥٦٧٨٩", "latn": "0123456789"}}
    """

  private func month(_ name: String) -> String {
    #"{"monthCodes": ["M09"], "months": {"format": {"abbreviated": ["\#(name)"]}}}"#
  }

  private func timeStyle(_ pattern: String) -> String {
    #"{"time": {"styles": {"short": "\#(pattern)"}}}"#
  }

  /// The groups of a bundle's changes as lines with the count, the cause and the locales.
  private func groups(
    _ files: [String: (old: String, new: String)], index: String? = Self.index
  ) throws -> [String] {
    let changes = try files.sorted { $0.key < $1.key }.flatMap { path, versions in
      try fileChanges(path, versions.old, versions.new)
    }
    let groups = changes.groupedByCause(BundleIndex(reading: index.map { Array($0.utf8) }))
    #expect(groups.reduce(0) { $0 + $1.changes.count } == changes.count, "Each change is in one group.")
    return groups.map { "\($0.changes.count) \(name(of: $0.cause)): \($0.locales.joined(separator: ", "))" }
  }

  private func name(of cause: ChangeCause) -> String {
    switch cause {
    case .option(let option): "option \(option)"
    case .wholeFiles(let kind): "\(kind)"
    case .lines(let format, let isEdited): "\(format?.rawValue ?? "") \(isEdited ? "edited" : "lines")"
    case .digits(let old, let new): "digits \(old) → \(new)"
    case .spaces: "spaces"
    case .origin: "origin"
    case .sameTexts(let texts): "\"\(texts.old?.text ?? "")\" → \"\(texts.new?.text ?? "")\""
    case .correction(let correction): "\(correction.isErratum ? "erratum" : "rule") \(correction.state)"
    case .rest(let language, let table): "rest \(language ?? "") \(table ?? "")"
    }
  }
}
