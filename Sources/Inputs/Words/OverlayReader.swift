import AlmanacKit

/// Checks an overlay against the known keys and languages, and collects its problems.
struct OverlayReader {
  let file: StringCatalogFile
  let known: [String: TextShape]
  let languages: CatalogueLanguages

  private(set) var findings: [InputFinding] = []
  /// The problems of entries with the app's own keys, at most ``InputProblems/limit``.
  private(set) var leftOut: [InputFinding] = []
  /// The own keys without a usable text in the source language; all their texts are left out.
  private(set) var leftOutKeys: Set<String> = []
  /// The number of unusable texts whose keys have usable texts in other languages.
  private(set) var leftOutTexts = 0
  private(set) var ownKeys: [String: TextShape] = [:]
  /// The texts of ``ownKeys`` in the source language.
  private(set) var sources: [String: Phrase] = [:]
  private(set) var texts: LanguageTexts = [:]
  /// The keys for which the overlay has a text.
  private(set) var keys: Set<String> = []
  /// The total sizes of this overlay and all earlier overlays.
  private(set) var sizes: OverlaySizes
  /// The keys that the earlier overlays added to Almanac's keys.
  private let ownKeysBefore: Set<String>
  /// The language for each tag in the file; each tag is looked up once, because most keys have texts in the same
  /// languages.
  private var written: [String: Result<WrittenLanguage, InputProblem>] = [:]
  /// For each language, how many numbers of a range that keys have belong to each plural category.
  private var counts: [LanguageTag: [ClosedRange<Int>: [PluralCategory: Int]]] = [:]

  init(
    file: StringCatalogFile, known: [String: TextShape], languages: CatalogueLanguages, sizes: OverlaySizes
  ) {
    self.file = file
    self.known = known
    self.languages = languages
    self.sizes = sizes
    ownKeysBefore = sizes.ownKeys
  }

  /// Reads every text in the file; `repeatedKeys` are the problems of keys that occur twice in a JSON object.
  mutating func read(repeatedKeys: [InputFinding]) {
    findings = repeatedKeys
    if case .failure(let error) = language(file.sourceLanguage) {
      note(.unknownSourceLanguage(error), at: file.sourceLanguageOffset)
    }
    if let (error, offset) = sizes.add(keysOf: file, known: known) { return note(error, at: offset) }
    for (key, entry) in file.strings.sortedByUTF8() { read(key, entry) }
    sizes.ownKeys.formUnion(ownKeys.keys)
  }

  /// The language that a tag in the file names.
  private struct WrittenLanguage {
    let tag: LanguageTag
    /// The entry of the language's texts, such as `de-Latn`.
    let entry: LanguageTag
  }

  private mutating func language(_ text: String) -> Result<WrittenLanguage, InputProblem> {
    if let known = written[text] { return known }
    let languages = languages
    let tag = Result { () throws(InputProblem) in try languages.tag(text) }
    let result = tag.map { tag in
      WrittenLanguage(tag: tag, entry: CatalogueEntry.name(tag, likely: languages.likely(tag)))
    }
    written[text] = result
    return result
  }

  private struct Translation {
    let name: TextName
    /// The offset of the tag in the file, in bytes.
    let offset: Int
    let language: WrittenLanguage
    let text: CatalogueText
  }

  private mutating func read(_ key: String, _ entry: StringCatalogFile.Entry) {
    let before = findings.count
    let texts = texts(of: key, entry)
    let source = texts.first { $0.translation.name.language == file.sourceLanguage }
    if isOwn(key), findings.count > before, !isMisspelled(key, entry) {
      leaveOut(findings[before...], of: key, whole: source == nil && known[key] == nil)
      findings.removeSubrange(before...)
      if leftOutKeys.contains(key) { return }
    }
    if ownKeys[key] != nil { sources[key] = source?.text.phrase }
    for text in texts { add(text, of: key, to: text.translation.language.entry) }
    // A plural needs the forms of each language, so only a plain text can be used in every language.
    if let source, !entry.shouldTranslate, !source.text.phrase.isPlural {
      add(source, of: key, to: CatalogueEntry.everyLanguage)
    }
  }

  /// Notes the problems of an own key, which loses only the texts with problems, or all of its texts.
  private mutating func leaveOut(_ problems: ArraySlice<InputFinding>, of key: String, whole: Bool) {
    leftOut += problems.prefix(min(whole ? 1 : problems.count, InputProblems.limit - leftOut.count))
    if whole {
      leftOutKeys.insert(key)
      ownKeys[key] = nil
    } else {
      leftOutTexts += problems.count
    }
  }

  /// Whether a key is probably meant as one of Almanac's keys, such as `action.doen`.
  ///
  /// Only Almanac's keys need no text in the source language.
  private func isMisspelled(_ key: String, _ entry: StringCatalogFile.Entry) -> Bool {
    let languages = entry.localizations?.map(\.language) ?? []
    return !languages.isEmpty && !languages.contains(file.sourceLanguage)
      && Spelling.closest(to: key, among: PickerKeys.all) != nil
  }

