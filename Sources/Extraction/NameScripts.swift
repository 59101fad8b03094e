import AlmanacKit

extension OpenLocale {
  /// The names, each in the script of the wide name.
  ///
  /// CLDR has the initials of English days and months in languages that are not written in Latin (Urdu's M for پیر,
  /// and root's in Bhojpuri), and Sanskrit has "Sun" as a short name.
  func inOneScript(_ names: ContextNames, _ table: String, _ sources: inout [String: Origin]) -> ContextNames
  {
    var names = names
    inOneScript(&names.format, "\(table).\(NameContext.format.rawValue)", &sources)
    inOneScript(&names.standAlone, "\(table).\(NameContext.standAlone.rawValue)", &sources)
    return names
  }

  private func inOneScript(_ names: inout WidthNames, _ table: String, _ sources: inout [String: Origin]) {
    guard !names.wide.contains(where: \.isLatin) else { return }
    if names.abbreviated.areForeign {
      names.abbreviated = names.wide
      sources["\(table).abbreviated"] = .rule
    }
    if names.short?.areForeign == true {
      names.short = names.abbreviated
      sources["\(table).short"] = .rule
    }
    if names.narrow.areForeign {
      let initials = names.wide.map(\.initial)
      // Every day of Standard Moroccan Tamazight begins with the same letter.
      names.narrow = Set(initials).count * 2 < initials.count ? names.abbreviated : initials
      sources["\(table).narrow"] = .rule
    }
  }
}

extension [String] {
  /// Whether names are in Latin letters; Roman numerals, as Mongolian's for months, are numbers in any language.
  fileprivate var areForeign: Bool {
    contains(where: \.isLatin) && !allSatisfy { $0.allSatisfy("IVX".contains) }
  }
}

extension String {
  /// Whether the text has a Latin letter.
  var isLatin: Bool {
    unicodeScalars.contains { scalar in
      let isInBlocks = (0x41...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value)
      return isInBlocks && scalar.properties.isAlphabetic
    }
  }

  /// The first letter with its marks, without a mark of direction before it.
  fileprivate var initial: String {
    String(first { $0.unicodeScalars.first?.properties.generalCategory != .format }.map(String.init) ?? self)
  }
}
