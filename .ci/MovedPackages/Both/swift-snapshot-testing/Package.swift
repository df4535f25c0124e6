// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "swift-snapshot-testing",
  products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
  targets: [.target(name: "SnapshotTesting")]
)
