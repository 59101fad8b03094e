import AlmanacKit
import AlmanacReading

/// Holds an overlay against the keys and the languages there are, and collects what is wrong.
struct OverlayReader {
  let file: StringCatalogFile
  let places: JSONPlaces
  let known: [String: TextShape]
  let languages: CatalogueLanguages

  private(set) var problems: [InputProblem] = []
  private(set) var ownKeys: [String: TextShape] = [:]
  private(set) var texts: LanguageTexts = [:]
  /// How many numbers have each category, counted once for each language.
  private var numbers: [LanguageTag: [Bool: [PluralCategory: Int]]] = [:]

  init(
    file: StringCatalogFile, places: JSONPlaces, known: [String: TextShape], languages: CatalogueLanguages
  ) {
    self.file = file
    self.places = places
    self.known = known
    self.languages = languages
  }

  mutating func read() {
    for key in places.repeated.prefix(InputProblems.limit) {
      problems.append(
        InputProblem(StringCatalogError.repeatedKey(key.path.last ?? ""), at: key.place))
    }
    do throws(UnknownLanguage) {
      _ = try languages.tag(file.sourceLanguage)
    } catch {
      let problem = StringCatalogError.unknownSourceLanguage(error)
      problems.append(InputProblem(problem, at: places.place(of: ["sourceLanguage"])))
    }
    for (key, entry) in file.strings.sortedByUTF8() {
      // Nobody reads them all, and a file with so many is another one.
      guard problems.count < InputProblems.limit else { return }
      read(key, entry.localizations ?? [:])
    }
  }

  /// A text with the language it is in.
  private struct Translation {
    /// The tag as the file has it.
    let written: String
    let tag: LanguageTag
    let text: CatalogueText
  }

  private mutating func read(_ key: String, _ localizations: [String: StringCatalogFile.Localization]) {
    let translations = localizations.sortedByUTF8().compactMap { language, localization in
      translation(localization, of: key, in: language)
    }
    guard let shape = shape(of: key, localizations: localizations, translations) else { return }
    var written: [LanguageTag: String] = [:]
    for translation in translations {
      let entry = CatalogueEntry.name(translation.tag, likely: languages.likely(translation.tag))
      if let other = written.updateValue(translation.written, forKey: entry) {
        note(.sameLanguage(other, translation.written, key: key), key, translation.written)
        continue
      }
      do throws(StringCatalogError) {
        texts[entry, default: [:]][key] = try checked(translation, of: key, shape)
      } catch {
        note(error, key, translation.written)
      }
    }
  }

  private mutating func translation(
    _ localization: StringCatalogFile.Localization, of key: String, in language: String
  ) -> Translation? {
    var tag: LanguageTag?
    do throws(UnknownLanguage) {
      tag = try languages.tag(language)
    } catch {
      note(.unknownLanguage(error, key: key), key, language)
    }
    do throws(StringCatalogError) {
      guard let text = try localization.text(key: key, language: language), let tag else { return nil }
      return Translation(written: language, tag: tag, text: text)
    } catch {
      note(error, key, language)
      return nil
    }
  }

  /// What the texts of a key hold: as known, or as the source language's text of a key of the app's own has it.
  private mutating func shape(
    of key: String, localizations: [String: StringCatalogFile.Localization], _ translations: [Translation]
  ) -> TextShape? {
    if let shape = known[key] { return shape }
    guard !key.isEmpty, !TakenKeys.contains(key) else {
      note(key.isEmpty ? .emptyKey : .takenKey(key), key)
      return nil
    }
    let source = file.sourceLanguage
    guard let phrase = translations.first(where: { $0.written == source })?.text.phrase else {
      // One that cannot be read has been noted already.
      let place = place(of: key, source)
      let isNoted = localizations[source] != nil && problems.contains { $0.place == place }
      if !isNoted { note(.noSourceText(key: key, language: source), key) }
      return nil
    }
    let shape = TextShape(of: phrase)
    if let bad = shape.badPlaceholder {
      note(.badPlaceholder(bad, key: key, language: source), key, source)
      return nil
    }
    ownKeys[key] = shape
    return shape
  }

