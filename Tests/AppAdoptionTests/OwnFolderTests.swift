import Foundation
import Testing

@testable import AppAdoption

@Suite struct `An app whose sources are its folder` {
  private static func folder() throws -> AppFolder {
    try AppFolder([
      "Package.swift": "", "Package@swift-5.9.swift": "", "Screen.swift": "import WebKit\nimport SwiftUI",
      "Inner/Row.swift": "import UIKit",
      "Inner/Package.swift": "import PackageDescription", "Stills/adoption.json": "{}",
      "Stills/Sources/A/AdoptedSources.swift": "",
      "Other/adoption.json": "{}", "Other/Package.swift": "", "Pictures/Stills/Own.swift": "", ".build/a.swift": "",
    ])
  }

  @Test func `does not take what was written for it, nor manifests`() throws {
    let folder = try Self.folder()
    var app = AdoptedApp(description: "A")
    app.modules = [AdoptedApp.Module(name: "A", sources: ["."])]
    #expect(
      Adoption(app).files(of: "A", in: folder.url) == ["Inner/Row.swift", "Pictures/Stills/Own.swift", "Screen.swift"])
  }

  @Test func `has the products that stand in for what it imports`() throws {
    let folder = try Self.folder()
    let described = """
      {"targets": [{"name": "A", "type": "regular", "path": ".", "exclude": ["Inner"], "resources": [], "dependencies": []}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    #expect(app.modules.map(\.standIns) == [["WebKitStandIn"]])
    #expect(app.modules.map(\.sources) == [["Pictures/Stills/Own.swift", "Screen.swift"]])
    let written = try WrittenPackage(app, stills: StillsDependency("/x")).files
    // The app has no previews: the file shows how a test begins.
    let tests = try #require(written["Tests/PreviewTests/PreviewTests.swift"])
    #expect(
      tests.contains("@testable import A\n") && tests.contains("  // @Test func") && !tests.contains("  @Test func"))
    let manifest = written["Package.swift"]
    #expect(manifest?.contains(".product(name: \"WebKitStandIn\", package: \"x\")") == true)
    #expect(manifest?.contains("UIKitStandIn") == false)
  }

  @Test func `depends on swift-crypto where a source imports CryptoKit, and nowhere else`() throws {
    let folder = try AppFolder([
      "Package.swift": "", "A/Hash.swift": "#if canImport(CryptoKit)\nimport CryptoKit\n#endif",
      "B/B.swift": "import SwiftUI",
      "C/C.swift": "import Crypto\nimport _CryptoExtras",
    ])
    func described(_ targets: String...) -> String {
      let texts = targets.map {
        """
        {"name": "\($0)", "type": "regular", "path": "\($0)", "exclude": [], "resources": [],
         "dependencies": [{"product": ["Crypto", "swift-crypto", null, null]}]}
        """
      }
      return "{\"targets\": [\(texts.joined(separator: ","))], \"toolsVersion\": {\"_version\": \"5.9.0\"}}"
    }
    let app = try AdoptedApp(in: folder.url) { _ in Data(described("A", "B", "C").utf8) }
    // What the app declares of it is no library that somebody has to bring.
    #expect(app.leftOut.isEmpty && app.missingModules.isEmpty)
    #expect(app.modules.map(\.portedModules) == [["Crypto"], [], ["Crypto", "_CryptoExtras"]])
    let manifest = try WrittenPackage(app, stills: StillsDependency("/x")).files["Package.swift"] ?? ""
    let line = ".package(url: \"https://github.com/apple/swift-crypto\", \"3.12.3\"..<\"5.0.0\")"
    #expect(manifest.contains("dependencies: [.package(path: \"/x\"), \(line)],"))
    #expect(manifest.split(separator: ".product(name: \"Crypto\", package: \"swift-crypto\")").count == 3)
    let alone = try AdoptedApp(in: folder.url) { _ in Data(described("B").utf8) }
    #expect(
      try WrittenPackage(alone, stills: StillsDependency("/x")).files["Package.swift"]?.contains("swift-crypto")
        == false)
  }

  @Test func `takes the words of languages along that no rule names, and what helps tests`() throws {
    let folder = try AppFolder([
      "Package.swift": "", "A/A.swift": "import SwiftUI", "A/Words/en.lproj/Localizable.strings": "",
      "A/Words/fr.lproj/Localizable.strings": "", "Help/Help.swift": "import SnapshotTesting",
    ])
    let described = """
      {"targets": [{"name": "A", "type": "regular", "path": "A", "exclude": [], "resources": [], "dependencies": []},
         {"name": "Help", "type": "regular", "path": "Help", "exclude": [], "resources": [], "dependencies": []}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    #expect(
      app.modules[0].resources == ["A/Words/en.lproj/Localizable.strings", "A/Words/fr.lproj/Localizable.strings"])
    #expect(app.modules.map(\.testingProducts) == [[], ["ViewSnapshotTesting"]])
    let manifest = try #require(try WrittenPackage(app, stills: StillsDependency("/x")).files["Package.swift"])
    #expect(manifest.contains("resources: [.copy(\"Resources1/en.lproj\"), .copy(\"Resources1/fr.lproj\")]"))
    #expect(
      manifest.contains(".product(name: \"ViewSnapshotTesting\", package: \"x\")],\n      path: \"Sources/Help\""))
  }

  @Test(arguments: [
    ("/// A PreviewProvider draws it: #Preview { A() }", false), ("let a = \"#Preview\"", false),
    ("#Preview { A() }", true), ("struct A_Previews: PreviewProvider {}", true),
  ])
  func `has previews where code says so, and not a comment`(_ text: String, _ hasPreviews: Bool) throws {
    let folder = try AppFolder(["Package.swift": "", "A/A.swift": "import SwiftUI\n" + text])
    let described = """
      {"targets": [{"name": "A", "type": "regular", "path": "A", "exclude": [], "resources": [], "dependencies": []}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    #expect(app.modules.map(\.hasPreviews) == [hasPreviews])
  }

  @Test func `has no swift-crypto where a module of its own is called Crypto`() throws {
    let folder = try AppFolder([
      "Package.swift": "", "Crypto/A.swift": "import Foundation", "B/B.swift": "import Crypto",
    ])
    let described = """
      {"targets": [{"name": "Crypto", "type": "regular", "path": "Crypto", "exclude": [], "resources": [], "dependencies": []},
                   {"name": "B", "type": "regular", "path": "B", "exclude": [], "resources": [], "dependencies": []}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    #expect(app.portedPackages.isEmpty && app.modules.last?.dependencies == ["Crypto"])
  }

  @Test func `has its resources copied, since a link to it would lead to the package again`() throws {
    let folder = try AppFolder([
      "Package.swift": "", "Screen.swift": "import SwiftUI", "tea.json": "1", "In/tea.json": "2", "In/a.json": "3",
    ])
    let described = """
      {"targets": [{"name": "A", "type": "regular", "path": ".", "exclude": [], "dependencies": [],
         "resources": [{"path": "tea.json"}, {"path": "In"}]}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    #expect(app.leftOut == ["In/tea.json: another resource of A has its name."])
    let written = try WrittenPackage(app, stills: StillsDependency("/x"))
    #expect(written.copies == ["Sources/A/Resources/tea.json": "tea.json"])
    #expect(written.links == ["Sources/A/Resources1": "../../../In"])
    let package = folder.url.appending(path: "Stills")
    let writer = PackageWriter(in: package)
    for _ in 1...2 {
      try writer.copy("Sources/A/Resources/tea.json", from: folder.url.appending(path: "tea.json"))
      #expect(folder.text("Stills/Sources/A/Resources/tea.json") == folder.text("tea.json"))
      try "4".write(to: folder.url.appending(path: "tea.json"), atomically: true, encoding: .utf8)
    }
  }

  @Test func `names projects below it, and counts the pictures of its tests`() throws {
    let folder = try AppFolder([
      "Package.swift": "", "A.swift": "import SwiftUI", "Demo/Demo.xcodeproj/project.pbxproj": "",
      "Pods/Pods.xcodeproj/project.pbxproj": "", "Tests/T/T.swift": "import XCTest",
      "Tests/T/__Snapshots__/T/a.png": "",
      "Tests/T/__Snapshots__/T/b.png": "", "Tests/T/c.png": "",
    ])
    let described = """
      {"targets": [
         {"name": "A", "type": "regular", "path": ".", "sources": ["A.swift"], "exclude": [], "dependencies": [], "resources": []},
         {"name": "T", "type": "test", "exclude": [], "dependencies": [], "resources": []}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    #expect(
      app.leftOut == ["Demo/Demo.xcodeproj: a project of its own, which may have tests, too: stills adopt Demo"])
    #expect(app.pictures(in: folder.url) == 2)
  }

  @Test func `names storyboards, and where the packages are that it uses`() throws {
    let folder = try AppFolder([
      "Package.swift": "", "Screen.swift": "import SwiftUI\nimport Glow", "Main.storyboard": "",
      "Base.lproj/Row.xib": "",
    ])
    let described = """
      {"targets": [{"name": "A", "type": "regular", "path": ".", "exclude": [],
         "dependencies": [{"product": ["Glow", "swift-glow", null, null]}, {"byName": ["Shine", null]}],
         "resources": [{"path": "Main.storyboard"}, {"path": "Base.lproj/Row.xib"}]}],
       "dependencies": [
         {"sourceControl": [{"identity": "swift-glow", "location": {"remote": [{"urlString": "https://a.b/swift-glow"}]}}]},
         {"sourceControl": [{"identity": "shine", "location": {"remote": [{"urlString": "https://a.b/Shine.git"}]}}]}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    #expect(app.modules.map(\.resources) == [[]])
    #expect(
      app.leftOut == [
        "Main.storyboard, Row.xib of A: storyboards and xibs are views of UIKit that Xcode compiles; they are not drawn."
      ])
    #expect(app.missingPackages.map(\.name) == ["Shine", "swift-glow"])
  }
}
