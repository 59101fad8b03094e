package almanac.test;

import android.content.res.Resources;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.SimpleDateFormat;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ParsePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Formats dates with the Java of the article "Use it in an Android app", and compares the texts with those of the web
 * runtime. Also compares the categories of each `plurals` with the rules of ICU4J.
 *
 * Pass the folder res, and a file of the expected texts: a line for each, with the tag, the folder, the name of the
 * pattern, the time as 2026-02-17T14:05:09, and the text.
 */
final class Dates {
    private static final List<String> problems = new ArrayList<>();
    private static final Map<String, Resources> resources = new HashMap<>();

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        Map<String, SimpleDateFormat> formats = new HashMap<>();
        List<String> lines = Files.readAllLines(Path.of(arguments[1]), StandardCharsets.UTF_8);
        SimpleDateFormat iso = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss", Locale.ROOT);
        iso.setTimeZone(TimeZone.GMT_ZONE);
        for (String line : lines) {
            String[] row = line.split("\t");
            SimpleDateFormat format = formats.get(row[0] + row[2]);
            if (format == null) {
                format = new DateFormats(resources(folder, row[1], row[0])).format(R.string.class.getField(row[2]).getInt(null));
                format.setTimeZone(TimeZone.GMT_ZONE);
                formats.put(row[0] + row[2], format);
            }
            String text = format.format(iso.parse(row[3], new ParsePosition(0)));
            if (!text.equals(row[4])) {
                problems.add(row[0] + " " + row[2] + " " + format.toPattern() + " " + row[3] + ": " + text + " should be " + row[4]);
            }
        }
        int plurals = resources.values().stream().mapToInt(each -> each.quantities().size()).sum();
        problems.stream().limit(20).forEach(problem -> System.err.println("error: " + problem));
        System.out.println(lines.size() + " texts and " + plurals + " plurals in " + resources.size() + " locales, "
            + problems.size() + " different");
        System.exit(problems.isEmpty() && !lines.isEmpty() ? 0 : 1);
    }

    private static Resources resources(Path folder, String values, String tag) throws Exception {
        Resources known = resources.get(tag);
        if (known != null) return known;
        File xml = folder.resolve(values).resolve("almanac.xml").toFile();
        Resources read = new Resources(xml, Locale.forLanguageTag(tag), R.class);
        resources.put(tag, read);
        PluralRules rules = PluralRules.forLocale(ULocale.forLanguageTag(tag));
        read.quantities().forEach((name, quantities) -> {
            if (!quantities.containsAll(rules.getKeywords())) {
                problems.add(tag + " " + name + " has only " + quantities + " of " + rules.getKeywords());
            }
        });
        return read;
    }
}
