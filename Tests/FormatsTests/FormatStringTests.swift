import Testing

@testable import AlmanacFormats

/// Texts with named placeholders, converted to Apple's format strings, in which `%%` is a percent sign.
@Suite struct FormatStringTests {
  @Test(
    "number the placeholders in the order of the arguments, and keep other braces",
    arguments: [
      ("{end} to {start}", "%2$@ to %1$@"), ("{start}{start}", "%1$@%1$@"),
      ("50 % of {end}", "50 %% of %2$@"),
      ("{{start}}", "{%1$@}"), ("{begin} {start", "{begin} {start"), ("{start}\u{301}", "%1$@\u{301}"),
      ("", ""),
    ])
  func arguments(text: String, form: String) {
    let applesForm = FormatString.form(of: text, arguments: ["start", "end"], .apple)
    #expect(applesForm.utf8.elementsEqual(form.utf8))
  }

  // java.util.Formatter: `%1$d` is always the first argument, and `%%` is a percent sign.
  @Test(
    "have Android's specifier in place of each number in a plural form",
    arguments: [
      ("{n} nights", "%1$d nights"), ("{n} nights ({n}), 1 %", "%1$d nights (%1$d), 1 %%"),
      ("nights", "nights"),
    ])
  func androidForms(text: String, form: String) {
    #expect(FormatString.pluralForm(of: text, argument: "n", .android) == form)
  }

  @Test("keep a text without arguments unchanged, because apps do not format it")
  func plain() {
    #expect(FormatString.form(of: "50 % {n}", arguments: [], .apple) == "50 % {n}")
  }
}
