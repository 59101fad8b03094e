extension LocaleFile {
  /// The labels on the wheels of a time picker.
  package struct Wheels: Codable, Equatable, Sendable {
    package var hours: HourLabels
    package var longest: Longest
    /// The possible steps between two rows on the wheel of minutes: the divisors of 60 from 1 to 30.
    package var minuteIntervals: [Int]
    /// The labels for the minutes 0 to 59.
    package var minutes: [String]

    package init(hours: HourLabels, minutes: [String], longest: Longest) {
      self.hours = hours
      self.longest = longest
      minuteIntervals = (1...30).filter { 60 % $0 == 0 }
      self.minutes = minutes
    }
  }

  /// The labels on a wheel of hours, for each hour cycle.
  ///
  /// In `h23` and `h24`, a label's index is the number of hours since midnight. In `h11` and `h12`, the index is the
  /// number of hours since midnight or noon. Therefore, the first label is "12" in `h12`, and "24" in `h24`. In
  /// ``LocaleFile/Wheels/Longest``, each list has only the widest labels, and the index has no meaning.
  package struct HourLabels: Codable, Equatable, Sendable {
    package var h11: [String]
    package var h12: [String]
    package var h23: [String]
    package var h24: [String]

    /// Builds the labels with a function that returns the labels for one hour cycle.
    package init<Failure>(_ labels: (HourCycle) throws(Failure) -> [String]) throws(Failure) {
      h11 = try labels(.h11)
      h12 = try labels(.h12)
      h23 = try labels(.h23)
      h24 = try labels(.h24)
    }

    package subscript(cycle: HourCycle) -> [String] {
      switch cycle {
      case .h11: h11
      case .h12: h12
      case .h23: h23
      case .h24: h24
      }
    }
  }
}

extension LocaleFile.Wheels {
  func walk(_ visitor: inout some FieldVisitor) {
    visitor.group("hours") { visitor in
      for cycle in HourCycle.allCases {
        visitor.list(cycle.rawValue, hours[cycle], codes: .clock(cycle))
      }
    }
    visitor.group("longest") { longest.walk(&$0) }
    visitor.numbers("minuteIntervals", minuteIntervals)
    visitor.list("minutes", minutes, codes: .numbers(0...59))
  }
}

extension LocaleFile.Wheels: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    hours = try reader.field("hours")
    longest = try reader.field("longest")
    minuteIntervals = try reader.field("minuteIntervals")
    minutes = try reader.field("minutes")
  }
}

extension LocaleFile.HourLabels: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    h11 = try reader.field("h11")
    h12 = try reader.field("h12")
    h23 = try reader.field("h23")
    h24 = try reader.field("h24")
  }
}
