import AlmanacReading

/// The fields that a schema version added to the files of locales and calendars.
///
/// A change of any other field is a change of data, even if the two files have different schema versions.
enum SchemaHistory {
  /// The fields that schemas 2 and 3 added.
  static let added: Set<ValuePath> = [
    ValuePath(["dayOfMonths"]), ValuePath(["eras", "current"]), ValuePath(["numbers", "texts"]),
    ValuePath(["picker"]), ValuePath(["quarters"]), ValuePath(["rules"]),
    ValuePath(["years", "pattern"]),
  ]
}
