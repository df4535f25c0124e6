import AssetCatalogs
import Foundation

/// The accent colour of an app: what can be pressed has it where no view has set a tint.
///
/// A project names a colour of the app's catalog (`ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`), which Xcode hands on as
/// `NSAccentColorName`. Where the catalog has no colour for that name, as in a new project, the accent is the system's blue.
enum AppAccent {
  /// The name that an adopted app's project says; nil in all other programs.
  static let name: String? = Bundle.adopted.lazy.compactMap(\.accentColorName).first

  /// The colour where no tint is set.
  static func color(in environment: EnvironmentValues) -> Color {
    guard let name = environment.accentColorName,
      let color = try? AssetSearch(bundle: nil, environment: environment).color(named: name)
    else { return .blue }
    return Color(Color.Resolved(color))
  }
}

private enum AccentColorNameKey: EnvironmentKey {
  static var defaultValue: String? { AppAccent.name }
}

extension EnvironmentValues {
  /// The name of the app's accent colour in its asset catalog; nil is the system's blue.
  package var accentColorName: String? {
    get { self[AccentColorNameKey.self] }
    set { self[AccentColorNameKey.self] = newValue }
  }
}

extension Bundle {
  /// The file that `stills adopt` writes of an app's project says the name.
  fileprivate var accentColorName: String? {
    struct Info: Decodable {
      var CFBundlePackageType: String?
      var NSAccentColorName: String?
    }

    guard let file = url(forResource: "AppInfo", withExtension: "json"), let data = try? Data(contentsOf: file),
      let info = try? JSONDecoder().decode(Info.self, from: data), info.CFBundlePackageType == "APPL"
    else { return nil }
    return info.NSAccentColorName
  }
}
