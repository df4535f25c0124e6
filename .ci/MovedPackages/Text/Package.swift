// swift-tools-version: 6.0
import PackageDescription

/// Somebody else's tests of text and data, written for swift-snapshot-testing; only the dependency is another one.
let package = Package(
  name: "Text",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "file://\(Context.packageDirectory)/../Stills", from: "1.0.0")],
  targets: [
    .testTarget(
      name: "TextTests", dependencies: [.product(name: "SnapshotTesting", package: "Stills")],
      exclude: ["__Snapshots__"])
  ],
  swiftLanguageModes: [.v5]
)
