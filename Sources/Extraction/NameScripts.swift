import AlmanacKit

extension OpenLocale {
  /// Replaces names in Latin letters, one width at a time, unless the wide names are in Latin letters too.
  ///
  /// The new abbreviated names are the wide names, the new short names are the abbreviated names, and the new narrow
  /// names are the initials of the wide names. CLDR has English initials in some languages of other scripts, such as M
  /// for پیر in Urdu.
  func replacingForeignScript(_ names: ContextNames, _ table: String, _ sources: inout [String: Origin])
    -> ContextNames
  {
    var names = names
    replacingForeignScript(&names.format, "\(table).\(NameContext.format.rawValue)", &sources)
    replacingForeignScript(&names.standAlone, "\(table).\(NameContext.standAlone.rawValue)", &sources)
    return names
  }

  private func replacingForeignScript(
    _ names: inout WidthNames, _ table: String, _ sources: inout [String: Origin]
  ) {
    guard !names.wide.contains(where: \.isLatin) else { return }
    if names.abbreviated.contains(where: \.isLatin) {
      names.abbreviated = names.wide
      sources["\(table).abbreviated"] = .made(by: .ownScript)
    }
    if names.short?.contains(where: \.isLatin) == true {
      names.short = names.abbreviated
      sources["\(table).short"] = .made(by: .ownScript)
    }
    if names.narrow.contains(where: \.isLatin) {
      let initials = names.wide.map(\.initial)
      // Equal initials do not tell days apart: in Standard Moroccan Tamazight, all days begin with the same letter.
      names.narrow = Set(initials).count * 2 < initials.count ? names.abbreviated : initials
      sources["\(table).narrow"] = .made(by: .ownScript)
    }
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
