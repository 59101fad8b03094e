// Embeds the runtime for the web in the binary. The files of runtime/ are joined into one module, in this order.
#include "Resources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char almanac[] = {
#embed "web/almanac.js"
};
static const unsigned char almanacTypes[] = {
#embed "web/almanac.d.ts"
};
static const unsigned char languages[] = {
#embed "web/languages.js"
};
static const unsigned char match[] = {
#embed "web/match.js"
};
static const unsigned char matchTypes[] = {
#embed "web/match.d.ts"
};
static const unsigned char preferences[] = {
#embed "web/preferences.js"
};
static const unsigned char preferencesTypes[] = {
#embed "web/preferences.d.ts"
};
static const unsigned char typed[] = {
#embed "web/typed.js"
};
static const unsigned char typedTypes[] = {
#embed "web/typed.d.ts"
};
static const unsigned char runtimeDays[] = {
#embed "web/runtime/days.js"
};
static const unsigned char runtimeErrors[] = {
#embed "web/runtime/errors.js"
};
static const unsigned char runtimeCalendars[] = {
#embed "web/runtime/calendars.js"
};
static const unsigned char runtimeYears[] = {
#embed "web/runtime/years.js"
};
static const unsigned char runtimeEras[] = {
#embed "web/runtime/eras.js"
};
static const unsigned char runtimeDates[] = {
#embed "web/runtime/dates.js"
};
static const unsigned char runtimeIso[] = {
#embed "web/runtime/iso.js"
};
static const unsigned char runtimeMonths[] = {
#embed "web/runtime/months.js"
};
static const unsigned char runtimeDigits[] = {
#embed "web/runtime/digits.js"
};
static const unsigned char runtimePatterns[] = {
#embed "web/runtime/patterns.js"
};
static const unsigned char runtimeSkeletons[] = {
#embed "web/runtime/skeletons.js"
};
static const unsigned char runtimeText[] = {
#embed "web/runtime/text.js"
};
static const unsigned char runtimeRanges[] = {
#embed "web/runtime/ranges.js"
};
static const unsigned char runtimeTimes[] = {
#embed "web/runtime/times.js"
};
static const unsigned char runtimeWords[] = {
#embed "web/runtime/words.js"
};
static const unsigned char runtimeLists[] = {
#embed "web/runtime/lists.js"
};
static const unsigned char runtimeWeeks[] = {
#embed "web/runtime/weeks.js"
};
static const unsigned char runtimeLimits[] = {
#embed "web/runtime/limits.js"
};
static const unsigned char runtimeTitles[] = {
#embed "web/runtime/titles.js"
};
static const unsigned char runtimePages[] = {
#embed "web/runtime/pages.js"
};
static const unsigned char runtimeWheels[] = {
#embed "web/runtime/wheels.js"
};
static const unsigned char runtimeMask[] = {
#embed "web/runtime/mask.js"
};
static const unsigned char runtimeSpoken[] = {
#embed "web/runtime/spoken.js"
};
static const unsigned char runtimePicker[] = {
#embed "web/runtime/picker.js"
};
static const unsigned char runtimeRegions[] = {
#embed "web/runtime/regions.js"
};
static const unsigned char runtimeModules[] = {
#embed "web/runtime/modules.js"
};
static const unsigned char yearsYearTables[] = {
#embed "web/years/year-tables.js"
};
static const unsigned char yearsCopticYears[] = {
#embed "web/years/coptic-years.js"
};
static const unsigned char yearsHebrewYears[] = {
#embed "web/years/hebrew-years.js"
};
static const unsigned char yearsIndianYears[] = {
#embed "web/years/indian-years.js"
};
static const unsigned char yearsIslamicYears[] = {
#embed "web/years/islamic-years.js"
};
static const unsigned char adaptersAirDatepickerTypes[] = {
#embed "web/adapters/air-datepicker.d.ts"
};
static const unsigned char adaptersAirDatepicker[] = {
#embed "web/adapters/air-datepicker.js"
};
static const unsigned char adaptersAntDesignTypes[] = {
#embed "web/adapters/ant-design.d.ts"
};
static const unsigned char adaptersAntDesign[] = {
#embed "web/adapters/ant-design.js"
};
static const unsigned char adaptersBootstrapDatepickerTypes[] = {
#embed "web/adapters/bootstrap-datepicker.d.ts"
};
static const unsigned char adaptersBootstrapDatepicker[] = {
#embed "web/adapters/bootstrap-datepicker.js"
};
static const unsigned char adaptersBootstrapDatetimepickerTypes[] = {
#embed "web/adapters/bootstrap-datetimepicker.d.ts"
};
static const unsigned char adaptersBootstrapDatetimepicker[] = {
#embed "web/adapters/bootstrap-datetimepicker.js"
};
static const unsigned char adaptersCalendarsTypes[] = {
#embed "web/adapters/calendars.d.ts"
};
static const unsigned char adaptersCalendars[] = {
#embed "web/adapters/calendars.js"
};
static const unsigned char adaptersDateFnsTypes[] = {
#embed "web/adapters/date-fns.d.ts"
};
static const unsigned char adaptersDateFns[] = {
#embed "web/adapters/date-fns.js"
};
static const unsigned char adaptersDaterangepickerTypes[] = {
#embed "web/adapters/daterangepicker.d.ts"
};
static const unsigned char adaptersDaterangepicker[] = {
#embed "web/adapters/daterangepicker.js"
};
static const unsigned char adaptersDayjsTypes[] = {
#embed "web/adapters/dayjs.d.ts"
};
static const unsigned char adaptersDayjs[] = {
#embed "web/adapters/dayjs.js"
};
static const unsigned char adaptersDjangoAdminTypes[] = {
#embed "web/adapters/django-admin.d.ts"
};
static const unsigned char adaptersDjangoAdmin[] = {
#embed "web/adapters/django-admin.js"
};
static const unsigned char adaptersFlatpickrTypes[] = {
#embed "web/adapters/flatpickr.d.ts"
};
static const unsigned char adaptersFlatpickr[] = {
#embed "web/adapters/flatpickr.js"
};
static const unsigned char adaptersInternationalizedDateTypes[] = {
#embed "web/adapters/internationalized-date.d.ts"
};
static const unsigned char adaptersInternationalizedDate[] = {
#embed "web/adapters/internationalized-date.js"
};
static const unsigned char adaptersJqueryTimepickerTypes[] = {
#embed "web/adapters/jquery-timepicker.d.ts"
};
static const unsigned char adaptersJqueryTimepicker[] = {
#embed "web/adapters/jquery-timepicker.js"
};
static const unsigned char adaptersJqueryUiTypes[] = {
#embed "web/adapters/jquery-ui.d.ts"
};
static const unsigned char adaptersJqueryUi[] = {
#embed "web/adapters/jquery-ui.js"
};
static const unsigned char adaptersMomentTypes[] = {
#embed "web/adapters/moment.d.ts"
};
static const unsigned char adaptersMoment[] = {
#embed "web/adapters/moment.js"
};
static const unsigned char adaptersMuiXTypes[] = {
#embed "web/adapters/mui-x.d.ts"
};
static const unsigned char adaptersMuiX[] = {
#embed "web/adapters/mui-x.js"
};
static const unsigned char adaptersOrdinalsTypes[] = {
#embed "web/adapters/ordinals.d.ts"
};
static const unsigned char adaptersOrdinals[] = {
#embed "web/adapters/ordinals.js"
};
static const unsigned char adaptersPikadayTypes[] = {
#embed "web/adapters/pikaday.d.ts"
};
static const unsigned char adaptersPikaday[] = {
#embed "web/adapters/pikaday.js"
};
static const unsigned char adaptersQuasarTypes[] = {
#embed "web/adapters/quasar.d.ts"
};
static const unsigned char adaptersQuasar[] = {
#embed "web/adapters/quasar.js"
};
static const unsigned char adaptersReactDayPickerTypes[] = {
#embed "web/adapters/react-day-picker.d.ts"
};
static const unsigned char adaptersReactDayPicker[] = {
#embed "web/adapters/react-day-picker.js"
};
static const unsigned char adaptersTemporalTypes[] = {
#embed "web/adapters/temporal.d.ts"
};
static const unsigned char adaptersTemporal[] = {
#embed "web/adapters/temporal.js"
};
static const unsigned char adaptersVuetifyDatesTypes[] = {
#embed "web/adapters/vuetify-dates.d.ts"
};
static const unsigned char adaptersVuetifyDates[] = {
#embed "web/adapters/vuetify-dates.js"
};
static const unsigned char adaptersVuetifyTypes[] = {
#embed "web/adapters/vuetify.d.ts"
};
static const unsigned char adaptersVuetify[] = {
#embed "web/adapters/vuetify.js"
};
static const unsigned char adaptersXdsoftDatetimepickerTypes[] = {
#embed "web/adapters/xdsoft-datetimepicker.d.ts"
};
static const unsigned char adaptersXdsoftDatetimepicker[] = {
#embed "web/adapters/xdsoft-datetimepicker.js"
};

