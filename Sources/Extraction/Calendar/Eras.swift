import AlmanacICU
import AlmanacKit

extension LocaleSource {
  /// The names of the eras; `nil` in the Chinese calendar, which has none.
  func eras(
    of calendar: borrowing CalendarSource, _ sources: inout [String: Source]
  ) throws(ExtractionError) -> CalendarFile.Eras? {
    let codes = calendar.calendar.eraCodes
    guard !codes.isEmpty else { return nil }
    let names = try WidthNames(hasShort: false) { width throws(ExtractionError) in
      let table = "eras.\(width.rawValue)"
      let path = calendar.path("eras", width.rawValue)
      // ICU has no call for the narrow names, so all three come from the resources.
      let found = try asking(request.tag) { () throws(ICUError) in try resources.value(at: path) }
      let names = found?.value.elements?.compactMap(\.text) ?? []
      guard let found, names.count == codes.count else {
        throw .wrongCount(locale: request.tag, table: table, expected: codes.count, found: names.count)
      }
      sources[table] = found.source
      return names
    }
    return CalendarFile.Eras(codes: codes, names: names)
  }
}

extension CalendarIdentifier {
  /// The codes of the eras, in ICU's order.
  fileprivate var eraCodes: [String] {
    switch self {
    case .gregorian: ["bce", "ce"]
    case .buddhist: ["be"]
    case .chinese: []
    }
  }
}
