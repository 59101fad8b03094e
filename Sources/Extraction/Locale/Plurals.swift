import AlmanacKit

extension OpenLocale {
  /// The plural rules for the locale's language.
  func plurals(_ sources: inout [String: Origin]) -> LocaleFile.Plurals {
    sources["plurals.cardinal"] = .table
    return LocaleFile.Plurals(cardinal: settings.tables.pluralRules(of: request.dataLocale))
  }
}
