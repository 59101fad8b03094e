extension ManifestFile: BundleFile {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    cldr = try reader.field("cldr")
    files = try reader.field("files")
    icu = try reader.field("icu")
    locales = try reader.field("locales")
    missing = try reader.fieldIfPresent("missing")
    options = try reader.field("options")
    schemaVersion = try reader.field("schemaVersion")
    tool = try reader.field("tool")
    tzdata = try reader.field("tzdata")
    // A tag becomes a path.
    if let tag = locales.keys.filter({ !LocaleTag.isWellFormed($0) }).min() {
      throw JSONMismatch(path: ["locales"], "has '\(tag)', which is not a language tag")
    }
  }
}

extension ManifestFile.Coverage: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    core = try reader.field("core")
    dataLocale = try reader.field("dataLocale")
    optional = try reader.field("optional")
    own = try reader.fieldIfPresent("own")
    reviewed = try reader.field("reviewed")
  }
}

extension FileDigest: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    sha256 = try reader.field("sha256")
    size = try reader.field("size")
  }
}

extension ManifestFile.MissingKeys: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    keys = try reader.field("keys")
    locales = try reader.field("locales")
  }
}

extension ManifestFile.Options: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    calendars = try reader.field("calendars")
    compact = try reader.fieldIfPresent("compact")
    errata = try reader.fieldIfPresent("errata")
    fallback = try reader.fieldIfPresent("fallback")
    firstYear = try reader.field("firstYear")
    formats = try reader.field("formats")
    keys = try reader.fieldIfPresent("keys")
    lastYear = try reader.field("lastYear")
    noErrata = try reader.fieldIfPresent("noErrata")
    spaces = try reader.fieldIfPresent("spaces")
    strings = try reader.fieldIfPresent("strings")
  }
}
