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
    .target(
      name: "Cards",
      dependencies: [.product(name: "DeclarativeUI", package: "Stills", condition: .when(platforms: [.linux]))]),
    .testTarget(
      name: "DependantTests",
      dependencies: [
        "Cards",
        .product(name: "ImageComparison", package: "Stills"),
        .product(name: "ViewSnapshotTesting", package: "Stills", condition: .when(platforms: [.linux])),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
