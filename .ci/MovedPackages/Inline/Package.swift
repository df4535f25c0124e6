// swift-tools-version: 6.0
import PackageDescription

/// Somebody else's inline snapshots and custom dumps, written for swift-snapshot-testing; only the dependency is another
/// one.
let package = Package(
  name: "Inline",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "file://\(Context.packageDirectory)/../Stills", from: "1.0.0")],
  targets: [
    .testTarget(
      name: "InlineTests",
      dependencies: [
        .product(name: "InlineSnapshotTesting", package: "Stills"),
        .product(name: "SnapshotTestingCustomDump", package: "Stills"),
      ])
  ],
  swiftLanguageModes: [.v5]
)
