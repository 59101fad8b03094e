// swift-tools-version: 6.1
import PackageDescription

// The package that apps use: the command 'swift package almanac', with almanac as a binary. It is separate from the main
// package, because a Package.swift cannot contain the checksum of its own release. '.release/artifact-bundle' copies
// this package beside the bundle. For a release, it writes the bundle's address and checksum instead of the path.
let package = Package(
  name: "almanac-plugins",
  products: [.plugin(name: "AlmanacCommand", targets: ["AlmanacCommand"])],
  targets: [
    .binaryTarget(name: "almanac", path: "almanac.artifactbundle.zip"),
    .plugin(
      name: "AlmanacCommand",
      capability: .command(
        intent: .custom(verb: "almanac", description: "Writes or checks the bundle of a picker's texts."),
        permissions: [
          .writeToPackageDirectory(reason: "almanac writes the bundle into the package.")
        ]),
      dependencies: ["almanac"]),
  ]
)
