import AlmanacEmitters
import AlmanacKit
import AlmanacReading
import Testing

/// The reader of catalogs, which accepts only lines that Almanac writes.
@Suite struct CatalogReaderTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "comment" : "A letter.",
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "A"
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "1"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld"
                    }
                  }
                }
              }
            }
          }
        },
        "b" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "B"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """

  private func read(_ text: String) -> FileContent? {
    OutputFormat.xcstrings.type.content(of: Array(text.utf8), at: "xcstrings/Picker.xcstrings")
  }

  @Test("reads every text, state and comment, and the locales that have texts")
  func content() {
    let expected: [[String]: String] = [
      ["sourceLanguage"]: "en", ["a.comment"]: "A letter.", ["de"]: "de", ["en"]: "en", ["de", "a"]: "A",
      ["de", "a", "state"]: "translated", ["en", "a", "one"]: "1", ["en", "a", "one", "state"]: "translated",
      ["en", "a", "other"]: "%lld", ["en", "a", "other", "state"]: "needs_review", ["de", "b"]: "B",
      ["de", "b", "state"]: "translated",
    ]
    let texts = Dictionary(uniqueKeysWithValues: expected.map { (ValuePath($0), $1) })
    #expect(read(Self.catalog) == .catalog(texts))
    #expect(read(Self.catalog.replacing("\n", with: "\r\n")) == .catalog(texts))
  }

  @Test(
    "refuses content that Almanac does not write",
    arguments: [
      ("manual", "stale"), ("\"1.0\"", "\"1.1\""), ("translated", "new"), ("\"comment\"", "\"note\""),
      ("      \"extractionState\" : \"manual\",\n", ""), ("  \"version\"", "  \"x\" : 1,\n  \"version\""),
      ("\"value\" : \"A\"", "\"value\" : \"A\",\n            \"value\" : \"C\""), ("\"A\"", "\"A\\x\""),
      ("    \"b\" : {", "    \"a\" : {"), ("    \"a\" : {", "    \"c\" : {"), ("\"en\" :", "\"de\" :"),
      ("\"en\" :", "\"../x\" :"), ("\"one\"", "\"all\""), ("\"one\"", "\"other\""),
      ("    }\n  },", "    }\n}"),
      ("\"A\"", "\"A\" "), ("{\n", "{ \n"), ("}\n", "}\n\n"), ("\"A\"", "\"\\ud800\""),
    ])
  func refused(text: String, other: String) throws {
    let range = try #require(Self.catalog.range(of: text))
    #expect(read(Self.catalog.replacingCharacters(in: range, with: other)) == nil)
    #expect(read(Self.catalog + "x") == nil)
  }

  private static let substitution = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@n@"
              },
              "substitutions" : {
                "n" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "needs_review",
                          "value" : "hour"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "hours, 1 %%lld"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """

  @Test("reads a plural whose forms have no number and whose type is in a substitution")
  func substitution() {
    let expected: [[String]: String] = [
      ["sourceLanguage"]: "en", ["en"]: "en", ["en", "a", "one"]: "hour",
      ["en", "a", "other"]: "hours, 1 %%lld",
      ["en", "a", "one", "state"]: "needs_review", ["en", "a", "other", "state"]: "translated",
    ]
    let texts = Dictionary(uniqueKeysWithValues: expected.map { (ValuePath($0), $1) })
    #expect(read(Self.substitution) == .catalog(texts))
  }

  @Test(
    "refuses a different substitution, and a substitution if the forms have a number",
    arguments: [
      ("\"translated\"", "\"needs_review\""), ("%#@n@", "%#@m@"), ("\"n\" :", "\"m\" :"), (": 1,", ": 2,"),
      ("\"lld\"", "\"d\""), ("\"hour\"", "\"%lld hour\""), ("%%lld", "%%%lld"), ("\"one\"", "\"third\""),
    ])
  func otherSubstitution(text: String, other: String) throws {
    let range = try #require(Self.substitution.range(of: text))
    #expect(read(Self.substitution.replacingCharacters(in: range, with: other)) == nil)
    // `%%lld` is not a placeholder. Plural forms without a number need a substitution, and this catalog has none.
    #expect(read(Self.catalog.replacing("%lld", with: "%%lld")) == nil)
  }

  @Test("refuses a truncated file, and bytes that are not UTF-8")
  func cut() {
    for count in stride(from: 0, to: Self.catalog.utf8.count, by: 7) {
      #expect(read(String(decoding: Self.catalog.utf8.prefix(count), as: UTF8.self)) == nil, "\(count)")
    }
    let damaged = Array(Self.catalog.utf8).map { $0 == UInt8(ascii: "A") ? 0xFF : $0 }
    #expect(OutputFormat.xcstrings.type.content(of: damaged, at: "xcstrings/Picker.xcstrings") == nil)
  }

  @Test("returns the differing texts and all locales of two versions")
  func versions() {
    let edited = Self.catalog.replacing("\"value\" : \"B\"", with: "\"value\" : \"C\"")
    let (old, new) = OutputFormat.xcstrings.type.contents(
      of: Array(Self.catalog.utf8), Array(edited.utf8), at: "xcstrings/Picker.xcstrings")
    let rest: [ValuePath: String] = [
      ValuePath(["de"]): "de", ValuePath(["en"]): "en", ValuePath(["de", "b", "state"]): "translated",
    ]
    #expect(old == .catalog(rest.merging([ValuePath(["de", "b"]): "B"]) { $1 }))
    #expect(new == .catalog(rest.merging([ValuePath(["de", "b"]): "C"]) { $1 }))
  }
}
