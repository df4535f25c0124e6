// swift-tools-version: 6.0
import PackageDescription

/// Somebody else's tests of views, written for swift-snapshot-testing; the dependency and the imports are others.
let package = Package(
  name: "Views",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "file://\(Context.packageDirectory)/../Stills", from: "1.0.0")],
  targets: [
    .testTarget(
      name: "ViewTests", dependencies: [.product(name: "ViewSnapshotTesting", package: "Stills")])
  ],
  swiftLanguageModes: [.v5]
)
