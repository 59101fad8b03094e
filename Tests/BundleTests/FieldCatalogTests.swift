import AlmanacBundle
import AlmanacKit
import AlmanacTestSupport
import Testing

/// The kind of each field in the file of a locale or a calendar, such as `name` or `pattern`.
///
/// The declaration of a field names its kind.
@Suite struct FieldCatalogTests {
  private static let files: [any Walkable & Sendable] = [
    LocaleFile.sample, CalendarFile.sampleGregorian, CalendarFile.sampleChinese,
  ]

  @Test("finds the kind of every field when it walks a file that has all fields")
  func kinds() {
    for file in Self.files {
      for field in FieldKinds.of(file) {
        #expect(field.kind != nil, "\(field.path) has no kind")
        #expect(FieldCatalog.bundle.kind(of: field.path) == field.kind, "\(field.path)")
      }
    }
  }

  @Test("gives the fields in an object its kind, except the names of calendars and the pattern of years")
  func insideObjects() {
    let exceptions: [[String]: FieldKind] = [["calendars", "names"]: .name, ["years", "pattern"]: .pattern]
    for file in Self.files {
      for field in FieldKinds.of(file) {
        let kind =
          exceptions[Array(field.path.prefix(2))] ?? FieldCatalog.bundle.kind(of: field.path.prefix(1))
        #expect(field.kind == kind, "\(field.path)")
      }
    }
  }

  @Test("finds the codes of every list when it walks a file that has all fields")
  func codes() {
    for file in Self.files {
      for list in FieldKinds.of(file) where list.isList {
        let codes = FieldCatalog.bundle.codes(ofListAt: list.path)
        #expect(codes.map(Source.init) == list.codes.map(Source.init), "\(list.path)")
      }
    }
  }

  @Test(
    "has no kind for a field if neither the field nor an object around it reports a kind",
    arguments: [["code"], ["names", "wide"]])
  func missingKind(path: [String]) {
    let field = FieldKinds.of(WithoutKinds()).first { $0.path == path }
    #expect(field != nil)
    #expect(field?.kind == nil)
    #expect(FieldCatalog(of: [WithoutKinds()]).kind(of: path) == nil)
  }

  @Test("gives an unknown list the codes of the lists beside it, if these lists have the same codes")
  func unknownList() {
    let months = FieldCatalog.bundle.codes(ofListAt: ["months", "format", "short"])
    #expect(months.map(Source.init) == .list(["monthCodes"]))
    #expect(FieldCatalog.bundle.codes(ofListAt: ["wheels", "seconds"]) == nil)
    #expect(FieldCatalog.bundle.codes(ofListAt: ["notes"]) == nil)
  }

  @Test("knows the top-level objects of a locale's file that contain names for people to read")
  func tables() {
    #expect(
      FieldCatalog.locale.tables == [
        "calendars", "dayPeriods", "fields", "quarters", "relative", "units", "weekdays",
      ])
  }

  /// A file whose `walk` reports no kinds, as if the author had forgotten them.
  private struct WithoutKinds: Walkable {
    func walk(_ steps: inout FieldSteps) {
      steps.text("code", "de")
      steps.group("names") { $0.add(.labels("wide", ["a"], codes: .numbers(1...1), isGroup: false)) }
    }
  }

  /// Where the codes of a list come from: another list (at a path), numbers, years or hours.
  private enum Source: Equatable {
    case list([String])
    case numbers(from: Int)
    case years
    case clock(HourCycle)

    init(_ codes: EntryCodes) {
      switch codes {
      case .texts(_, let path): self = .list(path)
      case .numbers(let range): self = .numbers(from: range.lowerBound)
      case .years: self = .years
      case .clock(let cycle): self = .clock(cycle)
      }
    }
  }
}

/// Collects each field of a file with its kind and codes.
private struct FieldKinds {
  struct Field {
    let path: [String]
    let kind: FieldKind?
    var isList = false
    var codes: EntryCodes?
  }

  private var fields: [Field] = []
  private var path: [String] = []
  private var kinds: [FieldKind?] = [nil]
  private var next: FieldKind?

  static func of(_ file: some Walkable) -> [Field] {
    var kinds = FieldKinds()
    for step in file.steps(.declarations) { kinds.add(step) }
    return kinds.fields
  }

  private mutating func add(_ step: FieldStep) {
    switch step {
    case .declaration(let name): next = name.kind
    case .begin(let key):
      kinds.append(kind())
      path.append(key)
    case .end:
      kinds.removeLast()
      path.removeLast()
    case .origins(let key, let origins):
      let kind = kind()
      fields += origins.keys.map { Field(path: path + [key, $0], kind: kind) }
    case .list(let key, _, let codes): add(key, isList: true, codes: codes)
    case .labels(let key, _, let codes, _): add(key, isList: true, codes: codes)
    case .text(let key, _), .number(let key, _), .numbers(let key, _), .structure(let key, _),
      .label(let key, _), .pattern(let key, _), .phrase(let key, _):
      add(key, isList: false, codes: nil)
    }
  }

  private mutating func kind() -> FieldKind? {
    defer { next = nil }
    return next ?? kinds.last ?? nil
  }

  private mutating func add(_ key: String, isList: Bool, codes: EntryCodes?) {
    fields.append(Field(path: path + [key], kind: kind(), isList: isList, codes: codes))
  }
}
