import AlmanacKit

extension StringCatalogFile {
  /// Opens Almanac's own catalog, whose texts are read later: the localizations have only their languages and offsets.
  init(opening bytes: [UInt8]) {
    guard let read = try? Self.read(bytes, textsLater: true), let file = read.value, read.mismatches.isEmpty
    else { preconditionFailure("Almanac's own catalog is not a String Catalog.") }
    self = file
  }

  /// Reads a catalog; the result also lists repeated keys, missing fields, and values of the wrong JSON type.
  static func read(
    _ bytes: [UInt8], textsLater: Bool = false
  ) throws(InputProblems) -> ShapeReader.Reading<StringCatalogFile> {
    try InputText.read(bytes, valueLimit: Limits.catalogValues) { reader, cursor throws(JSONSyntaxError) in
      try reader.catalogue(&cursor, textsLater)
    }
  }

  /// Reads the text of a localization whose value is at an offset; `nil` if it has no text yet.
  static func text(
    of key: String, _ language: String, at offset: Int, in bytes: [UInt8]
  ) throws -> CatalogueText? {
    var cursor = JSONCursor(bytes, repeatedKeys: .allowed, at: offset)
    var reader = ShapeReader()
    return try reader.localization(&cursor, language, offset)?.text(of: key, needed: [])
  }
}

extension ShapeReader {
  fileprivate mutating func catalogue(
    _ cursor: inout JSONCursor, _ textsLater: Bool
  ) throws(JSONSyntaxError) -> StringCatalogFile? {
    var sourceLanguage: (tag: String?, offset: Int) = (nil, 0)
    var strings: [String: StringCatalogFile.Entry]?
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      switch key.name {
      case "sourceLanguage": sourceLanguage = (try reader.text(&cursor), key.offset)
      case "strings":
        strings = try reader.table(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
          try reader.entry(&cursor, key, textsLater)
        }
      default: try reader.skip(&cursor)
      }
    }
    guard found != nil else { return nil }
    require("sourceLanguage", "strings")
    guard let tag = sourceLanguage.tag, let strings else { return nil }
    return StringCatalogFile(
      sourceLanguage: tag, sourceLanguageOffset: sourceLanguage.offset, strings: strings)
  }

  private mutating func entry(
    _ cursor: inout JSONCursor, _ key: Key, _ textsLater: Bool
  ) throws(JSONSyntaxError) -> StringCatalogFile.Entry? {
    var entry = StringCatalogFile.Entry(offset: key.offset)
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      switch key.name {
      case "comment": entry.comment = try reader.text(&cursor)
      case "shouldTranslate" where cursor.kind() == .word:
        entry.shouldTranslate = try cursor.word() != "false"
      case "localizations" where textsLater && cursor.kind() == .object:
        var places: [StringCatalogFile.Localization] = []
        try cursor.object { cursor, language, offset throws(JSONSyntaxError) in
          places.append(.init(language: language, offset: offset, value: cursor.offset))
          try cursor.skip()
        }
        entry.localizations = places
      case "localizations":
        entry.localizations = try reader.values(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
          try reader.localization(&cursor, key.name, key.offset)
        }
      default: try reader.skip(&cursor)
      }
    }
    return found.map { entry }
  }

  fileprivate mutating func localization(
    _ cursor: inout JSONCursor, _ language: String, _ offset: Int
  ) throws(JSONSyntaxError) -> StringCatalogFile.Localization? {
    var localization = StringCatalogFile.Localization(
      language: language, offset: offset, value: cursor.offset)
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      switch key.name {
      case "stringUnit": localization.stringUnit = try reader.stringUnit(&cursor)
      case "substitutions":
        localization.substitutions = try reader.table(&cursor) { reader, cursor, _ throws(JSONSyntaxError) in
          try reader.substitution(&cursor)
        }
      case "variations": localization.variations = try reader.variations(&cursor)
      default: try reader.skip(&cursor)
      }
    }
    return found.map { localization }
  }

  private mutating func stringUnit(
    _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> StringCatalogFile.StringUnit? {
    var state: String?
    var value: String?
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      switch key.name {
      case "state": state = try reader.text(&cursor)
      case "value": value = try reader.text(&cursor)
      default: try reader.skip(&cursor)
      }
    }
    guard found != nil else { return nil }
    require("state", "value")
    guard let state, let value else { return nil }
    return StringCatalogFile.StringUnit(state: state, value: value)
  }

  private mutating func substitution(
    _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> StringCatalogFile.Substitution? {
    var variations: StringCatalogFile.Variations?
    var (formatSpecifier, argNum): (String?, String?)
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      switch key.name {
      case "argNum" where cursor.kind() == .word: argNum = try cursor.word()
      case "formatSpecifier": formatSpecifier = try reader.text(&cursor)
      case "variations": variations = try reader.variations(&cursor)
      default: try reader.skip(&cursor)
      }
    }
    guard found != nil else { return nil }
    require("variations")
    return variations.map { .init(variations: $0, formatSpecifier: formatSpecifier, argNum: argNum) }
  }

  private mutating func variations(
    _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> StringCatalogFile.Variations? {
    var variations = StringCatalogFile.Variations()
    let found: Void? = try object(&cursor, only: "plural") { reader, cursor throws(JSONSyntaxError) in
      variations.plural = try reader.table(&cursor) { reader, cursor, _ throws(JSONSyntaxError) in
        try reader.form(&cursor)
      }
    }
    return found.map { variations }
  }

  private mutating func form(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> StringCatalogFile.Form? {
    var form = StringCatalogFile.Form()
    let found: Void? = try object(&cursor, only: "stringUnit") { reader, cursor throws(JSONSyntaxError) in
      form.stringUnit = try reader.stringUnit(&cursor)
    }
    return found.map { form }
  }

  /// Reads the value of one key of an object, and skips all other values.
  private mutating func object(
    _ cursor: inout JSONCursor, only name: String,
    _ value: (inout ShapeReader, inout JSONCursor) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) -> Void? {
    try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      if key.name == name { try value(&reader, &cursor) } else { try reader.skip(&cursor) }
    }
  }
}
