// Air Datepicker 3
export const adapter = "air-datepicker";

export async function test({ adapters, expected, expectEqual, make, open }) {
  const options = make(adapters.airDatepickerOptions);
  const { picker } = expected;
  const page = open({ sharesDate: true });
  const { field, window } = page;
  const AirDatepicker = page.run("air-datepicker.js").AirDatepicker;
  const mount = (more) => {
    const instance = new AirDatepicker(field, page.adopt({ ...options, startDate: new Date(2026, 1, 1), ...more }));
    instance.show();
    return instance;
  };
  const native = (text) => expected.native(text);
  const { display, first } = expected.calendar.years;
  const yearLabel = (year) => display[year - first];

  let instance = mount({ buttons: ["today", "clear"] });
  const view = ".air-datepicker";
  expectEqual("title", page.text(`${view}-nav--title`), native(expected.title(2026, 2)));
  expectEqual("columns", page.texts(`${view}-body--day-name`), expected.header);
  const weekend = expected.header.filter((_, column) => {
    const day = expected.locale.weekdays.codes[(column + picker.firstDay) % 7];
    return expected.locale.week.weekend.includes(day);
  });
  expectEqual("weekend", page.texts(`${view}-body--day-name.-weekend-`), weekend);
  const days = page.all(`${view}-cell.-day-`);
  const start = days.findIndex((cell) => !cell.classList.contains("-other-month-"));
  expectEqual("column of 1 February", start % 7, expected.column(2026, 2, 1));
  expectEqual("buttons", page.texts(`${view}-button`), [expected.word("nav.today"), expected.word("action.clear")]);
  page.fire(days[start + 16], "click");
  await new Promise((resolve) => setTimeout(resolve));
  expectEqual("input after a click", field.value, expected.date(2026, 2, 17));
  instance.setCurrentView("months");
  expectEqual("title of the months", page.text(`${view}-nav--title`), yearLabel(2026));
  expectEqual("short months", page.texts(`${view}-cell.-month-`), picker.monthsShort);
  instance.setCurrentView("years");
  const decade = [2020, 2029].map(yearLabel).join(picker.rangeSeparator);
  expectEqual("title of the years", page.text(`${view}-nav--title`), decade.trim());
  expectEqual("names in a format", instance.formatDate(new Date(2026, 1, 17), "EEEE - E - MMMM - MMM"), [
    picker.weekdays[2], expected.locale.weekdays.standAlone.abbreviated[2], picker.months[1], picker.monthsShort[1],
  ].join(" - "));
  instance.destroy();

  instance = mount({ range: true });
  await instance.selectDate(page.adopt([new Date(2026, 1, 17), new Date(2026, 2, 5)]));
  const range = [expected.date(2026, 2, 17), expected.date(2026, 3, 5)].join(picker.rangeSeparator);
  expectEqual("range", field.value, range);
  instance.destroy();

  instance = mount({ timepicker: true });
  await instance.selectDate(new Date(2026, 1, 17, 14, 5), page.adopt({ updateTime: true }));
  // The library has only the English "AM" and "PM".
  const isEnglish = picker.hour12 && picker.dayPeriods[0].toUpperCase() === "AM";
  const dot = /[Hh]([.:])mm/.exec(picker.time)?.[1] ?? ":";
  const time = isEnglish ? `2:05 ${picker.dayPeriods[1]}` : `14${dot}05`;
  const { short } = expected.calendar.patterns.dateTime;
  // The library reads a token only before a plain comma or a space.
  const separator = short.startsWith("{1},") ? short.slice(3, -3).replace(/'/g, "") : " ";
  expectEqual("date and time", field.value, expected.date(2026, 2, 17) + separator + time);
  expectEqual("AM and PM", page.all(`${view}-time--current-ampm`).length > 0, isEnglish);
  instance.destroy();
  window.document.body.textContent = "";
}
