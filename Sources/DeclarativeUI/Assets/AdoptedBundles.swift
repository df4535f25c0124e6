import Foundation

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