  /// The checked texts of an entry; notes their problems.
  private mutating func texts(of key: String, _ entry: StringCatalogFile.Entry) -> [CheckedText] {
    var translations: [Translation] = []
    var isSourceNoted = false
    let isPlural = known[key]?.isPlural ?? entry.isPlural
    for localization in entry.localizations ?? [] {
      let before = findings.count
      if let translation = translation(localization, of: key, isPlural: isPlural) {
        translations.append(translation)
      } else if localization.language == file.sourceLanguage {
        isSourceNoted = findings.count > before
      }
    }
    guard let shape = shape(of: key, entry, translations, isSourceNoted: isSourceNoted) else { return [] }
    return checked(translations, of: key, shape)
  }

  /// A text that fits its key, with its place in the file.
  private typealias CheckedText = (translation: Translation, text: CatalogueText)

  private mutating func checked(
    _ translations: [Translation], of key: String, _ shape: TextShape
  ) -> [CheckedText] {
    var entries: [LanguageTag: String] = [:]
    var checked: [CheckedText] = []
    for translation in translations {
      if let other = entries.updateValue(translation.name.language, forKey: translation.language.entry) {
        note(.sameLanguage(other, translation.name.language, key: key), at: translation.offset)
        continue
      }
      do throws(StringCatalogError) {
        checked.append((translation, try self.checked(translation, of: key, shape)))
      } catch {
        note(error, at: translation.offset)
      }
    }
    return checked
  }

  /// The text of a translation; throws if it does not fit the key.
  private mutating func checked(
    _ translation: Translation, of key: String, _ shape: TextShape
  ) throws(StringCatalogError) -> CatalogueText {
    let name = translation.name
    let numbers = shape.isPlural ? counts(of: key, in: translation.language.tag) : [:]
    let written =
      isOwn(key) ? try shape.unified(translation.text.phrase, name, numbers) : translation.text.phrase
    let phrase = try shape.checked(written, name, numbers)
    return CatalogueText(phrase: phrase, unreviewed: translation.text.unreviewed(as: phrase))
  }

  /// Adds a text to an entry of the overlay; notes a problem if the entry becomes too large.
  private mutating func add(_ text: CheckedText, of key: String, to entry: LanguageTag) {
    let translation = text.translation
    keys.insert(key)
    texts[entry, default: [:]][key] = text.text
    guard let bytes = sizes.add(text.text, of: key, to: entry) else { return }
    note(.largeLanguage(bytes: bytes, translation.name), at: translation.offset)
  }

  private mutating func translation(
    _ localization: StringCatalogFile.Localization, of key: String, isPlural: Bool
  ) -> Translation? {
    let language = language(localization.language)
    var needed: Set<PluralCategory> = []
    switch language {
    case .failure(let error): note(.unknownLanguage(error, key: key), at: localization.offset)
    case .success(let language) where isPlural:
      needed = Set(counts(of: key, in: language.tag).keys).union([.other])
    case .success: break
    }
    do throws(StringCatalogError) {
      let isSource = localization.language == file.sourceLanguage
      guard let text = try localization.text(of: key, needed: needed, isSource: isSource),
        case .success(let language) = language
      else { return nil }
      return Translation(
        name: TextName(key: key, language: localization.language), offset: localization.offset,
        language: language, text: text)
    } catch {
      note(error, at: localization.offset)
      return nil
    }
  }

  /// Whether a key belongs to the app, and not to Almanac.
  private func isOwn(_ key: String) -> Bool { known[key] == nil || ownKeysBefore.contains(key) }

  /// The placeholders that the texts of a key must have, and whether the texts must have plural forms.
  ///
  /// For a new key, the text in the source language determines the placeholders. If any language has plural forms,
  /// every language must have them. The result is `nil` if a problem with the key or its source text was noted.
  private mutating func shape(
    of key: String, _ entry: StringCatalogFile.Entry, _ translations: [Translation], isSourceNoted: Bool
  ) -> TextShape? {
    if let shape = known[key] { return shape }
    let source = translations.first { $0.name.language == file.sourceLanguage }
    if let error = StringCatalogError(ownKey: key) {
      note(error, at: entry.offset)
      return nil
    }
    guard let source else {
      let name = TextName(key: key, language: file.sourceLanguage)
      if !isSourceNoted { note(.noSourceText(name), at: entry.offset) }
      return nil
    }
    do throws(StringCatalogError) {
      let shape = try TextShape(of: source.text.phrase, isPlural: entry.isPlural, source.name)
      ownKeys[key] = shape
      return shape
    } catch {
      note(error, at: source.offset)
      return nil
    }
  }

  private mutating func counts(of key: String, in tag: LanguageTag) -> [PluralCategory: Int] {
    let numbers = CatalogueLanguages.numbers(of: key)
    if let counts = counts[tag]?[numbers] { return counts }
    let counted = CatalogueLanguages.numbers(of: key, by: languages.pluralRules(tag)).mapValues(\.count)
    counts[tag, default: [:]][numbers] = counted
    return counted
  }

  private mutating func note(_ error: StringCatalogError, at offset: Int) {
    guard findings.count < InputProblems.limit else { return }
    findings.append(InputFinding(error, at: offset))
  }
}
