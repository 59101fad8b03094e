import AlmanacKit
import Testing

/// A change that makes one of a locale's files wrong, although the file can still be decoded.
struct FileDamage<File: BundleFile & Sendable>: CustomTestStringConvertible, Sendable {
  /// The calendar of the file; `nil` for `locale.json`.
  let calendar: CalendarIdentifier?
  /// The tag of the locale.
  let tag: String
  let testDescription: String
  /// A part of the expected error's reason, such as the path of the wrong value.
  let place: String
  let change: @Sendable (inout File) -> Void

  init(
    _ calendar: CalendarIdentifier?, in tag: String = "de", _ what: String, _ place: String,
    _ change: @escaping @Sendable (inout File) -> Void
  ) {
    (self.calendar, self.tag, testDescription, self.place, self.change) = (calendar, tag, what, place, change)
  }

  /// Expects AlmanacKit to refuse the damaged file.
  func expectRefusal() throws {
    let bundle = try DamagedBundle(tag)
    let path = calendar.map(bundle.path) ?? bundle.localePath
    try bundle.change(path, as: File.self, change)
    let error = bundle.error()
    #expect(error?.malformedPath == path)
    #expect(error?.malformedReason?.contains(place) == true, "\(String(describing: error))")
  }
}

extension FileDamage<LocaleFile> {
  init(
    in tag: String = "de", _ what: String, _ place: String,
    _ change: @escaping @Sendable (inout LocaleFile) -> Void
  ) {
    self.init(nil, in: tag, what, place, change)
  }
}
