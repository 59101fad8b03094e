extension LocaleFile {
  /// The labels of a time picker's wheels.
  package struct Wheels: Codable, Equatable, Sendable {
    package var hours: HourLabels
    package var longest: Longest
    /// The steps that divide an hour evenly, which a wheel of minutes may be given.
    package var minuteIntervals: [Int]
    /// The minutes 0 to 59.
    package var minutes: [String]

    package init(hours: HourLabels, minutes: [String], longest: Longest) {
      self.hours = hours
      self.longest = longest
      minuteIntervals = (1...30).filter { 60 % $0 == 0 }
      self.minutes = minutes
    }
  }

  /// Texts for each way to number the hours.
  ///
  /// In a whole wheel a label stands at its hour of the day, or of the half of the day: `h12` begins with 12,
  /// and `h24` with 24, for midnight.
  package struct HourLabels: Codable, Equatable, Sendable {
    package var h11: [String]
    package var h12: [String]
    package var h23: [String]
    package var h24: [String]

    /// The texts a function gives for each cycle.
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
