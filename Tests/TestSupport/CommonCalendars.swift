package import AlmanacKit

extension [CalendarIdentifier] {
  /// The calendars that every locale of a bundle has by default.
  package static let common: [CalendarIdentifier] = [.gregorian, .buddhist, .chinese]
}
