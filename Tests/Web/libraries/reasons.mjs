// The differences from the libraries' own locales that are right. Each row has the picker, the place (the library's name of
// the locale, a space and the path of the value), the kind of difference, and the reason.
export const reasons = [
  [/jquery-ui|bootstrap|django|quasar|moment/, /firstDay|FIRST_DAY|weekStart|week\.do[wy]/, "differs",
    "CLDR's week of the region. Where only a language is named, it is that of the language's likely region."],
  [/quasar/, /format24h/, "differs", "CLDR's preferred hours of the region"],
  [/jquery-ui/, /^(eo|eu|hy|kk|ky|lv|ml) showMonthAfterYear/, "differs", "CLDR's pattern yMMMM begins with the year"],
  [/moment/, /longDateFormat/, "is English", "CLDR's pattern has the same fields as in English"],
  [/moment/, /longDateFormat\.l+$/, "is missing", "Moment makes the short formats from the long ones"],
  [/moment/, / (pre|post)(parse|format)$/, "is missing", "CLDR's digits of the locale are 0 to 9; other digits need -u-nu"],
  [/moment/, / (era.*|relativeTime|calendar(El)?|invalidDate)$/, "is missing",
    "the bundle does not have them; moment.updateLocale keeps Moment's own"],
  [/moment/, /Parse(Exact)?$/, "is missing", "how Moment reads names; the adapter reads all forms of a name"],
  [/moment/, /ParseExact$/, "differs", "how Moment reads names; the adapter reads all forms of a name"],
  [/moment/, /^el months(Nominative|Genitive)El$/, "is missing", "the adapter has both forms in `months`"],
  [/moment/, /^(br|cv|fa|mi|mn|si|tg|ug-cn|yo) ordinal$/, "is missing",
    "no other source has these endings; moment.updateLocale keeps Moment's own"],
  [/moment/, /^(fr-ca|fr-ch) ordinal$/, "is missing",
    "in French, only the first day of a month is an ordinal (OQLF, Banque de dépannage linguistique)"],
  [/jquery-ui/, /^bg nextBigText$/, "is missing", "the library no longer reads it"],
  [/jquery-timepicker/, / (timeSuffix|millisecText|microsecText)$/, "is missing",
    "the bundle has no such words; setDefaults keeps those that the page has set before"],
];
