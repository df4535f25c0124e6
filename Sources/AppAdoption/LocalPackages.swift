import Foundation
import SourceAdaptation

/// The packages in an app's folder, and those that they use in folders of their own.
struct LocalPackages {
  private(set) var app: AdoptedApp
  /// The modules behind the name of a library.
  private var libraries: [String: [String]] = [:]
  private let folder: URL
  private let written: String
  private let describe: (URL) throws -> Data

  /// - Parameters:
  ///   - app: what is adopted without them.
  ///   - folder: the app's.
  ///   - written: the folder that is written, from the app's.
  ///   - describe: what SwiftPM says of the package in a folder, as JSON.
  init(_ app: AdoptedApp, in folder: URL, written: String, describe: @escaping (URL) throws -> Data) {
    self.app = app
    self.folder = folder
    self.written = written
    self.describe = describe
  }

  /// Takes over the packages in folders, each once, and has modules depend on those of others.
  /// - Parameter places: the folders, from the app's.
  mutating func add(_ places: [String]) {
    var waiting = places.map(\.withoutDetours)
    var known = Set(waiting)
    while !waiting.isEmpty {
      let place = waiting.removeFirst()
      for other in add(place) where known.insert(other).inserted { waiting.append(other) }
    }
  }

  /// Takes over one package.
  /// - Returns: the folders of those that it uses.
  private mutating func add(_ place: String) -> [String] {
    let data: Data
    do {
      data = try describe(folder.appending(path: place).standardizedFileURL)
    } catch {
      let words = "\(error)".split(separator: "\n").first { $0.contains("error:") } ?? "\(error)".prefix(200)
      app.leftOut.append("The package in \(place): SwiftPM cannot read it: \(words)")
      return []
    }
    guard let package = try? JSONDecoder().decode(AppPackage.self, from: data) else {
      app.leftOut.append("The package in \(place): SwiftPM describes it in a form that is not known here.")
      return []
    }
    return add(package, at: place)
  }

  /// Takes over a package that SwiftPM has described.
  mutating func add(_ package: AppPackage, at place: String) -> [String] {
    let found = package.app(in: folder, at: place)
    app.leftOut += found.leftOut
    for module in found.modules {
      if app.modules.contains(where: { $0.name == module.name }) {
        app.leftOut.append("The target \(module.name) in \(place): another one has its name.")
      } else {
        app.modules.append(module)
      }
    }
    let known = Set(app.plainTargets.map(\.name))
    app.plainTargets += found.plainTargets.filter { !known.contains($0.name) }
    app.dynamicLibraries.merge(found.dynamicLibraries) { known, _ in known }
    for product in package.products ?? [] { libraries[product.name] = product.targets.map(\.moduleName) }
    return package.folders.map { $0.relativePath(from: folder.standardizedFileURL.path).withoutDetours }
  }

  /// Takes over what is used of packages of others whose sources lie in folders, with their modules, not their tests.
  /// - Parameter places: the folders, from the app's.
  mutating func addUsed(ofCheckouts places: [String]) {
    var packages: [(place: String, package: AppPackage)] = []
    for place in places.map(\.withoutDetours) {
      guard let data = try? describe(folder.appending(path: place).standardizedFileURL),
        let package = try? JSONDecoder().decode(AppPackage.self, from: data)
      else {
        app.leftOut.append("The package in \(place): SwiftPM cannot read it.")
        continue
      }
      packages.append((place, package))
    }
    // Macros are made of what other packages have, too.
    var waiting = app.modules.flatMap(\.products) + app.plainTargets.flatMap(\.products)
    var seen: Set<String> = []
    while let product = waiting.popLast() {
      guard seen.insert(product).inserted, libraries[product] == nil, !Self.own.contains(product),
        let found = packages.first(where: { $0.package.products?.contains { $0.name == product } == true })
      else { continue }
      let targets = found.package.products?.first { $0.name == product }?.targets ?? []
      let described = found.package.app(in: folder, at: found.place)
      libraries[product] = targets.map(\.moduleName)
      app.dynamicLibraries[product] = described.dynamicLibraries[product]
      var names = targets.map(\.moduleName)
      while let name = names.popLast() {
        if let plain = described.plainTargets.first(where: { $0.name == name }),
          !app.plainTargets.contains(where: { $0.name == name })
        {
          app.plainTargets.append(plain)
          names += plain.dependencies
          waiting += plain.products
          continue
        }
        guard let module = described.modules.first(where: { $0.name == name && !$0.isTest }),
          !app.modules.contains(where: { $0.name == name })
        else { continue }
        app.modules.append(module)
        names += module.dependencies
        waiting += module.products
      }
    }
  }

  /// Has modules depend on those behind the libraries that they use, and says which libraries are not there.
  mutating func connect() {
    let names = Set(app.modules.map(\.name) + app.plainTargets.map(\.name))
    for index in app.plainTargets.indices {
      let found = app.plainTargets[index].products.flatMap { libraries[$0] ?? [] }.filter(names.contains)
      app.plainTargets[index].dependencies += found.filter { !app.plainTargets[index].dependencies.contains($0) }
      app.plainTargets[index].dependencies.removeAll { !names.contains($0) }
    }
    var missing: [String: [String]] = [:]
    for index in app.modules.indices {
      for product in app.modules[index].products where !Self.own.contains(product) {
        // A target of the same package is named as a library is.
        let targets = (libraries[product] ?? [product.moduleName]).filter(names.contains)
        if targets.isEmpty, missing[product]?.contains(app.modules[index].name) != true {
          missing[product, default: []].append(app.modules[index].name)
        }
        for target in targets where !app.modules[index].dependencies.contains(target) {
          app.modules[index].dependencies.append(target)
        }
      }
    }
    nameMissing(missing)
  }

  /// Says of products that are not there which packages they are of, or that nobody knows.
  /// - Parameter missing: the modules that use each product.
  private mutating func nameMissing(_ missing: [String: [String]]) {
    let origins = app.modules.reduce(into: [:]) { $0.merge($1.origins) { own, _ in own } }
    let pinned = PinnedVersions(in: folder)
    var packages: [String: MissingPackage] = [:]
    for (product, users) in missing.sorted(by: { $0.key < $1.key }) {
      guard let address = origins[product] else {
        app.leftOut.append(
          "The product \(product), which \(users.joined(separator: ", ")) \(users.count == 1 ? "uses" : "use"): no package "
            + "here has it, and nothing says where one is. Put its sources into \(written)/Packages and adopt again.")
        continue
      }
      let key = address.repositoryName.lowercased()
      var package = packages[key] ?? MissingPackage(address: address, version: pinned[address], products: [], users: [])
      package.products.append(product)
      package.users += users.filter { !package.users.contains($0) }
      packages[key] = package
    }
    app.missingPackages = packages.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Products of others that this package has something for, or that the written one depends on where they are imported.
  private static let own = PortedPackage.modules.union([
    "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump", "ViewInspector",
  ])
}

extension String {
  /// The path from a folder to this one; both are absolute.
  func relativePath(from folder: String) -> String {
    let from = folder.split(separator: "/")
    let to = split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common)).joined(separator: "/")
  }

  /// The path without `.` and without `..` behind a folder.
  var withoutDetours: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    if hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
