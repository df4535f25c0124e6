import Foundation
import Testing

@testable import AppAdoption

@Suite struct `A package that an app uses and that is not there` {
  /// A package with two targets: one uses two libraries of one package, the other a third one of another.
  private static let described = """
    {"targets": [
       {"name": "App", "type": "regular", "path": "App", "exclude": [], "resources": [], "dependencies": [
         {"product": ["Tagged", "swift-tagged", null, null]}, {"product": ["TaggedTime", "swift-tagged", null, null]}]},
       {"name": "AppTests", "type": "test", "path": "Tests", "exclude": [], "resources": [], "dependencies": [
         {"product": ["Tagged", "swift-tagged", null, null]}, {"byName": ["Cups", null]}]}],
     "dependencies": [
       {"sourceControl": [{"identity": "swift-tagged", "location": {"remote": [{"urlString": "https://a.b/C/swift-tagged"}]}}]},
       {"sourceControl": [{"identity": "tea-cups", "nameForTargetDependencyResolutionOnly": "Cups",
         "location": {"remote": [{"urlString": "https://a.b/C/tea-cups.git"}]}}]}],
     "toolsVersion": {"_version": "5.9.0"}}
    """

  private static func app(_ more: [String: String] = [:]) throws -> AdoptedApp {
    let files = [
      "Package.swift": "", "App/A.swift": "import Tagged\nimport Other", "App/B.swift": "import Tagged",
      "Tests/T.swift": "import TaggedTime\nimport ViewSnapshotTesting\nimport ViewInspection",
    ]
    let folder = try AppFolder(files.merging(more) { $1 })
    return try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
  }

  @Test func `is named once, with what is used of it and by whom`() throws {
    let app = try Self.app()
    #expect(
      app.missingPackages == [
        MissingPackage(
          address: "https://a.b/C/swift-tagged", products: ["Tagged", "TaggedTime"], users: ["App", "AppTests"],
          files: 2),
        MissingPackage(address: "https://a.b/C/tea-cups.git", products: ["Cups"], users: ["AppTests"]),
      ])
    // Its modules are not named among those that nobody knows, and neither are those of tests that have moved over.
    #expect(app.missingModules == ["Other": 1] && app.leftOut.isEmpty)
  }

  @Test func `comes with the commands that bring it`() throws {
    let lines = try Self.app().missingPackageLines(into: "App/Stills/Packages", again: "stills adopt App") { _ in false
    }
    #expect(
      lines == [
        "Packages of others that are missing; what uses them is left out below:",
        "  swift-tagged: App, AppTests use Tagged, TaggedTime, in 2 files", "  tea-cups: AppTests uses Cups",
        "To have them and the packages that they use: 'stills adopt App --clone'. By hand:",
        "  git clone --depth 1 https://a.b/C/swift-tagged App/Stills/Packages/swift-tagged",
        "  git clone --depth 1 https://a.b/C/tea-cups.git App/Stills/Packages/tea-cups", "  stills adopt App",
      ])
    #expect(AdoptedApp(description: "").missingPackageLines(into: "", again: "") { _ in false }.isEmpty)
  }

  @Test func `is said to be there without the library, where it is`() throws {
    let lines = try Self.app().missingPackageLines(into: "P", again: "stills adopt") { $0.hasPrefix("P/") }
    #expect(
      lines.suffix(2) == [
        "  P/swift-tagged is there and has none of these libraries: is it another version?",
        "  P/tea-cups is there and has none of these libraries: is it another version?",
      ])
  }

  @Test(arguments: [
    (
      "Package.resolved",
      "{\"pins\": [{\"location\": \"https://a.b/C/Swift-Tagged.git\", \"state\": {\"version\": \"0.10.0\"}}]}"
    ),
    (
      "A.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      "{\"pins\": [{\"location\": \"https://a.b/c/swift-tagged\", \"state\": {\"version\": \"0.10.0\"}},"
        + "{\"location\": \"https://x.y/c/swift-tagged\", \"state\": {\"version\": \"9.0.0\"}}]}"
    ),
    (
      "Package.resolved",
      "{\"object\": {\"pins\": [{\"repositoryURL\": \"https://a.b/C/swift-tagged\", \"state\": {\"branch\": \"0.10.0\"}}]}}"
    ),
  ])
  func `has the version that the app was built with`(file: String, text: String) throws {
    let packages = try Self.app([file: text]).missingPackages
    #expect(packages.map(\.version) == ["0.10.0", nil])
    #expect(
      packages[0].clone(into: "P", at: packages[0].version)
        == ["clone", "--depth", "1", "--branch", "0.10.0", "https://a.b/C/swift-tagged", "P"])
  }

  @Test func `is found by the name of its module, where only a package that the app uses needs it`() throws {
    let pins = """
      {"pins": [{"location": "https://a.b/C/swift-case-paths", "state": {"version": "1.6.1"}},
        {"location": "https://a.b/C/Other-iOS.git", "state": {"version": "2.0.0"}}]}
      """
    let app = try Self.app(["Package.resolved": pins])
    #expect(
      app.missingPackages.last
        == MissingPackage(
          address: "https://a.b/C/Other-iOS.git", version: "2.0.0", products: ["Other"], users: ["App"], files: 1))
    #expect(app.missingPackages.count == 3 && app.missingModules.isEmpty)
  }

  @Test func `is none where Stills has it itself`() throws {
    let described = """
      {"targets": [{"name": "SnapshotTesting", "type": "regular", "exclude": [], "resources": [], "dependencies": []},
         {"name": "SnapshotTestingTests", "type": "test", "exclude": [], "resources": [],
          "dependencies": [{"byName": ["SnapshotTesting", null]}]}], "toolsVersion": {"_version": "5.9.0"}}
      """
    let folder = try AppFolder([
      "Package.swift": "", "Sources/SnapshotTesting/A.swift": "",
      "Tests/SnapshotTestingTests/T.swift": "import SnapshotTestingCustomDump",
    ])
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    #expect(app.modules.map(\.name) == ["SnapshotTestingTests"] && app.modules[0].dependencies.isEmpty)
    #expect(
      app.modules[0].testingProducts == ["ViewSnapshotTesting", "ViewInspection", "SnapshotTestingCustomDump"])
    #expect(app.leftOut == ["The target SnapshotTesting: Stills has its own in the place of it."])
    #expect(app.missingPackages.isEmpty)
  }

  @Test func `is not looked for in a project that a tool has yet to write`() throws {
    let folder = try AppFolder(["Package.swift": "", "App/A.swift": "", "Tests/T.swift": ""])
    let link = folder.url.appending(path: "_Pods.xcodeproj")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "Pods/Pods.xcodeproj")
    let app = try AdoptedApp(in: folder.url) { _ in Data(Self.described.utf8) }
    #expect(app.description == "Package.swift")
    let tuist = try AppFolder(["Project.swift": "", "Tuist/Package.swift": ""])
    let error = #expect(throws: AdoptionError.self) { try AdoptedApp(in: tuist.url) { _ in Data() } }
    let words = "run 'tuist generate' first, which writes the project. Name the app's folder: stills adopt <folder>"
    #expect(error?.description.hasSuffix(words) == true)
  }
}
