// swift-tools-version: 6.2
import PackageDescription

/// Somebody's package whose snapshots change; `.ci/reviewing` puts a release of Stills beside it.
let package = Package(
  name: "Reviewed",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "file://\(Context.packageDirectory)/../Stills", from: "1.0.0")
  ],
  targets: [
    .testTarget(name: "CardTests", dependencies: [.product(name: "SnapshotTesting", package: "Stills")]),
    .testTarget(name: "MenuTests", dependencies: [.product(name: "SnapshotTesting", package: "Stills")]),
  ],
  swiftLanguageModes: [.v6]
)
