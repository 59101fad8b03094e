import AlmanacErrata
import AlmanacKit

// Few locales have errata, so paths and codes are made only for those.
extension OpenLocale {
  /// A text of ICU's and its origin, or an erratum's.
  func corrected(
    _ text: String, _ origin: Origin, at path: @autoclosure () -> String, in table: String = "locale"
  ) -> WithOrigin<String> {
    guard !corrections.isEmpty, let corrected = corrections.text(text, at: path(), in: table) else {
      return WithOrigin(value: text, origin: origin)
    }
    return WithOrigin(value: corrected, origin: .erratum)
  }

  /// Texts of ICU's by their codes; `nil` if no erratum is about them.
  func corrected(_ texts: @autoclosure () -> [String: String], at path: @autoclosure () -> String) -> [String:
    String]?
  {
    corrections.isEmpty ? nil : corrections.texts(texts(), at: path(), in: "locale")
  }

  /// A list of ICU's with one text for each code, or an erratum's, whose origin takes the place of the list's.
  func corrected(
    _ list: [String], codes: @autoclosure () -> [String], at path: @autoclosure () -> String,
    in table: String = "locale", _ sources: inout [String: Origin]
  ) -> [String] {
    guard !corrections.isEmpty else { return list }
    let path = path()
    guard let corrected = corrections.list(list, codes: codes(), at: path, in: table) else { return list }
    sources[path] = .erratum
    return corrected
  }
}
