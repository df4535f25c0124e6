public import Foundation

// What an app has in its main bundle lies in one bundle for each of its modules, in the package that was written for it.
// Where a source says `bundle.url(forResource:withExtension:)`, the compiler is handed `bundle.appURL(…)`, and so on.

extension Bundle {
  /// The bundle of a class's module: that of the package which was written for an app where it has one.
  public static func adopted(for type: AnyClass) -> Bundle {
    let module = String(reflecting: type).prefix { $0 != "." }
    return adopted.first { $0.bundleURL.deletingPathExtension().lastPathComponent == "Adopted_\(module)" }
      ?? Bundle(for: type)
  }

  /// Where a resource lies.
  public func appURL(
    forResource name: String?, withExtension ext: String?, subdirectory: String? = nil, localization: String? = nil
  ) -> URL? {
    places.lazy.compactMap {
      localization == nil
        ? $0.url(forResource: name, withExtension: ext, subdirectory: subdirectory)
        : $0.url(forResource: name, withExtension: ext, subdirectory: subdirectory, localization: localization)
    }.first
  }

  /// Where all resources of a kind lie.
  public func appURLs(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? {
    let found = places.flatMap { $0.urls(forResourcesWithExtension: ext, subdirectory: subdirectory) ?? [] }
    return found.isEmpty ? nil : found.map { $0 as URL }
  }

  /// The path of a resource.
  public func appPath(
    forResource name: String?, ofType ext: String?, inDirectory folder: String? = nil, forLocalization: String? = nil
  ) -> String? {
    appURL(forResource: name, withExtension: ext, subdirectory: folder, localization: forLocalization)?.path
  }

  /// The paths of all resources of a kind.
  public func appPaths(forResourcesOfType ext: String?, inDirectory folder: String?) -> [String] {
    (appURLs(forResourcesWithExtension: ext, subdirectory: folder) ?? []).map(\.path)
  }

  /// What the app's file `Info.plist` and its project's settings say; for a package that is none of an app, the identifier of
  /// the program in which Xcode tests those.
  public var appInfoDictionary: [String: Any]? {
    let found = ([self] + places).lazy.compactMap(\.writtenInfo)
    let info = found.first { $0["CFBundlePackageType"] as? String == "APPL" } ?? found.first
    return info ?? ["CFBundleIdentifier": "com.apple.dt.xctest.tool"].merging(infoDictionary ?? [:]) { $1 }
  }

  /// The value of a key in that.
  public func appObject(forInfoDictionaryKey key: String) -> Any? { appInfoDictionary?[key] }

  /// The app's identifier, such as `com.example.teas`.
  public var appIdentifier: String? { appObject(forInfoDictionaryKey: "CFBundleIdentifier") as? String }
}

extension Bundle {
  private struct Adoption: Decodable {
    struct Target: Decodable {}

    var targets: [String: Target]
  }

  /// The bundles of the modules of the package that was written for an app: it is called `Adopted`.
  ///
  /// The folder of a build may have those of another app, too, or of modules that are gone.
  private static let adopted: [Bundle] = {
    let folder = main.bundleURL
    let described = FileManager.default.contents(atPath: "adoption.json").flatMap {
      try? JSONDecoder().decode(Adoption.self, from: $0)
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = files.filter { file in
      let parts = file.split(separator: ".")
      return parts.count == 2 && parts[0].hasPrefix("Adopted_")
        && described?.targets[String(parts[0].dropFirst("Adopted_".count))] != nil
    }
    return own.sorted().compactMap { Bundle(url: folder.appending(path: $0)) }
  }()

  /// Where resources are looked for: an app's main bundle has those of all its modules.
  private var places: [Bundle] { self == .main ? [self] + Self.adopted : [self] }

  /// What `stills adopt` has found in the project.
  private var writtenInfo: [String: Any]? {
    guard let text = try? String(contentsOf: bundleURL.appending(path: "AppInfo.json"), encoding: .utf8) else {
      return nil
    }
    // The package lies in the app's folder, and is the folder that its tests run in.
    let package = URL(filePath: FileManager.default.currentDirectoryPath)
    let folder = package.deletingLastPathComponent().path
    let words = ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"].reduce(text) { $0.replacing("$(\($1))", with: folder) }
    return try? JSONSerialization.jsonObject(with: Data(words.utf8)) as? [String: Any]
  }
}
