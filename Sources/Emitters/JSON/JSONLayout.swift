/// How the JSON of a bundle is laid out.
package enum JSONLayout: Sendable {
  /// For a reviewer: two spaces, one array element a line.
  case readable
  /// For a download: no space, no sources, and no lists of years where digits compose them.
  case compact
  /// As Xcode writes a String Catalog: like `readable`, with a space on both sides of a colon.
  case stringCatalog
}
