import AlmanacKit
import Testing

/// The expected texts of a calendar page in one language on 7 August 2025.
struct CalendarPageRow: Encodable, Sendable, CustomTestStringConvertible {
  let tag: String
  /// The short names of the weekdays above the month, joined with a space.
  let header: String
  /// The page in each of the three calendars.
  let gregorian: Page
  let buddhist: Page
  let chinese: Page
  /// The sixth, the leap sixth and the seventh month of the Chinese year.
  let leapMonths: [String]
  /// The words for: previous month, next month, select a month, select a year, today, first and last available date.
  let words: [String]
  /// What a screen reader says for today, for a selected day, and after the user has selected a day.
  let spokenStates: [String]
  /// The messages for a day outside 7 to 14 August, and for a blocked day.
  let problems: [String]

  var testDescription: String { tag }

  /// A page in one calendar.
  struct Page: Encodable, Sendable {
    /// The calendar's name.
    let name: String
    /// The title.
    let title: String
    /// The label of today in the grid.
    let day: String
    /// The spoken text of today.
    let spoken: String
  }

  subscript(calendar: CalendarIdentifier) -> Page {
    switch calendar {
    case .gregorian: gregorian
    case .buddhist: buddhist
    case .chinese: chinese
    }
  }
}

extension CalendarPageRow {
  // Titles, dates and the names of calendars come from node's Intl (CLDR 48). Where PyPI babel 2.12.1 (CLDR 42) has
  // another text, they come from babel. The short names of weekdays also come from babel. The texts differ from these
  // sources in three cases. A Chinese leap month has the language's words for a leap month instead of node's "M06bis".
  // In Chinese, day 14 of a Chinese month is 十四, as in almanacs. In Thai อี่ซื่อ, the tone mark follows the vowel, as
  // libthai 0.1.29 requires; CLDR has it before the vowel. All other words, such as "Previous month", are usual in each
  // language.
  static let all = [
    CalendarPageRow(
      tag: "en-US", header: "Su Mo Tu We Th Fr Sa",
      gregorian: Page(
        name: "Gregorian Calendar", title: "August 2025", day: "7", spoken: "Thursday, August 7, 2025"),
      buddhist: Page(
        name: "Buddhist Calendar", title: "August 2568 BE", day: "7", spoken: "Thursday, August 7, 2568 BE"),
      chinese: Page(
        name: "Chinese Calendar", title: "Leap Sixth Month 2025(yi-si)", day: "14",
        spoken: "Thursday, Leap Sixth Month 14, 2025(yi-si)"),
      leapMonths: ["Sixth Month", "Leap Sixth Month", "Seventh Month"],
      words: [
        "Previous month", "Next month", "Select month", "Select year", "Today", "First available date",
        "Last available date",
      ],
      spokenStates: [
        "Today, Thursday, August 7, 2025", "Thursday, August 7, 2025, selected",
        "Selected date: Thursday, August 7, 2025",
      ],
      problems: ["Select a date from Aug 7, 2025 to Aug 14, 2025", "This date is not available."]),
    CalendarPageRow(
      tag: "de-DE", header: "Mo. Di. Mi. Do. Fr. Sa. So.",
      gregorian: Page(
        name: "Gregorianischer Kalender", title: "August 2025", day: "7",
        spoken: "Donnerstag, 7. August 2025"),
      buddhist: Page(
        name: "Buddhistischer Kalender", title: "August 2568 BE", day: "7",
        spoken: "Donnerstag, 7. August 2568 BE"),
      chinese: Page(
        name: "Chinesischer Kalender", title: "Schaltmonat 6, 2025(yi-si)", day: "14",
        spoken: "Donnerstag, 14. Schaltmonat 6, 2025(yi-si)"),
      leapMonths: ["Monat 6", "Schaltmonat 6", "Monat 7"],
      words: [
        "Vorheriger Monat", "Nächster Monat", "Monat auswählen", "Jahr auswählen", "Heute",
        "Erstes verfügbares Datum", "Letztes verfügbares Datum",
      ],
      spokenStates: [
        "Heute, Donnerstag, 7. August 2025", "Donnerstag, 7. August 2025, ausgewählt",
        "Ausgewähltes Datum: Donnerstag, 7. August 2025",
      ],
      problems: [
        "Das Datum muss im Zeitraum vom 07.08.2025 bis 14.08.2025 liegen.",
        "Dieses Datum ist nicht verfügbar.",
      ]),
    CalendarPageRow(
      tag: "th-TH", header: "อา. จ. อ. พ. พฤ. ศ. ส.",
      gregorian: Page(
        name: "ปฏิทินเกรกอเรียน", title: "สิงหาคม 2025", day: "7", spoken: "วันพฤหัสบดีที่ 7 สิงหาคม 2025"),
      buddhist: Page(
        name: "ปฏิทินพุทธ", title: "สิงหาคม 2568", day: "7", spoken: "วันพฤหัสบดีที่ 7 สิงหาคม 2568"),
      chinese: Page(
        name: "ปฏิทินจีน", title: "เดือน 6 อธิกมาส, 2025(อี่ซื่อ)", day: "14",
        spoken: "วันพฤหัสบดีที่ 14 เดือน 6 อธิกมาส, 2025(อี่ซื่อ)"),
      leapMonths: ["เดือน 6", "เดือน 6 อธิกมาส", "เดือน 7"],
      words: [
        "เดือนก่อนหน้า", "เดือนถัดไป", "เลือกเดือน", "เลือกปี", "วันนี้", "วันแรกที่เลือกได้",
        "วันสุดท้ายที่เลือกได้",
      ],
      spokenStates: [
        "วันนี้ วันพฤหัสบดีที่ 7 สิงหาคม 2025", "วันพฤหัสบดีที่ 7 สิงหาคม 2025 เลือกแล้ว",
        "วันที่ที่เลือก: วันพฤหัสบดีที่ 7 สิงหาคม 2025",
      ],
      problems: [
        "โปรดเลือกวันที่ตั้งแต่ 7 ส.ค. 2025 ถึง 14 ส.ค. 2025", "ไม่สามารถเลือกวันที่นี้ได้",
      ]),
    CalendarPageRow(
      tag: "zh-CN", header: "周一 周二 周三 周四 周五 周六 周日",
      gregorian: Page(name: "公历", title: "2025年8月", day: "7", spoken: "2025年8月7日星期四"),
      buddhist: Page(name: "佛历", title: "佛历2568年8月", day: "7", spoken: "佛历2568年8月7日星期四"),
      chinese: Page(name: "农历", title: "2025乙巳年闰六月", day: "十四", spoken: "2025乙巳年闰六月十四星期四"),
      leapMonths: ["六月", "闰六月", "七月"],
      words: ["上一个月", "下一个月", "选择月份", "选择年份", "今天", "最早可选日期", "最晚可选日期"],
      spokenStates: ["今天，2025年8月7日星期四", "2025年8月7日星期四，已选中", "已选日期：2025年8月7日星期四"],
      problems: ["请选择2025年8月7日至2025年8月14日之间的日期。", "无法选择此日期。"]),
    CalendarPageRow(
      tag: "zh_TW", header: "日 一 二 三 四 五 六",
      gregorian: Page(name: "公曆", title: "2025年8月", day: "7", spoken: "2025年8月7日 星期四"),
      buddhist: Page(name: "佛曆", title: "佛曆2568年8月", day: "7", spoken: "佛曆2568年8月7日星期四"),
      chinese: Page(
        name: "農曆", title: "2025乙巳年閏六月", day: "十四", spoken: "2025乙巳年閏六月十四 星期四"),
      leapMonths: ["六月", "閏六月", "七月"],
      words: ["上一個月", "下一個月", "選擇月份", "選擇年份", "今天", "最早可選日期", "最晚可選日期"],
      spokenStates: ["今天，2025年8月7日 星期四", "2025年8月7日 星期四，已選取", "已選取的日期：2025年8月7日 星期四"],
      problems: ["請選擇2025年8月7日至2025年8月14日之間的日期。", "無法選擇此日期。"]),
    CalendarPageRow(
      tag: "ar-EG", header: "سبت أحد اثنين ثلاثاء أربعاء خميس جمعة",
      gregorian: Page(
        name: "التقويم الميلادي", title: "أغسطس ٢٠٢٥", day: "٧", spoken: "الخميس، ٧ أغسطس ٢٠٢٥"),
      buddhist: Page(
        name: "التقويم البوذي", title: "أغسطس ٢٥٦٨ BE", day: "٧", spoken: "الخميس، ٧ أغسطس ٢٥٦٨ BE"),
      chinese: Page(
        name: "التقويم الصيني", title: "الشهر الكبيس ٦، ٢٠٢٥", day: "١٤",
        spoken: "الخميس، ١٤ الشهر الكبيس ٦، ٢٠٢٥"),
      leapMonths: ["الشهر ٦", "الشهر الكبيس ٦", "الشهر ٧"],
      words: [
        "الشهر السابق", "الشهر التالي", "اختيار الشهر", "اختيار السنة", "اليوم", "أول تاريخ متاح",
        "آخر تاريخ متاح",
      ],
      spokenStates: [
        "اليوم، الخميس، ٧ أغسطس ٢٠٢٥", "الخميس، ٧ أغسطس ٢٠٢٥، تم اختياره",
        "التاريخ المختار: الخميس، ٧ أغسطس ٢٠٢٥",
      ],
      problems: [
        "يُرجى اختيار تاريخ ضمن النطاق من ٠٧\u{200F}/٠٨\u{200F}/٢٠٢٥ إلى ١٤\u{200F}/٠٨\u{200F}/٢٠٢٥",
        "هذا التاريخ غير متاح.",
      ]),
    CalendarPageRow(
      tag: "iw_IL", header: "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳",
      gregorian: Page(
        name: "לוח השנה הגרגוריאני", title: "אוגוסט 2025", day: "7", spoken: "יום חמישי, 7 באוגוסט 2025"),
      buddhist: Page(
        name: "לוח השנה הבודהיסטי", title: "BE 2568 אוגוסט", day: "7",
        spoken: "יום חמישי, 7 באוגוסט 2568 BE"),
      chinese: Page(
        name: "לוח השנה הסיני", title: "חודש עיבור 6, 2025", day: "14",
        spoken: "יום חמישי, 14 בחודש עיבור 6, 2025"),
      leapMonths: ["חודש 6", "חודש עיבור 6", "חודש 7"],
      words: [
        "החודש הקודם", "החודש הבא", "בחירת חודש", "בחירת שנה", "היום", "התאריך הזמין הראשון",
        "התאריך הזמין האחרון",
      ],
      spokenStates: [
        "היום, יום חמישי, 7 באוגוסט 2025", "יום חמישי, 7 באוגוסט 2025, נבחר",
        "התאריך שנבחר: יום חמישי, 7 באוגוסט 2025",
      ],
      problems: ["יש לבחור תאריך בין 7 באוג׳ 2025 לבין 14 באוג׳ 2025", "התאריך הזה לא זמין."]),
    CalendarPageRow(
      tag: "fa-IR", header: "ش ۱ش ۲ش ۳ش ۴ش ۵ش ج",
      gregorian: Page(name: "تقویم میلادی", title: "اوت ۲۰۲۵", day: "۷", spoken: "پنجشنبه ۷ اوت ۲۰۲۵"),
      buddhist: Page(
        name: "تقویم بودایی", title: "۲۵۶۸ اوت تقویم بودایی", day: "۷",
        spoken: "پنجشنبه ۷ اوت ۲۵۶۸ تقویم بودایی"),
      chinese: Page(
        name: "تقویم چینی", title: "ماه کبیسهٔ ۶، ۲۰۲۵", day: "۱۴",
        spoken: "پنجشنبه ۱۴ ماه کبیسهٔ ۶، ۲۰۲۵"),
      leapMonths: ["ماه ۶", "ماه کبیسهٔ ۶", "ماه ۷"],
      words: [
        "ماه قبلی", "ماه بعدی", "انتخاب ماه", "انتخاب سال", "امروز", "اولین تاریخ در دسترس",
        "آخرین تاریخ در دسترس",
      ],
      spokenStates: [
        "امروز، پنجشنبه ۷ اوت ۲۰۲۵", "پنجشنبه ۷ اوت ۲۰۲۵، انتخاب\u{200C}شده",
        "تاریخ انتخاب\u{200C}شده: پنجشنبه ۷ اوت ۲۰۲۵",
      ],
      problems: ["تاریخی در بازهٔ ۷ اوت ۲۰۲۵ تا ۱۴ اوت ۲۰۲۵ انتخاب کنید.", "این تاریخ در دسترس نیست."]),
    CalendarPageRow(
      tag: "ja-JP", header: "日 月 火 水 木 金 土",
      gregorian: Page(name: "西暦(グレゴリオ暦)", title: "2025年8月", day: "7", spoken: "2025年8月7日木曜日"),
      buddhist: Page(name: "仏暦", title: "仏暦2568年8月", day: "7", spoken: "仏暦2568年8月7日木曜日"),
      chinese: Page(name: "中国暦", title: "2025(乙巳)年閏六月", day: "14", spoken: "2025(乙巳)年閏六月14日木曜日"),
      leapMonths: ["六月", "閏六月", "七月"],
      words: ["前の月", "次の月", "月を選択", "年を選択", "今日", "選択できる最初の日付", "選択できる最後の日付"],
      spokenStates: ["今日、2025年8月7日木曜日", "2025年8月7日木曜日、選択中", "選択した日付：2025年8月7日木曜日"],
      problems: ["2025/08/07から2025/08/14までの日付を選択してください。", "この日付は選択できません。"]),
    CalendarPageRow(
      tag: "hi-IN", header: "र सो मं बु गु शु श",
      gregorian: Page(
        name: "ग्रेगोरियन कैलेंडर", title: "अगस्त 2025", day: "7", spoken: "गुरुवार, 7 अगस्त 2025"),
      buddhist: Page(
        name: "बौद्ध पंचांग", title: "अगस्त 2568 बौद्ध संवत", day: "7",
        spoken: "गुरुवार, 7 अगस्त 2568 बौद्ध संवत"),
      chinese: Page(
        name: "चीनी पंचांग", title: "अधिक मास 6, 2025", day: "14",
        spoken: "गुरुवार, 14 अधिक मास 6, 2025"),
      leapMonths: ["महीना 6", "अधिक मास 6", "महीना 7"],
      words: [
        "पिछला महीना", "अगला महीना", "महीना चुनें", "साल चुनें", "आज", "पहली उपलब्ध तारीख", "आखिरी उपलब्ध तारीख",
      ],
      spokenStates: [
        "आज, गुरुवार, 7 अगस्त 2025", "गुरुवार, 7 अगस्त 2025, चुनी गई", "चुनी गई तारीख: गुरुवार, 7 अगस्त 2025",
      ],
      problems: ["7 अग॰ 2025 से 14 अग॰ 2025 तक की कोई तारीख चुनें।", "यह तारीख उपलब्ध नहीं है।"]),
  ]
}
