import Foundation

/// Folders of which Xcode takes all files since Xcode 16, but for exceptions.
extension XcodeProject {
  /// The folders that Xcode synchronizes and that have files of a target: its own, and then those of others that name it.
  func synchronizedGroups(with target: Object) -> [String] {
    let own = (target["fileSystemSynchronizedGroups"] as? [String]) ?? []
    let others = places.keys.filter { !own.contains($0) && !exceptions(of: $0, for: target).isEmpty }
    return own + others.sorted { (places[$0] ?? "", $0) < (places[$1] ?? "", $1) }
  }

  /// The files that a folder says of a target: those which are not its own in a folder of the target, and which are in others.
  private func exceptions(of group: String, for target: Object) -> Set<String> {
    guard let object = objects[group], object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" else {
      return []
    }
    let exceptions = list("exceptions", of: object).filter { exception in
      let owner = (exception["target"] as? String).flatMap { objects[$0]?["name"] as? String }
      return owner == target["name"] as? String
    }
    return Set(exceptions.flatMap { ($0["membershipExceptions"] as? [String]) ?? [] })
  }

  /// The folder's files are the target's, but for those that an exception names, or in a folder that it names, and packages; of
  /// another target's folder, only those that it names.
  func synchronize(_ group: String, _ target: Object, _ module: inout AdoptedApp.Module) {
    guard let path = places[group] else { return }
    let isOwn = ((target["fileSystemSynchronizedGroups"] as? [String]) ?? []).contains(group)
    let named = exceptions(of: group, for: target)
    let packages = packages(below: path)
    func isTaken(_ file: String) -> Bool {
      let isNamed = named.contains { $0.isSynchronizedName(of: file, in: path) }
      return isNamed != isOwn && !packages.contains { file.hasPrefix($0 + "/") }
    }
    let sources = FileManager.default.paths(below: folder.appending(path: path)) { $0.hasSuffix(".swift") }.map(
      path.path)
    module.sources += isOwn && sources.allSatisfy(isTaken) ? [path] : sources.filter(isTaken)
    module.resources += Resources.paths(below: path, in: folder).filter(isTaken)
  }
}

extension String {
  /// Whether an exception of a synchronized folder names a file: by its path, a folder above it, or as that of each language:
  /// `/Localized: Words/Localizable.strings`.
  fileprivate func isSynchronizedName(of file: String, in folder: String) -> Bool {
    let mark = "/Localized: "
    guard hasPrefix(mark) else {
      let path = folder.path(of: self)
      return file == path || file.hasPrefix(path + "/")
    }
    let parts = folder.path(of: String(dropFirst(mark.count))).split(separator: "/", omittingEmptySubsequences: false)
    var others = file.split(separator: "/", omittingEmptySubsequences: false)
    guard others.count > 1, others.remove(at: others.count - 2).hasSuffix(".lproj") else { return false }
    return others == parts
  }
}
