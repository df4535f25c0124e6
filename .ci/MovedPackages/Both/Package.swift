// swift-tools-version: 6.0
import PackageDescription

/// Somebody else's package on the way: one test target has moved, one has not, and one needs both.
///
/// The package `swift-snapshot-testing` in it stands for the real one, by the names of its package, product and module.
let package = Package(
  name: "Both",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "file://\(Context.packageDirectory)/../Stills", from: "1.0.0"),
    .package(path: "swift-snapshot-testing"),
  ],
  targets: [
    .testTarget(
      name: "OldTests",
      dependencies: [
        .product(
          name: "SnapshotTesting", package: "swift-snapshot-testing",
          moduleAliases: ["SnapshotTesting": "OldSnapshotTesting"])
      ]),
    .testTarget(name: "NewTests", dependencies: [.product(name: "SnapshotTesting", package: "Stills")]),
    .testTarget(
      name: "BothTests",
      dependencies: [
        .product(name: "SnapshotTesting", package: "Stills"),
        .product(
          name: "SnapshotTesting", package: "swift-snapshot-testing",
          moduleAliases: ["SnapshotTesting": "OldSnapshotTesting"]),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
