// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "TeaKit",
  platforms: [.iOS(.v17)],
  products: [.library(name: "TeaKit", targets: ["TeaKit"])],
  targets: [.target(name: "TeaKit")])
