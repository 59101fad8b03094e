import AlmanacKit
import AlmanacReading

extension StringCatalogFile {
  /// Reads a catalogue; throws every place where it has another shape than Xcode's.
  init(reading bytes: [UInt8]) throws(StringCatalogMismatches) {
    let read: (value: StringCatalogFile?, mismatches: [ShapeReader.Mismatch])
    do throws(JSONSyntaxError) {
      read = try ShapeReader.read(bytes) { reader, cursor throws(JSONSyntaxError) in
        try reader.catalogue(&cursor)
      }
    } catch {
      let reason = "byte \(error.offset): \(error.reason)"
      throw StringCatalogMismatches(mismatches: [ShapeReader.Mismatch(path: [], reason: reason)])
    }
    guard let value = read.value, read.mismatches.isEmpty else {
      throw StringCatalogMismatches(mismatches: read.mismatches)
    }
    self = value
  }
}

/// The places where a file is no String Catalog.
struct StringCatalogMismatches: Error {
  let mismatches: [ShapeReader.Mismatch]
}

extension ShapeReader {
  fileprivate mutating func catalogue(
    _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> StringCatalogFile? {
    var sourceLanguage: String?
    var strings: [String: StringCatalogFile.Entry]?
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      switch key {
      case "sourceLanguage": sourceLanguage = try reader.text(&cursor)
      case "strings":
        strings = try reader.table(&cursor) { reader, cursor throws(JSONSyntaxError) in
          try reader.entry(&cursor)
        }
      default: try cursor.skip()
      }
    }
    guard found != nil else { return nil }
    require(sourceLanguage, "sourceLanguage")
    require(strings, "strings")
    guard let sourceLanguage, let strings else { return nil }
    return StringCatalogFile(sourceLanguage: sourceLanguage, strings: strings)
  }

  private mutating func entry(
    _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> StringCatalogFile.Entry? {
    var entry = StringCatalogFile.Entry()
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      switch key {
      case "comment": entry.comment = try reader.text(&cursor)
      case "localizations":
        entry.localizations = try reader.table(&cursor) { reader, cursor throws(JSONSyntaxError) in
          try reader.localization(&cursor)
        }
      default: try cursor.skip()
      }
    }
    return found.map { entry }
  }

  private mutating func localization(
    _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> StringCatalogFile.Localization? {
    var localization = StringCatalogFile.Localization()
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      switch key {
      case "stringUnit": localization.stringUnit = try reader.stringUnit(&cursor)
      case "substitutions":
        localization.substitutions = try reader.table(&cursor) { reader, cursor throws(JSONSyntaxError) in
          try reader.substitution(&cursor)
        }
      case "variations": localization.variations = try reader.variations(&cursor)
      default: try cursor.skip()
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
      switch key {
      case "state": state = try reader.text(&cursor)
      case "value": value = try reader.text(&cursor)
      default: try cursor.skip()
      }
    }
    guard found != nil else { return nil }
    require(state, "state")
    require(value, "value")
    guard let state, let value else { return nil }
    return StringCatalogFile.StringUnit(state: state, value: value)
  }

  private mutating func substitution(
    _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> StringCatalogFile.Substitution? {
    var variations: StringCatalogFile.Variations?
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      if key == "variations" { variations = try reader.variations(&cursor) } else { try cursor.skip() }
    }
    guard found != nil else { return nil }
    require(variations, "variations")
    return variations.map(StringCatalogFile.Substitution.init)
  }

  private mutating func variations(
    _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> StringCatalogFile.Variations? {
    var variations = StringCatalogFile.Variations()
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      guard key == "plural" else { return try cursor.skip() }
      variations.plural = try reader.table(&cursor) { reader, cursor throws(JSONSyntaxError) in
        try reader.form(&cursor)
      }
    }
    return found.map { variations }
  }

  private mutating func form(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> StringCatalogFile.Form? {
    var form = StringCatalogFile.Form()
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      if key == "stringUnit" { form.stringUnit = try reader.stringUnit(&cursor) } else { try cursor.skip() }
    }
    return found.map { form }
  }
}
