// SwiftUI's ForEach needs an identity for each value that it lists. Each value of the types below is its own identity.

extension CalendarDate: Identifiable {
  /// The date itself; the same day in two calendars has two identities.
  public var id: CalendarDate { self }
}

extension CalendarIdentifier: Identifiable {
  /// The calendar itself.
  public var id: CalendarIdentifier { self }
}

extension HourCycle: Identifiable {
  /// The hour cycle itself.
  public var id: HourCycle { self }
}

extension Weekday: Identifiable {
  /// The weekday itself.
  public var id: Weekday { self }
}

extension PickerColumn: Identifiable {
  /// The column itself.
  public var id: PickerColumn { self }
}
