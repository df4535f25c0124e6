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
    let manifest = try WrittenPackage(app, stills: StillsDependency("/x")).files["Package.swift"]
    #expect(manifest?.contains(".product(name: \"WebKitStandIn\", package: \"x\")") == true)
    #expect(manifest?.contains("UIKitStandIn") == false)
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
        "The product Glow of https://a.b/swift-glow, which A uses: 'git clone https://a.b/swift-glow Stills/Packages/swift-glow' "
          + "and adopt again, or add it to Stills/Package.swift where it builds on Linux.",
        "The product Shine of https://a.b/Shine.git, which A uses: 'git clone https://a.b/Shine.git Stills/Packages/Shine' "
          + "and adopt again, or add it to Stills/Package.swift where it builds on Linux.",
        "Main.storyboard, Row.xib of A: storyboards and xibs are views of UIKit that Xcode compiles; they are not drawn.",
      ])
  }
}
