#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The tests that take minutes: all locales of ICU, killed runs, full disks and hostile inputs.
///
/// `.ci/test --all` runs them with the quick tests.
package enum SlowTests {
  package static let areAsked = ProcessInfo.processInfo.environment["ALMANAC_SLOW_TESTS"] != nil
  package static let reason = "Takes minutes. Run '.ci/test --all'."
}
