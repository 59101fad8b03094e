/// The number of days from 1 January 1970 to a day in the Gregorian calendar; negative for an earlier day.
///
/// The computation begins each year in March. The leap day is then the last day of the year, and the lengths of the
/// months follow a regular pattern.
package func epochDay(ofCivilYear year: Int, month: Int, day: Int) -> Int {
  let year = month <= 2 ? year - 1 : year
  let era = (year >= 0 ? year : year - 399) / 400
  let yearOfEra = year - era * 400
  let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
  let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/// The Gregorian year, month and day of the day that is `epochDay` days after 1 January 1970.
package func civilDate(ofEpochDay epochDay: Int) -> (year: Int, month: Int, day: Int) {
  let shifted = epochDay + 719_468
  let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
  let dayOfEra = shifted - era * 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shiftedMonth = (5 * dayOfYear + 2) / 153
  let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
}

/// The weekday of the day that is `epochDay` days after 1 January 1970, from 0 for Sunday to 6 for Saturday.
func weekdayIndex(ofEpochDay epochDay: Int) -> Int {
  // 1 January 1970 was a Thursday, the fifth day of a week that begins with Sunday.
  (epochDay + 4).modulo(7)
}

extension Int {
  /// The remainder after a division by `divisor`; it is never negative if `divisor` is positive.
  package func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
