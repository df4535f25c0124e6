import Foundation

/// An Xcode project as its file describes it: objects with identifiers, in a property list.
struct XcodeProject {
  typealias Object = [String: Any]

  let objects: [String: Object]
  private let root: Object
  /// The app's folder.
  let folder: URL
  /// Where each file and folder lies, from the app's folder.
  private(set) var places: [String: String] = [:]

  /// Reads a project.
  /// - Parameter url: the folder `.xcodeproj`.
  init(at url: URL) throws {
    let data = try Data(contentsOf: url.appending(path: "project.pbxproj"))
    // On Linux too, Foundation reads the old text format, in which Xcode writes.
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let objects = list["objects"] as? [String: Object],
      let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
    else { throw AdoptionError("\(url.lastPathComponent) has no project in it.") }
    self.objects = objects
    self.root = root
    folder = url.deletingLastPathComponent()
    let top = (root["projectDirPath"] as? String) ?? ""
    if let group = root["mainGroup"] as? String { place(group, in: top) }
  }

  /// The modules of apps, frameworks and tests.
  func app(named name: String) -> AdoptedApp {
    var app = AdoptedApp(description: name)
    if let language = root["developmentRegion"] as? String, language.isLanguage { app.language = language }
    let targets = (root["targets"] as? [String]) ?? []
    for identifier in targets {
      guard let target = objects[identifier], let name = target["name"] as? String else { continue }
      let type = ((target["productType"] as? String) ?? "").replacing("com.apple.product-type.", with: "")
      app.add(target: name, of: type, in: folder) {
        (module(of: target, name), AdoptedApp.otherPlatform(settings(of: target)))
      }
    }
    app.leaveOutTwins()
    return app
  }

