import AlmanacEmitters
import CAlmanacResources

/// The JSON Schemas, which are part of every bundle.
enum Schemas {
  static func files() -> [EmittedFile] {
    (0..<almanac_schema_count()).map { index in
      let schema = almanac_schema(index)
      return EmittedFile(path: "schema/\(String(cString: schema.name))", bytes: [UInt8](schema.content))
    }
  }
}
