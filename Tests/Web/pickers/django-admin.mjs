// The date and time fields of Django 5.2's admin
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const adapter = "django-admin";

/** Django's template of the catalog, filled in as the server does it for English. */
function catalogScript(libraries) {
  return readFileSync(join(libraries, "django/i18n_catalog.js"), "utf8")
    .replace(/\{% if plural %\}[^]*?\{% else %\}([^]*?)\{% endif %\}/, "$1")
    .replace(/\{\{ \w+ \}\}/g, "{}")
    .replace(/\{%.*?%\}/g, "");
}

export function test({ adapters, expected, expectEqual, make, open }) {
  const result = make(adapters.djangoCatalog);
  const { picker } = expected;
  const page = open({
    html: '<p><input id="field" type="text" class="vDateField"></p><p><input type="text" class="vTimeField"></p>',
  });
  const { window, field } = page;
  window.eval(catalogScript(page.libraries));
  Object.assign(window.django.catalog, result.catalog);
  Object.assign(window.django.formats, page.adopt(result.formats));
  page.run("django/core.js", "django/calendar.js", "django/DateTimeShortcuts.js");
  window.DateTimeShortcuts.init();
  const words = (...keys) => keys.map((key) => expected.word(key));
  const date = (...numbers) => expected.date(...numbers).replace(/ /g, "");

  // The calendar
  field.value = date(2026, 2, 1);
  page.fire(page.one("#calendarlink0"), "click");
  expectEqual("title", page.text("#calendarin0 caption"), `${picker.months[1]} 2026`);
  expectEqual("columns", page.texts("#calendarin0 th"), expected.header);
  const cells = page.all("#calendarin0 td");
  const first = cells.findIndex((cell) => cell.textContent.trim() === "1");
  expectEqual("column of 1 February", first, expected.column(2026, 2, 1));
  expectEqual("selected day", page.text("#calendarin0 td.selected"), "1");
  const buttons = page.texts("#calendarbox0 .calendar-shortcuts a");
  expectEqual("buttons", buttons, words("nav.yesterday", "nav.today", "nav.tomorrow"));
  expectEqual("cancel button", page.text("#calendarbox0 .calendar-cancel a"), expected.word("action.cancel"));
  const shortcuts = page.one(".datetimeshortcuts", field.parentNode);
  expectEqual("today beside the field", page.text("a", shortcuts), expected.word("nav.today"));
  expectEqual("icon", page.attribute("span[title]", "title", shortcuts), expected.word("prompt.selectDate"));
  page.fire(page.one("a", cells[first + 16]), "click");
  expectEqual("input after a click", field.value, date(2026, 2, 17));
  field.value = date(2026, 3, 5);
  page.fire(page.one("#calendarlink0"), "click");
  const typed = [page.text("#calendarin0 caption"), page.text("#calendarin0 td.selected")];
  expectEqual("typed date", typed, [`${picker.months[2]} 2026`, "5"]);

  // The clock
  const clock = page.one(".vTimeField").parentNode;
  expectEqual("now beside the field", page.text(".datetimeshortcuts a", clock), expected.word("nav.now"));
  expectEqual("clock icon", page.attribute("span[title]", "title", clock), expected.word("prompt.selectTime"));
  expectEqual("title of the clock", page.text(".clockbox h2"), expected.word("prompt.selectTime"));
  const plain = (text) => text.replace(/\s/g, " ");
  const { short } = expected.locale.time.styles;
  const times = [0, 6, 12, 18].map((hour) => expected.native(expected.time(hour, 0, short)));
  expectEqual("times", page.texts(".clockbox .timelist a").map(plain), [expected.word("nav.now"), ...times]);
  expectEqual("cancel button of the clock", page.text(".clockbox .calendar-cancel a"), expected.word("action.cancel"));
  page.fire(page.all(".clockbox .timelist a")[4], "click");
  expectEqual("input after a time", page.one(".vTimeField").value, "18:00");

  // Names in formats
  const names = new window.Date(2026, 1, 17).strftime("%A %a %B %b");
  expectEqual("names in a format", names, [
    picker.weekdays[2], expected.locale.weekdays.standAlone.abbreviated[2], picker.months[1], picker.monthsShort[1],
  ].join(" "));
}
