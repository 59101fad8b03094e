/// The names of the calendars as messages list them.
enum CalendarNames {
  // ECMA-402 (proposal-intl-era-monthcode) names these calendars. Their names here are CLDR's. The order is that of
  // CalendarIdentifier.
  static let list =
    "gregorian, buddhist, chinese, japanese, roc, persian, islamic-umalqura, islamic-civil, islamic-tbla, hebrew, "
    + "ethiopic, ethiopic-amete-alem, coptic, indian, dangi"
}
