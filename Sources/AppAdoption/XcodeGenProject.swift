import Foundation

/// The description of a project for XcodeGen, `project.yml`, from which the Xcode project is generated.
///
/// Repositories often have the description alone.
struct XcodeGenProject {
  static let file = "project.yml"

  /// The file of a folder that has the description: that of the usual name, or the only one with a word added to it, as
  /// `project-app.yml` of an app that shares its repository with others.
  static func file(among names: [String]) -> String? {
    if names.contains(file) { return file }
    let others = names.filter { $0.hasPrefix("project-") && $0.hasSuffix(".yml") }
    return others.count == 1 ? others[0] : nil
  }

  private let name: String
  private let description: YAMLValue
  /// The app's folder.
  private let folder: URL

  /// Reads a description, with those that it includes.
  init(at url: URL) throws {
    folder = url.deletingLastPathComponent()
    name = url.lastPathComponent
    description = try Self.read(url, depth: 0)
    if description["targets"] == nil { throw AdoptionError("\(url.lastPathComponent) has no targets in it.") }
  }

  private static func read(_ url: URL, depth: Int) throws -> YAMLValue {
    let own: YAMLValue
    do {
      own = try YAMLValue(reading: try String(contentsOf: url, encoding: .utf8))
    } catch {
      throw AdoptionError("\(url.lastPathComponent) cannot be read: \(error)")
    }
    guard depth < 8, let included = own["include"] else { return own }
    let names = included.list.compactMap { $0.word ?? $0["path"]?.word }
    return try names.reduce(YAMLValue.map([:])) {
      try $0.merging(read(url.deletingLastPathComponent().appending(path: $1), depth: depth + 1))
    }.merging(own)
  }

  /// The modules of apps, frameworks and tests.
  func app() -> AdoptedApp {
    var app = AdoptedApp(description: self.name)
    if let language = description["options"]?["developmentLanguage"]?.word, language.isLanguage {
      app.language = language
    }
    for (name, given) in (description["targets"]?.map ?? [:]).sorted(by: { $0.key < $1.key }) {
      let target = completed(given, name)
      app.add(target: name, of: target["type"]?.word ?? "", in: folder) {
        (module(of: target, name), otherPlatform(of: target))
      }
    }
    app.leaveOutTwins()
    return app
  }

  /// The folders of packages, from the app's.
  var packages: [String] {
    (description["packages"]?.map ?? [:]).values.compactMap { $0["path"]?.word }.sorted()
  }

  /// A target with what its templates say.
  private func completed(_ target: YAMLValue, _ name: String) -> YAMLValue {
    let templates = (target["templates"]?.list ?? []).compactMap(\.word).compactMap {
      description["targetTemplates"]?[$0]
    }
    let all = templates.reduce(YAMLValue.map([:])) { $0.merging(completed($1, name)) }.merging(target)
    return all.replacing("${target_name}", with: name)
  }

  /// The system that a target is for, where that is not iOS; of several, none is named where iOS is one.
  private func otherPlatform(of target: YAMLValue) -> String? {
    let named = (target["platform"]?.list ?? []) + (target["supportedDestinations"]?.list ?? [])
    let names = named.compactMap(\.word)
    if names.isEmpty || names.contains(where: { ["iOS", "auto", "iPad"].contains($0) }) {
      return AdoptedApp.otherPlatform(settings(of: target))
    }
    return names[0]
  }

  private func module(of target: YAMLValue, _ name: String) -> AdoptedApp.Module {
    var settings = settings(of: target)
    var module = AdoptedApp.Module(target: name, settings: settings)
    settings["INFOPLIST_FILE"] = target["info"]?["path"]?.word ?? settings["INFOPLIST_FILE"]
    let properties = (target["info"]?["properties"]?.map ?? [:]).compactMapValues(\.word)
    module.info = AppInfo.text(
      target: name, settings: settings, type: target["type"]?.word == "application" ? "APPL" : "BNDL", in: folder,
      properties: properties)
    for source in target["sources"]?.list ?? [] { add(source, to: &module) }
    for dependency in target["dependencies"]?.list ?? [] {
      if let other = dependency["target"]?.word {
        let name = other.split(separator: "/").last.map(String.init) ?? other
        let settings = self.settings(of: completed(description["targets"]?[name] ?? .map([:]), name))
        module.dependencies.append(AdoptedApp.Module.name(settings, name))
      }
      guard let package = dependency["package"]?.word else { continue }
      let products = (dependency["products"]?.list ?? []) + (dependency["product"]?.list ?? [])
      for product in products.isEmpty ? [package] : products.compactMap(\.word) {
        module.products.append(product)
        module.origins[product] = address(of: package)
      }
    }
    return module
  }

