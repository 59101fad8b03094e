import AlmanacKit
import Testing

/// The expected texts of a multiple-date picker in one language on 7 August 2025.
struct MultiDatePickerRow: Encodable, Sendable, CustomTestStringConvertible {
  let tag: String
  var calendar = CalendarIdentifier.gregorian
  var isRightToLeft = false
  /// The weekdays above the month, joined with a comma.
  let header: String
  /// The days of the weekend in the week from Monday, 4 August, to Sunday, 10 August 2025.
  let weekend: [Int]
  /// The first and the last row of the month, where "·" is an empty cell.
  let weeks: [String]
  /// The title, and the spoken label of the title's button.
  let title: [String]
  /// The labels of the two arrow buttons (chevrons).
  let chevrons: [String]
  /// The words for: select a date, select dates, select a range, today, clear.
  let words: [String]
  /// The texts for no day, one, two and eleven selected days.
  let counts: [String]
  /// The text of 7, 11 and 12 August in one line.
  let selection: String
  /// The spoken texts of today as a plain day, as today, as selected, and as the start and end of a range.
  let spoken: [String]
  /// The messages for a gray day: too early, too late (the limit is today), not available, weekdays only, weekends
  /// only.
  let problems: [String]
  /// The labels of the years 1970 and 2099, the first and the last row of the wheel.
  let years: [String]

  var testDescription: String { "\(tag), \(calendar)" }
}

