// swift-tools-version: 6.2
import PackageDescription

/// What somebody has who begins: one view and one picture test; `.ci/building package` measures what building it costs.
let package = Package(
  name: "OneView",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Stills", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
  ],
  targets: [
    .target(name: "Greeting", dependencies: [.product(name: "DeclarativeUI", package: "Stills")]),
    // What the others are compared with; no part of what is measured.
    .target(
      name: "Yardstick", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .testTarget(
      name: "GreetingTests",
      dependencies: ["Greeting", .product(name: "ViewSnapshotTesting", package: "Stills")]),
  ],
  swiftLanguageModes: [.v6]
)
