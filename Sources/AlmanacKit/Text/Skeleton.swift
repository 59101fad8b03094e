/// A skeleton (UTS 35): the fields of a date or a time and their widths, such as `yMMMEd`.
///
/// The order of the letters does not matter. `EEE` means the same as `E`, `GGG` the same as `G`, and a stand-alone letter
/// (`L`, `c`, `q`) the same as the letter in a date.
package struct Skeleton: Hashable, Sendable {
  /// The number of letters of each field in ``letters``, in four bits: 3 for the month in `yMMMEd`, and 0 for no field.
  private var counts: UInt64 = 0

  /// Reads a skeleton; `nil` if a letter is unknown, or if a field is too wide or occurs twice.
  package init?(_ text: String) {
    var rest = text.utf8[...]
    while let letter = rest.first {
      let count = rest.prefix { $0 == letter }.count
      rest = rest.dropFirst(count)
      let field = DatePattern.field(of: Unicode.Scalar(letter))
      guard let place = Self.place(of: field), self[place] == 0, count <= (field == "E" ? 6 : 5) else {
        return nil
      }
      self[place] = (field == "G" || field == "E") && count < 4 ? 1 : count
    }
  }

  /// The letters of the fields, in the order in which ``description`` has them.
  private static let letters = Array("GyQMEdjhHms".unicodeScalars)

  private static func place(of letter: Unicode.Scalar) -> Int? { letters.firstIndex(of: letter) }

  /// The number of letters of the field at a place in ``letters``.
  private subscript(place: Int) -> Int {
    get { Int(counts >> (4 * place) & 15) }
    set { counts = counts & ~(15 << (4 * place)) | UInt64(newValue) << (4 * place) }
  }

  /// The number of letters of a field; `nil` if the skeleton does not have the field.
  package subscript(letter: Unicode.Scalar) -> Int? {
    get {
      guard let place = Self.place(of: letter), self[place] > 0 else { return nil }
      return self[place]
    }
    set { if let place = Self.place(of: letter) { self[place] = newValue ?? 0 } }
  }

  /// The skeleton with its letters in the usual order, such as `yMMMEd`.
  package var description: String {
    var text = ""
    for (place, letter) in Self.letters.enumerated() {
      for _ in 0..<self[place] { text.unicodeScalars.append(letter) }
    }
    return text
  }

  /// The fields besides the era, each with one letter.
  package var fieldsWithoutEra: Skeleton {
    var fields = mapped { min($0, 1) }
    fields["G"] = nil
    return fields
  }

  private func mapped(_ change: (Int) -> Int) -> Skeleton {
    var skeleton = self
    for place in Self.letters.indices { skeleton[place] = change(self[place]) }
    return skeleton
  }

  /// The fields of the date, and the fields of the time.
  package var dateAndTime: (date: Skeleton, time: Skeleton) {
    var (date, time) = (self, self)
    for (place, letter) in Self.letters.enumerated() {
      if "jhHms".unicodeScalars.contains(letter) { date[place] = 0 } else { time[place] = 0 }
    }
    return (date, time)
  }

  package var isEmpty: Bool { counts == 0 }

  /// The skeleton without the digits that `mm` has more than `m`: minutes and seconds always have two digits, and the
  /// width of an hour does not choose a pattern.
  var withoutZeros: Skeleton { mapped { $0 == 2 ? 1 : $0 } }

  /// The skeletons whose patterns can become the pattern of this one, by other widths of their fields, best first.
  ///
  /// The width of the month changes a pattern most, so it is kept if that is possible.
  package var bases: [Skeleton] {
    var base = mapped { min($0, 1) }
    if let width = self["Q"], width > 2 { base["Q"] = 3 }
    let months = self["M"].map { $0 < 3 ? [1] : $0 == 3 ? [3, 4] : [4, 3] } ?? []
    let weekdays = self["E"].map { $0 < 4 ? [1, 4] : [4, 1] } ?? []
    return Self.variants(of: base, "M", months).flatMap { Self.variants(of: $0, "E", weekdays) }
  }

  private static func variants(of skeleton: Skeleton, _ letter: Unicode.Scalar, _ counts: [Int]) -> [Skeleton]
  {
    guard !counts.isEmpty else { return [skeleton] }
    return counts.map { count in
      var variant = skeleton
      variant[letter] = count
      return variant
    }
  }

  /// The skeleton with the fields that a range needs if its ends differ in the field `letter`: `y`, `M` or `d`.
  ///
  /// 31 January to 2 February is not "31 – 2", and a range over New Year shows the years.
  package func showing(_ letter: String) -> Skeleton {
    var shown = self
    guard self["d"] != nil || self["M"] != nil || self["Q"] != nil else { return self }
    if letter != "d", self["d"] != nil, self["M"] == nil { shown["M"] = 1 }
    if letter == "y", self["y"] == nil { shown["y"] = 1 }
    return shown
  }
}

extension DatePattern {
  /// The pattern for other widths of the same fields, as ICU's pattern generator changes them.
  ///
  /// This pattern belongs to the skeleton `base`. A number stays a number, so `2月` is also the wide form of `2月`. A year
  /// beside an era keeps its digits.
  package func adjusted(from base: Skeleton, to wanted: Skeleton) -> DatePattern {
    let hasEra = has("G")
    return DatePattern(
      parts: parts.map { part in
        guard case .field(let letter, let count) = part else { return part }
        let field = Self.field(of: letter)
        guard let width = wanted[field], width != base[field] else { return part }
        let isName = field == "G" || field == "E"
        if isName { return .field(letter: letter, count: max(width, 3)) }
        guard (count < 3) == (width < 3), !(hasEra && field == "y") else { return part }
        return .field(letter: letter, count: width)
      })
  }
}
