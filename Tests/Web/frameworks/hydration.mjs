// The texts that hydration.py compares: the same module makes them in node and in Chromium.

export const tags = ["en", "fr", "de", "ar-EG"];

/**
 * Texts of the bundle's modules, and the same texts from the engine's own Intl.
 * @param {string} esm the address of the folder of modules
 */
export async function allTexts(esm) {
  const almanac = await import(`${esm}/almanac.js`);
  const { format, formatDateTime, formatNumber, formatRange, formatTime, gregorianDate, monthTitle } = almanac;
  const { dayPickerProps } = await import(`${esm}/adapters/react-day-picker.js`);
  const result = {};
  for (const tag of tags) {
    const { calendar } = await import(`${esm}/${tag}/gregorian.js`);
    const { locale } = await import(`${esm}/${tag}/words.js`);
    const full = { ...calendar, locale };
    const day = gregorianDate(2026, 2, 17);
    const time = { hour: 14, minute: 30 };
    const at = (hour, date = 17) => new Date(Date.UTC(2026, 1, date, hour, 30));
    const intl = (options) => new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options });
    result[tag] = {
      time: [formatTime(locale, time), intl({ timeStyle: "short" }).format(at(14))],
      date: [format(full, day, { style: "full" }), intl({ dateStyle: "full" }).format(at(14))],
      both: [
        formatDateTime(full, day, time, { style: "medium" }), intl({ dateStyle: "medium", timeStyle: "short" }).format(at(14)),
      ],
      range: [
        formatRange(full, day, gregorianDate(2026, 2, 20)),
        intl({ year: "numeric", month: "short", day: "numeric" }).formatRange(at(14), at(14, 20)),
      ],
      title: [monthTitle(full, day), intl({ year: "numeric", month: "long" }).format(at(14))],
      year: [formatNumber(locale, 2026), new Intl.NumberFormat(tag, { useGrouping: false }).format(2026)],
      label: [dayPickerProps(full).labels.labelDayButton(new Date(2026, 1, 17), { selected: true }), null],
    };
  }
  return result;
}
