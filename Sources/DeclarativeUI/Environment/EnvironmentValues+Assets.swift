public import Foundation

private enum AssetBundlesKey: EnvironmentKey {
  static let defaultValue: [Bundle] = []
}

extension EnvironmentValues {
  /// Where named images and colours are looked for that name no bundle, before `Bundle.main`.
  ///
  /// On Apple's systems the main bundle is the app with its assets. Elsewhere a package's resources are in a bundle of
  /// their own, which the package hands over here: `.environment(\.assetBundles, [.module])`.
  public var assetBundles: [Bundle] {
    get { self[AssetBundlesKey.self] }
    set { self[AssetBundlesKey.self] = newValue }
  }
}
