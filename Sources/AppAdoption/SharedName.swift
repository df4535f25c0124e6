/// A module's name that an app's package and Stills have both, or a package that Stills uses.
enum SharedName {
  /// The name of Stills' module in the app's package, where the name alone means the app's own.
  static func other(for name: String) -> String { "Stills\(name)" }

  /// What else is to be a dependency, so that these modules have other names.
  ///
  /// SwiftPM renames only what a product in use brings, but all names in the packages behind have to differ, those of
  /// swift-custom-dump, too, which Stills has for a product that few tests use.
  static func products(bringing names: Set<String>) -> [String] {
    names.isDisjoint(with: behindCustomDumps) ? [] : [customDumps]
  }

  /// Whether a module may be part of a product of Stills; SwiftPM warns of other names for what a product cannot bring.
  static func isBrought(_ name: String, by product: String) -> Bool {
    product == customDumps || !behindCustomDumps.contains(name)
  }

  private static let customDumps = "SnapshotTestingCustomDump"

  /// The modules of swift-custom-dump and of what it uses.
  private static let behindCustomDumps: Set<String> = [
    "CustomDump", "IssueReporting", "IssueReportingPackageSupport", "IssueReportingTestSupport", "XCTestDynamicOverlay",
  ]

  /// The names of which SwiftPM says that several packages declare targets with them.
  static func all(in output: String) -> Set<String> {
    let lines = output.split(separator: "\n").filter { $0.contains("declare targets with a conflicting name: ") }
    return Set(
      lines.compactMap { line in
        line.split(separator: ": ").last?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first.map(String.init)
      })
  }
}

extension AdoptedApp {
  /// Finds modules of the app whose names SwiftPM finds in Stills, too, and gives those of Stills other names.
  ///
  /// SwiftPM is asked, since the modules of the packages that Stills uses are not all known here.
  /// - Returns: the names that were not known yet.
  package mutating func shareNames(failingIn output: String) -> [String] {
    let own = Set(modules.map(\.name) + plainTargets.map(\.name))
    let found = SharedName.all(in: output).intersection(own).subtracting(sharedNames)
    sharedNames.formUnion(found)
    return found.sorted()
  }
}
