import java.time.LocalDate;
import java.time.chrono.HijrahChronology;

/** Prints the year, the code and the first day of the Umm al-Qura months from 1316 to 1526, for months.py. */
class HijrahMonths {
  public static void main(String[] arguments) {
    for (int year = 1316; year <= 1526; year++) {
      for (int month = 1; month <= 12; month++) {
        var first = LocalDate.from(HijrahChronology.INSTANCE.date(year, month, 1));
        System.out.println(String.format("%d M%02d %s", year, month, first));
      }
    }
  }
}
