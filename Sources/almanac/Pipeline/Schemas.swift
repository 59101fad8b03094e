import AlmanacEmitters
import CAlmanacResources

/// The JSON Schemas, which are part of every bundle.
enum Schemas {
  static func files() -> [EmittedFile] {
    (0..<almanac_schema_count()).map { index in
      EmittedFile(path: path(index), bytes: [UInt8](almanac_schema(index).content))
    }
  }

  /// The paths of the schemas.
  static var paths: [String] { (0..<almanac_schema_count()).map(path) }

  private static func path(_ index: Int) -> String { "schema/\(String(cString: almanac_schema(index).name))" }
}
