import AlmanacFormats
import AlmanacICU
import AlmanacInputs
import AlmanacKit

/// The list of corrections to ICU's data, which people read or send to CLDR.
struct ErrataReport {
  /// An erratum, with the locales or regions in which ICU still has the text that the erratum corrects.
  struct Entry {
    let erratum: Erratum
    let places: [String]
  }

  let errata: [Entry]
  let versions: ICUVersions

  /// The corrections as text: each has a headline, the old and the new texts, the reason and the evidence.
  var text: String {
    let applied = errata.count { !$0.places.isEmpty }
    let count = counted(errata.count, "correction")
    let verb = applied == 1 ? "applies" : "apply"
    guard !errata.isEmpty else { return "No corrections.\n" }
    let head = "\(count). With CLDR \(versions.cldr), \(applied) \(verb).\n"
    return ([head] + errata.map { $0.text(cldr: versions.cldr) }).joined(separator: "\n")
  }

  var json: String { String(decoding: JSONWriter.bytes(of: self, .readable), as: UTF8.self) }
}

extension ErrataReport: Walkable {
  func walk(_ steps: inout FieldSteps) {
    steps.text("cldr", versions.cldr)
    steps.structure("errata", .list(errata.map(\.structure)))
    steps.text("icu", versions.icu)
  }
}

extension ErrataReport.Entry {
  fileprivate func text(cldr: String) -> String {
    let state = places.isEmpty ? "does not apply with CLDR \(cldr)" : "applies with CLDR \(cldr)"
    let texts = erratum.icu.byCode.sortedByUTF8().map { code, text in
      let use = erratum.use.byCode[code] ?? ""
      return "  " + (code.isEmpty ? "" : "\(code): ") + "\(text.printable) → \(use.printable)"
    }
    let until = erratum.until.map { "Corrected in CLDR \($0)." } ?? "Not corrected in any CLDR version yet."
    let lines =
      [
        "\(erratum.name) (\(state))",
        "  \(erratum.places.joined(separator: ", ")): \(erratum.table) \(erratum.path)",
      ]
      + texts + ["  \(erratum.why) \(until)"] + erratum.evidence.map { "  - \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  fileprivate var structure: Structure {
    let scope =
      switch erratum.scope {
      case .locales: "locales"
      case .regions: "regions"
      }
    var fields: [String: Structure] = [
      "applies": .list(places.map(Structure.text)), "evidence": .list(erratum.evidence.map(Structure.text)),
      "icu": erratum.icu.structure, scope: .list(erratum.places.map(Structure.text)),
      "name": .text(erratum.name), "path": .text(erratum.path), "table": .text(erratum.table),
      "use": erratum.use.structure, "why": .text(erratum.why),
    ]
    fields["until"] = erratum.until.map(Structure.text)
    return .object(fields.sortedByUTF8())
  }
}

extension Erratum {
  /// The locales or regions that the erratum names, as text.
  fileprivate var places: [String] {
    switch scope {
    case .locales(let locales): locales.map(\.description)
    case .regions(let regions): regions
    }
  }
}

extension Erratum.Texts {
  fileprivate var structure: Structure {
    switch self {
    case .one(let text): .text(text)
    case .byCode(let texts): .object(texts.sortedByUTF8().map { ($0.key, .text($0.value)) })
    }
  }
}
