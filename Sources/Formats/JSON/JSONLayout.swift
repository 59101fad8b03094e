/// How the JSON of a bundle is laid out.
package enum JSONLayout: Sendable {
  /// For people who review a file: an indent of two spaces, and one line for each element of a list.
  case readable
  /// For download: without white space, without the sources of values, and without lists of years that a front end can
  /// compose from digits.
  case compact
  /// Like `readable`, but with a space on both sides of a colon, as Xcode writes a String Catalog.
  case stringCatalog
}
