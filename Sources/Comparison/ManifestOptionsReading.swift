package import AlmanacEmitters
import AlmanacKit
import AlmanacReading

extension ManifestFile.Options {
  /// Reads the options of a manifest; `nil` if this version of Almanac does not know all options and their values.
  init?(_ value: JSONValue) {
    guard case .object(let entries) = value, Self.known.isSuperset(of: entries.keys),
      let calendars = value["calendars"]?.elements?.map({ $0.text.flatMap(CalendarIdentifier.init) }),
      let formats = value["formats"]?.elements?.map({ $0.text.flatMap(OutputFormat.init) }),
      !calendars.contains(nil), !calendars.isEmpty, !formats.contains(nil), !formats.isEmpty,
      let first = value["firstYear"]?.number, let last = value["lastYear"]?.number, first <= last,
      1900...2100 ~= first, 1900...2100 ~= last,
      CalendarIdentifier.allCases.filter(calendars.contains) == calendars.compactMap(\.self),
      OutputFormat.allCases.filter(formats.contains) == formats.compactMap(\.self),
      let spaces = SpaceStyle(rawValue: value["spaces"]?.text ?? SpaceStyle.keep.rawValue),
      let outputs = OutputsReading.outputs(value, formats: formats.compactMap(\.self)),
      let layout = StringsLayout(rawValue: value["stringsLayout"]?.text ?? StringsLayout.nested.rawValue)
    else { return nil }
    self.init(
      calendars: calendars.compactMap(\.self), fallback: value["fallback"]?.text, years: first...last,
      formats: formats.compactMap { $0?.rawValue }, isCompact: value["compact"] == .literal("true"),
      spaces: spaces, strings: value["strings"]?.elements?.compactMap(\.text) ?? [],
      keys: value["keys"]?.text, errata: value["errata"]?.text,
      hasErrata: value["noErrata"] != .literal("true"), hasTitleCase: value["titleCase"] == .literal("true"),
      stringsLayout: layout, defaultLocale: value["defaultLocale"]?.text ?? Self.usualDefaultLocale,
      outputs: value["outputs"] == nil ? [] : outputs.map(Output.init))
  }

  private static let known: Set = [
    "calendars", "compact", "defaultLocale", "errata", "fallback", "firstYear", "formats", "keys", "lastYear",
    "noErrata", "outputs", "spaces", "strings", "stringsLayout", "titleCase",
  ]
}

extension ManifestFile.Options.Output {
  /// Makes the manifest's entry for an output folder.
  package init(_ output: BundleOutput) {
    self.init(formats: output.formats.map(\.rawValue), locales: output.locales, path: output.path)
  }
}
