package com.google.android.material.datepicker;

/** A stub of the interface in Material Components 1.12. */
public interface MaterialPickerOnPositiveButtonClickListener<S> {
    void onPositiveButtonClick(S selection);
}
