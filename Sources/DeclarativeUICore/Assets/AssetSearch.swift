import AssetCatalogs
import Foundation
import PixelImages
import Symbols

/// Looks for a named asset in the bundles that a view may mean.
struct AssetSearch {
  private let bundles: [Bundle]
  private let environment: EnvironmentValues

  /// - Parameter bundle: the bundle that the view names; nil searches the environment's bundles and the main one.
  init(bundle: Bundle?, environment: EnvironmentValues) {
    bundles = bundle.map { [$0] } ?? environment.assetBundles + [.main] + Bundle.adopted
    self.environment = environment
  }

  func color(named name: String) throws -> RGBAColor? {
    for catalog in bundles.lazy.map(AssetCatalog.catalog(of:)) {
      if let color = try catalog.color(named: name, for: traits) { return color }
    }
    return nil
  }

  func picture(named name: String) throws -> AssetPicture? {
    for catalog in bundles.lazy.map(AssetCatalog.catalog(of:)) {
      if let picture = try catalog.picture(named: name, for: traits) { return picture }
    }
    return nil
  }

  /// Whether there is a symbol of a name.
  func hasSymbol(named name: String) -> Bool {
    bundles.contains { AssetCatalog.catalog(of: $0).hasSymbol(named: name) }
  }

  func symbol(named name: String) throws -> SymbolTemplate? {
    for catalog in bundles.lazy.map(AssetCatalog.catalog(of:)) {
      if let symbol = try catalog.symbol(named: name, for: traits) { return symbol }
    }
    return nil
  }

  private var traits: AssetTraits {
    AssetTraits(
      isDark: environment.colorScheme == .dark, displayScale: environment.displayScale, idiom: environment.assetIdiom,
      locale: environment.locale.identifier, isMirrored: environment.isMirrored)
  }

  /// The sentence about an asset that was not found.
  func problem(kind: String, name: String) -> String {
    // The main bundle of a test is the folder that tests are built in, whose name says nothing.
    let places = bundles.map { $0 == .main ? "the main bundle" : $0.bundleURL.lastPathComponent }
    let (folder, type) = kind == "image" ? ("imageset", "Image") : ("colorset", "Color")
    return
      "There is no \(kind) \"\(name)\" in \(places.joined(separator: ", ")). Add \(name).\(folder) to an .xcassets "
      + "folder among the resources, or name its bundle: \(type)(\"\(name)\", bundle: .module)"
  }
}

extension EnvironmentValues {
  /// The device by the name that asset catalogues have for it.
  fileprivate var assetIdiom: AssetTraits.Idiom {
    switch userInterfaceIdiom {
    case .phone, .unspecified: .iphone
    case .pad: .ipad
    case .mac: .mac
    case .tv: .tv
    case .vision: .vision
    case .carPlay: .car
    }
  }
}

extension Bundle {
  /// The resources of an app that `stills adopt` has written a package for, which the app looks for in its main bundle.
  ///
  /// That package is called `Adopted`, and SwiftPM names its bundles after it. No other process has such folders.
  static let adopted: [Bundle] = {
    let folder = main.bundleURL
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasPrefix("Adopted_") && ($0.hasSuffix(".resources") || $0.hasSuffix(".bundle")) }.sorted()
      .compactMap { Bundle(url: folder.appending(path: $0)) }
  }()
}
