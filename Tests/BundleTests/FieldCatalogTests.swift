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
    func walk(_ visitor: inout some FieldVisitor) {
      visitor.text("code", "de")
      visitor.group("names") { $0.labels("wide", ["a"], codes: .numbers(1...1), isGroup: false) }
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

/// Walks a file and collects each field with its kind and codes.
private struct FieldKinds: FieldVisitor {
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
    var visitor = FieldKinds()
    file.walk(&visitor)
    return visitor.fields
  }

  private mutating func kind() -> FieldKind? {
    defer { next = nil }
    return next ?? kinds.last ?? nil
  }

  private mutating func add(_ key: String) {
    fields.append(Field(path: path + [key], kind: kind()))
  }

  private mutating func add(_ key: String, codes: EntryCodes?) {
    fields.append(Field(path: path + [key], kind: kind(), isList: true, codes: codes))
  }

  mutating func field<Value: FieldValue>(_ name: FieldName, _ value: inout Value, _ role: FieldRole) {
    next = name.kind
    value.visit(name.key.description, role, &self)
    next = nil
  }

  mutating func origins(_ name: FieldName, _ values: inout [String: Origin]) {
    next = name.kind
    origins(name.key.description, values)
  }

  mutating func begin(_ key: String) {
    kinds.append(kind())
    path.append(key)
  }

  mutating func end() {
    kinds.removeLast()
    path.removeLast()
  }

  mutating func text(_ key: String, _ value: String) { add(key) }
  mutating func number(_ key: String, _ value: Int?) { add(key) }
  mutating func numbers(_ key: String, _ values: [Int]) { add(key) }
  mutating func structure(_ key: String, _ value: Structure) { add(key) }
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) { add(key, codes: codes) }
  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    add(key, codes: codes)
  }
  mutating func label(_ key: String, _ value: String) { add(key) }
  mutating func pattern(_ key: String, _ value: String) { add(key) }
  mutating func phrase(_ key: String, _ value: Phrase) { add(key) }
}
