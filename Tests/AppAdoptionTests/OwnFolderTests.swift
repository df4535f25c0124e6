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
}
