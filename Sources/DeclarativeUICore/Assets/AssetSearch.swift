import PictureSources
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
    for catalog in bundles.lazy.map(CurrentPictureServices.type.assets(of:)) {
      switch try catalog.color(named: name, for: traits) {
      case .components(let color)?: return color
      case .system(let reference)?: return try systemColor(reference, of: name)
      case nil: continue
      }
    }
    return nil
  }

  private func systemColor(_ reference: String, of name: String) throws -> RGBAColor {
    guard let color = SystemColor(reference: reference) else { throw UnknownSystemColor(name: reference) }
    return color.color(in: environment)
  }

  func picture(named name: String) throws -> AssetPicture? {
    for catalog in bundles.lazy.map(CurrentPictureServices.type.assets(of:)) {
      if let picture = try catalog.picture(named: name, for: traits) { return picture }
    }
    return bundles.lazy.compactMap { file(named: name, in: $0) }.first
  }

  /// A picture that lies in a bundle as a file of its own, as UIKit finds it.
  ///
  /// A name without an extension is that of a PNG.
  private func file(named name: String, in bundle: Bundle) -> AssetPicture? {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    let type = URL(filePath: name).pathExtension
    let (stem, end) = type.isEmpty ? (name, "png") : (String(name.dropLast(type.count + 1)), type)
    let scales = ["@3x", "@2x", ""]
    // The next larger one where there is none of the display's scale.
    let best =
      scales.firstIndex { $0 == "@\(Int(environment.displayScale))x" } ?? (environment.displayScale > 2 ? 0 : 2)
    let order = scales[...best].reversed() + scales[(best + 1)...]
    for scale in order {
      let file = folder.appending(path: stem + scale + "." + end)
      guard let picture = UIImage(contentsOfFile: file.path), let bitmap = picture.cgImage else { continue }
      return AssetPicture(name: name, bitmap: bitmap, scale: picture.scale)
    }
    return nil
  }

  /// Whether there is a symbol of a name.
  func hasSymbol(named name: String) -> Bool {
    bundles.contains { CurrentPictureServices.type.assets(of: $0).hasSymbol(named: name) }
  }

  func symbol(named name: String) throws -> SymbolTemplate? {
    for catalog in bundles.lazy.map(CurrentPictureServices.type.assets(of:)) {
      if let symbol = try catalog.symbol(named: name, for: traits) { return symbol }
    }
    return nil
  }

  private var traits: AssetTraits {
    AssetTraits(
      isDark: environment.colorScheme == .dark, displayScale: environment.displayScale, idiom: environment.assetIdiom,
      locale: environment.locale.identifier, isMirrored: environment.isMirrored,
      isContrastIncreased: environment.colorSchemeContrast == .increased)
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

/// A colour of an asset catalogue that refers to one of the system's that is not known here.
private struct UnknownSystemColor: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "it refers to the system's colour \(name), which Stills does not have. Give it components in the asset catalog"
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
  /// That package is called `Adopted`, and SwiftPM names its bundles after it. No other process has such folders. One that
  /// several packages were built in has those of all: the file `adoption.json`, beside which tests run, says which are its own.
  static let adopted: [Bundle] = {
    let folder = main.bundleURL
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = files.filter { $0.hasPrefix("Adopted_") }
    guard !own.isEmpty else { return [] }
    let modules = FileManager.default.contents(atPath: "adoption.json").flatMap {
      try? JSONDecoder().decode(AdoptedModules.self, from: $0).targets.keys
    }
    return own.filter { file in
      let parts = file.split(separator: ".")
      guard parts.count == 2, parts[1] == "resources" || parts[1] == "bundle" else { return false }
      return modules?.contains(String(parts[0].dropFirst("Adopted_".count))) ?? true
    }.sorted().compactMap { Bundle(url: folder.appending(path: $0)) }
  }()
}

/// What `adoption.json` says of modules: their names.
private struct AdoptedModules: Decodable {
  struct Target: Decodable {}

  var targets: [String: Target]
}
