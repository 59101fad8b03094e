import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The locale's patterns for times.
  ///
  /// The skeletons `j` and `jm` and the styles use the locale's hour cycle. The patterns come from the Gregorian
  /// calendar, because ICU's time patterns in other calendars ignore the region. Only the medium and short styles are
  /// included, because the full and long styles contain a time zone, which a picker does not have.
  func time(
    _ gregorian: borrowing OpenCalendar, _ cycle: HourCycle, _ sources: inout [String: Origin]
  ) throws(ICUError) -> LocaleFile.Time {
    let tables = try resources.tables(at: gregorian.path("availableFormats"))
    var skeletons: [String: String] = [:]
    for skeleton in LocaleFile.Time.fixedSkeletons {
      let path = "time.skeletons.\(skeleton)"
      let asked = try gregorian.generator.pattern(for: skeleton)
      let origin = try tables.origin(ofPattern: asked, at: [[skeleton]])
      let pattern = corrected(asked, origin, at: path)
      skeletons[skeleton] = pattern.value
      sources[path] = pattern.origin
    }
    for skeleton in ["j", "jm", "jms"] {
      skeletons[skeleton] = try pattern(skeleton, in: cycle, gregorian)
      sources["time.skeletons.\(skeleton)"] = .made(by: .hourCycle)
    }
    var time = LocaleFile.Time()
    time.intervals = try timeIntervals(gregorian, skeletons, &sources)
    time.skeletons = skeletons
    time.styles = try styles(gregorian, cycle, &sources)
    return time
  }

  private func styles(
    _ gregorian: borrowing OpenCalendar, _ cycle: HourCycle, _ sources: inout [String: Origin]
  ) throws(ICUError) -> [String: String] {
    let table = try stylePatterns(of: gregorian)
    var styles: [String: String] = [:]
    for (style, skeleton) in [(ICUDateStyle.medium, "jms"), (.short, "jm")] {
      let path = "time.styles.\(style.rawValue)"
      let found = corrected(try table.value.pattern(at: style.indexOfTime).text, table.origin, at: path)
      if DatePattern(found.value).has(cycle.patternLetter) {
        styles[style.rawValue] = found.value
        sources[path] = found.origin
      } else {
        styles[style.rawValue] = try pattern(skeleton, in: cycle, gregorian)
        sources[path] = .made(by: .hourCycle)
      }
    }
    return styles
  }

  /// The pattern for a skeleton such as `jm`, in which `j` stands for the hour in the given cycle.
  private func pattern(
    _ skeleton: String, in cycle: HourCycle, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> String {
    let fixed = skeleton.replacingBytes(of: "j", with: cycle.isHalfDay ? "h" : "H")
    let asked = try gregorian.generator.pattern(for: fixed)
    return cycle.applied(to: corrected(asked, .own, at: "time.skeletons.\(fixed)").value)
  }
}
