"""Tests the reader of String Catalogs and the reader of `.strings` and `.stringsdict` with handwritten files."""
import json
import pathlib
import tempfile
import unittest

import compile_catalogs
import tables

CATALOG = """{
  "sourceLanguage" : "en",
  "strings" : {
    "a11y.hourValue" : {
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
                      "state" : "translated",
                      "value" : "%arg hour, 100 %%"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg hours, 100 %%"
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "action.done" : {
      "comment" : "A button.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Done"
          }
        },
        "ja" : {
          "stringUnit" : {
            "state" : "needs_review",
            "value" : "完了"
          }
        }
      }
    },
    "selection.count" : {
      "localizations" : {
        "ja" : {
          "variations" : {
            "plural" : {
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld日"
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

STRINGS = {
    "en": '/* A comment. */\n"action.done" = "Done";\n"years.2026" = "2026";\n',
    "ja": '"action.done" = "\\U5b8c了";\n"dayNames.1" = "1日";\n',
}


def plural(key, name, **forms):
    texts = "".join(f"<key>{category}</key><string>{text}</string>" for category, text in forms.items())
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>'
            f"<key>{key}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@{name}@</string><key>{name}</key><dict>"
            "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            f"<key>NSStringFormatValueTypeKey</key><string>lld</string>{texts}</dict></dict></dict></plist>\n")


PLURALS = {
    "en": plural("a11y.hourValue", "n", one="%lld hour, 100 %%", other="%lld hours, 100 %%"),
    "ja": plural("selection.count", "n", other="%lld日"),
}


def problems(catalog=CATALOG, strings=STRINGS, plurals=PLURALS):
    """The problems that the comparison finds in these files."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for files, ending in ((strings, "strings"), (plurals, "stringsdict")):
            for tag, text in files.items():
                (folder / f"{tag}.lproj").mkdir(exist_ok=True)
                (folder / f"{tag}.lproj" / f"Picker.{ending}").write_text(text, encoding="utf-8")
        return list(compile_catalogs.differences(compile_catalogs.compiled(catalog.encode()), folder, "Picker"))


class Catalogs(unittest.TestCase):
    def test_equal(self):
        self.assertEqual(problems(), [])

    def test_compiles_to_what_xcode_writes(self):
        texts = compile_catalogs.compiled(CATALOG.encode())
        self.assertEqual(texts["ja"], {
            "action.done": "完了",
            "selection.count": {"format": "%#@value@", "numbers": {"value": {"type": "lld", "forms": {"other": "%lld日"}}}},
        })
        self.assertEqual(texts["en"]["a11y.hourValue"]["numbers"]["n"]["forms"]["one"], "%lld hour, 100 %%")

    def test_differs(self):
        self.assertEqual(problems(CATALOG.replace('"Done"', '"OK"')), ["Picker en action.done: 'OK' should be 'Done'"])
        for old, new in (("%arg hour,", "%arg hr,"), ("%lld日", "%lld月"), ('"action.done"', '"action.dome"'),
                         ('"ja" : {\n          "stringUnit"', '"ko" : {\n          "stringUnit"'),
                         ('"formatSpecifier" : "lld"', '"formatSpecifier" : "@"'), ("%%", "%")):
            with self.subTest(new):
                self.assertNotEqual(CATALOG.replace(old, new), CATALOG)
                self.assertNotEqual(problems(CATALOG.replace(old, new)), [])

    def test_a_table_has_more_than_the_catalog(self):
        for line in ('"action.clear" = "Clear";', '"months.format.wide.M01" = "January";', '"yearsAgo" = "x";'):
            with self.subTest(line):
                self.assertEqual(len(problems(strings={**STRINGS, "en": STRINGS["en"] + line})), 1)
        # A plural form that only the table has.
        more = plural("selection.count", "n", one="%lld日", other="%lld日")
        self.assertEqual(len(problems(plurals={**PLURALS, "ja": more})), 1)
        self.assertEqual(len(problems(strings={**STRINGS, "de": '"action.done" = "Fertig";'})), 1)

    def test_refuses_what_is_no_catalog(self):
        one = '"one" : {\n                    "stringUnit"'
        damages = {
            "a key occurs twice": ('"selection.count" :', '"action.done" :'),
            "has the state 'done'": ('"needs_review"', '"done"'),
            "has no text": ('"value" : "Done"', '"value" : ""'),
            "has the field text": ('"state" : "translated",\n            "value" : "Done"',
                                   '"state" : "translated",\n            "text" : "x",\n            "value" : "Done"'),
            "names the substitutions": ('"%#@n@"', '"%#@m@"'),
            "has the field single": (one, one.replace("one", "single")),
            "so its number has no type": ("%lld日", "日"),
            "has the extraction state": ('"manual"', '"automatic"'),
            "its fields are not sorted, or its version is unknown": ('"1.0"', '"9.0"'),
            "Xcode writes": ('"comment" :', '"comment":'),
            "has no sourceLanguage": ('"sourceLanguage" : "en",\n  ', ""),
            "is argument 2": ('"argNum" : 1', '"argNum" : 2'),
        }
        for message, (old, new) in damages.items():
            with self.subTest(message):
                self.assertNotEqual(CATALOG.replace(old, new), CATALOG)
                with self.assertRaisesRegex(compile_catalogs.CatalogError, message):
                    compile_catalogs.compiled(CATALOG.replace(old, new).encode())
        for text in ("", "[]", CATALOG[:-4], CATALOG + "x", CATALOG.replace('"Done"', '"Do\nne"')):
            with self.subTest(text[-10:]), self.assertRaises((compile_catalogs.CatalogError, json.JSONDecodeError)):
                compile_catalogs.compiled(text.encode())


class Tables(unittest.TestCase):
    # Apple, "Strings Files": \U and four digits are a UTF-16 code unit.
    def test_strings(self):
        text = r'"a\"b" = "1\\2\n\U00e9 \Ud83d\Ude00"; // c' + '\n"c"="d";'
        self.assertEqual(tables.strings(text.encode()), {'a"b': "1\\2\né 😀", "c": "d"})

    def test_refuses_what_is_no_table(self):
        for text in ('"a" = "b"', '"a" "b";', '"a" = "b"; x', '"a" = "b"; "a" = "c";', r'"a" = "\q";', '"a" = "b;'):
            with self.subTest(text), self.assertRaises(ValueError):
                tables.strings(text.encode())
        for text in (plural("a", "n", one="x"), plural("a", "n", other="x", plenty="x")):
            with self.assertRaises(ValueError):
                tables.plurals(text.encode())


if __name__ == "__main__":
    unittest.main()
