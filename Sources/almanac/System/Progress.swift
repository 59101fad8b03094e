/// One line on the terminal that shows the progress of a run.
struct Progress {
  let total: Int
  let isShown: Bool

  func show(_ done: Int, _ tag: String) {
    guard isShown else { return }
    Terminal.progress("\r\u{1B}[K\(done) of \(total) locales: \(tag)")
  }

  /// Removes the progress line from the terminal.
  func clear() {
    guard isShown else { return }
    Terminal.progress("\r\u{1B}[K")
  }
}
