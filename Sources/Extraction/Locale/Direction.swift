import AlmanacICU

extension OpenLocale {
  /// `rtl` if the locale's script runs from right to left, otherwise `ltr`.
  var direction: String {
    ICULocales.isRightToLeft(identifier) ? "rtl" : "ltr"
  }
}
