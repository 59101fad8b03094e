extension LocaleFile {
  /// The labels on the wheels of a time picker.
  package struct Wheels: Shape {
    package var hours = HourLabels()
    package var longest = Longest()
    /// The possible steps between two rows on the wheel of minutes: the divisors of 60 from 1 to 30.
    package var minuteIntervals = (1...30).filter { 60 % $0 == 0 }
    /// The labels for the minutes 0 to 59.
    package var minutes: [String] = []

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("hours", &hours, .list(.clock(.h23)))
      try pass.field("longest", &longest)
      try pass.field("minuteIntervals", &minuteIntervals)
      try pass.field("minutes", &minutes, .list(.numbers(0...59)))
    }
  }

  /// The labels on a wheel of hours, for each hour cycle.
  ///
  /// In `h23` and `h24`, a label's index is the number of hours since midnight. In `h11` and `h12`, the index is the
  /// number of hours since midnight or noon. Therefore, the first label is "12" in `h12`, and "24" in `h24`. In
  /// ``LocaleFile/Wheels/Longest``, each list has only the widest labels, and the index has no meaning.
  package struct HourLabels: FieldGroup {
    package var h11: [String] = []
    package var h12: [String] = []
    package var h23: [String] = []
    package var h24: [String] = []

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

    package init() {}

    /// Goes through the lists; in a list with the role `list`, the codes are the numbers on the list's own clock.
    package mutating func eachField<Pass: FieldPass>(
      _ pass: inout Pass, _ role: FieldRole
    ) throws(Pass.Failure) {
      let isWheel = if case .list = role { true } else { false }
      try pass.field("h11", &h11, isWheel ? .list(.clock(.h11)) : .value)
      try pass.field("h12", &h12, isWheel ? .list(.clock(.h12)) : .value)
      try pass.field("h23", &h23, isWheel ? .list(.clock(.h23)) : .value)
      try pass.field("h24", &h24, isWheel ? .list(.clock(.h24)) : .value)
    }
  }
}
