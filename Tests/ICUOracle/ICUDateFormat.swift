package import AlmanacICU
import CAlmanacICU
import CAlmanacICUOracle

extension ICUDateFormat {
  /// Opens a format with a pattern (UTS 35, date field symbols).
  ///
  /// `locale` also names the calendar, as in `de@calendar=chinese`.
  package init(locale: String, pattern: String) throws(ICUError) {
    let handle = try opened(Call("udat_open", locale)) { status in
      timeZone.withUTF16 { zone, zoneLength in
        pattern.withUTF16 {
          cicu_udat_open(
            cicuDateStylePattern.asStatus, cicuDateStylePattern.asStatus, locale, zone, zoneLength, $0, $1,
            &status)
        }
      }
    }
    self.init(adopting: handle, locale: locale)
  }

  /// Opens the format of a time style, or of a date style together with a time style.
  ///
  /// `locale` also names the calendar, as in `de@calendar=chinese`.
  package init(locale: String, style: ICUDateStyle? = nil, timeStyle: ICUDateStyle) throws(ICUError) {
    let date = style?.number ?? cicuDateStyleNone.asStatus
    let handle = try opened(Call("udat_open", locale)) { status in
      timeZone.withUTF16 { cicu_udat_open(timeStyle.number, date, locale, $0, $1, nil, 0, &status) }
    }
    self.init(adopting: handle, locale: locale)
  }

  /// Makes the format write the numbers of a field in a numbering system, such as `hanidays`.
  package func useNumbers(_ system: String, forField letter: Unicode.Scalar) throws(ICUError) {
    let numbers = "\(locale.prefix { $0 != "@" })@numbers=\(system)"
    try checked(Call("udat_adoptNumberFormatForFields", numbers)) { status in
      String(letter).withUTF16 { fields, _ in
        cicu_udat_adoptNumberFormatForFields(handle, fields, numbers, &status)
      }
    }
  }
}