static const AlmanacNamedResource files[] = {
    {"almanac.js", {almanac, sizeof almanac}},
    {"almanac.d.ts", {almanacTypes, sizeof almanacTypes}},
    {"languages.js", {languages, sizeof languages}},
    {"match.js", {match, sizeof match}},
    {"match.d.ts", {matchTypes, sizeof matchTypes}},
    {"preferences.js", {preferences, sizeof preferences}},
    {"preferences.d.ts", {preferencesTypes, sizeof preferencesTypes}},
    {"typed.js", {typed, sizeof typed}},
    {"typed.d.ts", {typedTypes, sizeof typedTypes}},
    {"runtime/days.js", {runtimeDays, sizeof runtimeDays}},
    {"runtime/errors.js", {runtimeErrors, sizeof runtimeErrors}},
    {"runtime/calendars.js", {runtimeCalendars, sizeof runtimeCalendars}},
    {"runtime/years.js", {runtimeYears, sizeof runtimeYears}},
    {"runtime/eras.js", {runtimeEras, sizeof runtimeEras}},
    {"runtime/dates.js", {runtimeDates, sizeof runtimeDates}},
    {"runtime/iso.js", {runtimeIso, sizeof runtimeIso}},
    {"runtime/months.js", {runtimeMonths, sizeof runtimeMonths}},
    {"runtime/digits.js", {runtimeDigits, sizeof runtimeDigits}},
    {"runtime/patterns.js", {runtimePatterns, sizeof runtimePatterns}},
    {"runtime/skeletons.js", {runtimeSkeletons, sizeof runtimeSkeletons}},
    {"runtime/text.js", {runtimeText, sizeof runtimeText}},
    {"runtime/ranges.js", {runtimeRanges, sizeof runtimeRanges}},
    {"runtime/times.js", {runtimeTimes, sizeof runtimeTimes}},
    {"runtime/words.js", {runtimeWords, sizeof runtimeWords}},
    {"runtime/lists.js", {runtimeLists, sizeof runtimeLists}},
    {"runtime/weeks.js", {runtimeWeeks, sizeof runtimeWeeks}},
    {"runtime/limits.js", {runtimeLimits, sizeof runtimeLimits}},
    {"runtime/titles.js", {runtimeTitles, sizeof runtimeTitles}},
    {"runtime/pages.js", {runtimePages, sizeof runtimePages}},
    {"runtime/wheels.js", {runtimeWheels, sizeof runtimeWheels}},
    {"runtime/mask.js", {runtimeMask, sizeof runtimeMask}},
    {"runtime/spoken.js", {runtimeSpoken, sizeof runtimeSpoken}},
    {"runtime/picker.js", {runtimePicker, sizeof runtimePicker}},
    {"runtime/regions.js", {runtimeRegions, sizeof runtimeRegions}},
    {"runtime/modules.js", {runtimeModules, sizeof runtimeModules}},
    {"years/year-tables.js", {yearsYearTables, sizeof yearsYearTables}},
    {"years/coptic-years.js", {yearsCopticYears, sizeof yearsCopticYears}},
    {"years/hebrew-years.js", {yearsHebrewYears, sizeof yearsHebrewYears}},
    {"years/indian-years.js", {yearsIndianYears, sizeof yearsIndianYears}},
    {"years/islamic-years.js", {yearsIslamicYears, sizeof yearsIslamicYears}},
    {"adapters/air-datepicker.d.ts", {adaptersAirDatepickerTypes, sizeof adaptersAirDatepickerTypes}},
    {"adapters/air-datepicker.js", {adaptersAirDatepicker, sizeof adaptersAirDatepicker}},
    {"adapters/ant-design.d.ts", {adaptersAntDesignTypes, sizeof adaptersAntDesignTypes}},
    {"adapters/ant-design.js", {adaptersAntDesign, sizeof adaptersAntDesign}},
    {"adapters/bootstrap-datepicker.d.ts", {adaptersBootstrapDatepickerTypes, sizeof adaptersBootstrapDatepickerTypes}},
    {"adapters/bootstrap-datepicker.js", {adaptersBootstrapDatepicker, sizeof adaptersBootstrapDatepicker}},
    {"adapters/bootstrap-datetimepicker.d.ts", {adaptersBootstrapDatetimepickerTypes, sizeof adaptersBootstrapDatetimepickerTypes}},
    {"adapters/bootstrap-datetimepicker.js", {adaptersBootstrapDatetimepicker, sizeof adaptersBootstrapDatetimepicker}},
    {"adapters/calendars.d.ts", {adaptersCalendarsTypes, sizeof adaptersCalendarsTypes}},
    {"adapters/calendars.js", {adaptersCalendars, sizeof adaptersCalendars}},
    {"adapters/date-fns.d.ts", {adaptersDateFnsTypes, sizeof adaptersDateFnsTypes}},
    {"adapters/date-fns.js", {adaptersDateFns, sizeof adaptersDateFns}},
    {"adapters/daterangepicker.d.ts", {adaptersDaterangepickerTypes, sizeof adaptersDaterangepickerTypes}},
    {"adapters/daterangepicker.js", {adaptersDaterangepicker, sizeof adaptersDaterangepicker}},
    {"adapters/dayjs.d.ts", {adaptersDayjsTypes, sizeof adaptersDayjsTypes}},
    {"adapters/dayjs.js", {adaptersDayjs, sizeof adaptersDayjs}},
    {"adapters/django-admin.d.ts", {adaptersDjangoAdminTypes, sizeof adaptersDjangoAdminTypes}},
    {"adapters/django-admin.js", {adaptersDjangoAdmin, sizeof adaptersDjangoAdmin}},
    {"adapters/flatpickr.d.ts", {adaptersFlatpickrTypes, sizeof adaptersFlatpickrTypes}},
    {"adapters/flatpickr.js", {adaptersFlatpickr, sizeof adaptersFlatpickr}},
    {"adapters/internationalized-date.d.ts", {adaptersInternationalizedDateTypes, sizeof adaptersInternationalizedDateTypes}},
    {"adapters/internationalized-date.js", {adaptersInternationalizedDate, sizeof adaptersInternationalizedDate}},
    {"adapters/jquery-timepicker.d.ts", {adaptersJqueryTimepickerTypes, sizeof adaptersJqueryTimepickerTypes}},
    {"adapters/jquery-timepicker.js", {adaptersJqueryTimepicker, sizeof adaptersJqueryTimepicker}},
    {"adapters/jquery-ui.d.ts", {adaptersJqueryUiTypes, sizeof adaptersJqueryUiTypes}},
    {"adapters/jquery-ui.js", {adaptersJqueryUi, sizeof adaptersJqueryUi}},
    {"adapters/moment.d.ts", {adaptersMomentTypes, sizeof adaptersMomentTypes}},
    {"adapters/moment.js", {adaptersMoment, sizeof adaptersMoment}},
    {"adapters/mui-x.d.ts", {adaptersMuiXTypes, sizeof adaptersMuiXTypes}},
    {"adapters/mui-x.js", {adaptersMuiX, sizeof adaptersMuiX}},
    {"adapters/ordinals.d.ts", {adaptersOrdinalsTypes, sizeof adaptersOrdinalsTypes}},
    {"adapters/ordinals.js", {adaptersOrdinals, sizeof adaptersOrdinals}},
    {"adapters/pikaday.d.ts", {adaptersPikadayTypes, sizeof adaptersPikadayTypes}},
    {"adapters/pikaday.js", {adaptersPikaday, sizeof adaptersPikaday}},
    {"adapters/quasar.d.ts", {adaptersQuasarTypes, sizeof adaptersQuasarTypes}},
    {"adapters/quasar.js", {adaptersQuasar, sizeof adaptersQuasar}},
    {"adapters/react-day-picker.d.ts", {adaptersReactDayPickerTypes, sizeof adaptersReactDayPickerTypes}},
    {"adapters/react-day-picker.js", {adaptersReactDayPicker, sizeof adaptersReactDayPicker}},
    {"adapters/temporal.d.ts", {adaptersTemporalTypes, sizeof adaptersTemporalTypes}},
    {"adapters/temporal.js", {adaptersTemporal, sizeof adaptersTemporal}},
    {"adapters/vuetify-dates.d.ts", {adaptersVuetifyDatesTypes, sizeof adaptersVuetifyDatesTypes}},
    {"adapters/vuetify-dates.js", {adaptersVuetifyDates, sizeof adaptersVuetifyDates}},
    {"adapters/vuetify.d.ts", {adaptersVuetifyTypes, sizeof adaptersVuetifyTypes}},
    {"adapters/vuetify.js", {adaptersVuetify, sizeof adaptersVuetify}},
    {"adapters/xdsoft-datetimepicker.d.ts", {adaptersXdsoftDatetimepickerTypes, sizeof adaptersXdsoftDatetimepickerTypes}},
    {"adapters/xdsoft-datetimepicker.js", {adaptersXdsoftDatetimepicker, sizeof adaptersXdsoftDatetimepicker}},
};

size_t almanac_web_file_count(void) { return sizeof files / sizeof files[0]; }

AlmanacNamedResource almanac_web_file(size_t index) { return files[index]; }