  /// A translation that holds what its key's texts hold.
  private mutating func checked(
    _ translation: Translation, of key: String, _ shape: TextShape
  ) throws(StringCatalogError) -> CatalogueText {
    let language = translation.written
    for text in translation.text.phrase.texts where text.utf8.contains(UInt8(ascii: "%")) {
      guard let specifier = text.firstMatch(of: #/%(?:\d+\$)?(?:@|l{0,2}[du])/#) else { continue }
      throw .formatSpecifier(String(specifier.output), key: key, language: language)
    }
    let phrase =
      shape.isPlural
      ? try plural(translation, of: key, shape) : try plain(translation.text.phrase, of: key, shape, language)
    return CatalogueText(phrase: phrase, isReviewed: translation.text.isReviewed)
  }

  private func plain(
    _ phrase: Phrase, of key: String, _ shape: TextShape, _ language: String
  ) throws(StringCatalogError) -> Phrase {
    guard phrase.sortedForms == nil else { throw .needlessForms(key: key, language: language) }
    guard phrase.placeholders.sorted() == shape.placeholders.sorted() else {
      throw .wrongPlaceholders(
        found: phrase.placeholders, expected: shape.placeholders, key: key, language: language)
    }
    return phrase
  }

  private mutating func plural(
    _ translation: Translation, of key: String, _ shape: TextShape
  ) throws(StringCatalogError) -> Phrase {
    let language = translation.written
    let numbers = numbers(of: key, in: translation.tag)
    var forms: [PluralCategory: String] = [:]
    switch translation.text.phrase {
    case .plural(let written): forms = written
    // One text is the form for everything.
    case .plain(let text): forms = [.other: text]
    }
    let missing = PluralCategory.allCases.filter { numbers[$0] != nil && forms[$0] == nil }
    guard missing.isEmpty else { throw .missingForms(missing, key: key, language: language) }
    for (category, text) in Phrase.plural(forms).sortedForms ?? [] {
      let found = Phrase.plain(text).placeholders
      guard Set(found).isSubset(of: shape.placeholders) else {
        throw .wrongPlaceholders(
          found: found, expected: shape.placeholders, key: key, language: language)
      }
      // "One day" can do without its number, but not where 21 takes the same form.
      guard found == shape.placeholders || numbers[category] ?? 0 <= 1 else {
        throw .noNumber(category, key: key, language: language)
      }
    }
    return .plural(forms)
  }

  private mutating func numbers(of key: String, in tag: LanguageTag) -> [PluralCategory: Int] {
    let isHour = key == CatalogueLanguages.hourKey
    if let numbers = numbers[tag]?[isHour] { return numbers }
    let counted = languages.numbers(of: key, in: tag)
    numbers[tag, default: [:]][isHour] = counted
    return counted
  }

  private mutating func note(_ error: StringCatalogError, _ key: String, _ language: String? = nil) {
    problems.append(InputProblem(error, at: place(of: key, language)))
  }

  private func place(of key: String, _ language: String?) -> TextPlace {
    places.place(of: ["strings", key] + (language.map { ["localizations", $0] } ?? []))
  }
}

extension TextShape {
  /// A placeholder that no value can be given for.
  fileprivate var badPlaceholder: String? {
    placeholders.first { name in
      name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) == nil || (isPlural && name != "n")
    }
  }
}

/// The keys a picker's words cannot have, because a name in `Picker.strings` may have them.
enum TakenKeys {
  /// The tables of names in a locale's file.
  private static let tables: Set = ["calendars", "dayPeriods", "fields", "relative", "units", "weekdays"]

  static func contains(_ key: String) -> Bool {
    key.contains(".") && tables.contains(String(key.prefix { $0 != "." }))
  }
}
