package android.content.res;

import android.os.LocaleList;
import java.util.Locale;

/** A stub. */
public class Configuration {
    private final LocaleList locales;

    public Configuration(Locale locale) { locales = new LocaleList(locale); }

    public LocaleList getLocales() { return locales; }
}
