import { withWords } from "../almanac.js";
import { locale as core } from "../de.js";
import { keys } from "../words.js";
export const locale = /* @__PURE__ */ withWords(core, keys, [
  // a11y.calendarView
  "Kalenderansicht",
  // a11y.changeMonth
  "Monat ändern",
  // a11y.changeYear
  "Jahr ändern",
  // a11y.empty
  "Leer",
  // a11y.enteredDate
  "Eingegebenes Datum: {date}",
  // a11y.goToYear
  "Zum Jahr {year} wechseln",
  // a11y.hourValue24
  {"one": "{n} Uhr", "other": "{n} Uhr"},
  // a11y.inRange
  "{date}, im Zeitraum",
  // a11y.range
  "{start} bis {end}",
  // a11y.secondValue
  {"one": "{n} Sekunde", "other": "{n} Sekunden"},
  // a11y.selectedTime
  "Ausgewählte Uhrzeit: {time}",
  // a11y.unavailable
  "{date}, nicht verfügbar",
  // a11y.yearView
  "Jahresansicht",
  // action.back
  "Zurück",
  // action.next
  "Weiter",
  // action.removeDate
  "{date} entfernen",
  // action.reset
  "Zurücksetzen",
  // action.save
  "Speichern",
  // action.select
  "Auswählen",
  // app.nights
  {"one": "{n} Nacht", "other": "{n} Nächte"},
  // error.example
  "Beispiel: {date}",
  // error.format
  "Bitte dieses Format verwenden: {format}",
  // error.hourRange
  "Die Stunde muss zwischen {min} und {max} liegen.",
  // error.invalidRange
  "Bitte einen gültigen Zeitraum eingeben.",
  // error.minuteRange
  "Die Minute muss zwischen {min} und {max} liegen.",
  // error.outOfRangeShort
  "Dieses Datum liegt außerhalb des zulässigen Zeitraums.",
  // error.outOfRangeTime
  "Bitte eine Uhrzeit von {min} bis {max} auswählen",
  // error.rangeTooLong
  {"one": "Bitte höchstens {n} Tag auswählen.", "other": "Bitte höchstens {n} Tage auswählen."},
  // error.rangeTooShort
  {"one": "Bitte mindestens {n} Tag auswählen.", "other": "Bitte mindestens {n} Tage auswählen."},
  // error.required
  "Dieses Feld muss ausgefüllt werden.",
  // error.tooEarlyTime
  "Die Uhrzeit muss {time} oder später sein.",
  // error.tooFewDates
  {"one": "Bitte mindestens {n} Tag auswählen.", "other": "Bitte mindestens {n} Tage auswählen."},
  // error.tooLateTime
  "Die Uhrzeit muss {time} oder früher sein.",
  // error.tooManyDates
  {"one": "Bitte höchstens {n} Tag auswählen.", "other": "Bitte höchstens {n} Tage auswählen."},
  // error.unavailableInRange
  "Einige Tage in diesem Zeitraum sind nicht verfügbar.",
  // error.weekdaysOnly
  "Es können nur Tage unter der Woche ausgewählt werden.",
  // error.weekendsOnly
  "Es können nur Tage am Wochenende ausgewählt werden.",
  // hint.dayGrid
  "Mit den Pfeiltasten zu einem Tag wechseln und ihn mit der Eingabetaste auswählen.",
  // hint.earlierYears
  "Scrollen, um frühere Jahre anzuzeigen",
  // hint.laterYears
  "Scrollen, um spätere Jahre anzuzeigen",
  // hint.monthGrid
  "Mit den Pfeiltasten zu einem Monat wechseln und ihn mit der Eingabetaste auswählen.",
  // hint.scroll
  "Scrollen, um den Wert zu ändern",
  // hint.scrollNextMonth
  "Scrollen, um den nächsten Monat anzuzeigen",
  // hint.scrollPreviousMonth
  "Scrollen, um den vorherigen Monat anzuzeigen",
  // hint.toggle
  "Zum Umschalten drücken",
  // hint.yearGrid
  "Mit den Pfeiltasten zu einem Jahr wechseln und es mit der Eingabetaste auswählen.",
  // label.dateRange
  "Zeitraum",
  // label.dateTime
  "Datum und Uhrzeit",
  // label.day
  "Tag",
  // label.end
  "Ende",
  // label.endMonth
  "Endmonat",
  // label.endQuarter
  "Endquartal",
  // label.endWeek
  "Endwoche",
  // label.endYear
  "Endjahr",
  // label.enteredDate
  "Eingegebenes Datum",
  // label.era
  "Epoche",
  // label.hour
  "Stunde",
  // label.minute
  "Minute",
  // label.quarter
  "Quartal",
  // label.second
  "Sekunde",
  // label.selectedDate
  "Ausgewähltes Datum",
  // label.start
  "Start",
  // label.startMonth
  "Startmonat",
  // label.startQuarter
  "Startquartal",
  // label.startWeek
  "Startwoche",
  // label.startYear
  "Startjahr",
  // label.timeZone
  "Zeitzone",
  // label.weekNumber
  "Kalenderwoche",
  // label.weekday
  "Wochentag",
  // mask.hour
  "hh",
  // mask.minute
  "mm",
  // mask.second
  "ss",
  // nav.backToToday
  "Zurück zu heute",
  // nav.next
  "Weiter",
  // nav.nextCentury
  "Nächstes Jahrhundert",
  // nav.nextHour
  "Nächste Stunde",
  // nav.nextMinute
  "Nächste Minute",
  // nav.nextSecond
  "Nächste Sekunde",
  // nav.nextYears
  "Nächste Jahre",
  // nav.previous
  "Zurück",
  // nav.previousCentury
  "Vorheriges Jahrhundert",
  // nav.previousHour
  "Vorherige Stunde",
  // nav.previousMinute
  "Vorherige Minute",
  // nav.previousSecond
  "Vorherige Sekunde",
  // nav.previousYears
  "Vorherige Jahre",
  // nav.tomorrow
  "Morgen",
  // nav.yesterday
  "Gestern",
  // preset.lastDays
  {"one": "Letzter Tag", "other": "Letzte {n} Tage"},
  // preset.lastMonth
  "Letzter Monat",
  // preset.lastQuarter
  "Letztes Quartal",
  // preset.lastWeek
  "Letzte Woche",
  // preset.lastYear
  "Letztes Jahr",
  // preset.nextDays
  {"one": "Nächster Tag", "other": "Nächste {n} Tage"},
  // preset.thisQuarter
  "Dieses Quartal",
  // preset.thisYear
  "Dieses Jahr",
  // prompt.enterDate
  "Datum eingeben",
  // prompt.enterDateRange
  "Zeitraum eingeben",
  // prompt.enterDates
  "Datumsangaben eingeben",
  // prompt.enterTime
  "Uhrzeit eingeben",
  // prompt.selectDateTime
  "Datum und Uhrzeit auswählen",
  // prompt.selectDayPeriod
  "{am} oder {pm} auswählen",
  // prompt.selectDecade
  "Jahrzehnt auswählen",
  // prompt.selectHour
  "Stunde auswählen",
  // prompt.selectMinute
  "Minute auswählen",
  // prompt.selectQuarter
  "Quartal auswählen",
  // prompt.selectSecond
  "Sekunde auswählen",
  // prompt.selectTimeRange
  "Start- und Endzeit auswählen",
  // selection.noTime
  "Keine Uhrzeit ausgewählt",
  // view.switchToCalendar
  "Zum Kalender wechseln",
  // view.switchToClock
  "Zur Uhr wechseln",
  // view.switchToDay
  "Zur Tagesansicht wechseln",
  // view.switchToInput
  "Zur Texteingabe wechseln",
  // view.switchToMonth
  "Zur Monatsansicht wechseln",
  // view.switchToWheels
  "Zu den Drehrädern wechseln",
  // view.switchToYear
  "Zur Jahresansicht wechseln",
]);
