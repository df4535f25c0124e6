import Foundation
import Testing

/// The rules of the package's design, held against the package itself.
@Suite struct `The package` {
  private static let table = LayerTable.stills
  /// `Fonts` is the folder of the target Typefaces.
  private static let folders = ["Sources", "Tests", "Fonts"]

  @Test func `imports of sources go down, never sideways`() throws {
    for target in try PackageFolder.targets() where !target.isTest {
      for path in try PackageFolder.files(below: target.folder) where path.hasSuffix(".swift") {
        let text = try PackageFolder.text(of: path)
        for violation in Self.table.violations(inFile: path, of: target.name, text: text) {
          Issue.record("\(violation)")
        }
      }
    }
  }

  @Test func `the table lets no layer import what it does not need`() throws {
    // What C files include is not looked at.
    for target in try PackageFolder.targets() where !target.isTest && !target.name.isNameOfC {
      var needless = Self.table.needless(target.name, imported: [])
      var imported: Set<String> = []
      for path in try PackageFolder.files(below: target.folder) where !needless.isEmpty && path.hasSuffix(".swift") {
        imported.formUnion(ImportStatement.all(in: try PackageFolder.text(of: path)).map(\.module))
        needless = Self.table.needless(target.name, imported: imported)
      }
      for violation in needless { Issue.record("\(violation)") }
    }
  }

  @Test func `tests import what their target declares`() throws {
    for target in try PackageFolder.targets() where target.isTest {
      for path in try PackageFolder.files(below: target.folder) where path.hasSuffix(".swift") {
        let text = try PackageFolder.text(of: path)
        for violation in Self.table.violations(inTestFile: path, declared: target.dependencies, text: text) {
          Issue.record("\(violation)")
        }
      }
    }
  }

  @Test func `every source file belongs to a target`() throws {
    let folders = try PackageFolder.targets().map { $0.folder + "/" }
    for path in try Self.folders.flatMap(PackageFolder.files) where path.hasSuffix(".swift") {
      #expect(folders.contains(where: path.hasPrefix), "\(path) is in the folder of no target of Package.swift")
    }
  }

  @Test func `the manifest declares the dependencies of the table`() throws {
    let targets = try PackageFolder.targets()
    let implicit = try ImplicitDependencies(of: targets)
    for violation in Self.table.violations(of: targets, implicit: implicit) { Issue.record("\(violation)") }
  }

  @Test func `all that a target is compiled with is a dependency of it`() throws {
    let targets = try PackageFolder.targets()
    let implicit = try ImplicitDependencies(of: targets)
    #expect(
      implicit.along(with: ["ViewSnapshotTesting"]).isSuperset(of: [
        "DeclarativeUIScreens", "LayoutValues", "LayoutTree",
      ]))
    for violation in implicit.violations(of: targets) { Issue.record("\(violation)") }
  }

  @Test func `the table's own dependencies go down`() {
    #expect(Self.table.violationsOfFloors().isEmpty)
  }

  @Test func `nothing has an empty name`() throws {
    for path in try Self.folders.flatMap(PackageFolder.files) {
      if let violation = FileRules.violation(inNameOf: path) { Issue.record("\(violation)") }
    }
  }

  @Test func `no source file is too long`() throws {
    let extensions = [".swift", ".c", ".h", ".py"]
    for path in try Self.folders.flatMap(PackageFolder.files) where extensions.contains(where: path.hasSuffix) {
      if let violation = FileRules.violation(inLengthOf: path, text: try PackageFolder.text(of: path)) {
        Issue.record("\(violation)")
      }
    }
  }

  @Test func `what assertions say stands in one folder`() throws {
    // Old assertions say nothing but what the compiler shows.
    let folders = ["Sources/SnapshotTesting", "Sources/ImageSnapshotTesting"]
    for path in try folders.flatMap(PackageFolder.files) where path.hasSuffix(".swift") {
      if path.contains("/Failures/") || path.contains("/Deprecated/") { continue }
      let text = try PackageFolder.text(of: path)
      for sign in [#/[:,] (?:CustomStringConvertible|LocalizedError)\b/#, #/"""\n/#] {
        #expect(text.firstMatch(of: sign) == nil, "\(path) has words that belong into the folder Failures")
      }
    }
  }

  @Test func `views that people add to are on the main actor`() throws {
    // A conformance in an extension puts only itself on the protocol's actor. Values are on none, nor are types that only
    // code of the package makes.
    let exceptions: Set<Substring> = [
      "Color", "Image", "Text", "RadialGradient", "AngularGradient", "EllipticalGradient", "LinearGradient",
      "MeshGradient",
      "FilledShape", "Tab", "DefaultTabLabel", "PlaceholderContentView", "GroupElementsOfContent", "TupleView",
      "EditableRow", "EditableRows", "OutlineSubgroupChildren", "LabeledControlGroupContent", "TextFieldStyleLabel",
      "LabeledToolbarItemGroupContent", "ModifierContent", "Subview", "SubviewsCollection", "SubviewsCollectionSlice",
      "_VariadicView_Children", "AppWindow",
    ]
    var views = 0
    for path in try ["Sources/DeclarativeUICore", "Sources/DeclarativeUIScreens"].flatMap(PackageFolder.files)
    where path.hasSuffix(".swift") {
      let text = try PackageFolder.text(of: path)
      for match in text.matches(of: #/(?m)^extension (\w+): ([^{]+, )?View\b(?![^{]*where)/#) {
        let declaration = try Regex("(@MainActor @preconcurrency\n)?public struct \(match.1)\\b")
        guard !exceptions.contains(match.1), let found = text.firstMatch(of: declaration) else { continue }
        views += 1
        #expect(found.output[1].range != nil, "\(path): \(match.1) is on no actor")
      }
    }
    #expect(views > 40)
  }
}
