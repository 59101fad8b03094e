import AlmanacKit
package import AlmanacRecord

extension Extractor {
  /// Extracts locales, up to `jobs` groups of locales at a time.
  ///
  /// For each locale, `use` gets the record, or the error if the locale cannot be extracted. `use` runs in the tasks
  /// that extract the groups, and `receive` gets its result in the caller's task, in the order in which the groups
  /// finish. If `receive` returns `false`, no other group starts, but the groups that have started finish.
  package func records<Product: Sendable>(
    for requests: [LocaleRequest], jobs: Int,
    use: @escaping @Sendable (LocaleRequest, Result<LocaleRecord, ExtractionError>) -> Product,
    receive: (Product) -> Bool
  ) async {
    let groups = groups(of: requests)
    await withTaskGroup(of: [Product].self) { tasks in
      var next = groups.makeIterator()
      var isGoingOn = true
      func begin() {
        guard isGoingOn, let group = next.next() else { return }
        tasks.addTask { products(of: group, use) }
      }
      for _ in 0..<min(jobs, groups.count) { begin() }
      while let products = await tasks.next() {
        for product in products { isGoingOn = receive(product) && isGoingOn }
        begin()
      }
    }
  }

  private func products<Product>(
    of group: LocaleGroup, _ use: (LocaleRequest, Result<LocaleRecord, ExtractionError>) -> Product
  ) -> [Product] {
    do throws(ExtractionError) {
      let opened = try opened(group)
      return group.requests.map { request in
        use(request, Result { () throws(ExtractionError) in try opened.record(for: request) })
      }
    } catch {
      // The data that the group shares cannot be read, so every locale of the group failed.
      return group.requests.map { use($0, .failure(error)) }
    }
  }
}
