extension WidthNames: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    abbreviated = try reader.field("abbreviated")
    narrow = try reader.field("narrow")
    short = try reader.fieldIfPresent("short")
    wide = try reader.field("wide")
  }
}

extension TitledNames: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    abbreviated = try reader.field("abbreviated")
    short = try reader.fieldIfPresent("short")
    wide = try reader.field("wide")
  }
}

extension ContextNames: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    format = try reader.field("format")
    standAlone = try reader.field("standAlone")
    titled = try reader.fieldIfPresent("titled")
  }
}
