// swift-tools-version: 6.1
import PackageDescription

// Target names start with the product's name, because SwiftPM requires them to be unique in a client's whole package
// graph. The folders under Sources/ keep short names. The targets are in the order of the data flow: each target
// depends only on targets above it.
let package = Package(
  name: "almanac",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "AlmanacKit", targets: ["AlmanacKit"]),
    .executable(name: "almanac", targets: ["almanac"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // ICU, from C to typed Swift.
    .systemLibrary(
      name: "AlmanacICU4C", path: "Sources/ICU4C", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(
      name: "CAlmanacICU", dependencies: ["AlmanacICU4C"], path: "Sources/CICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "AlmanacICU", dependencies: ["CAlmanacICU"], path: "Sources/ICU"),

    // The model, and the resources that are compiled in.
    .target(name: "AlmanacKit", path: "Sources/AlmanacKit"),
    .target(name: "CAlmanacResources", path: "Sources/Resources"),
    // The record of a locale, and the parts of the model that only the tool needs.
    .target(name: "AlmanacRecord", dependencies: ["AlmanacKit"], path: "Sources/Record"),

    // What people write: the list of locales, words, and corrections of ICU.
    .target(name: "AlmanacInputs", dependencies: ["AlmanacKit", "AlmanacRecord"], path: "Sources/Inputs"),

    // From ICU and the inputs to records, and from records to files in memory.
    .target(
      name: "AlmanacExtraction",
      dependencies: ["AlmanacKit", "AlmanacRecord", "AlmanacICU", "AlmanacInputs"],
      path: "Sources/Extraction"),
    .target(
      name: "AlmanacFormats",
      dependencies: ["AlmanacKit", "AlmanacRecord", "AlmanacInputs", "CAlmanacResources"],
      path: "Sources/Formats"),

    // A bundle: its options, its manifest, its folders, and the comparison of two bundles.
    .target(name: "CAlmanacSHA256", path: "Sources/SHA256"),
    .target(
      name: "AlmanacBundle",
      dependencies: [
        "AlmanacKit", "AlmanacRecord", "AlmanacInputs", "AlmanacFormats", "CAlmanacResources",
        "CAlmanacSHA256",
      ],
      path: "Sources/Bundle"),

    // For people: the pickers of a bundle as one HTML file, review pages, and XLIFF in both directions.
    .target(
      name: "AlmanacPages",
      dependencies: [
        "AlmanacKit", "AlmanacRecord", "AlmanacInputs", "AlmanacFormats", "CAlmanacResources",
        "CAlmanacSHA256",
      ],
      path: "Sources/Pages"),

    // Starts git within limits, and computes the names of git's objects.
    .target(name: "CAlmanacGit", path: "Sources/Git"),

    .executableTarget(
      name: "almanac",
      dependencies: [
        "AlmanacKit", "AlmanacRecord", "AlmanacICU", "AlmanacInputs", "AlmanacExtraction", "AlmanacFormats",
        "AlmanacBundle", "AlmanacPages", "CAlmanacGit", "CAlmanacResources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/almanac"),

    // One test target for each source target, and the code that the tests share.
    .target(
      name: "AlmanacTestSupport",
      dependencies: ["AlmanacKit", "AlmanacRecord", "AlmanacInputs", "AlmanacFormats"],
      path: "Tests/TestSupport"),
    // The ICU functions that only tests call, to compare Almanac with ICU. The C code includes CICU's status.h.
    .target(
      name: "CAlmanacICUOracle", dependencies: ["AlmanacICU4C", "CAlmanacICU"], path: "Tests/CICUOracle",
      cSettings: [.headerSearchPath("../../Sources/CICU")]),
    .target(
      name: "AlmanacICUOracle", dependencies: ["AlmanacICU", "CAlmanacICU", "CAlmanacICUOracle"],
      path: "Tests/ICUOracle"),
    .testTarget(
      name: "AlmanacICUTests",
      dependencies: ["AlmanacICU", "AlmanacICUOracle", "CAlmanacICU", "CAlmanacICUOracle"],
      path: "Tests/ICUTests"),
    .testTarget(
      name: "AlmanacKitTests",
      dependencies: [
        "AlmanacKit", "AlmanacRecord", "AlmanacFormats", "AlmanacICU", "AlmanacICUOracle",
        "AlmanacTestSupport",
      ],
      path: "Tests/AlmanacKitTests", exclude: ["Fixtures"]),
    .testTarget(
      name: "AlmanacRecordTests", dependencies: ["AlmanacRecord", "AlmanacKit", "AlmanacTestSupport"],
      path: "Tests/RecordTests"),
    .testTarget(
      name: "AlmanacInputsTests",
      dependencies: ["AlmanacInputs", "AlmanacKit", "AlmanacRecord", "AlmanacTestSupport"],
      path: "Tests/InputsTests", exclude: ["LocaleList/Fixtures", "Words/Fixtures"]),
    .testTarget(
      name: "AlmanacExtractionTests",
      dependencies: [
        "AlmanacInputs", "AlmanacExtraction", "AlmanacICU", "AlmanacICUOracle", "AlmanacKit", "AlmanacRecord",
        "AlmanacTestSupport",
      ],
      path: "Tests/ExtractionTests", exclude: ["Fixtures"]),
    .testTarget(
      name: "AlmanacFormatsTests",
      dependencies: [
        "AlmanacFormats", "AlmanacKit", "AlmanacRecord", "AlmanacBundle", "AlmanacInputs",
        "AlmanacTestSupport", "CAlmanacResources",
      ],
      path: "Tests/FormatsTests", exclude: ["Golden"]),
    .testTarget(
      name: "AlmanacBundleTests",
      dependencies: [
        "AlmanacBundle", "AlmanacFormats", "AlmanacInputs", "AlmanacKit", "AlmanacRecord",
        "AlmanacTestSupport", "CAlmanacSHA256",
      ],
      path: "Tests/BundleTests"),
    .testTarget(
      name: "AlmanacPagesTests",
      dependencies: [
        "AlmanacPages", "AlmanacFormats", "AlmanacInputs", "AlmanacKit", "AlmanacRecord",
        "AlmanacTestSupport",
      ],
      path: "Tests/PagesTests"),
    // The pickers of five public documents, called seeds. Each picker is built from Output/ label by label.
    .testTarget(
      name: "AlmanacSeedTests", dependencies: ["AlmanacKit", "AlmanacTestSupport"], path: "Tests/SeedTests",
      exclude: ["rows"]),
    .executableTarget(
      name: "Fidelity",
      dependencies: [
        "AlmanacFormats", "AlmanacInputs", "AlmanacExtraction", "AlmanacICU", "AlmanacICUOracle",
        "AlmanacKit", "AlmanacRecord",
        "CAlmanacResources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fidelity", exclude: ["sample-counts.txt"]),
    .executableTarget(
      name: "SuiteExecutor", dependencies: ["AlmanacKit"], path: "Tests/Suites/Executor"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "AlmanacKit", "AlmanacRecord", "AlmanacInputs", "AlmanacFormats", "AlmanacBundle", "AlmanacPages",
        "AlmanacTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzz"),
    .executableTarget(
      name: "KitBenchmarks", dependencies: ["AlmanacKit"], path: "Tests/Benchmarks/Kit"),
    .testTarget(
      name: "AlmanacCommandPartTests",
      dependencies: ["almanac", "AlmanacKit", "AlmanacRecord", "AlmanacBundle", "AlmanacTestSupport"],
      path: "Tests/CommandPartTests"),
    // These tests run the program, so they compile beside it.
    .testTarget(
      name: "AlmanacCommandTests",
      dependencies: ["AlmanacKit", "AlmanacRecord", "AlmanacBundle", "AlmanacTestSupport"],
      path: "Tests/almanacTests", exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)

// Imports are internal unless the code says otherwise, so a target exposes another target's types only on purpose.
for target in package.targets
where target.type != .system && !target.name.hasPrefix("CAlmanac") {
  target.swiftSettings = [.enableUpcomingFeature("InternalImportsByDefault")]
}

// '.ci/build' optimizes what the tests call. The tests themselves compile in half the time without optimization. No target
// imports a test target, so its module is not made in a step of its own, which would read all of its code twice.
for target in package.targets where target.type == .test {
  target.swiftSettings?.append(
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release)))
}
