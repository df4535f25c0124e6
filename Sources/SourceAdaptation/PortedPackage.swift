/// A package of others that an app is built with as it is, where it imports a module of it, and nobody else: one that has the
/// functions of one of Apple's modules for Linux, or one that Stills is built with, too, since a package has each name once.
public struct PortedPackage: Equatable, Sendable {
  /// The address of its repository.
  public let address: String
  /// The versions that are taken, as a manifest says them.
  public let versions: String
  /// Its libraries; each has the name of its module.
  public let products: [String]
  /// Whether it is in the place of a module of Apple's.
  public var isOfApple = false

  /// The name that SwiftPM knows it by.
  public var name: String { address.split(separator: "/").last.map(String.init) ?? address }

  /// The line of a manifest that depends on it.
  public var declaration: String { ".package(url: \"\(address)\", \(versions))" }
}

extension PortedPackage {
  /// All that apps are built with where they import it.
  public static let all = [
    // Two major versions: apps and packages of others may ask for either.
    PortedPackage(
      address: "https://github.com/apple/swift-crypto", versions: "\"3.12.3\"..<\"5.0.0\"",
      products: ["Crypto", "CryptoExtras", "_CryptoExtras"], isOfApple: true),
    PortedPackage(
      address: "https://github.com/pointfreeco/swift-custom-dump", versions: "from: \"1.3.3\"", products: ["CustomDump"]
    ),
    PortedPackage(
      address: "https://github.com/pointfreeco/xctest-dynamic-overlay", versions: "from: \"1.2.2\"",
      products: ["IssueReporting", "XCTestDynamicOverlay", reportingInTests]),
    PortedPackage(
      address: "https://github.com/jpsim/Yams", versions: "\"5.0.1\"..<\"7.0.0\"", products: ["Yams"]),
    PortedPackage(
      address: "https://github.com/apple/swift-argument-parser", versions: "from: \"1.2.0\"",
      products: ["ArgumentParser"]),
  ]

  /// What has to be in a test for the issues to reach it that `IssueReporting` reports: they are printed otherwise.
  public static let reportingInTests = "IssueReportingTestSupport"

  /// The modules of all of them.
  public static let modules = Set(all.flatMap(\.products))

  /// The package that a module is of.
  public static func package(of module: String) -> PortedPackage? { all.first { $0.products.contains(module) } }
}
