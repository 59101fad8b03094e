package com.google.android.material.timepicker;

import androidx.fragment.app.FragmentManager;

/** A stub of the class in Material Components 1.12. */
public class MaterialTimePicker {
    public static final class Builder {
        public Builder setTimeFormat(int format) { return this; }

        public Builder setTitleText(int text) { return this; }

        public Builder setPositiveButtonText(int text) { return this; }

        public Builder setNegativeButtonText(int text) { return this; }

        public MaterialTimePicker build() { return new MaterialTimePicker(); }
    }

    public void show(FragmentManager manager, String tag) {}
}
