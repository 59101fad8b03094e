package android.os;

import java.util.Locale;

/** A stub with one locale. */
public class LocaleList {
    private final Locale locale;

    public LocaleList(Locale locale) { this.locale = locale; }

    public Locale get(int index) { return locale; }
}
