import AlmanacKit
import Testing

/// The expected texts of a date field in one language on 7 August 2025.
struct DateFieldRow: Encodable, Sendable, CustomTestStringConvertible {
  let tag: String
  var calendar = CalendarIdentifier.gregorian
  var isRightToLeft = false
  /// Today in the full, long, medium and short style.
  let styles: [String]
  /// The mask in an empty field, which shows how to type a date.
  let mask: String
  /// The words for: select a date, date, calendar, open the calendar, clear, done, cancel, OK, no selection.
  let words: [String]
  /// The messages for an invalid date, a date before today, a date after today, and a date outside the range from today
  /// to 14 August.
  let problems: [String]
  /// The spoken text of the selected date.
  let spoken: String

  var testDescription: String { "\(tag), \(calendar)" }
}

extension DateFieldRow {
  // If node's Intl (CLDR 48) and PyPI babel 2.12.1 (CLDR 42) have the same pattern for a date, the date comes from
  // node. If the patterns differ, the date comes from babel. Masks are the same as in the empty date fields of
  // browsers. The other words are usual in each language.
  static let all = [
    DateFieldRow(
      tag: "en-US",
      styles: ["Thursday, August 7, 2025", "August 7, 2025", "Aug 7, 2025", "8/7/25"], mask: "mm/dd/yyyy",
      words: [
        "Select date", "Date", "Calendar", "Open calendar", "Clear", "Done", "Cancel", "OK",
        "No date selected",
      ],
      problems: [
        "Enter a valid date.", "Date must be Aug 7, 2025 or later.", "Date must be Aug 7, 2025 or earlier.",
        "Select a date from Aug 7, 2025 to Aug 14, 2025",
      ],
      spoken: "Selected date: Thursday, August 7, 2025"),
    DateFieldRow(
      tag: "de-DE",
      styles: ["Donnerstag, 7. August 2025", "7. August 2025", "07.08.2025", "07.08.25"],
      mask: "TT.MM.JJJJ",
      words: [
        "Datum auswählen", "Datum", "Kalender", "Kalender öffnen", "Löschen", "Fertig", "Abbrechen", "OK",
        "Kein Datum ausgewählt",
      ],
      problems: [
        "Bitte ein gültiges Datum eingeben.", "Das Datum muss am 07.08.2025 oder später liegen.",
        "Das Datum muss am 07.08.2025 oder früher liegen.",
        "Das Datum muss im Zeitraum vom 07.08.2025 bis 14.08.2025 liegen.",
      ],
      spoken: "Ausgewähltes Datum: Donnerstag, 7. August 2025"),
    DateFieldRow(
      tag: "th-TH", calendar: .buddhist,
      styles: ["วันพฤหัสบดีที่ 7 สิงหาคม พ.ศ. 2568", "7 สิงหาคม 2568", "7 ส.ค. 2568", "7/8/68"],
      mask: "วว/ดด/ปปปป",
      words: [
        "เลือกวันที่", "วันที่", "ปฏิทิน", "เปิดปฏิทิน", "ล้าง", "เสร็จสิ้น", "ยกเลิก", "ตกลง",
        "ยังไม่ได้เลือกวันที่",
      ],
      problems: [
        "โปรดป้อนวันที่ที่ถูกต้อง", "วันที่ต้องเป็น 7 ส.ค. 2568 หรือหลังจากนั้น",
        "วันที่ต้องเป็น 7 ส.ค. 2568 หรือก่อนหน้านั้น", "โปรดเลือกวันที่ตั้งแต่ 7 ส.ค. 2568 ถึง 14 ส.ค. 2568",
      ],
      spoken: "วันที่ที่เลือก: วันพฤหัสบดีที่ 7 สิงหาคม 2568"),
    DateFieldRow(
      tag: "zh_Hans_CN", calendar: .chinese,
      styles: ["2025乙巳年闰六月十四星期四", "2025乙巳年闰六月十四", "2025年闰六月十四", "2025/闰6/14"],
      mask: "年/月/日",
      words: ["选择日期", "日期", "日历", "打开日历", "清除", "完成", "取消", "确定", "未选择日期"],
      problems: [
        "请输入有效的日期。", "日期不能早于2025年闰六月十四。", "日期不能晚于2025年闰六月十四。",
        "请选择2025年闰六月十四至2025年闰六月廿一之间的日期。",
      ],
      spoken: "已选日期：2025乙巳年闰六月十四星期四"),
    DateFieldRow(
      tag: "zh-Hant-TW", calendar: .chinese,
      styles: ["2025乙巳年閏六月十四 星期四", "2025乙巳年閏六月十四", "2025年閏六月十四", "2025/閏6/14"],
      mask: "年/月/日",
      words: ["選擇日期", "日期", "日曆", "開啟日曆", "清除", "完成", "取消", "確定", "未選取日期"],
      problems: [
        "請輸入有效的日期。", "日期不得早於2025年閏六月十四。", "日期不得晚於2025年閏六月十四。",
        "請選擇2025年閏六月十四至2025年閏六月廿一之間的日期。",
      ],
      spoken: "已選取的日期：2025乙巳年閏六月十四 星期四"),
    DateFieldRow(
      tag: "ar-EG", isRightToLeft: true,
      styles: [
        "الخميس، ٧ أغسطس ٢٠٢٥", "٧ أغسطس ٢٠٢٥", "٠٧\u{200F}/٠٨\u{200F}/٢٠٢٥", "٧\u{200F}/٨\u{200F}/٢٠٢٥",
      ],
      mask: "يوم/شهر/سنة",
      words: [
        "اختيار التاريخ", "التاريخ", "التقويم", "فتح التقويم", "مسح", "تم", "إلغاء", "موافق",
        "لم يتم اختيار أي تاريخ",
      ],
      problems: [
        "يُرجى إدخال تاريخ صالح.", "يجب أن يكون التاريخ ٠٧\u{200F}/٠٨\u{200F}/٢٠٢٥ أو بعده.",
        "يجب أن يكون التاريخ ٠٧\u{200F}/٠٨\u{200F}/٢٠٢٥ أو قبله.",
        "يُرجى اختيار تاريخ ضمن النطاق من ٠٧\u{200F}/٠٨\u{200F}/٢٠٢٥ إلى ١٤\u{200F}/٠٨\u{200F}/٢٠٢٥",
      ],
      spoken: "التاريخ المختار: الخميس، ٧ أغسطس ٢٠٢٥"),
    DateFieldRow(
      tag: "he-IL", isRightToLeft: true,
      styles: ["יום חמישי, 7 באוגוסט 2025", "7 באוגוסט 2025", "7 באוג׳ 2025", "7.8.2025"],
      mask: "יום.חודש.שנה",
      words: [
        "בחירת תאריך", "תאריך", "לוח שנה", "פתיחת לוח השנה", "ניקוי", "סיום", "ביטול", "אישור",
        "לא נבחר תאריך",
      ],
      problems: [
        "יש להזין תאריך תקין.", "התאריך חייב להיות 7 באוג׳ 2025 או מאוחר יותר.",
        "התאריך חייב להיות 7 באוג׳ 2025 או מוקדם יותר.", "יש לבחור תאריך בין 7 באוג׳ 2025 לבין 14 באוג׳ 2025",
      ],
      spoken: "התאריך שנבחר: יום חמישי, 7 באוגוסט 2025"),
    DateFieldRow(
      tag: "fa_IR", isRightToLeft: true,
      styles: ["پنجشنبه ۷ اوت ۲۰۲۵", "۷ اوت ۲۰۲۵", "۷ اوت ۲۰۲۵", "۲۰۲۵/۸/۷"], mask: "سال/ماه/روز",
      words: [
        "انتخاب تاریخ", "تاریخ", "تقویم", "باز کردن تقویم", "پاک کردن", "تمام", "لغو", "تأیید",
        "تاریخی انتخاب نشده است",
      ],
      problems: [
        "تاریخ معتبری وارد کنید.", "تاریخ نباید قبل از ۷ اوت ۲۰۲۵ باشد.",
        "تاریخ نباید بعد از ۷ اوت ۲۰۲۵ باشد.", "تاریخی در بازهٔ ۷ اوت ۲۰۲۵ تا ۱۴ اوت ۲۰۲۵ انتخاب کنید.",
      ],
      spoken: "تاریخ انتخاب\u{200C}شده: پنجشنبه ۷ اوت ۲۰۲۵"),
    DateFieldRow(
      tag: "ja_JP", styles: ["2025年8月7日木曜日", "2025年8月7日", "2025/08/07", "2025/08/07"], mask: "年/月/日",
      words: [
        "日付を選択", "日付", "カレンダー", "カレンダーを開く", "クリア", "完了", "キャンセル", "OK", "日付が選択されていません",
      ],
      problems: [
        "有効な日付を入力してください。", "2025/08/07以降の日付を指定してください。", "2025/08/07以前の日付を指定してください。",
        "2025/08/07から2025/08/14までの日付を選択してください。",
      ],
      spoken: "選択した日付：2025年8月7日木曜日"),
    DateFieldRow(
      tag: "hi-IN", styles: ["गुरुवार, 7 अगस्त 2025", "7 अगस्त 2025", "7 अग॰ 2025", "7/8/25"],
      mask: "दिन/माह/वर्ष",
      words: [
        "तारीख चुनें", "तारीख", "कैलेंडर", "कैलेंडर खोलें", "साफ़ करें", "हो गया", "रद्द करें", "ठीक है",
        "कोई तारीख नहीं चुनी गई",
      ],
      problems: [
        "मान्य तारीख दर्ज करें।", "तारीख 7 अग॰ 2025 या उसके बाद की होनी चाहिए।",
        "तारीख 7 अग॰ 2025 या उससे पहले की होनी चाहिए।", "7 अग॰ 2025 से 14 अग॰ 2025 तक की कोई तारीख चुनें।",
      ],
      spoken: "चुनी गई तारीख: गुरुवार, 7 अगस्त 2025"),
  ]
}
