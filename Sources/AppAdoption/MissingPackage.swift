import Foundation

/// A package of others that an app uses, and whose sources are not there.
package struct MissingPackage: Equatable, Sendable {
  /// The address of its repository.
  package var address: String
  /// The version or the branch of it that the app was last built with, as its tag or branch in the repository is called.
  package var version: String?
  /// Its libraries that are used.
  package var products: [String]
  /// The app's modules that use them.
  package var users: [String]
  /// How many files import one of them.
  package var files: Int

  package init(address: String, version: String? = nil, products: [String], users: [String], files: Int = 0) {
    self.address = address
    self.version = version
    self.products = products
    self.users = users
    self.files = files
  }

  /// The name of its repository.
  package var name: String { address.repositoryName }

  /// What git is told to fetch its sources into a folder.
  /// - Parameter version: the tag or branch; nil for the repository's own.
  package func clone(into folder: String, at version: String?) -> [String] {
    ["clone", "--depth", "1"] + (version.map { ["--branch", $0] } ?? []) + [address, folder]
  }

  /// What is missing of it, in a line.
  package var line: String {
    let named = users.prefix(4).joined(separator: ", ") + (users.count > 4 ? " and \(users.count - 4) more" : "")
    let imported = files == 0 ? "" : files == 1 ? ", in 1 file" : ", in \(files) files"
    return "\(name): \(named) \(users.count == 1 ? "uses" : "use") \(products.joined(separator: ", "))\(imported)"
  }
}

extension AdoptedApp {
  /// What people are told of the missing packages: what they are, and how to have them.
  ///
  /// - Parameters:
  ///   - folder: where their sources belong, from where the commands are run.
  ///   - again: the command that adopts the app.
  ///   - isThere: whether there is something in a folder.
  /// - Returns: nothing where none is missing.
  package func missingPackageLines(into folder: String, again: String, isThere: (String) -> Bool) -> [String] {
    if missingPackages.isEmpty { return [] }
    var lines = ["Packages of others that are missing; what uses them is left out below:"]
    lines += missingPackages.map { "  \($0.line)" }
    let (present, absent) = missingPackages.reduce(into: ([MissingPackage](), [MissingPackage]())) {
      if isThere("\(folder)/\($1.name)") { $0.0.append($1) } else { $0.1.append($1) }
    }
    lines += present.map { "  \(folder)/\($0.name) is there and has none of these libraries: is it another version?" }
    if absent.isEmpty { return lines }
    lines.append("To have them and the packages that they use: '\(again) --clone'. By hand:")
    lines += absent.map {
      "  git " + $0.clone(into: "\(folder)/\($0.name)", at: $0.version).joined(separator: " ")
    }
    return lines + ["  \(again)"]
  }
}

extension AdoptedApp {
  /// Names the packages of modules that no package of the app's own has, but one that it was last built with.
  /// - Parameter users: the app's modules that import each of them.
  mutating func missPinnedPackages(users: [String: [String]], in folder: URL) {
    let pinned = PinnedVersions(in: folder)
    for (module, files) in missingModules.sorted(by: { $0.key < $1.key }) {
      guard let address = pinned.address(ofModule: module),
        !missingPackages.contains(where: { $0.name.lowercased() == address.repositoryName.lowercased() })
      else { continue }
      missingPackages.append(
        MissingPackage(
          address: address, version: pinned[address], products: [module], users: users[module] ?? [], files: files))
      missingModules[module] = nil
    }
  }
}

extension String {
  /// The name of a repository by its address.
  var repositoryName: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
