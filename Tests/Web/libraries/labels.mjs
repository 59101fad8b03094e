// @ts-check
// The English labels of the adapters whose libraries do not run in the tests. The expected labels are those of the
// libraries' own English locales: Quasar's en-US, and Vuetify's en.

import { openAdapter, openLocale } from "../support.mjs";

const quasar = {
  prevMonth: "Previous month", nextMonth: "Next month", prevYear: "Previous year", nextYear: "Next year", today: "Today",
  now: "Now", hour: "Hour", minute: "Minute", second: "Second", format24h: false, firstDayOfWeek: 0,
};
const quasarButtons = { clear: "Clear", ok: "OK", cancel: "Cancel", close: "Close", set: "Set", select: "Select", reset: "Reset" };
const vuetify = {
  previousMonth: "Previous month", nextMonth: "Next month", previousYear: "Previous year", nextYear: "Next year",
  selectMonth: "Select month", selectYear: "Select year", selectDate: "{0}", currentDate: "Today, {0}",
};

/**
 * The number of wrong labels, which are printed.
 * @param {string} esm the folder of the modules
 */
export async function labelFailures(esm) {
  const [{ quasarLang }, { vuetifyLocale }] = [await openAdapter(esm, "quasar"), await openAdapter(esm, "vuetify")];
  const { full } = await openLocale(esm, "en");
  const { date, label } = quasarLang(full);
  const { datePicker, timePicker, confirmEdit } = vuetifyLocale(full).messages.en;
  let failed = 0;
  for (const [found, expected] of [
    [date, quasar], [label, quasarButtons], [datePicker.ariaLabel, vuetify], [confirmEdit, { ok: "OK", cancel: "Cancel" }],
    [timePicker, { am: "AM", pm: "PM", title: "Select time", hour: "Hour", minute: "Minute", second: "Second" }],
    [datePicker, { title: "Select date", header: "Enter date" }],
    [datePicker.range, { title: "Select dates", header: "Enter dates" }],
  ]) {
    for (const [key, text] of Object.entries(expected)) {
      if (found[key] === text) continue;
      console.log(`  the label ${key} is ${JSON.stringify(found[key])} instead of ${JSON.stringify(text)}`);
      failed += 1;
    }
  }
  return failed;
}
