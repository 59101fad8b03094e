import AlmanacKit
import Testing

/// The expected texts of a wheel picker in one language on 7 August 2025 at five past two in the afternoon.
struct WheelPickerRow: Encodable, Sendable, CustomTestStringConvertible {
  let tag: String
  var calendar = CalendarIdentifier.gregorian
  /// The columns of the wheels for a date, in the order of the language.
  let date: [PickerColumn]
  /// The columns of the wheels for a time, in the order of the language.
  let time: [PickerColumn]
  /// The rows of the wheel of hours, joined with a space.
  let hours: String
  /// The rows of the wheel of minutes in steps of 15 minutes, joined with a space.
  let minutes: String
  /// AM and PM in the language.
  let dayPeriods: [String]
  /// Months beside a wheel of days: June to August, or in the Chinese calendar the fifth, sixth and leap sixth month.
  let months: [String]
  /// The first, the fifteenth and the last day of today's month.
  let days: [String]
  /// Two rows of a wheel in which each row is a whole date: today, and tomorrow (Friday, 8 August).
  let dates: [String]
  /// The spoken texts of two o'clock in the afternoon, of five minutes, and of PM.
  let spoken: [String]
  /// The texts beside the wheels of a countdown of two hours and thirty minutes, and the wheels' labels.
  let timer: [String]
  /// The date and the time in the compact style.
  let compact: [String]
  /// The words for: select a date, select a time, time, today, done.
  let words: [String]

  var testDescription: String { "\(tag), \(calendar)" }
}

extension WheelPickerRow {
  private static let twelve = "12 1 2 3 4 5 6 7 8 9 10 11"
  private static let twentyFour = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23"
  private static let paddedTwentyFour =
    "00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23"

