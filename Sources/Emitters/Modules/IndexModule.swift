import AlmanacKit

/// The module of all locales: their tags, how each is loaded, and how a user's languages find one.
struct IndexModule {
  private let tags: [String]
  private let calendars: [CalendarIdentifier]
  private let index: IndexFile
  private let layout: ModuleText

  init(_ context: EmissionContext) {
    tags = context.locales.sorted()
    calendars = context.calendars
    index = context.index
    layout = ModuleText(layout: context.layout)
  }

  /// A bundler finds the modules only if the path of each import is written out.
  var text: String {
    let modules = tags.map { tag in
      let loaders = calendars.map { "    \($0.rawValue): () => import(\"./\(tag)/\($0.rawValue).js\"),\n" }
      return "  \(ModuleText.quoted(tag)): {\n\(loaders.joined())"
        + "    words: () => import(\"./\(tag)/words.js\"),\n  },\n"
    }
    return """
      import { matchLocale } from "./match.js";
      export const tags = [\(tags.map(ModuleText.quoted).joined(separator: ", "))];
      export const calendars = [\(calendars.map { ModuleText.quoted($0.rawValue) }.joined(separator: ", "))];
      \(layout.constant("index", ModuleIndex(index: index)))
      const modules = {
      \(modules.joined())};
      const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
      const module = async (tag, name) => {
        if (!has(modules, tag)) throw new RangeError(`The bundle has no locale ${JSON.stringify(String(tag))}. Pass one of its tags.`);
        if (!has(modules[tag], name)) throw new RangeError(`The bundle has no calendar ${JSON.stringify(String(name))}. It has ${calendars.join(", ")}.`);
        return modules[tag][name]();
      };
      /** The locale with the core words, and a calendar of it. */
      export const load = (tag, calendar = calendars[0]) => module(tag, calendar);
      /** The locale with all words. */
      export const loadWords = (tag) => module(tag, "words");
      /** The tag of the best locale for a user's languages, or for the value of `Accept-Language`. */
      export const match = (wanted) => matchLocale(index, wanted);

      """
  }

  var types: String {
    """
    import type { CalendarData, LocaleData } from "./almanac.js";
    import type { AllWords, CoreWords } from "./words.js";
    export type Tag =
    \(tags.map { "  | \(ModuleText.quoted($0))\n" }.joined());
    export type Calendar = \(calendars.map { ModuleText.quoted($0.rawValue) }.joined(separator: " | "));
    export const tags: Tag[];
    export const calendars: Calendar[];
    export function load<C extends Calendar>(tag: Tag, calendar: C): Promise<{ locale: LocaleData<CoreWords>; calendar: CalendarData<CoreWords, C> }>;
    export function loadWords(tag: Tag): Promise<{ locale: LocaleData<AllWords> }>;
    export function match(wanted: string | readonly string[]): Tag | undefined;

    """
  }
}

/// The file that says how the modules are imported as a package.
enum ModulePackage {
  static let text = """
    {
      "name": "almanac-locales",
      "version": "\(LocaleFile.currentSchemaVersion).0.0",
      "private": true,
      "type": "module",
      "sideEffects": false,
      "types": "./index.d.ts",
      "exports": {
        ".": { "types": "./index.d.ts", "default": "./index.js" },
        "./*.js": { "types": "./*.d.ts", "default": "./*.js" },
        "./package.json": "./package.json"
      }
    }

    """
}