extension MultiDatePickerRow {
  // Dates come from node's Intl (CLDR 48) if PyPI babel 2.12.1 (CLDR 42) has the same patterns and names. The Thai
  // weekdays come from babel. Weekends are from CLDR's weekData and the countries' laws. The Chinese month is from 25
  // July to 22 August 2025, 29 days, in the Hong Kong Observatory's table. The other words are usual in each language.
  static let all = [
    MultiDatePickerRow(
      tag: "en-US", header: "Sun, Mon, Tue, Wed, Thu, Fri, Sat", weekend: [9, 10],
      weeks: ["· · · · · 1 2", "31 · · · · · ·"], title: ["August 2025", "Select month and year"],
      chevrons: ["Previous month", "Next month"],
      words: ["Select date", "Select dates", "Select date range", "Today", "Clear"],
      counts: ["No date selected", "1 date selected", "2 dates selected", "11 dates selected"],
      selection: "Aug 7, Aug 11, and Aug 12",
      spoken: [
        "Thursday, August 7, 2025", "Today, Thursday, August 7, 2025", "Thursday, August 7, 2025, selected",
        "Start date, Thursday, August 7, 2025", "End date, Thursday, August 7, 2025",
      ],
      problems: [
        "Date must be Aug 7, 2025 or later.", "Date must be Aug 7, 2025 or earlier.",
        "This date is not available.", "Weekdays only", "Weekends only",
      ],
      years: ["1970", "2099"]),
    MultiDatePickerRow(
      tag: "de-DE", header: "Mo, Di, Mi, Do, Fr, Sa, So", weekend: [9, 10],
      weeks: ["· · · · 1 2 3", "25 26 27 28 29 30 31"], title: ["August 2025", "Monat und Jahr auswählen"],
      chevrons: ["Vorheriger Monat", "Nächster Monat"],
      words: ["Datum auswählen", "Tage auswählen", "Zeitraum auswählen", "Heute", "Löschen"],
      counts: ["Kein Datum ausgewählt", "1 Tag ausgewählt", "2 Tage ausgewählt", "11 Tage ausgewählt"],
      selection: "7. Aug., 11. Aug. und 12. Aug.",
      spoken: [
        "Donnerstag, 7. August 2025", "Heute, Donnerstag, 7. August 2025",
        "Donnerstag, 7. August 2025, ausgewählt", "Startdatum, Donnerstag, 7. August 2025",
        "Enddatum, Donnerstag, 7. August 2025",
      ],
      problems: [
        "Das Datum muss am 07.08.2025 oder später liegen.",
        "Das Datum muss am 07.08.2025 oder früher liegen.", "Dieses Datum ist nicht verfügbar.",
        "Nur unter der Woche", "Nur am Wochenende",
      ],
      years: ["1970", "2099"]),
    MultiDatePickerRow(
      tag: "th-TH", calendar: .buddhist, header: "อา., จ., อ., พ., พฤ., ศ., ส.", weekend: [9, 10],
      weeks: ["· · · · · 1 2", "31 · · · · · ·"], title: ["สิงหาคม 2568", "เลือกเดือนและปี"],
      chevrons: ["เดือนก่อนหน้า", "เดือนถัดไป"],
      words: ["เลือกวันที่", "เลือกหลายวัน", "เลือกช่วงวันที่", "วันนี้", "ล้าง"],
      counts: ["ยังไม่ได้เลือกวันที่", "เลือกแล้ว 1 วัน", "เลือกแล้ว 2 วัน", "เลือกแล้ว 11 วัน"],
      selection: "7 ส.ค. 11 ส.ค. และ12 ส.ค.",
      spoken: [
        "วันพฤหัสบดีที่ 7 สิงหาคม 2568", "วันนี้ วันพฤหัสบดีที่ 7 สิงหาคม 2568",
        "วันพฤหัสบดีที่ 7 สิงหาคม 2568 เลือกแล้ว", "วันที่เริ่มต้น วันพฤหัสบดีที่ 7 สิงหาคม 2568",
        "วันที่สิ้นสุด วันพฤหัสบดีที่ 7 สิงหาคม 2568",
      ],
      problems: [
        "วันที่ต้องเป็น 7 ส.ค. 2568 หรือหลังจากนั้น", "วันที่ต้องเป็น 7 ส.ค. 2568 หรือก่อนหน้านั้น",
        "ไม่สามารถเลือกวันที่นี้ได้", "เฉพาะวันธรรมดา", "เฉพาะวันหยุดสุดสัปดาห์",
      ],
      years: ["พ.ศ. 2513", "พ.ศ. 2642"]),
    MultiDatePickerRow(
      tag: "zh-Hans-CN", calendar: .chinese, header: "周一, 周二, 周三, 周四, 周五, 周六, 周日", weekend: [9, 10],
      weeks: ["· · · · 初一 初二 初三", "廿五 廿六 廿七 廿八 廿九 · ·"], title: ["2025乙巳年闰六月", "选择年月"],
      chevrons: ["上一个月", "下一个月"], words: ["选择日期", "选择多个日期", "选择日期范围", "今天", "清除"],
      counts: ["未选择日期", "已选1个日期", "已选2个日期", "已选11个日期"],
      selection: "闰六月十四、闰六月十八和闰六月十九",
      spoken: [
        "2025乙巳年闰六月十四星期四", "今天，2025乙巳年闰六月十四星期四", "2025乙巳年闰六月十四星期四，已选中",
        "开始日期，2025乙巳年闰六月十四星期四", "结束日期，2025乙巳年闰六月十四星期四",
      ],
      problems: ["日期不能早于2025年闰六月十四。", "日期不能晚于2025年闰六月十四。", "无法选择此日期。", "仅限工作日", "仅限周末"],
      years: ["1970庚戌年", "2099己未年"]),
    MultiDatePickerRow(
      tag: "zh-Hant-TW", calendar: .chinese, header: "週日, 週一, 週二, 週三, 週四, 週五, 週六", weekend: [9, 10],
      weeks: ["· · · · · 初一 初二", "廿四 廿五 廿六 廿七 廿八 廿九 ·"], title: ["2025乙巳年閏六月", "選擇年月"],
      chevrons: ["上一個月", "下一個月"], words: ["選擇日期", "選擇多個日期", "選擇日期範圍", "今天", "清除"],
      counts: ["未選取日期", "已選取1個日期", "已選取2個日期", "已選取11個日期"],
      selection: "閏六月十四、閏六月十八和閏六月十九",
      spoken: [
        "2025乙巳年閏六月十四 星期四", "今天，2025乙巳年閏六月十四 星期四", "2025乙巳年閏六月十四 星期四，已選取",
        "開始日期，2025乙巳年閏六月十四 星期四", "結束日期，2025乙巳年閏六月十四 星期四",
      ],
      problems: ["日期不得早於2025年閏六月十四。", "日期不得晚於2025年閏六月十四。", "無法選擇此日期。", "僅限平日", "僅限週末"],
      years: ["1970庚戌年", "2099己未年"]),
    MultiDatePickerRow(
      tag: "ar-EG", isRightToLeft: true,
      header: "السبت, الأحد, الاثنين, الثلاثاء, الأربعاء, الخميس, الجمعة", weekend: [8, 9],
      weeks: ["· · · · · · ١", "٣٠ ٣١ · · · · ·"], title: ["أغسطس ٢٠٢٥", "اختيار الشهر والسنة"],
      chevrons: ["الشهر السابق", "الشهر التالي"],
      words: ["اختيار التاريخ", "اختيار التواريخ", "اختيار نطاق التواريخ", "اليوم", "مسح"],
      counts: [
        "لم يتم اختيار أي تاريخ", "عدد التواريخ المختارة: ١", "عدد التواريخ المختارة: ٢",
        "عدد التواريخ المختارة: ١١",
      ],
      selection: "٧ أغسطس و١١ أغسطس و١٢ أغسطس",
      spoken: [
        "الخميس، ٧ أغسطس ٢٠٢٥", "اليوم، الخميس، ٧ أغسطس ٢٠٢٥", "الخميس، ٧ أغسطس ٢٠٢٥، تم اختياره",
        "تاريخ البداية، الخميس، ٧ أغسطس ٢٠٢٥", "تاريخ النهاية، الخميس، ٧ أغسطس ٢٠٢٥",
      ],
      problems: [
        "يجب أن يكون التاريخ ٠٧\u{200F}/٠٨\u{200F}/٢٠٢٥ أو بعده.",
        "يجب أن يكون التاريخ ٠٧\u{200F}/٠٨\u{200F}/٢٠٢٥ أو قبله.", "هذا التاريخ غير متاح.",
        "أيام العمل فقط", "عطلة نهاية الأسبوع فقط",
      ],
      years: ["١٩٧٠", "٢٠٩٩"]),
    MultiDatePickerRow(
      tag: "he-IL", isRightToLeft: true, header: "יום א׳, יום ב׳, יום ג׳, יום ד׳, יום ה׳, יום ו׳, שבת",
      weekend: [8, 9], weeks: ["· · · · · 1 2", "31 · · · · · ·"],
      title: ["אוגוסט 2025", "בחירת חודש ושנה"], chevrons: ["החודש הקודם", "החודש הבא"],
      words: ["בחירת תאריך", "בחירת תאריכים", "בחירת טווח תאריכים", "היום", "ניקוי"],
      counts: ["לא נבחר תאריך", "תאריכים שנבחרו: 1", "תאריכים שנבחרו: 2", "תאריכים שנבחרו: 11"],
      selection: "7 באוג׳, 11 באוג׳ ו-12 באוג׳",
      spoken: [
        "יום חמישי, 7 באוגוסט 2025", "היום, יום חמישי, 7 באוגוסט 2025",
        "יום חמישי, 7 באוגוסט 2025, נבחר", "תאריך התחלה, יום חמישי, 7 באוגוסט 2025",
        "תאריך סיום, יום חמישי, 7 באוגוסט 2025",
      ],
      problems: [
        "התאריך חייב להיות 7 באוג׳ 2025 או מאוחר יותר.", "התאריך חייב להיות 7 באוג׳ 2025 או מוקדם יותר.",
        "התאריך הזה לא זמין.", "ימי חול בלבד", "סופי שבוע בלבד",
      ],
      years: ["1970", "2099"]),
    MultiDatePickerRow(
      tag: "fa-IR", isRightToLeft: true,
      header: "شنبه, یکشنبه, دوشنبه, سه\u{200C}شنبه, چهارشنبه, پنجشنبه, جمعه", weekend: [8],
      weeks: ["· · · · · · ۱", "۳۰ ۳۱ · · · · ·"], title: ["اوت ۲۰۲۵", "انتخاب ماه و سال"],
      chevrons: ["ماه قبلی", "ماه بعدی"],
      words: ["انتخاب تاریخ", "انتخاب تاریخ\u{200C}ها", "انتخاب بازهٔ تاریخ", "امروز", "پاک کردن"],
      counts: [
        "تاریخی انتخاب نشده است", "۱ تاریخ انتخاب شده است", "۲ تاریخ انتخاب شده است",
        "۱۱ تاریخ انتخاب شده است",
      ],
      selection: "۷ اوت،\u{200F} ۱۱ اوت، و ۱۲ اوت",
      spoken: [
        "پنجشنبه ۷ اوت ۲۰۲۵", "امروز، پنجشنبه ۷ اوت ۲۰۲۵", "پنجشنبه ۷ اوت ۲۰۲۵، انتخاب\u{200C}شده",
        "تاریخ شروع، پنجشنبه ۷ اوت ۲۰۲۵", "تاریخ پایان، پنجشنبه ۷ اوت ۲۰۲۵",
      ],
      problems: [
        "تاریخ نباید قبل از ۷ اوت ۲۰۲۵ باشد.", "تاریخ نباید بعد از ۷ اوت ۲۰۲۵ باشد.",
        "این تاریخ در دسترس نیست.", "فقط روزهای کاری", "فقط روزهای آخر هفته",
      ],
      years: ["۱۹۷۰", "۲۰۹۹"]),
    MultiDatePickerRow(
      tag: "ja-JP", header: "日, 月, 火, 水, 木, 金, 土", weekend: [9, 10],
      weeks: ["· · · · · 1 2", "31 · · · · · ·"], title: ["2025年8月", "年月を選択"],
      chevrons: ["前の月", "次の月"], words: ["日付を選択", "複数の日付を選択", "期間を選択", "今日", "クリア"],
      counts: ["日付が選択されていません", "1件の日付を選択中", "2件の日付を選択中", "11件の日付を選択中"],
      selection: "8月7日、8月11日、8月12日",
      spoken: [
        "2025年8月7日木曜日", "今日、2025年8月7日木曜日", "2025年8月7日木曜日、選択中", "開始日、2025年8月7日木曜日",
        "終了日、2025年8月7日木曜日",
      ],
      problems: [
        "2025/08/07以降の日付を指定してください。", "2025/08/07以前の日付を指定してください。", "この日付は選択できません。",
        "平日のみ", "週末のみ",
      ],
      years: ["1970年", "2099年"]),
    MultiDatePickerRow(
      tag: "hi-IN", header: "रवि, सोम, मंगल, बुध, गुरु, शुक्र, शनि", weekend: [10],
      weeks: ["· · · · · 1 2", "31 · · · · · ·"], title: ["अगस्त 2025", "महीना और साल चुनें"],
      chevrons: ["पिछला महीना", "अगला महीना"],
      words: ["तारीख चुनें", "तारीखें चुनें", "तारीखों की अवधि चुनें", "आज", "साफ़ करें"],
      counts: ["कोई तारीख नहीं चुनी गई", "1 तारीख चुनी गई", "2 तारीखें चुनी गईं", "11 तारीखें चुनी गईं"],
      selection: "7 अग॰, 11 अग॰, और 12 अग॰",
      spoken: [
        "गुरुवार, 7 अगस्त 2025", "आज, गुरुवार, 7 अगस्त 2025", "गुरुवार, 7 अगस्त 2025, चुनी गई",
        "शुरू होने की तारीख, गुरुवार, 7 अगस्त 2025", "खत्म होने की तारीख, गुरुवार, 7 अगस्त 2025",
      ],
      problems: [
        "तारीख 7 अग॰ 2025 या उसके बाद की होनी चाहिए।", "तारीख 7 अग॰ 2025 या उससे पहले की होनी चाहिए।",
        "यह तारीख उपलब्ध नहीं है।", "सिर्फ़ कामकाजी दिन", "सिर्फ़ वीकेंड",
      ],
      years: ["1970", "2099"]),
  ]
}
