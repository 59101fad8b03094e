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

  @Test("keep a text without arguments unchanged, because apps do not format it")
  func plain() {
    #expect(FormatString.form(of: "50 % {n}", arguments: [], .apple) == "50 % {n}")
  }
}
