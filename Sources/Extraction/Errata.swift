import AlmanacInputs
import AlmanacKit

// Few locales have errata. The arguments are autoclosures, so that paths and codes are built only for those locales.
extension OpenLocale {
  /// The text from an erratum if one applies to ICU's text, otherwise ICU's text.
  ///
  /// The result also has the text's origin. `path` is the path of the text in a file of the bundle, such as
  /// `patterns.date.full`. `table` is the name of the file: `locale`, or a calendar.
  func corrected(
    _ text: String, _ origin: Origin, at path: @autoclosure () -> String, in table: String = "locale"
  ) -> WithOrigin<String> {
    guard !corrections.isEmpty, let corrected = corrections.text(text, at: path(), in: table) else {
      return WithOrigin(value: text, origin: origin)
    }
    return WithOrigin(value: corrected, origin: .erratum)
  }

  /// ICU's texts by their codes, with errata applied; `nil` if no erratum changes them.
  func corrected(
    _ texts: @autoclosure () -> [String: String], at path: @autoclosure () -> String
  ) -> [String: String]? { corrections.isEmpty ? nil : corrections.texts(texts(), at: path(), in: "locale") }

  /// The list with the changes from errata if any apply, otherwise ICU's list.
  ///
  /// The list has one text for each of `codes`. `paths` has the list's own path in the files `tables` of the bundle,
  /// followed by the paths of the lists that it can inherit in CLDR: stand-alone names can be those in `format`. Many
  /// languages repeat the inherited texts, so the errata for all these paths apply. If one applies, the list's origin in
  /// `sources` becomes `erratum`.
  func corrected(
    _ list: [String], codes: @autoclosure () -> [String], at paths: @autoclosure () -> [String],
    in tables: [String] = ["locale"], _ sources: inout [String: Origin]
  ) -> [String] {
    guard !corrections.isEmpty else { return list }
    let (paths, codes) = (paths(), codes())
    return paths.reduce(list) { list, path in
      tables.reduce(list) { list, table in
        guard let corrected = corrections.list(list, codes: codes, at: path, in: table) else { return list }
        sources[paths[0]] = .erratum
        return corrected
      }
    }
  }
}
