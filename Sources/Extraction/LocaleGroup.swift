import AlmanacICU
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// A group of locales that inherit all their data, except the data of their regions, from the same locale.
///
/// Half of ICU's locales (such as `de_DE`) have no data of their own. They differ from their parent only in CLDR's data
/// about their region: the week, the hour cycles and the preferred calendars. That data is in `locale.json`. With
/// `--calendars regional`, they may also have different calendars.
struct LocaleGroup: Sendable {
  /// The request for the locale from which the group's data is extracted, such as `de` for `de-DE`.
  let base: LocaleRequest
  /// The requests for all locales in the group.
  let requests: [LocaleRequest]
}

extension Extractor {
  /// The greatest number of locales in a group.
  ///
  /// Large groups, such as the regions of English, are split, so that several processors can share the work.
  private static var groupSize: Int { 12 }

  /// The requests in groups; the groups are in the order in which their first locales were requested.
  func groups(of requests: [LocaleRequest]) -> [LocaleGroup] {
    var groups: [LocaleGroup] = []
    var open: [String: Int] = [:]
    for request in requests {
      let base = base(of: request)
      // The tag alone is not unique: two bases can have the same tag and different data locales.
      let key = "\(base.tag) \(base.dataLocale)"
      if let index = open[key], groups[index].requests.count < Self.groupSize {
        groups[index] = LocaleGroup(base: base, requests: groups[index].requests + [request])
      } else {
        open[key] = groups.count
        groups.append(LocaleGroup(base: base, requests: [request]))
      }
    }
    return groups
  }

  /// The request for the locale from which a locale's calendars are extracted, such as `de` for `de-DE`.
  ///
  /// If ICU fails here, the result is the locale's own request. That request will fail again later, and then the error
  /// is reported.
  func base(of request: LocaleRequest) -> LocaleRequest {
    do throws(ICUError) {
      return try nearestWithData(request)
    } catch {
      return request
    }
  }

  /// A request for the closest locale with data: the locale itself, or the first of its parents that has data.
  ///
  /// The numbering system stays as requested. If the catalog, an overlay or an erratum has texts for exactly this
  /// locale, `request` is returned unchanged.
  private func nearestWithData(_ request: LocaleRequest) throws(ICUError) -> LocaleRequest {
    let entry = CatalogueEntry.name(request.language, likely: request.likely)
    var next = [request.dataLocale]
    if try ICUResourceChain.isEmpty(request.dataLocale.icuIdentifier) {
      next = try ICUResourceChain.parents(of: request.dataLocale.icuIdentifier).compactMap(LanguageTag.init)
    }
    for locale in next {
      let likely = try locale.withLikelySubtags()
      let name = CatalogueEntry.name(locale, likely: likely)
      guard (name.language, name.script) == (entry.language, entry.script) else { break }
      if try !ICUResourceChain.isEmpty(locale.icuIdentifier) {
        guard name == entry || !settings.catalogue.hasTexts(in: entry) else { break }
        var keywords = LocaleKeywords()
        keywords.numbers = request.keywords.numbers
        return LocaleRequest(language: locale, keywords: keywords, dataLocale: locale, likely: likely)
      }
      guard !settings.tables.errata.hasErrata(of: locale) else { break }
    }
    return request
  }
}

extension CalendarFile {
  /// The calendar file for a locale that inherits this file's data from the base of its group.
  func inherited(by request: LocaleRequest, from base: LocaleRequest) -> CalendarFile {
    var file = self
    file.locale = request.tag
    file.sources = sources.inherited(by: request, from: base)
    return file
  }
}

extension LocaleFile {
  /// The locale file for a locale that inherits this file's data from the base of its group, except for the region's
  /// data.
  func inherited(by request: LocaleRequest, from base: LocaleRequest) -> LocaleFile {
    var file = self
    (file.locale, file.dataLocale) = (request.tag, request.dataLocale.description)
    file.sources = sources.inherited(by: request, from: base)
    return file
  }
}

extension [String: Origin] {
  /// The origins for a locale that inherits all values from the base of its group.
  ///
  /// If a value has the origin `own`, its origin becomes the base, such as `parent(de)`.
  fileprivate func inherited(by request: LocaleRequest, from base: LocaleRequest) -> Self {
    guard request.dataLocale != base.dataLocale else { return self }
    let parent = Origin.parent(base.dataLocale.description)
    return mapValues { $0 == .own ? parent : $0 }
  }
}
