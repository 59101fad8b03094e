import AlmanacKit
import AlmanacRecord

/// The text of the module `index.js`: the locale tags, the import of each locale, and the search for the best locale.
struct IndexModule {
  private let tags: [String]
  /// The calendars that at least one locale has.
  private let calendars: [CalendarIdentifier]
  private let localeCalendars: LocaleCalendars
  private let index: IndexFile
  private let layout: ModuleText

  init(_ context: EmissionContext) {
    tags = context.locales.sorted()
    calendars = context.calendars
    localeCalendars = context.localeCalendars
    index = context.index
    layout = ModuleText(layout: context.layout)
  }

  /// The code of the module.
  ///
  /// The code contains the whole path of each import, because a bundler does not find the modules otherwise.
  var text: String {
    let modules = tags.map { tag in
      let loaders = localeCalendars[tag].map(\.rawValue).map {
        "    \(ModuleText.quoted($0)): () => import(\"./\(tag)/\($0).js\"),\n"
      }
      return "  \(ModuleText.quoted(tag)): {\n\(loaders.joined())"
        + "    words: () => import(\"./\(tag)/words.js\"),\n  },\n"
    }
    let names = calendars.filter { $0.bcp47 != $0.rawValue }
      .map { " \(ModuleText.quoted($0.bcp47)): \(ModuleText.quoted($0.rawValue))," }.joined()
    return """
      import { matchLocale, resolveLocale } from "./match.js";
      export const tags = [\(tags.map(ModuleText.quoted).joined(separator: ", "))];
      export const calendars = [\(Self.list(calendars, separator: ", "))];
      \(layout.export("index", index.module))
      const modules = {
      \(modules.joined())};
      /** The calendars whose names in BCP 47 differ. */
      const bcp47 = {\(names)};
      const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
      const modulesOf = (tag) => {
        if (!has(modules, tag)) throw new RangeError(`The bundle has no locale ${JSON.stringify(String(tag))}. Pass one of its tags.`);
        return modules[tag];
      };
      /** The locale with the core words, and a calendar of it; the calendar's name may be that of BCP 47. */
      export const load = async (tag, calendar = calendars[0]) => {
        const { words, ...own } = modulesOf(tag);
        if (has(bcp47, calendar)) calendar = bcp47[calendar];
        if (!has(own, calendar)) {
          const { suggestion } = await import("./almanac.js");
          throw new RangeError(`The bundle has no calendar ${JSON.stringify(String(calendar))} for ${JSON.stringify(String(tag))}. It has ${Object.keys(own).join(", ")}.${suggestion(String(calendar), Object.keys(own))}`);
        }
        return own[calendar]();
      };
      /** The locale with all words. */
      export const loadWords = async (tag) => modulesOf(tag).words();
      /** The tag of the best locale for a user's languages, or for the value of `Accept-Language`. */
      export const match = (wanted) => matchLocale(index, wanted);
      /** The best locale, with the user's region, hour cycle and first day of the week. */
      export const resolve = (wanted) => resolveLocale(index, wanted);

      """
  }

  /// The TypeScript types of the module.
  ///
  /// Each locale has different words, so each tag has its own types.
  var types: String {
    let core = tags.map { "  \(ModuleText.quoted($0)): typeof import(\"./\($0).js\").locale;\n" }
    let all = tags.map { "  \(ModuleText.quoted($0)): typeof import(\"./\($0)/words.js\").locale;\n" }
    let own = tags.map {
      "  \(ModuleText.quoted($0)): \(Self.list(localeCalendars[$0], separator: " | "));\n"
    }
    let first = calendars.first.map { "\(ModuleText.quoted($0.rawValue)) & Calendars[T]" } ?? "never"
    return """
      import type { CalendarData, LocaleData, MatchIndex, Preferences } from "./almanac.js";
      import type { Wanted } from "./match.js";
      export interface Locales {
      \(core.joined())}
      export interface LocalesWithAllWords {
      \(all.joined())}
      export type Tag = keyof Locales;
      /** The calendars of each locale. */
      export interface Calendars {
      \(own.joined())}
      export type Calendar = Calendars[Tag];
      type Words<Locale> = Locale extends LocaleData<infer W> ? W : never;
      export const tags: Tag[];
      export const calendars: Calendar[];
      /** The argument of matchLocale in match.js. */
      export const index: MatchIndex;
      export function load<T extends Tag, C extends Calendars[T] = \(first)>(tag: T, calendar?: C): Promise<{ locale: Locales[T]; calendar: CalendarData<Words<Locales[T]>, C> }>;
      export function loadWords<T extends Tag>(tag: T): Promise<{ locale: LocalesWithAllWords[T] }>;
      /** The tag of the best locale for a user's languages, or for the value of `Accept-Language`. */
      export function match(wanted: Wanted): Tag | undefined;
      /** The best locale, with the user's region, hour cycle and first day of the week: see preferences.js. */
      export function resolve(wanted: Wanted): (Preferences & { tag: Tag }) | undefined;

      """
  }

  private static func list(_ calendars: [CalendarIdentifier], separator: String) -> String {
    calendars.map { ModuleText.quoted($0.rawValue) }.joined(separator: separator)
  }
}

/// The text of the `package.json` that makes the modules a package, so that an app can import them by name.
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
