#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The tests that take long: every locale of ICU's, kills, full disks and hostile inputs.
///
/// `.ci/test --all` runs them.
package enum SlowTests {
  package static let areAsked = ProcessInfo.processInfo.environment["ALMANAC_SLOW_TESTS"] != nil
}
