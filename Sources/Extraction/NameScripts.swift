import AlmanacKit

extension OpenLocale {
  /// Replaces names in Latin letters, one width at a time, unless the wide names are in Latin letters too.
  ///
  /// The new abbreviated names are the wide names, and the new short names are the abbreviated names. English initials
  /// are replaced by initials of the language, also in Latin letters: CLDR has M for پیر in Urdu and for ataasinngorneq
  /// in Greenlandic.
  func replacingForeignNames(_ names: ContextNames, _ table: String, _ sources: inout [String: Origin])
    -> ContextNames
  {
    var names = names
    let format = "\(table).\(NameContext.format.rawValue)"
    let standAlone = "\(table).\(NameContext.standAlone.rawValue)"
    if names.standAlone.hasEnglishInitials, !names.format.hasEnglishInitials {
      names.standAlone.narrow = names.format.narrow
      sources["\(standAlone).narrow"] = .made(by: .ownNames)
    }
    replacingForeignNames(&names.format, format, &sources)
    replacingForeignNames(&names.standAlone, standAlone, &sources)
    return names
  }

  private func replacingForeignNames(
    _ names: inout WidthNames, _ table: String, _ sources: inout [String: Origin]
  ) {
    let isLatin = names.wide.contains(where: \.isLatin)
    if !isLatin {
      if names.abbreviated.contains(where: \.isLatin) {
        names.abbreviated = names.wide
        sources["\(table).abbreviated"] = .made(by: .ownNames)
      }
      if names.short?.contains(where: \.isLatin) == true {
        names.short = names.abbreviated
        sources["\(table).short"] = .made(by: .ownNames)
      }
    }
    if names.hasEnglishInitials || !isLatin && names.narrow.contains(where: \.isLatin) {
      names.narrow = names.initials
      sources["\(table).narrow"] = .made(by: .ownNames)
    }
  }
}

extension WidthNames {
  /// Whether the narrow names are the initials of the English days or months, but not of the language's own names.
  fileprivate var hasEnglishInitials: Bool {
    let narrow = narrow.map { $0.uppercased() }
    return ["SMTWTFS", "JFMAMJJASOND"].contains(narrow.joined())
      && ![wide, abbreviated].contains { $0.map { $0.initial.uppercased() } == narrow }
  }

  /// The initials of the wide or abbreviated names; short abbreviated names if the initials do not tell the names apart.
  fileprivate var initials: [String] {
    let initials = [wide, abbreviated].map { $0.map(\.initial) }
    // In Standard Moroccan Tamazight, all days begin with the same letter.
    if let different = initials.first(where: { Set($0).count * 2 >= $0.count }) { return different }
    return abbreviated.allSatisfy { $0.count <= 4 } ? abbreviated : initials[0]
  }
}

extension String {
  /// Whether the text has a word in Latin letters.
  ///
  /// Roman numerals, as in Mongolian "IV" and Ukrainian "рабі I", are numbers, unless they are beside Arabic letters.
  var isLatin: Bool {
    let isArabic = unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
    return split { !$0.isLetter }.contains { word in
      (isArabic || !word.allSatisfy("IVX".contains))
        && word.unicodeScalars.contains { scalar in
          let isInBlocks = (0x41...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value)
          return isInBlocks && scalar.properties.isAlphabetic
        }
    }
  }

  /// The first character of the name with its combining marks; a direction mark before it is skipped.
  fileprivate var initial: String {
    String(first { $0.unicodeScalars.first?.properties.generalCategory != .format }.map(String.init) ?? self)
  }
}
