import AlmanacICU
import AlmanacKit
import AlmanacTranslations

/// Locales that have the same names and patterns in the calendars, because they inherit them all from one of them.
///
/// Half of ICU's locales hold nothing themselves (`de_DE`): they differ from what they inherit from in what CLDR has
/// of their region, the week and the hours, and that stands in `locale.json`.
struct LocaleGroup: Sendable {
  /// What the calendars are asked with.
  let base: LocaleRequest
  /// The locales that were asked for.
  let requests: [LocaleRequest]
}

extension Extractor {
  /// How many locales a group has at most, so that several processors share the regions of English.
  private static var groupSize: Int { 12 }

  /// The locales in groups, by the first of each.
  func groups(of requests: [LocaleRequest]) -> [LocaleGroup] {
    var groups: [LocaleGroup] = []
    var open: [String: Int] = [:]
    for request in requests {
      let base = base(of: request)
      // A tag that stands for itself alone may be spelled like a base that others share (`de-US` has German's data).
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

  /// A group of one.
  func group(of request: LocaleRequest) -> LocaleGroup {
    LocaleGroup(base: base(of: request), requests: [request])
  }

  /// What the calendars of a locale are asked with: itself, if ICU fails here already, since it will fail again and say so.
  private func base(of request: LocaleRequest) -> LocaleRequest {
    do throws(ICUError) {
      return try firstHolder(request)
    } catch {
      return request
    }
  }

  /// The first of a locale and its parents that holds anything, with the numbers that were asked for; the locale
  /// itself if the catalogue or an overlay has words for it alone.
  private func firstHolder(_ request: LocaleRequest) throws(ICUError) -> LocaleRequest {
    let entry = CatalogueEntry.name(request.language, likely: request.likely)
    var next = [request.dataLocale]
    if try ICUResourceChain.isEmpty(request.dataLocale.icuIdentifier) {
      next = try ICUResourceChain.parents(of: request.dataLocale.icuIdentifier).compactMap(LanguageTag.init)
    }
    for locale in next {
      let likely = LanguageTag(try ICULocales.likely(locale.icuIdentifier)) ?? locale
      let name = CatalogueEntry.name(locale, likely: likely)
      guard (name.language, name.script) == (entry.language, entry.script) else { break }
      if try !ICUResourceChain.isEmpty(locale.icuIdentifier) {
        guard name == entry || !settings.catalogue.hasTexts(in: entry) else { break }
        var keywords = LocaleKeywords()
        keywords.numbers = request.keywords.numbers
        return LocaleRequest(language: locale, keywords: keywords, dataLocale: locale, likely: likely)
      }
      guard !settings.catalogue.hasTexts(in: name), !settings.tables.errata.hasErrata(of: locale) else {
        break
      }
    }
    return request
  }
}

extension CalendarFile {
  /// The file as that of a locale which inherits what a group's base has.
  func inherited(by request: LocaleRequest, from base: LocaleRequest) -> CalendarFile {
    var file = self
    file.locale = request.tag
    if request.dataLocale != base.dataLocale {
      let parent = Origin.parent(base.dataLocale.description)
      file.sources = sources.mapValues { $0 == .own ? parent : $0 }
    }
    return file
  }
}
