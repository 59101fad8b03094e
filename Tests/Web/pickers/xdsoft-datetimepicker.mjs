// XDSoft's jQuery datetimepicker 2, as Wagtail ships it
import { seventeenth } from "../support.mjs";

export const adapter = "xdsoft-datetimepicker";

const wait = () => new Promise((resolve) => setTimeout(resolve, 15));

export async function test({ adapters, expected, expectEqual, isoDay, make, open, tag }) {
  const options = make(adapters.xdsoftOptions);
  const { picker } = expected;
  const page = open();
  const { window, field } = page;
  const { $, DateFormatter } = page.run("jquery.js", "xdsoft-datetimepicker.js");
  $.datetimepicker.setDateFormatter(new DateFormatter(page.adopt(make(adapters.xdsoftFormatter))));
  const named = new DateFormatter(page.adopt(make(adapters.xdsoftFormatter)));
  expectEqual("ordinal", named.formatDate(new window.Date(2026, 1, 17), "jS"), seventeenth[tag] ?? "17");
  const mount = async (more) => {
    $(field).datetimepicker(page.adopt({ ...options, step: 30, ...more })).datetimepicker("show");
    await wait();
    return page.all(".xdsoft_datetimepicker").pop();
  };
  // The library can read a date only if its separators are single characters.
  const date = (...numbers) => expected.date(...numbers).replace(/ /g, "").replace(/\.$/, "");
  const separator = /[Hh]([.:])mm/.exec(picker.time)?.[1] ?? ":";
  const isHalfDay = picker.hour12 && !/[\s\-+/.:@]/.test(picker.dayPeriods.join(""));
  const time = (hour, minute) => expected.time(hour, minute, (isHalfDay ? "h:mm a" : "HH:mm").replace(":", separator));

  field.value = `${date(2026, 2, 1)} ${time(14, 30)}`;
  const widget = await mount();
  const texts = (selector) => page.texts(selector, widget);
  expectEqual("title", texts(".xdsoft_label > span"), [picker.months[1], "2026"]);
  expectEqual("months", texts(".xdsoft_monthselect .xdsoft_option"), picker.months);
  expectEqual("columns", texts(".xdsoft_calendar th"), expected.header);
  const cells = page.all("td.xdsoft_date", widget);
  const first = cells.findIndex((cell) => cell.dataset.month === "1");
  expectEqual("column of 1 February", first % 7, expected.column(2026, 2, 1));
  expectEqual("right to left", widget.classList.contains("xdsoft_rtl"), expected.isRTL);
  const times = texts(".xdsoft_time");
  expectEqual("times", [times[0], times[19], times[47]], [time(0, 0), time(9, 30), time(23, 30)]);
  expectEqual("typed time", page.text(".xdsoft_time.xdsoft_current", widget), time(14, 30));

  page.fire(cells[first + 16], "click");
  await wait();
  expectEqual("input after a click", field.value, `${date(2026, 2, 17)} ${time(14, 30)}`);
  page.fire(page.all(".xdsoft_time", widget)[1], "click");
  await wait();
  expectEqual("input after a time", field.value, `${date(2026, 2, 17)} ${time(0, 30)}`);
  field.value = `${date(2026, 3, 5)} ${time(9, 30)}`;
  $(field).trigger("blur");
  await wait();
  const typed = $(field).datetimepicker("getValue");
  expectEqual("typed date", [isoDay(typed), typed.getHours()], ["2026-03-05", 9]);
  expectEqual("input after a typed date", field.value, `${date(2026, 3, 5)} ${time(9, 30)}`);
  $(field).datetimepicker("destroy");

  field.value = `2026-02-17`;
  const names = new DateFormatter(page.adopt(make(adapters.xdsoftFormatter)));
  expectEqual("names in a format", names.formatDate(new window.Date(2026, 1, 17, 14), "l D F M A"), [
    picker.weekdays[2], expected.locale.weekdays.standAlone.abbreviated[2], picker.months[1], picker.monthsShort[1],
    picker.dayPeriods[1],
  ].join(" "));
}
