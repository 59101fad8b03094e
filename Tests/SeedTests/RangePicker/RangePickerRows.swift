import AlmanacKit
import Testing

/// The expected texts of a range picker in one language on 7 August 2025.
struct RangePickerRow: Encodable, Sendable, CustomTestStringConvertible {
  let tag: String
  var calendar = CalendarIdentifier.gregorian
  /// The titles of the segments week, month, year and custom.
  let segments: [String]
  /// The spoken labels of the two wheels, in the order of the columns.
  let wheelNames: [String]
  /// The months of the year up to today's month, joined with a space.
  let months: String
  /// The labels of the year 1900 and of this year.
  let years: [String]
  /// The label of the calendar week that contains today.
  let week: String
  /// The label of the range from 7 August to 11 September.
  let range: String
  /// The words for: start date, end date, the hints for both dates, a reversed range, apply, cancel.
  let rangeWords: [String]
  /// The spoken text of the range.
  let spokenRange: String

  var testDescription: String { "\(tag), \(calendar)" }
}

extension RangePickerRow {
  // If node's Intl (CLDR 48) and PyPI babel 2.12.1 (CLDR 42) have the same pattern for a date, the date comes from
  // node. If the patterns differ, the date follows babel: the thin spaces of English and German, the comma of Arabic,
  // and 年月日 in Japanese intervals. Chinese days are 初一 to 三十, as in almanacs. The words for week, month and year are
  // CLDR's names of fields. The other words are usual in each language.
  static let all = [
    RangePickerRow(
      tag: "en-US", segments: ["Week", "Month", "Year", "Custom"],
      wheelNames: ["Select month", "Select year"],
      months: "January February March April May June July August", years: ["1900", "2025"],
      week: "Aug 3\u{2009}–\u{2009}9, 2025", range: "Aug 7\u{2009}–\u{2009}Sep 11, 2025",
      rangeWords: [
        "Start date", "End date", "Select the start date", "Select the end date",
        "The end date can’t be before the start date.", "Apply", "Cancel",
      ],
      spokenRange: "Selected range: Thursday, August 7, 2025 to Thursday, September 11, 2025"),
    RangePickerRow(
      tag: "de-DE", segments: ["Woche", "Monat", "Jahr", "Individuell"],
      wheelNames: ["Monat auswählen", "Jahr auswählen"],
      months: "Januar Februar März April Mai Juni Juli August", years: ["1900", "2025"],
      week: "4.–10. Aug. 2025", range: "7. Aug.\u{2009}–\u{2009}11. Sept. 2025",
      rangeWords: [
        "Startdatum", "Enddatum", "Startdatum auswählen", "Enddatum auswählen",
        "Das Enddatum darf nicht vor dem Startdatum liegen.", "Anwenden", "Abbrechen",
      ],
      spokenRange: "Ausgewählter Zeitraum: Donnerstag, 7. August 2025 bis Donnerstag, 11. September 2025"),
    RangePickerRow(
      tag: "th_TH", calendar: .buddhist, segments: ["สัปดาห์", "เดือน", "ปี", "กำหนดเอง"],
      wheelNames: ["เลือกเดือน", "เลือกปี"],
      months: "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม",
      years: ["พ.ศ. 2443", "พ.ศ. 2568"], week: "3–9 ส.ค. 2568", range: "7 ส.ค. – 11 ก.ย. 2568",
      rangeWords: [
        "วันที่เริ่มต้น", "วันที่สิ้นสุด", "เลือกวันที่เริ่มต้น", "เลือกวันที่สิ้นสุด",
        "วันที่สิ้นสุดต้องไม่อยู่ก่อนวันที่เริ่มต้น", "นำไปใช้", "ยกเลิก",
      ],
      spokenRange: "ช่วงวันที่ที่เลือก: วันพฤหัสบดีที่ 7 สิงหาคม 2568 ถึง วันพฤหัสบดีที่ 11 กันยายน 2568"),
    RangePickerRow(
      tag: "zh-Hans-CN", calendar: .chinese, segments: ["周", "月", "年", "自定义"],
      wheelNames: ["选择年份", "选择月份"], months: "正月 二月 三月 四月 五月 六月 闰六月",
      years: ["1900庚子年", "2025乙巳年"], week: "2025年闰六月十一至十七", range: "2025年闰六月十四至七月二十",
      rangeWords: [
        "开始日期", "结束日期", "请选择开始日期", "请选择结束日期", "结束日期不能早于开始日期。", "应用", "取消",
      ],
      spokenRange: "已选范围：2025乙巳年闰六月十四星期四至2025乙巳年七月二十星期四"),
    RangePickerRow(
      tag: "zh_Hant_TW", calendar: .chinese, segments: ["週", "月", "年", "自訂"],
      wheelNames: ["選擇年份", "選擇月份"], months: "正月 二月 三月 四月 五月 六月 閏六月",
      years: ["1900庚子年", "2025乙巳年"], week: "2025年閏六月初十至十六", range: "2025年閏六月十四至七月二十",
      rangeWords: [
        "開始日期", "結束日期", "請選擇開始日期", "請選擇結束日期", "結束日期不得早於開始日期。", "套用", "取消",
      ],
      spokenRange: "已選取的範圍：2025乙巳年閏六月十四 星期四至2025乙巳年七月二十 星期四"),
    RangePickerRow(
      tag: "ar-EG", segments: ["الأسبوع", "الشهر", "السنة", "مخصص"],
      wheelNames: ["اختيار الشهر", "اختيار السنة"],
      months: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس", years: ["١٩٠٠", "٢٠٢٥"],
      week: "٢–٨ أغسطس، ٢٠٢٥", range: "٧ أغسطس – ١١ سبتمبر، ٢٠٢٥",
      rangeWords: [
        "تاريخ البداية", "تاريخ النهاية", "يُرجى اختيار تاريخ البداية", "يُرجى اختيار تاريخ النهاية",
        "لا يمكن أن يكون تاريخ النهاية قبل تاريخ البداية.", "تطبيق", "إلغاء",
      ],
      spokenRange: "النطاق المختار: من الخميس، ٧ أغسطس ٢٠٢٥ إلى الخميس، ١١ سبتمبر ٢٠٢٥"),
    RangePickerRow(
      tag: "he-IL", segments: ["שבוע", "חודש", "שנה", "מותאם אישית"],
      wheelNames: ["בחירת חודש", "בחירת שנה"],
      months: "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט", years: ["1900", "2025"],
      week: "3–9 באוג׳ 2025", range: "7 אוג׳ – 11 ספט׳ 2025",
      rangeWords: [
        "תאריך התחלה", "תאריך סיום", "יש לבחור תאריך התחלה", "יש לבחור תאריך סיום",
        "תאריך הסיום לא יכול להיות לפני תאריך ההתחלה.", "החלה", "ביטול",
      ],
      spokenRange: "הטווח שנבחר: יום חמישי, 7 באוגוסט 2025 עד יום חמישי, 11 בספטמבר 2025"),
    RangePickerRow(
      tag: "fa-IR", segments: ["هفته", "ماه", "سال", "دلخواه"], wheelNames: ["انتخاب ماه", "انتخاب سال"],
      months: "ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت", years: ["۱۹۰۰", "۲۰۲۵"],
      week: "۲ تا ۸ اوت ۲۰۲۵", range: "۷ اوت تا ۱۱ سپتامبر ۲۰۲۵",
      rangeWords: [
        "تاریخ شروع", "تاریخ پایان", "تاریخ شروع را انتخاب کنید", "تاریخ پایان را انتخاب کنید",
        "تاریخ پایان نمی‌تواند قبل از تاریخ شروع باشد.", "اعمال", "لغو",
      ],
      spokenRange: "بازهٔ انتخاب\u{200C}شده: از پنجشنبه ۷ اوت ۲۰۲۵ تا پنجشنبه ۱۱ سپتامبر ۲۰۲۵"),
    RangePickerRow(
      tag: "ja-JP", segments: ["週", "月", "年", "カスタム"], wheelNames: ["年を選択", "月を選択"],
      months: "1月 2月 3月 4月 5月 6月 7月 8月", years: ["1900年", "2025年"], week: "2025年8月3日～9日",
      range: "2025年8月7日～9月11日",
      rangeWords: [
        "開始日", "終了日", "開始日を選択してください", "終了日を選択してください",
        "終了日は開始日以降の日付にしてください。", "適用", "キャンセル",
      ],
      spokenRange: "選択した期間：2025年8月7日木曜日から2025年9月11日木曜日まで"),
    RangePickerRow(
      tag: "hi_IN", segments: ["हफ़्ता", "महीना", "साल", "कस्टम"], wheelNames: ["महीना चुनें", "साल चुनें"],
      months: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त", years: ["1900", "2025"],
      week: "3–9 अग॰ 2025", range: "7 अग॰ – 11 सित॰ 2025",
      rangeWords: [
        "शुरू होने की तारीख", "खत्म होने की तारीख", "शुरू होने की तारीख चुनें", "खत्म होने की तारीख चुनें",
        "खत्म होने की तारीख, शुरू होने की तारीख से पहले की नहीं हो सकती।", "लागू करें", "रद्द करें",
      ],
      spokenRange: "चुनी गई अवधि: गुरुवार, 7 अगस्त 2025 से गुरुवार, 11 सितंबर 2025 तक"),
  ]
}
