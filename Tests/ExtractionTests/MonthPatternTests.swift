import AlmanacKit
import Testing

/// The month in the dates, ranges and titles of calendars with eras.
@Suite struct MonthPatternTests {
  // Node 20 (ICU 78), dateStyle full. For the skeleton, ICU has "sexta-feira, 2/10/2569". The full date of ckb has root's
  // order, that of sq the abbreviated month, and that of th only an era more, so these three keep their patterns.
  // CLDR 42 and 48: the dates with a year have 4월 in ko and 10月 in yue.
  @Test(
    "is spoken as in the full date, and is a number beside a day without a year if it is one with a year",
    arguments: [
      ("pt-PT", .buddhist, "yMMMMEEEEd", "sexta-feira, 2 de outubro de 2569 BE"),
      ("pt-AO", .japanese, "yMMMMEEEEd", "sexta-feira, 2 de outubro de 8 Reiwa"),
      ("th", .buddhist, "yMMMMEEEEd", "วันศุกร์ที่ 2 ตุลาคม 2569"),
      ("zh", .hebrew, "yMMMMEEEEd", "希伯来历5787年1月21日星期五"),
      ("ckb", .buddhist, "yMMMMEEEEd", "ھەینی، ٢ی تشرینی یەکەمی ٢٥٦٩"),
      ("sq", .buddhist, "yMMMMEEEEd", "e premte, 2 tetor 2569 BE"),
      ("ko", .islamicUmalqura, "MMMMd", "4월 21일"), ("yue", .japanese, "MMMd", "10月2日"),
      ("yue", .japanese, "MMMMd", "10月2日"),
    ] as [(String, CalendarIdentifier, String, String)])
  func date(tag: String, calendar: CalendarIdentifier, skeleton: String, expected: String) throws {
    let texts = try Extraction.opened(calendar, tag)
    #expect(try texts.text(gregorian(2026, 10, 2), skeleton: skeleton) == expected)
  }

  // 2 October 2026 is 21 Rabi II 1448 and 21 Tishri 5787, and 20 December is 11 Rajab and 10 Tevet (node 20). CLDR 42's
  // single dates have numbers in zh-Hant, and names in vi and ko. Node has the Vietnamese texts with names.
  // CLDR 42 has these ranges of fi and dz: a numeric range keeps a name, and root's range is not used.
  @Test(
    "is a name or a number in a range as in a single date", .needsCLDR42,
    arguments: [
      ("zh-Hant", .islamicUmalqura, "GyMMMd", "伊斯蘭曆1448年4月21日至7月11日"),
      ("zh-Hant-HK", .hebrew, "GyMMMd", "創世紀元 5787年1月21日至4月10日"),
      ("vi", .hebrew, "yMMMd", "21 Tishri – 10 Tevet 5787 AM"),
      ("vi", .japanese, "yMMM", "thg 10 – thg 12, 8 Reiwa"),
      ("vi", .hebrew, "MMMEEEEd", "Thứ Sáu, 21 Tishri – Chủ Nhật, 10 Tevet"),
      ("ko", .japanese, "yMMMM", "레이와 8년 10월 ~ 12월"),
      ("fi", .buddhist, "yM", "loka–joulukuu 2569 BE"), ("dz", .japanese, "yMMMd", "Reiwa ༨-༡༠-༠༢ – ༡༢-༢༠"),
    ] as [(String, CalendarIdentifier, String, String)])
  func range(tag: String, calendar: CalendarIdentifier, skeleton: String, expected: String) throws {
    let texts = try Extraction.opened(calendar, tag)
    let text = try texts.text(
      from: gregorian(2026, 10, 2), to: gregorian(2026, 12, 20), skeleton: skeleton)
    #expect(text.plainSpaces == expected)
  }

  // The nominatives in the dictionaries of these languages, which CLDR has as stand-alone names.
  @Test(
    "is in the nominative without a day", .needsCLDR42,
    arguments: [
      ("el", .buddhist, "Οκτώβριος 2569 BE"), ("el", .roc, "Οκτώβριος 115 R.O.C."),
      ("be", .buddhist, "кастрычнік 2569 б.э."), ("lt", .buddhist, "BE 2569 spalis"),
      ("hy", .roc, "R.O.C. 115 հոկտեմբեր"), ("ast", .japanese, "ochobre 8 Reiwa"),
    ] as [(String, CalendarIdentifier, String)])
  func title(tag: String, calendar: CalendarIdentifier, expected: String) throws {
    #expect(
      try Extraction.opened(calendar, tag).text(gregorian(2026, 10, 2), skeleton: "yMMMM") == expected)
  }

  // Catalan grammar: "de març" only beside a day. CLDR 48 has "març del 8 Reiwa – juny del 9 Reiwa".
  @Test("is in the nominative in ranges of months", arguments: ["yMMM", "GyMMM", "yMMMM", "MMM"])
  func titles(skeleton: String) throws {
    let calendar = try Extraction.opened(.japanese, "ca")
    for year in [2026, 2027] where skeleton.contains("y") || year == 2026 {
      let text = try calendar.text(
        from: gregorian(2026, 3, 21), to: gregorian(year, 6, 2), skeleton: skeleton)
      #expect(text.hasPrefix("març") && !text.contains("de juny"), "\(text)")
    }
  }

  // CLDR has "d. MMM. y" for Colognian names without periods, such as "Jan", and "G. 'aroko'" for the Basque "K.a".
  @Test(
    "and the era have one period behind an abbreviation", .needsCLDR42,
    arguments: [
      ("ksh", .islamicCivil, .medium, "19. Rab. II 1448 AH"),
      ("eu", .roc, .long, "R.O.C. aroko 115. urteko urria 2"),
    ] as [(String, CalendarIdentifier, TextStyle, String)])
  func period(tag: String, calendar: CalendarIdentifier, style: TextStyle, expected: String) throws {
    #expect(try Extraction.opened(calendar, tag).text(gregorian(2026, 10, 2), style: style) == expected)
  }

  // Node 20 (CLDR 48): ngày 21 tháng 4 năm 1448 AH.
  @Test("has no capital before it, because the date can be inside a sentence")
  func lowercase() throws {
    let text = try Extraction.opened(.islamicUmalqura, "vi").text(
      gregorian(2026, 10, 2), style: .long)
    #expect(text == "ngày 21 tháng 4 năm 1448 AH")
  }
}
