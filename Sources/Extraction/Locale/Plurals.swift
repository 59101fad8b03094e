import AlmanacKit

extension LocaleSource {
  /// The plural rules of the language.
  func plurals(_ sources: inout [String: Source]) -> LocaleFile.Plurals {
    sources["plurals.cardinal"] = .table
    return LocaleFile.Plurals(cardinal: settings.tables.pluralRules(of: request.dataLocale))
  }
}
