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
    // The parts of the model that only the tool needs, such as the record of a locale.
    .target(name: "AlmanacBundle", dependencies: ["AlmanacKit"], path: "Sources/Bundle"),
    .target(name: "CAlmanacResources", path: "Sources/Resources"),

    // JSON values, and the positions of texts in a file.
    .target(name: "AlmanacReading", dependencies: ["AlmanacKit"], path: "Sources/Reading"),

    // From the list of locales to the files on disk.
    .target(
      name: "AlmanacLocaleList", dependencies: ["AlmanacKit", "AlmanacBundle", "AlmanacReading"],
      path: "Sources/LocaleList"),
    .target(
      name: "AlmanacTranslations", dependencies: ["AlmanacKit", "AlmanacBundle", "AlmanacReading"],
      path: "Sources/Translations"),
    .target(name: "AlmanacErrata", dependencies: ["AlmanacKit", "AlmanacReading"], path: "Sources/Errata"),
    .target(
      name: "AlmanacExtraction",
      dependencies: ["AlmanacKit", "AlmanacBundle", "AlmanacICU", "AlmanacErrata", "AlmanacTranslations"],
      path: "Sources/Extraction"),
    .target(
      name: "AlmanacEmitters",
      dependencies: ["AlmanacKit", "AlmanacBundle", "AlmanacReading", "CAlmanacResources"],
      path: "Sources/Emitters"),
    // The picker's words for translators and reviewers: review pages, and XLIFF in both directions.
    .target(
      name: "AlmanacReview",
      dependencies: [
        "AlmanacKit", "AlmanacBundle", "AlmanacReading", "AlmanacTranslations", "AlmanacEmitters",
        "AlmanacPreview",
      ],
      path: "Sources/Review"),
    .target(name: "CAlmanacSHA256", path: "Sources/SHA256"),
    // The pickers of a bundle as one HTML file.
    .target(
      name: "AlmanacPreview",
      dependencies: ["AlmanacKit", "AlmanacEmitters", "CAlmanacResources", "CAlmanacSHA256"],
      path: "Sources/Preview"),
    .target(
      name: "AlmanacOutputFiles", dependencies: ["AlmanacKit", "AlmanacBundle", "CAlmanacSHA256"],
      path: "Sources/OutputFiles"),

    // The table of a bundle's options, and the manifest.
    .target(
      name: "AlmanacOptions",
      dependencies: [
        "AlmanacKit", "AlmanacBundle", "AlmanacReading", "AlmanacEmitters", "CAlmanacResources",
      ],
      path: "Sources/Options"),

    // The comparison of two bundles.
    .target(
      name: "AlmanacComparison",
      dependencies: ["AlmanacKit", "AlmanacBundle", "AlmanacReading", "AlmanacEmitters"],
      path: "Sources/Comparison"),

    // Starts git within limits, and computes the names of git's objects.
    .target(name: "CAlmanacGit", path: "Sources/Git"),

    .executableTarget(
      name: "almanac",
      dependencies: [
        "AlmanacKit", "AlmanacBundle", "AlmanacICU", "AlmanacLocaleList", "AlmanacTranslations",
        "AlmanacErrata",
        "AlmanacExtraction", "AlmanacEmitters", "AlmanacOutputFiles", "AlmanacReading", "AlmanacReview",
        "AlmanacComparison", "AlmanacOptions", "AlmanacPreview",
        "CAlmanacGit", "CAlmanacResources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/almanac"),

    // One test target for each source target, and the code that the tests share.
    .target(
      name: "AlmanacTestSupport",
      dependencies: [
        "AlmanacKit", "AlmanacBundle", "AlmanacLocaleList", "AlmanacEmitters",
      ],
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
        "AlmanacKit", "AlmanacBundle", "AlmanacEmitters", "AlmanacICU", "AlmanacICUOracle",
        "AlmanacTestSupport",
      ],
      path: "Tests/AlmanacKitTests", exclude: ["Fixtures"]),
    .testTarget(
      name: "AlmanacBundleTests", dependencies: ["AlmanacBundle", "AlmanacKit", "AlmanacTestSupport"],
      path: "Tests/BundleTests"),
    .testTarget(
      name: "AlmanacLocaleListTests",
      dependencies: [
        "AlmanacLocaleList", "AlmanacKit", "AlmanacBundle", "AlmanacReading", "AlmanacTestSupport",
      ],
      path: "Tests/LocaleListTests", exclude: ["Fixtures"]),
    .testTarget(
      name: "AlmanacTranslationsTests",
      dependencies: [
        "AlmanacTranslations", "AlmanacKit", "AlmanacReading", "AlmanacTestSupport",
      ],
      path: "Tests/TranslationsTests", exclude: ["Fixtures"]),
    .testTarget(
      name: "AlmanacErrataTests", dependencies: ["AlmanacErrata", "AlmanacKit", "AlmanacReading"],
      path: "Tests/ErrataTests"),
    .testTarget(
      name: "AlmanacExtractionTests",
      dependencies: [
        "AlmanacErrata", "AlmanacExtraction", "AlmanacICU", "AlmanacICUOracle", "AlmanacKit", "AlmanacBundle",
        "AlmanacTranslations", "AlmanacTestSupport",
      ],
      path: "Tests/ExtractionTests", exclude: ["Fixtures"]),
    .testTarget(
      name: "AlmanacEmittersTests",
      dependencies: [
        "AlmanacEmitters", "AlmanacKit", "AlmanacBundle", "AlmanacOptions", "AlmanacReading",
        "AlmanacTestSupport", "CAlmanacResources",
      ],
      path: "Tests/EmittersTests", exclude: ["Golden"]),
    .testTarget(
      name: "AlmanacReviewTests",
      dependencies: [
        "AlmanacReview", "AlmanacKit", "AlmanacBundle", "AlmanacReading", "AlmanacTranslations",
        "AlmanacTestSupport",
      ],
      path: "Tests/ReviewTests"),
    .testTarget(
      name: "AlmanacPreviewTests",
      dependencies: [
        "AlmanacPreview", "AlmanacEmitters", "AlmanacKit", "AlmanacTestSupport",
      ],
      path: "Tests/PreviewTests"),
    .testTarget(
      name: "AlmanacOutputFilesTests",
      dependencies: [
        "AlmanacOutputFiles", "AlmanacKit", "AlmanacBundle", "AlmanacTestSupport", "CAlmanacSHA256",
      ],
      path: "Tests/OutputFilesTests"),
    .testTarget(
      name: "AlmanacReadingTests", dependencies: ["AlmanacReading", "AlmanacKit", "AlmanacTestSupport"],
      path: "Tests/ReadingTests"),
    .testTarget(
      name: "AlmanacOptionsTests",
      dependencies: [
        "AlmanacOptions", "AlmanacBundle", "AlmanacEmitters", "AlmanacKit", "AlmanacReading",
        "AlmanacTestSupport",
      ],
      path: "Tests/OptionsTests"),
    .testTarget(
      name: "AlmanacComparisonTests", dependencies: ["AlmanacComparison", "AlmanacReading"],
      path: "Tests/ComparisonTests"),
    // The pickers of five public documents, called seeds. Each picker is built from Output/ label by label.
    .testTarget(
      name: "AlmanacSeedTests", dependencies: ["AlmanacKit", "AlmanacTestSupport"], path: "Tests/SeedTests",
      exclude: ["rows"]),
    .executableTarget(
      name: "Fidelity",
      dependencies: [
        "AlmanacEmitters", "AlmanacErrata", "AlmanacExtraction", "AlmanacICU", "AlmanacICUOracle",
        "AlmanacKit", "AlmanacBundle", "AlmanacTranslations",
        "CAlmanacResources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fidelity", exclude: ["sample-counts.txt"]),
    .executableTarget(
      name: "SuiteExecutor", dependencies: ["AlmanacKit"], path: "Tests/Suites/Executor"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "AlmanacKit", "AlmanacBundle", "AlmanacLocaleList", "AlmanacTranslations", "AlmanacErrata",
        "AlmanacReading",
        "AlmanacReview", "AlmanacOptions", "AlmanacComparison", "AlmanacEmitters", "AlmanacTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzz"),
    .executableTarget(
      name: "KitBenchmarks", dependencies: ["AlmanacKit"], path: "Tests/Benchmarks/Kit"),
    .testTarget(
      name: "AlmanacCommandPartTests",
      dependencies: ["almanac", "AlmanacKit", "AlmanacBundle", "AlmanacOptions", "AlmanacTestSupport"],
      path: "Tests/CommandPartTests"),
    // These tests run the program, so they compile beside it.
    .testTarget(
      name: "AlmanacCommandTests",
      dependencies: ["AlmanacKit", "AlmanacBundle", "AlmanacOutputFiles", "AlmanacTestSupport"],
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
