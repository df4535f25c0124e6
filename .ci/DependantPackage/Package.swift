// swift-tools-version: 6.2
import PackageDescription

/// Somebody else's package that depends on a release of Stills; `.ci/dependant` puts the release beside it.
let package = Package(
  name: "Dependant",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "file://\(Context.packageDirectory)/../Stills", from: "1.0.0")
  ],
  targets: [
    .testTarget(
      name: "DependantTests",
      dependencies: [
        .product(name: "ImageComparison", package: "Stills"),
        .product(name: "ViewSnapshotTesting", package: "Stills"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
