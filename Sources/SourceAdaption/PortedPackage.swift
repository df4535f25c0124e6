/// A package of others that has the functions of one of Apple's modules for Linux: an app that imports the module is built with
/// it, and nobody else.
public struct PortedPackage: Equatable, Sendable {
  /// The address of its repository.
  public let address: String
  /// The versions that are taken, as a manifest says them.
  public let versions: String
  /// Its libraries; each has the name of its module.
  public let products: [String]

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
      products: ["Crypto", "CryptoExtras", "_CryptoExtras"])
  ]

  /// The modules of all of them.
  public static let modules = Set(all.flatMap(\.products))

  /// The package that a module is of.
  public static func package(of module: String) -> PortedPackage? { all.first { $0.products.contains(module) } }
}
