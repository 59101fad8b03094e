import AlmanacEmitters
import AlmanacExtraction
import AlmanacKit
import AlmanacOutputFiles

/// One pass over all locales, several at a time: each is extracted, emitted, and handed to `use`.
struct Run<Outcome: Sendable>: Sendable {
  let plan: Plan
  /// How many locales are worked on at once.
  let jobs: Int
  /// Whether a line on the terminal says how far the run is.
  let isProgressShown: Bool
  let stop: StopSignal
  /// The folder of the bundle, for messages.
  let output: String
  /// What is done with a file; called from several threads, for different paths.
  let use: @Sendable (EmittedFile) throws(OutputFilesError) -> Outcome

  /// What came of a run: an outcome for each file, and the facts of each locale for the manifest.
  struct Result: Sendable {
    var outcomes: [Outcome] = []
    var sizes: [String: Int] = [:]
    var coverage: [String: ManifestFile.Coverage] = [:]
  }

  /// Does the locales and the shared files; throws every extraction error at once.
  func callAsFunction() async throws(Failure) -> Result {
    var result = Result()
    var failures: [(index: Int, error: ExtractionError)] = []
    var outputError: OutputFilesError?
    let progress = Progress(total: plan.requests.count, isShown: isProgressShown)
    await withTaskGroup(of: (Int, Swift.Result<LocaleResult, LocaleError>).self) { group in
      var next = 0
      func add() {
        guard next < plan.requests.count, outputError == nil, !stop.isAsked else { return }
        let index = next
        next += 1
        group.addTask { (index, locale(plan.requests[index])) }
      }
      for _ in 0..<min(jobs, plan.requests.count) { add() }
      var done = 0
      while let (index, outcome) = await group.next() {
        switch outcome {
        case .success(let locale): result.add(locale)
        case .failure(.extraction(let error)): failures.append((index, error))
        case .failure(.output(let error)): outputError = outputError ?? error
        }
        done += 1
        progress.show(done, plan.requests[index].tag)
        add()
      }
    }
    progress.clear()
    if let outputError { throw Failure(outputError, in: output) }
    guard failures.isEmpty else { throw Failure(failures.sorted { $0.index < $1.index }.map(\.error)) }
    try addSharedFiles(to: &result)
    return result
  }

  private func addSharedFiles(to result: inout Result) throws(Failure) {
    do throws(OutputFilesError) {
      for file in plan.sharedFiles() {
        result.outcomes.append(try use(file))
        result.sizes[file.path] = file.bytes.count
      }
    } catch {
      throw Failure(error, in: output)
    }
  }

  fileprivate struct LocaleResult: Sendable {
    let tag: String
    let coverage: ManifestFile.Coverage
    let files: [(path: String, size: Int, outcome: Outcome)]
  }

  fileprivate enum LocaleError: Error {
    case extraction(ExtractionError)
    case output(OutputFilesError)
  }

  private func locale(_ request: LocaleRequest) -> Swift.Result<LocaleResult, LocaleError> {
    let record: LocaleRecord
    do throws(ExtractionError) {
      record = try plan.record(for: request)
    } catch {
      return .failure(.extraction(error))
    }
    do throws(OutputFilesError) {
      var files: [(path: String, size: Int, outcome: Outcome)] = []
      for file in plan.files(for: record) {
        files.append((file.path, file.bytes.count, try use(file)))
      }
      return .success(LocaleResult(tag: request.tag, coverage: plan.coverage(of: record), files: files))
    } catch {
      return .failure(.output(error))
    }
  }
}

extension Run.Result {
  fileprivate mutating func add(_ locale: Run.LocaleResult) {
    coverage[locale.tag] = locale.coverage
    for file in locale.files {
      sizes[file.path] = file.size
      outcomes.append(file.outcome)
    }
  }
}
