import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacPages
import CAlmanacResources

/// The resources that are compiled into Almanac.
///
/// They are the catalogue of words, the roles of its reviewers, the errata, the keys of known pickers, and the JSON
/// Schemas. The schemas are also part of every bundle.
enum ShippedResources {
  static func catalogue() -> StringCatalog {
    StringCatalog(reading: [UInt8](almanac_string_catalog()), likely: ICUData.maximized)
  }

  /// The roles of the people who have read the catalogue's words.
  static func reviewers() -> ReviewerRoles { ReviewerRoles(reading: [UInt8](almanac_reviewers())) }

  static func errata() throws -> [Erratum] {
    do throws(InputProblems) {
      return try ErrataFile.errata(reading: [UInt8](almanac_errata()), known: nil)
    } catch {
      throw Failure(.ourMistake, error.problems.map { "Almanac's own errata cannot be read. \($0.message)" })
    }
  }

  /// The known pickers, by the names of their files, such as `mui-x`.
  static func pickers() -> [String: KnownPicker] {
    (0..<almanac_picker_count()).map(almanac_picker).reduce(into: [:]) { pickers, resource in
      pickers[String(cString: resource.name)] = KnownPicker(reading: [UInt8](resource.content))
    }
  }

  static func schemas() -> [EmittedFile] {
    (0..<almanac_schema_count()).map { index in
      EmittedFile(path: path(index), bytes: [UInt8](almanac_schema(index).content))
    }
  }

  /// The paths of the JSON Schemas in a bundle.
  static var schemaPaths: [String] { (0..<almanac_schema_count()).map(path) }

  private static func path(_ index: Int) -> String { "schema/\(String(cString: almanac_schema(index).name))" }
}

extension [UInt8] {
  /// Copies the bytes of a resource that is compiled into Almanac.
  init(_ resource: AlmanacResource) {
    self.init(UnsafeBufferPointer(start: resource.bytes, count: resource.count))
  }
}
