import AlmanacICU
import AlmanacKit
import AlmanacRecord

extension ContextNames {
  /// The labels for the weekdays above a month grid; these are the names of the weekdays, starting with Sunday.
  ///
  /// The labels are in title case by the rules of `title`. The candidates are the short, abbreviated, narrow and wide
  /// names, in this order. The result is the first candidate whose names all differ and fit above two digits, which is
  /// three terminal columns. If no candidate fits, the result is the narrowest one whose names all differ. Final periods
  /// are removed to save room.
  func weekdaysHeader(_ title: borrowing ICUTitleCase) throws(ICUError) -> [String] {
    var narrowest: (labels: [String], width: Int)?
    for names in [
      standAlone.short ?? standAlone.abbreviated, standAlone.abbreviated, standAlone.narrow, standAlone.wide,
    ] {
      let labels = try names.map { name throws(ICUError) in
        try title.titled(name.hasSuffix(".") ? String(name.dropLast()) : name)
      }
      guard Set(labels).count == labels.count else { continue }
      let width = labels.map(displayWidth).max() ?? 0
      if width <= 3 { return labels }
      if width < narrowest?.width ?? .max { narrowest = (labels, width) }
    }
    return narrowest?.labels ?? standAlone.wide
  }
}
