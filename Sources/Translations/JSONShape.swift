#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes JSON into a shape, and says in plain words where it has another one.
enum JSONShape {
  /// Where a text has another shape, and which.
  struct Mismatch: Error, Equatable {
    let path: [String]
    /// What is there instead, as in "'strings' is missing".
    let reason: String
  }

  static func decoded<Shape: Decodable>(_ shape: Shape.Type, from bytes: [UInt8]) throws(Mismatch) -> Shape {
    do {
      return try JSONDecoder().decode(shape, from: Data(bytes))
    } catch let error as DecodingError {
      throw Mismatch(error)
    } catch {
      throw Mismatch(path: [], reason: "\(error)")
    }
  }

  /// The text of a JSON string in its quotes; `nil` if it is none.
  static func string(quoted text: String) -> String? {
    do {
      return try JSONDecoder().decode(String.self, from: Data(text.utf8))
    } catch {
      return nil
    }
  }
}

extension JSONShape.Mismatch {
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(path: Self.path(context), reason: "'\(key.stringValue)' is missing")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let path = Self.path(context)
      let subject = path.last.map { "'\($0)'" } ?? "the whole"
      self.init(path: path, reason: "\(subject) is not \(Self.name(of: type))")
    case .dataCorrupted(let context):
      self.init(path: Self.path(context), reason: "it is not JSON")
    @unknown default:
      self.init(path: [], reason: "it has another shape")
    }
  }

  private static func path(_ context: DecodingError.Context) -> [String] {
    context.codingPath.map { key in key.intValue.map(String.init) ?? key.stringValue }
  }

  private static func name(of type: any Any.Type) -> String {
    type == String.self ? "a text" : "an object"
  }
}
