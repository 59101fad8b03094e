import AlmanacReading

/// What the versions of the schema added to the files of locales and calendars.
///
/// A field that is not listed here is data, whatever versions two files claim to have.
enum SchemaHistory {
  /// The fields that schema 1 does not have.
  static let sinceSchema2: Set<ValuePath> = [
    ValuePath(["eras", "current"]), ValuePath(["picker"]), ValuePath(["quarters"]),
    ValuePath(["years", "pattern"]),
  ]
}
