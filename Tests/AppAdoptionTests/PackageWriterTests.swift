import Foundation
import Testing

@testable import AppAdoption

@Suite struct `The package of an app` {
  @Test func `is written again, but for what was edited`() throws {
    let folder = try AppFolder(["Own.txt": "mine", "Equal.txt": "mine"])
    var writer = PackageWriter(in: folder.url)
    #expect(try writer.write("a", to: "Deep/A.txt") == .written)
    #expect(try writer.write("b", to: "B.txt") == .written)
    #expect(try writer.write("theirs", to: "Own.txt") == .kept)
    // A file that says what would be written is the writer's from then on.
    #expect(try writer.write("mine", to: "Equal.txt") == .same && writer.write("new", to: "Equal.txt") == .written)
    try writer.finish()
    try "edited".write(to: folder.url.appending(path: "B.txt"), atomically: true, encoding: .utf8)
    var again = PackageWriter(in: folder.url)
    #expect(try again.write("a", to: "Deep/A.txt") == .same)
    #expect(try again.write("a2", to: "Deep/A.txt") == .written)
    #expect(try again.write("b2", to: "B.txt") == .kept)
    #expect(folder.text("Deep/A.txt") == "a2" && folder.text("B.txt") == "edited" && folder.text("Own.txt") == "mine")
  }

  @Test func `takes resources from where they are`() throws {
    var app = AdoptedApp(description: "App.xcodeproj")
    var module = AdoptedApp.Module(name: "App", sources: ["App"])
    module.resources = [
      "App/Assets.xcassets", "App/Text/en.lproj/Localizable.strings", "App/Text/de.lproj/A.strings", "App/a.json",
    ]
    app.modules = [module]
    let package = try WrittenPackage(app, stills: try StillsDependency("/libraries/pictures/"))
    #expect(
      package.links == ["Sources/App/Resources1": "../../../App", "Sources/App/Resources2": "../../../App/Text"])
    let manifest = try #require(package.files["Package.swift"])
    #expect(
      manifest.contains(
        """
        .copy("Resources1/Assets.xcassets"), .copy("Resources2/en.lproj"), .copy("Resources2/de.lproj"), \
        .copy("Resources1/a.json")
        """))
    #expect(manifest.contains(".package(path: \"/libraries/pictures\")"))
    #expect(manifest.contains("package: \"pictures\""))
  }

  @Test func `leaves the languages of other folders alone`() throws {
    let folder = try AppFolder([
      "Package.swift": "", "App/A.swift": "import SwiftUI", "App/ru.lproj/Words.strings": "",
      "App/Launch/ru.lproj/Launch.strings": "", "App/Launch/Base.lproj/Launch.storyboard": "",
      "App/Launch/Assets.xcassets/Contents.json": "{}",
    ])
    let described = """
      {"targets": [{"name": "App", "type": "regular", "path": "App", "exclude": [], "dependencies": [],
         "resources": [{"path": "ru.lproj"}]}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    let manifest = try #require(try WrittenPackage(app, stills: StillsDependency("/x")).files["Package.swift"])
    #expect(
      manifest.contains(
        """
        exclude: ["Resources1/Launch/Base.lproj", "Resources1/Launch/ru.lproj", "Resources2/Base.lproj", \
        "Resources2/ru.lproj"], sources:
        """), "\(manifest)")
    #expect(manifest.contains("resources: [.copy(\"Resources1/ru.lproj\"), .copy(\"Resources2/Assets.xcassets\")]"))
  }

  @Test func `has Stills from an address`() throws {
    var app = AdoptedApp(description: "App.xcodeproj")
    app.modules = [AdoptedApp.Module(name: "App", sources: ["App"])]
    let package = try WrittenPackage(
      app, stills: try StillsDependency("https://example.com/Stills.git", for: "Pictures"))
    let manifest = try #require(package.files["Package.swift"])
    // An option of the build instead would have Stills built again by the next command without it.
    #expect(manifest.contains(".unsafeFlags([\"-continue-building-after-errors\"])"))
    #expect(manifest.contains(".package(url: \"https://example.com/Stills.git\", from: \"1.0.0\")"))
    #expect(manifest.contains("package: \"Stills\"") && !manifest.contains("packageAccess"))
    app.modules[0].packageName = "tea"
    let other = try WrittenPackage(app, stills: StillsDependency("/x")).files["Package.swift"]
    #expect(other?.contains("\"-package-name\", \"tea\"])") == true && other?.contains("packageAccess: false,") == true)
  }

  @Test func `keeps what a build has left out, where none follows`() throws {
    let folder = try AppFolder(["App/A.swift": "struct A {}", "App/B.swift": "struct B {}"])
    var app = AdoptedApp(description: "App.xcodeproj")
    app.modules = [AdoptedApp.Module(name: "App", sources: ["App"])]
    var built = Adoption(app)
    built.isBuilt = true
    let error = CompilerError(path: folder.url.appending(path: "App/B.swift").path, line: 1, message: "no")
    #expect(built.leaveOut([error], app: folder.url).parts == ["B in App/B.swift"])
    let stills = try StillsDependency("/libraries/pictures")
    #expect(try WrittenPackage(app, stills: stills, keeping: built).files["adoption.json"] == built.text)
    #expect(try WrittenPackage(app, stills: stills).files["adoption.json"] == Adoption(app).text)
  }

  @Test func `has a name of its own for Stills in a folder of that name`() throws {
    var app = AdoptedApp(description: "App.xcodeproj")
    app.modules = [AdoptedApp.Module(name: "App", sources: ["App"])]
    let package = try WrittenPackage(app, stills: try StillsDependency("/libraries/stills"))
    #expect(package.links["Library"] == "/libraries/stills")
    #expect(package.files["Package.swift"]?.contains(".package(path: \"Library\")") == true)
    #expect(throws: AdoptionError.self) { try StillsDependency("https://example.com/stills.git") }
  }

  @Test func `lets links lead elsewhere, and never takes the place of a file`() throws {
    let folder = try AppFolder(["Sources/File": "mine"])
    let writer = PackageWriter(in: folder.url)
    try writer.link("Sources/Link", to: "../a")
    try writer.link("Sources/Link", to: "../b")
    try writer.link("Sources/File", to: "../a")
    let place = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.url.appending(path: "Sources/Link").path)
    #expect(place == "../b" && folder.text("Sources/File") == "mine")
  }
}
