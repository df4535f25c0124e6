import PictureSources
package import Foundation

/// What the `Info.plist` of an adopted app says of how all of its views are drawn.
package struct AppSettings: Sendable {
  /// What `stills adopt` has found in a project and its settings.
  private struct Info: Decodable {
    let packageType, accentColorName, interfaceStyle: String?

    enum CodingKeys: String, CodingKey {
      case packageType = "CFBundlePackageType"
      case accentColorName = "NSAccentColorName"
      case interfaceStyle = "UIUserInterfaceStyle"
    }
  }

  /// Those of the app that this process tests; nil where it tests none.
  static let current = AppSettings(in: Bundle.adopted)

  private let info: Info
  private let bundle: Bundle

  /// Those of the first bundle that is an app's; nil where none is.
  package init?(in bundles: [Bundle]) {
    for bundle in bundles {
      let file = bundle.bundleURL.appending(path: "AppInfo.json").path
      guard let data = FileManager.default.contents(atPath: file),
        let info = try? JSONDecoder().decode(Info.self, from: data), info.packageType == "APPL"
      else { continue }
      (self.info, self.bundle) = (info, bundle)
      return
    }
    return nil
  }

  /// The colour of the asset catalogue that Xcode's setting "Global Accent Color Name" names.
  ///
  /// It is nil where there is none, or where the asset leaves it open as it does in a new project: then it is the system's.
  package var accentColor: Color? {
    guard let name = info.accentColorName,
      (try? CurrentPictureServices.type.assets(of: bundle).color(named: name, for: AssetTraits())) ?? nil != nil
    else { return nil }
    return Color(name, bundle: bundle)
  }

  /// The appearance that the app has whatever people choose; nil where it follows them.
  package var colorScheme: ColorScheme? {
    switch info.interfaceStyle {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }
}
