package com.google.android.material.datepicker;

/** A stub of the class in Material Components 1.12. */
public class CalendarConstraints {
    public static class Builder {
        public Builder setFirstDayOfWeek(int day) { return this; }

        public CalendarConstraints build() { return new CalendarConstraints(); }
    }
}
