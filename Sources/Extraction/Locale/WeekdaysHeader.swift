import AlmanacICU
import AlmanacKit

extension LocaleFile.Weekdays {
  /// The labels above the columns of a month, from Sunday on, in the title case of a locale of ICU's.
  ///
  /// The labels are the first of the short, abbreviated, narrow and wide names that are all different and fit above
  /// two digits; if none fit, the narrowest that are all different. A final period only takes room there.
  func header(locale: String) throws(ICUError) -> [String] {
    let title = try ICUTitleCase(locale: locale)
    var narrowest: (labels: [String], width: Int)?
    for names in [
      standAlone.short ?? standAlone.abbreviated, standAlone.abbreviated, standAlone.narrow, standAlone.wide,
    ] {
      let labels = try names.map { name throws(ICUError) in try title.titled(name.withoutFinalPeriod) }
      guard Set(labels).count == labels.count else { continue }
      let width = labels.map(displayWidth).max() ?? 0
      if width <= Self.headerRoom { return labels }
      if width < narrowest?.width ?? .max { narrowest = (labels, width) }
    }
    return narrowest?.labels ?? standAlone.wide
  }

  /// How wide a label may be, in columns of East Asian width (UAX 11).
  private static var headerRoom: Int { 3 }
}

extension String {
  fileprivate var withoutFinalPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
