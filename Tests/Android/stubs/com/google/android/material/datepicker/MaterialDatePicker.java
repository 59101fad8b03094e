package com.google.android.material.datepicker;

import androidx.fragment.app.FragmentManager;
import java.text.SimpleDateFormat;

/** A stub of the class in Material Components 1.12. */
public class MaterialDatePicker<S> {
    public static class Builder<S> {
        public static Builder<Long> datePicker() { return new Builder<>(); }

        public Builder<S> setTitleText(int text) { return this; }

        public Builder<S> setPositiveButtonText(int text) { return this; }

        public Builder<S> setNegativeButtonText(int text) { return this; }

        public Builder<S> setTextInputFormat(SimpleDateFormat format) { return this; }

        public Builder<S> setCalendarConstraints(CalendarConstraints constraints) { return this; }

        public MaterialDatePicker<S> build() { return new MaterialDatePicker<>(); }
    }

    public boolean addOnPositiveButtonClickListener(MaterialPickerOnPositiveButtonClickListener<? super S> listener) { return true; }

    public void show(FragmentManager manager, String tag) {}
}
