import AlmanacBundle
import AlmanacExtraction
import AlmanacFormats
import AlmanacKit
import AlmanacRecord

/// Makes a bundle, from the user's files to the last byte.
///
/// Read this first. `generate` writes the files of the pipeline, and `check` compares them with the files on disk. The
/// stages are:
///
///  1. **Read.** ``RunInputs`` starts ICU, reads the list, the overlays and the map of keys, and finds every error in
///     them.
///  2. **Extract.** `Extractor` asks ICU for a locale, applies corrections, and makes a ``LocaleRecord``. No later
///     stage uses ICU.
///  3. **Finish.** The record gets titles with `--title-case` and the words of `--fallback`, loses those that `--words`
///     does not select, and gets plain spaces with `--spaces ascii`.
///  4. **Emit.** Each `OutputFormat` turns the record into files: a path and bytes.
///  5. **Use.** `generate` writes each file to a staging folder; `check` compares each file with the file on disk.
///  6. **Share.** The pipeline makes the files that all locales share, such as the rules of all regions and the JSON
///     Schemas, and runs stage 5 for them.
///  7. **List.** The manifest states what the bundle was made from, and lists its files.
///
/// Stages 2 to 5 run on several threads, each with a group of locales. `Commit` in OutputFiles moves the staged files
/// into the bundle only when all files are staged.
struct BundlePipeline<Outcome: Sendable>: Sendable {
  let inputs: RunInputs
  /// Whether a signal asks to stop; `nil` if there is nothing to clean up, so that a signal ends the process at once.
  let stop: StopSignal?
  /// Stage 5; several threads call it, for different paths.
  let use: @Sendable (EmittedFile, FileDigest) throws -> Outcome

  /// What the pipeline has made; `last` is the result for the file of the manifest.
  struct Results {
    let products: BundleProducts<Outcome>
    let manifest: Manifest
    let last: Outcome
  }

  /// Runs stages 2 to 7; throws the errors of all locales at once.
  func run() async throws -> Results {
    var products = BundleProducts<Outcome>(folder: inputs.settings.output)
    try await addLocales(to: &products)
    try inputs.emissions.forEachSharedFile { try products.add(try used($0)) }
    let manifest = inputs.manifest(of: products)
    let last = try used(EmittedFile(path: BundlePath.manifest, bytes: manifest.bytes))
    try products.add(last.path, last.digest)
    return Results(products: products, manifest: manifest, last: last.outcome)
  }

  /// Runs stages 2 to 5 for every locale, and adds the results to `products`.
  private func addLocales(to products: inout BundleProducts<Outcome>) async throws {
    var errors: [String: ExtractionError] = [:]
    var failure: (any Error)?
    var done = 0
    let (requests, settings) = (inputs.files.list.requests, inputs.settings)
    func show(_ progress: String) {
      if settings.isProgressShown { Terminal.progress("\r\u{1B}[K\(progress)") }
    }
    await inputs.extractor.records(for: requests, jobs: settings.jobCount) { request, record in
      (tag: request.tag, product: Result { try product(of: try record.get()) })
    } receive: { locale in
      do {
        let product = try locale.product.get()
        try products.add(product.words, product.files, of: locale.tag)
      } catch let error as ExtractionError {
        errors[locale.tag] = error
      } catch {
        failure = failure ?? error
      }
      done += 1
      show("\(done) of \(requests.count) locales: \(locale.tag)")
      return failure == nil && stop?.isAsked != true
    }
    show("")
    if let failure { throw failure }
    guard errors.isEmpty else { throw Failure(requests.compactMap { errors[$0.tag] }) }
  }

  /// Runs stages 3 to 5 for one locale: finishes its record, makes its files, and passes each file to `use`.
  private func product(of record: LocaleRecord) throws -> (words: LocaleWords, files: [UsedFile<Outcome>]) {
    let record = inputs.finished(record)
    let files = try inputs.emissions.files(for: record).map(used)
    return (LocaleWords(of: record, keys: inputs.files.words.known), files)
  }

  /// Runs stage 5 for one file: passes the file to `use`.
  private func used(_ file: EmittedFile) throws -> UsedFile<Outcome> {
    let digest = FileDigest(of: file.bytes)
    return (file.path, digest, try use(file, digest))
  }
}
