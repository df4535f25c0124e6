package import Foundation
import SourceAdaptation

/// The parts of an app that are adopted: its modules with sources and resources, as its project or package declares
/// them.
package struct AdoptedApp: Equatable, Sendable {
  /// A module of the app, or of its tests.
  package struct Module: Equatable, Sendable {
    package var name: String
    package var isTest = false
    /// Files and folders with sources, from the app's folder.
    package var sources: [String] = []
    /// Files and folders of resources, from the app's folder.
    package var resources: [String] = []
    /// The folders of languages (`.lproj`) in the folders that resources lie in, from the app's folder.
    ///
    /// SwiftPM takes all that it meets for the module's, whatever rules say.
    package var languageFolders: [String] = []
    /// The conditions that its settings define, as `#if` names them.
    package var conditions: [String] = []
    /// The features of later language modes that its settings turn on.
    package var features: [String] = []
    /// The experimental features that its manifest turns on, and conditions of availability that it names as one of them.
    package var experimentalFeatures: [String] = []
    /// The app's own modules that this one uses.
    package var dependencies: [String] = []
    /// The products of other packages that it uses.
    var products: [String] = []
    /// The addresses of repositories that they are from, where these are known.
    var origins: [String: String] = [:]
    package var languageMode = "5"
    /// The package that it belongs to, by a name for the compiler: what that declares as `package` is its own.
    package var packageName: String?
    package var isOnMainActor = false
    /// The products of Stills that stand in for modules of Apple's which its sources import.
    package var standIns: [String] = []
    /// The modules of packages of others that have what it imports of Apple's.
    package var portedModules: [String] = []
    /// The source with the names in its asset catalogs, where Xcode makes one.
    package var assetSymbols: String?
    /// The source with the texts in its string catalogs, if it uses any.
    package var stringSymbols: String?
    /// The source with the classes of its data models, where it has any.
    package var modelClasses: String?
    /// The source with what it formats in the language of the device, where it formats anything.
    package var deviceFormats: String?
    /// Whether colours and pictures have these names themselves.
    var hasAssetExtensions = false
    /// What its file `Info.plist` and its settings say, as JSON; nil where nothing asks for it.
    package var info: String?
    /// Whether its sources have previews.
    package var hasPreviews = false
    /// The products of Stills for tests that it is built with; modules that only help tests have them, too.
    package var testingProducts: [String] = []

    package init(name: String) { self.name = name }
  }

  /// The file that describes the app, such as `Jokes.xcodeproj`.
  package var description: String
  package var modules: [Module] = []
  /// The targets that are built as they are.
  package var plainTargets: [PlainTarget] = []
  /// The libraries that are files of their own, which a process can load by their names, with their targets.
  package var dynamicLibraries: [String: [String]] = [:]
  /// The language of the words in the source.
  package var language = "en"
  /// What was found and is not taken over, a sentence each.
  package var leftOut: [String] = []
  /// The packages of others that it uses and that are not there.
  package var missingPackages: [MissingPackage] = []
  /// Modules whose names Stills has, too, or a package that it uses: theirs get other names in the app's package.
  package var sharedNames: Set<String> = []
  /// Modules that are imported and that nothing here is known of, with the number of files that do; without those of missing
  /// packages.
  package var missingModules: [String: Int] = [:]

  package init(description: String) { self.description = description }
}

extension AdoptedApp {
  /// What people are told of these, a line each.
  package var portedPackageLines: [String] {
    portedPackages.map {
      $0.isOfApple
        ? "\($0.address), whose \($0.products[0]) is in the place of Apple's: its first build takes minutes"
        : "\($0.address), as it is: Stills is built with it, too"
    }
  }

  /// The packages of others that it is built with, since its sources import what these have of Apple's modules.
  var portedPackages: [PortedPackage] {
    PortedPackage.all.filter { package in
      modules.contains { !Set($0.portedModules).isDisjoint(with: package.products) }
    }
  }

  /// How many pictures lie beside its tests.
  package func pictures(in folder: URL) -> Int {
    let sources = modules.filter(\.isTest).flatMap(\.sources)
    let folders = Set(sources.map { $0.hasSuffix(".swift") ? $0.resourceFolder : $0 })
    let found = folders.flatMap { place in
      FileManager.default.paths(below: folder.appending(path: place)) {
        $0.hasSuffix(".png") && $0.split(separator: "/").contains("__Snapshots__")
      }.map(place.path)
    }
    return Set(found).count
  }
}

/// Why an app cannot be adopted.
package struct AdoptionError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension String {
  /// Whether the file of this path is SwiftPM's manifest of a package, and no source that is called so.
  func isManifest(in folder: URL) -> Bool {
    let name = split(separator: "/").last ?? ""
    guard name == "Package.swift" || name.hasPrefix("Package@swift-") else { return false }
    let text = try? String(contentsOf: folder.appending(path: self), encoding: .utf8)
    return text == nil || text?.isEmpty == true || text?.contains("import PackageDescription") == true
  }

  /// The path of a file below the folder of this path.
  package func path(of file: String) -> String {
    self == "." || file.hasPrefix("/") ? file : "\(self)/\(file)".withoutDetours
  }

  /// The folder that the resource of this path lies in: of a language's, that around the language's.
  var resourceFolder: String {
    let parts = split(separator: "/").dropLast()
    return (parts.last?.hasSuffix(".lproj") == true ? parts.dropLast() : parts).joined(separator: "/")
  }

  /// The name that Swift has for a module of a target.
  var moduleName: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}

extension FileManager {
  /// The files below a folder whose names a condition takes, in order, from the folder: without what is hidden, without
  /// folders that were written for an app, which have an `adoption.json`, and without those of documentation and playgrounds.
  func paths(below folder: URL, where condition: (String) -> Bool) -> [String] {
    guard let files = enumerator(atPath: folder.path) else { return [] }
    var paths: [String] = []
    while let path = files.nextObject() as? String {
      let isHidden = path.split(separator: "/").last?.hasPrefix(".") == true
      if isHidden || path.hasSuffix(".docc") || path.hasSuffix(".playground")
        || fileExists(atPath: folder.appending(path: path).appending(path: "adoption.json").path)
      {
        files.skipDescendants()
      } else if condition(path) {
        paths.append(path)
      }
    }
    return paths.sorted()
  }
}
