// swift-tools-version: 6.2
import PackageDescription

/// The tests of `#Preview` and `@Entry`, in a package that depends on a release of Stills; `.ci/dependant` puts the release
/// beside it.
///
/// Within Stills, SwiftPM would build every test and all that it needs a second time, as it does for what stands on a macro.
let package = Package(
  name: "Previews",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "file://\(Context.packageDirectory)/../Stills", from: "1.0.0")
  ],
  targets: [
    .testTarget(
      name: "PreviewMacrosTests",
      dependencies: [
        .product(name: "PreviewMacros", package: "Stills"),
        .product(name: "ViewSnapshotTesting", package: "Stills"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