  /// The folders of packages that the project refers to, from the app's folder: by name since Xcode 15, before as files.
  var packages: [String] {
    let named = ((root["packageReferences"] as? [String]) ?? []).compactMap { objects[$0]?["relativePath"] as? String }
    let files = places.filter { identifier, _ in objects[identifier]?["isa"] as? String == "PBXFileReference" }.values
    let referred = (named.map(inRenamedCheckout) + files.sorted()).filter(isPackage)
    let synchronized = places.filter { objects[$0.key]?["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
    return referred + synchronized.values.sorted().flatMap(packages).filter { !referred.contains($0) }
  }

  private func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).appending(path: "Package.swift").path)
  }

  /// The folder of a package that a path names by way of the checkout's own name, `../../TeaKit`, where that is another one here
  /// or has other capitals.
  private func inRenamedCheckout(_ path: String) -> String {
    let ups = path.split(separator: "/").prefix { $0 == ".." }.count
    guard ups > 0, !isPackage(path) else { return path }
    let inside = Array(repeating: "..", count: ups - 1) + path.split(separator: "/").dropFirst(ups + 1).map(String.init)
    let place = inside.isEmpty ? "." : inside.joined(separator: "/")
    return isPackage(place) ? place : path
  }

  /// The folders of packages below a folder that Xcode synchronizes: they are the project's packages, whoever names them.
  func packages(below path: String) -> [String] {
    let manifest = "/Package.swift"
    return FileManager.default.paths(below: folder.appending(path: path)) { $0.hasSuffix(manifest) }
      .map { path.path(of: String($0.dropLast(manifest.count))) }
  }

  private func module(of target: Object, _ name: String) -> AdoptedApp.Module {
    let settings = settings(of: target)
    var module = AdoptedApp.Module(target: name, settings: settings)
    let isApp = (target["productType"] as? String)?.hasSuffix(".application") == true
    module.info = AppInfo.text(target: name, settings: settings, type: isApp ? "APPL" : "BNDL", in: folder)
    for phase in list("buildPhases", of: target) {
      let files = list("files", of: phase).filter(isForPhones).compactMap { $0["fileRef"] as? String }.flatMap(paths)
      switch phase["isa"] as? String {
      case "PBXSourcesBuildPhase":
        module.sources += files.filter { $0.hasSuffix(".swift") }
        module.resources += files.filter { $0.hasSuffix(".xcdatamodeld") }
      case "PBXResourcesBuildPhase": module.resources += files
      default: break
      }
    }
    for group in synchronizedGroups(with: target) { synchronize(group, target, &module) }
    for dependency in list("dependencies", of: target) {
      guard let other = (dependency["target"] as? String).flatMap({ objects[$0] }), let name = other["name"] as? String
      else { continue }
      module.dependencies.append(AdoptedApp.Module.name(self.settings(of: other), name))
    }
    for product in list("packageProductDependencies", of: target) {
      guard let name = product["productName"] as? String else { continue }
      module.products.append(name)
      let package = (product["package"] as? String).flatMap { objects[$0] }
      module.origins[name] = package?["repositoryURL"] as? String
    }
    return module
  }

  /// Whether a file of a target for several systems is built for iOS, too: Xcode names its systems where it is for some.
  private func isForPhones(_ file: Object) -> Bool {
    let systems = (file["platformFilters"] as? [String] ?? []) + [file["platformFilter"] as? String].compactMap(\.self)
    return systems.isEmpty || systems.contains("ios")
  }

  /// The files behind a reference: one, or those of each language.
  private func paths(of reference: String) -> [String] {
    guard let object = objects[reference] else { return [] }
    if object["isa"] as? String == "PBXVariantGroup" {
      return ((object["children"] as? [String]) ?? []).compactMap { places[$0] }
    }
    return places[reference].map { [$0] } ?? []
  }

  func list(_ key: String, of object: Object) -> [Object] {
    ((object[key] as? [String]) ?? []).compactMap { objects[$0] }
  }

  private mutating func place(_ identifier: String, in parent: String) {
    guard places[identifier] == nil, let object = objects[identifier] else { return }
    let tree = (object["sourceTree"] as? String) ?? "<group>"
    guard tree == "<group>" || tree == "SOURCE_ROOT" else { return }
    let parts = [tree == "<group>" ? parent : "", (object["path"] as? String) ?? ""]
    let path = parts.filter { !$0.isEmpty }.joined(separator: "/")
    places[identifier] = path
    for child in (object["children"] as? [String]) ?? [] { place(child, in: path) }
  }

  /// The settings of the project and the target together, those of `Debug` where there are several.
  private func settings(of target: Object) -> [String: String] {
    var settings: [String: String] = [:]
    for owner in [root, target] {
      guard let list = (owner["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { continue }
      let configurations = self.list("buildConfigurations", of: list)
      let chosen = configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first
      if let file = (chosen?["baseConfigurationReference"] as? String).flatMap({ places[$0] }) {
        settings.merge(configuration(in: file)) { $1 }
      }
      for (key, value) in (chosen?["buildSettings"] as? Object) ?? [:] {
        let words = (value as? [String])?.joined(separator: " ") ?? value as? String
        if let words { settings[key] = words.replacing("$(inherited)", with: settings[key] ?? "") }
      }
    }
    return settings
  }

  /// The settings in a file `.xcconfig`, and in those that it includes: `KEY = value // words`.
  private func configuration(in path: String, depth: Int = 0) -> [String: String] {
    guard depth < 8, let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
      return [:]
    }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = String(line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex))
      if code.hasPrefix("#include") {
        let name = code.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        let other = (parent.isEmpty ? name : parent.path(of: name)).withoutDetours
        settings.merge(configuration(in: other, depth: depth + 1)) { $1 }
      }
      let parts = code.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { settings[parts[0]] = parts[1] }
    }
    return settings
  }
}

extension String {
  /// Whether it is the code of a language, such as `en` or `pt-BR`, and no word such as `English`.
  var isLanguage: Bool {
    let parts = split(separator: "-")
    return !parts.isEmpty && (2...3).contains(parts[0].count) && parts.allSatisfy { $0.allSatisfy(\.isLetter) }
  }
}