  private func address(of package: String) -> String? {
    guard let described = description["packages"]?[package] else { return nil }
    return described["url"]?.word ?? described["github"]?.word.map { "https://github.com/\($0)" }
  }

  /// The files of an entry of a target's sources: a path, or one with patterns of what is not taken.
  private func add(_ source: YAMLValue, to module: inout AdoptedApp.Module) {
    guard let path = (source["path"] ?? source).word?.withoutDetours else { return }
    let phase = source["buildPhase"]?.word
    if phase == "none" { return }
    func patterns(_ key: String) -> [String] {
      (source[key]?.list ?? []).compactMap(\.word).map(path.path)
    }
    let (excluded, included) = (patterns("excludes"), patterns("includes"))
    func isTaken(_ file: String) -> Bool {
      !excluded.contains { file.matches($0) } && (included.isEmpty || included.contains { file.matches($0) })
    }
    if URL(filePath: path).pathExtension.isEmpty == false, !path.hasSuffix(".lproj") {
      if path.hasSuffix(".swift") { module.sources.append(path) } else { module.resources.append(path) }
      return
    }
    let sources = FileManager.default.paths(below: folder.appending(path: path)) { $0.hasSuffix(".swift") }
      .map(path.path)
    if sources.allSatisfy(isTaken) {
      module.sources.append(path)
    } else {
      module.sources += sources.filter(isTaken)
    }
    module.resources += Resources.paths(below: path, in: folder).filter(isTaken)
  }
}

// MARK: Settings

extension XcodeGenProject {
  /// The settings of the project and the target together, those of `Debug` where there are several.
  private func settings(of target: YAMLValue) -> [String: String] {
    var settings: [String: String] = [:]
    for described in [description["settings"], target["settings"]] {
      guard let described else { continue }
      for (key, value) in found(in: described) {
        settings[key] = value.replacing("$(inherited)", with: settings[key] ?? "")
      }
    }
    return settings
  }

  /// Settings may stand by themselves, or under `base`, under the name of a configuration, and in groups.
  private func found(in described: YAMLValue) -> [String: String] {
    var settings: [String: String] = [:]
    for group in (described["groups"]?.list ?? []).compactMap(\.word) {
      if let others = description["settingGroups"]?[group] { settings.merge(found(in: others)) { $1 } }
    }
    let isParted = ["base", "configs", "groups"].contains { described[$0] != nil }
    let configs = described["configs"]?.map ?? [:]
    let debug = configs["Debug"] ?? configs["debug"]
    for values in isParted ? [described["base"], debug].compactMap({ $0 }) : [described] {
      for (key, value) in values.map {
        settings[key] = value.list.compactMap(\.word).joined(separator: " ")
        // YAML has these words for what Xcode says in others.
        if settings[key] == "true" { settings[key] = "YES" }
      }
    }
    return settings
  }
}

extension YAMLValue {
  /// The value with other words in all of its words.
  fileprivate func replacing(_ words: String, with others: String) -> YAMLValue {
    switch self {
    case .word(let word): .word(word.replacing(words, with: others))
    case .list(let values): .list(values.map { $0.replacing(words, with: others) })
    case .map(let values): .map(values.mapValues { $0.replacing(words, with: others) })
    }
  }
}

extension String {
  /// Whether a pattern, or a folder that it names, holds this path: `**` stands for any folders, `*` for a part of a name.
  fileprivate func matches(_ pattern: String) -> Bool {
    Self.matches(split(separator: "/")[...], pattern.split(separator: "/")[...])
  }

  private static func matches(_ path: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      return (path.startIndex...path.endIndex).contains { matches(path[$0...], pattern.dropFirst()) }
    }
    guard let name = path.first else { return false }
    return isName(name, first) && matches(path.dropFirst(), pattern.dropFirst())
  }

  /// Whether a part of a path is one of a pattern, in which `*` stands for any letters.
  private static func isName(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return isName(name, pattern.dropFirst()) || !name.isEmpty && isName(name.dropFirst(), pattern)
    }
    return (first == "?" ? !name.isEmpty : name.first == first) && isName(name.dropFirst(), pattern.dropFirst())
  }
}
