import AlmanacEmitters
import AlmanacKit

/// The options that `check` takes from the bundle's manifest if there is no config.
struct ManifestOptions: Sendable {
  /// The path of the manifest, for messages.
  let file: String
  let layer: OptionLayer

  /// Reads the options in a manifest; `nil` if the manifest has no options that this Almanac can read.
  ///
  /// Throws if the bundle was made with an input file, such as an overlay, but the command line does not name one. A
  /// manifest has only the checksums of input files, not their paths. Also throws if the manifest lists outputs, which
  /// only a config can name.
  init?(_ options: ManifestFile.Options?, file: String, besides given: OptionLayer) throws(Failure) {
    guard let options else { return nil }
    var missing: [String] = []
    if let overlays = options.strings, given.strings == nil {
      missing.append(
        "\(counted(overlays.count, "overlay")). Give \(overlays.count == 1 ? "it" : "them") with --strings")
    }
    if options.keys != nil, given.keys == nil { missing.append("a map of keys. Give it with --keys") }
    if options.errata != nil, given.errata == nil {
      missing.append("an app's errata. Give them with --errata")
    }
    if options.outputs != nil {
      missing.append("several outputs. Name the bundle's config file with --config")
    }
    guard missing.isEmpty else {
      throw Failure(file: file, messages: missing.map { "The bundle was made with \($0)." })
    }
    self.file = file
    layer = OptionLayer(options)
  }

  /// A note with the options that come from the manifest, as command-line words; `nil` if there are no such options.
  func note(besides given: OptionLayer) -> String? {
    let words = layer.without(given).arguments
    return words.isEmpty ? nil : "Options from \(file): \(words.joined(separator: " "))"
  }
}

extension OptionLayer {
  /// Takes the options in a manifest that differ from the defaults.
  fileprivate init(_ options: ManifestFile.Options) {
    let formats = options.formats.compactMap(OutputFormat.init)
    self.formats = formats == BundleSettings.defaultFormats ? nil : formats
    calendars = options.calendars == BundleSettings.defaultCalendars ? nil : options.calendars
    let years = options.firstYear...options.lastYear
    self.years = years == BundleSettings.defaultYears ? nil : years
    fallback = options.fallback
    errata = options.noErrata == true ? .off : nil
    spaces = options.spaces.flatMap(SpaceStyle.init)
    stringsLayout = options.stringsLayout.flatMap(StringsLayout.init)
    defaultLocale = options.defaultLocale
    titleCase = options.titleCase
    compact = options.compact
  }

  /// The options that `given` does not have, so that no option is named twice.
  fileprivate func without(_ given: OptionLayer) -> OptionLayer {
    var rest = self
    if given.formats != nil { rest.formats = nil }
    if given.calendars != nil { rest.calendars = nil }
    if given.years != nil { rest.years = nil }
    if given.fallback != nil { rest.fallback = nil }
    if given.errata != nil { rest.errata = nil }
    if given.spaces != nil { rest.spaces = nil }
    if given.stringsLayout != nil { rest.stringsLayout = nil }
    if given.defaultLocale != nil { rest.defaultLocale = nil }
    if given.titleCase != nil { rest.titleCase = nil }
    if given.compact != nil { rest.compact = nil }
    return rest
  }
}
