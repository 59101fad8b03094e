// The timepicker addon 1.6.3 of jQuery UI
import { openAdapter } from "../support.mjs";

export const adapter = "jquery-timepicker";

export async function test({ adapters, expected, expectEqual, isoDay, esm, make, open }) {
  const { jqueryUiLocale } = await openAdapter(esm, "jquery-ui");
  const locale = make(adapters.jqueryTimepickerLocale);
  const mount = () => {
    const page = open();
    const { $ } = page.run("jquery.js", "jquery-ui.js", "jquery-timepicker.js");
    $.datepicker.setDefaults(page.adopt({ ...make(jqueryUiLocale), showAnim: "" }));
    $.timepicker.setDefaults(page.adopt(locale));
    return page;
  };
  const page = mount();
  const { window, field } = page;
  const { $ } = window;
  const [widget] = $.datepicker.dpDiv;
  const label = (name) => page.text(`.ui_tpicker_${name}_label`, widget);
  const day = (...date) => new window.Date(...date);

  // A date and a time
  $(field).datetimepicker({ showSecond: true, showTimezone: true });
  $(field).datetimepicker("setDate", day(2026, 1, 17, 14, 5));
  $(field).datepicker("show");
  const time = (...clock) => expected.time(...clock);
  const { short } = expected.calendar.patterns.dateTime;
  const [, separator] = short.replace(/\s/g, " ").replace(/'/g, "").split(/\{[01]\}/);
  const both = (hour) => expected.date(2026, 2, 17) + separator + time(hour, 5);
  expectEqual("date and time", field.value, both(14));
  expectEqual("time", page.one(".ui_tpicker_time_input", widget).value, time(14, 5));
  expectEqual("label of the time", label("time"), expected.word("label.time"));
  expectEqual("label of the hour", label("hour"), expected.word("label.hour"));
  expectEqual("label of the minute", label("minute"), expected.word("label.minute"));
  expectEqual("label of the second", label("second"), expected.word("label.second"));
  expectEqual("label of the time zone", label("timezone"), expected.word("label.timeZone"));
  expectEqual("now button", page.text(".ui-datepicker-current", widget), expected.word("nav.now"));
  expectEqual("close button", page.text(".ui-datepicker-close", widget), expected.word("action.done"));
  expectEqual(
    "right to left", page.one(".ui-timepicker-div", widget).classList.contains("ui-timepicker-rtl"), expected.isRTL);
  expectEqual("columns", page.texts("th > span", widget), expected.header);

  // The picker reads a typed time when it opens.
  for (const hour of [9, 0, 12]) {
    $(field).datetimepicker("destroy").val(both(hour));
    $(field).datetimepicker().datepicker("show");
    const typed = $(field).datetimepicker("getDate");
    expectEqual(`typed hour ${hour}`, [isoDay(typed), typed.getHours(), typed.getMinutes()], ["2026-02-17", hour, 5]);
  }

  // A time alone, on a 12-hour clock
  const clock = mount();
  const marker = expected.am === expected.am.toUpperCase() ? "TT" : "tt";
  const $clock = clock.window.$(clock.field);
  $clock.timepicker({ timeFormat: `h:mm ${marker}` }).datepicker("show");
  expectEqual("title", clock.text(".ui-timepicker-div .ui-datepicker-title"), expected.word("prompt.selectTime"));
  $clock.timepicker("setTime", "2:05 " + expected.pm);
  expectEqual("time with PM", clock.field.value, `2:05 ${expected.pm}`);
  expectEqual("hour with PM", $clock.datetimepicker("getDate").getHours(), 14);
}
