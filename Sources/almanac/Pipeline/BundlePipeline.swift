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
  let use: @Sendable (EmittedFile, FileDigest) throws(OutputFilesError) -> Outcome

  /// What came of a run: an outcome for each file, and the facts of each locale for the manifest.
  struct Result: Sendable {
    var outcomes: [Outcome] = []
    var files = FileList(limits: .readers)
    var coverage: [String: ManifestFile.Coverage] = [:]
    var missing = MissingKeys()
  }

  /// Does the locales and the shared files; throws every extraction error at once.
  func callAsFunction() async throws(Failure) -> Result {
    let groups = plan.groups()
    var result = Result()
    var errors: [String: ExtractionError] = [:]
    var outputError: OutputFilesError?
    let progress = Progress(total: plan.requests.count, isShown: isProgressShown)
    await withTaskGroup(of: [LocaleOutcome].self) { tasks in
      var next = groups.makeIterator()
      func add() {
        guard outputError == nil, !stop.isAsked, let group = next.next() else { return }
        tasks.addTask { outcomes(of: group) }
      }
      for _ in 0..<min(jobs, groups.count) { add() }
      var done = 0
      while let outcomes = await tasks.next() {
        for outcome in outcomes {
          switch outcome.result {
          case .success(let locale): outputError = outputError ?? result.add(locale, of: outcome.tag)
          case .failure(.extraction(let error)): errors[outcome.tag] = error
          case .failure(.output(let error)): outputError = outputError ?? error
          }
          done += 1
          progress.show(done, outcome.tag)
        }
        add()
      }
    }
    progress.clear()
    if let outputError { throw Failure(outputError, in: output) }
    guard errors.isEmpty else { throw Failure(plan.requests.compactMap { errors[$0.tag] }) }
    try addSharedFiles(to: &result)
    return result
  }

  private func addSharedFiles(to result: inout Result) throws(Failure) {
    do throws(OutputFilesError) {
      for file in plan.sharedFiles() {
        let digest = FileDigest(of: file.bytes)
        result.outcomes.append(try use(file, digest))
        try result.files.add(file.path, digest)
      }
    } catch {
      throw Failure(error, in: output)
    }
  }

  /// What came of a locale, by its tag.
  fileprivate struct LocaleOutcome: Sendable {
    let tag: String
    let result: Swift.Result<LocaleResult, LocaleError>
  }

  fileprivate struct LocaleResult: Sendable {
    let words: LocaleWords
    let files: [(path: String, digest: FileDigest, outcome: Outcome)]
  }

  fileprivate enum LocaleError: Error {
    case extraction(ExtractionError)
    case output(OutputFilesError)
  }

  /// What comes of the locales of a group, as far as nobody stops the run.
  private func outcomes(of group: LocaleGroup) -> [LocaleOutcome] {
    do throws(ExtractionError) {
      let opened = try plan.opened(group)
      var outcomes: [LocaleOutcome] = []
      for request in group.requests where !stop.isAsked {
        outcomes.append(LocaleOutcome(tag: request.tag, result: result(of: request, in: opened)))
      }
      return outcomes
    } catch {
      // Every locale of the group failed.
      return group.requests.map { LocaleOutcome(tag: $0.tag, result: .failure(.extraction(error))) }
    }
  }

  private func result(
    of request: LocaleRequest, in group: borrowing OpenedGroup
  ) -> Swift.Result<LocaleResult, LocaleError> {
    let record: LocaleRecord
    do throws(ExtractionError) {
      record = try plan.record(for: request, in: group)
    } catch {
      return .failure(.extraction(error))
    }
    do throws(OutputFilesError) {
      var files: [(path: String, digest: FileDigest, outcome: Outcome)] = []
      for file in plan.files(for: record) {
        let digest = FileDigest(of: file.bytes)
        files.append((file.path, digest, try use(file, digest)))
      }
      return .success(LocaleResult(words: plan.words(of: record), files: files))
    } catch {
      return .failure(.output(error))
    }
  }
}

extension Run.Result {
  /// Adds a locale; returns the error if a file of it, or all files together, are too large.
  fileprivate mutating func add(_ locale: Run.LocaleResult, of tag: String) -> OutputFilesError? {
    coverage[tag] = locale.words.coverage
    missing.add(locale.words.missing, of: tag)
    do throws(OutputFilesError) {
      for file in locale.files {
        try files.add(file.path, file.digest)
        outcomes.append(file.outcome)
      }
      return nil
    } catch {
      return error
    }
  }
}
