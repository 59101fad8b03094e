package com.google.android.material.timepicker;

/** A stub of the annotation in Material Components 1.12. */
public @interface TimeFormat {
    int CLOCK_12H = 0;
    int CLOCK_24H = 1;
}