  // Dates, times and units are in both node's Intl (CLDR 48) and PyPI babel 2.12.1 (CLDR 42), with two exceptions:
  // - The narrow space before PM in English, Thai weekdays, and stand-alone AM and PM in Hebrew come from babel.
  // - Thai AM and PM come from moment.js 2.29.4 (locale/th.js), because CLDR has them in Latin letters.
  // Hours have a leading zero if CLDR's pattern of `H` has one. The Persian name of July beside a day ends with the
  // ezafe (ژوئیهٔ). Beside a wheel that shows a 2, Arabic and Hebrew do not use the dual form of "hour", because this
  // form alone means "two hours". The spoken hours are usual in each language.
  static let all = [
    WheelPickerRow(
      tag: "en-US", date: [.month, .day, .year], time: [.hour, .minute, .dayPeriod], hours: twelve,
      minutes: "00 15 30 45", dayPeriods: ["AM", "PM"], months: ["June", "July", "August"],
      days: ["1", "15", "31"], dates: ["Today", "Fri, Aug 8"], spoken: ["2 o’clock", "5 minutes", "PM"],
      timer: ["hours", "min", "Hours", "Minutes"], compact: ["Aug 7, 2025", "2:05\u{202F}PM"],
      words: ["Select date", "Select time", "Time", "Today", "Done"]),
    WheelPickerRow(
      tag: "de_DE", date: [.day, .month, .year], time: [.hour, .minute], hours: paddedTwentyFour,
      minutes: "00 15 30 45", dayPeriods: ["AM", "PM"], months: ["Juni", "Juli", "August"],
      days: ["1", "15", "31"], dates: ["Heute", "Fr., 8. Aug."],
      spoken: ["14 Uhr", "5 Minuten", "PM"], timer: ["Stunden", "Min.", "Stunden", "Minuten"],
      compact: ["07.08.2025", "14:05"],
      words: ["Datum auswählen", "Uhrzeit auswählen", "Uhrzeit", "Heute", "Fertig"]),
    WheelPickerRow(
      tag: "th-TH", calendar: .buddhist, date: [.day, .month, .year], time: [.hour, .minute],
      hours: paddedTwentyFour, minutes: "00 15 30 45", dayPeriods: ["ก่อนเที่ยง", "หลังเที่ยง"],
      months: ["มิถุนายน", "กรกฎาคม", "สิงหาคม"], days: ["1", "15", "31"], dates: ["วันนี้", "ศ. 8 ส.ค."],
      spoken: ["14 นาฬิกา", "5 นาที", "หลังเที่ยง"], timer: ["ชั่วโมง", "นาที", "ชั่วโมง", "นาที"],
      compact: ["7 ส.ค. 2568", "14:05"], words: ["เลือกวันที่", "เลือกเวลา", "เวลา", "วันนี้", "เสร็จสิ้น"]),
    WheelPickerRow(
      tag: "zh_CN", calendar: .chinese, date: [.year, .month, .day], time: [.hour, .minute],
      hours: paddedTwentyFour, minutes: "00 15 30 45", dayPeriods: ["上午", "下午"],
      months: ["五月", "六月", "闰六月"], days: ["初一", "十五", "廿九"], dates: ["今天", "闰六月十五周五"],
      spoken: ["14点", "5分钟", "下午"], timer: ["小时", "分钟", "小时", "分钟"],
      compact: ["2025年闰六月十四", "14:05"], words: ["选择日期", "选择时间", "时间", "今天", "完成"]),
    WheelPickerRow(
      tag: "zh-TW", calendar: .chinese, date: [.year, .month, .day], time: [.dayPeriod, .hour, .minute],
      hours: twelve, minutes: "00 15 30 45", dayPeriods: ["上午", "下午"], months: ["五月", "六月", "閏六月"],
      days: ["初一", "十五", "廿九"], dates: ["今天", "閏六月十五週五"], spoken: ["2點", "5分鐘", "下午"],
      timer: ["小時", "分鐘", "小時", "分鐘"], compact: ["2025年閏六月十四", "下午2:05"],
      words: ["選擇日期", "選擇時間", "時間", "今天", "完成"]),
    WheelPickerRow(
      tag: "ar-EG", date: [.day, .month, .year], time: [.hour, .minute, .dayPeriod],
      hours: "١٢ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ١٠ ١١", minutes: "٠٠ ١٥ ٣٠ ٤٥", dayPeriods: ["ص", "م"],
      months: ["يونيو", "يوليو", "أغسطس"], days: ["١", "١٥", "٣١"], dates: ["اليوم", "الجمعة، ٨ أغسطس"],
      spoken: ["الساعة ٢", "٥ دقائق", "مساءً"], timer: ["ساعة", "دقيقة", "ساعات", "دقائق"],
      compact: ["٠٧\u{200F}/٠٨\u{200F}/٢٠٢٥", "٢:٠٥ م"],
      words: ["اختيار التاريخ", "اختيار الوقت", "الوقت", "اليوم", "تم"]),
    WheelPickerRow(
      tag: "iw-IL", date: [.day, .month, .year], time: [.hour, .minute], hours: twentyFour,
      minutes: "00 15 30 45", dayPeriods: ["לפנה״צ", "אחה״צ"], months: ["יוני", "יולי", "אוגוסט"],
      days: ["1", "15", "31"], dates: ["היום", "יום ו׳, 8 באוג׳"],
      spoken: ["השעה 14", "5 דקות", "PM"], timer: ["שעות", "דקות", "שעות", "דקות"],
      compact: ["7 באוג׳ 2025", "14:05"], words: ["בחירת תאריך", "בחירת שעה", "שעה", "היום", "סיום"]),
    WheelPickerRow(
      tag: "fa-IR", date: [.day, .month, .year], time: [.hour, .minute],
      hours: "۰ ۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۱۰ ۱۱ ۱۲ ۱۳ ۱۴ ۱۵ ۱۶ ۱۷ ۱۸ ۱۹ ۲۰ ۲۱ ۲۲ ۲۳", minutes: "۰۰ ۱۵ ۳۰ ۴۵",
      dayPeriods: ["ق.ظ.", "ب.ظ."], months: ["ژوئن", "ژوئیهٔ", "اوت"], days: ["۱", "۱۵", "۳۱"],
      dates: ["امروز", "جمعه ۸ اوت"], spoken: ["ساعت ۱۴", "۵ دقیقه", "بعدازظهر"],
      timer: ["ساعت", "دقیقه", "ساعت", "دقیقه"], compact: ["۷ اوت ۲۰۲۵", "۱۴:۰۵"],
      words: ["انتخاب تاریخ", "انتخاب ساعت", "ساعت", "امروز", "تمام"]),
    WheelPickerRow(
      tag: "ja-JP", date: [.year, .month, .day], time: [.hour, .minute], hours: twentyFour,
      minutes: "00 15 30 45", dayPeriods: ["午前", "午後"], months: ["6月", "7月", "8月"],
      days: ["1日", "15日", "31日"], dates: ["今日", "8月8日(金)"], spoken: ["14時", "5分", "午後"],
      timer: ["時間", "分", "時", "分"], compact: ["2025/08/07", "14:05"],
      words: ["日付を選択", "時刻を選択", "時刻", "今日", "完了"]),
    WheelPickerRow(
      tag: "hi-IN", date: [.day, .month, .year], time: [.hour, .minute, .dayPeriod], hours: twelve,
      minutes: "00 15 30 45", dayPeriods: ["am", "pm"], months: ["जून", "जुलाई", "अगस्त"],
      days: ["1", "15", "31"], dates: ["आज", "शुक्र, 8 अग॰"], spoken: ["2 बजे", "5 मिनट", "pm"],
      timer: ["घंटे", "मि॰", "घंटे", "मिनट"], compact: ["7 अग॰ 2025", "2:05 pm"],
      words: ["तारीख चुनें", "समय चुनें", "समय", "आज", "हो गया"]),
  ]
}
