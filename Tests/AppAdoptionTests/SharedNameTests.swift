import Foundation
import Testing

@testable import AppAdoption

@Suite struct `A name that an app and Stills have both` {
  private static let words = """
    error: multiple packages ('base', 'stills') declare targets with a conflicting name: 'Devices\u{2019}; target names need to \
    be unique across the package graph
    error: multiple packages ('base', 'other') declare targets with a conflicting name: 'Cups'; target names need to be
    error: ExitCode(rawValue: 1)
    """

  @Test func `is found in what SwiftPM says, once`() {
    var app = AdoptedApp(description: "Package.swift")
    app.modules = [AdoptedApp.Module(name: "Devices", sources: ["A.swift"])]
    #expect(app.shareNames(failingIn: Self.words) == ["Devices"] && app.sharedNames == ["Devices"])
    #expect(app.shareNames(failingIn: Self.words) == [] && app.shareNames(failingIn: "error: Devices") == [])
  }

  @Test func `means the app's own module, and Stills has another name`() throws {
    var app = AdoptedApp(description: "Package.swift")
    app.modules = [AdoptedApp.Module(name: "Devices", sources: ["A.swift"])]
    let usual = try #require(try WrittenPackage(app, stills: StillsDependency("/x")).files["Package.swift"])
    #expect(usual.contains(#".product(name: "DeclarativeUI", package: "x")"#) && !usual.contains("moduleAliases"))
    app.sharedNames = ["Devices"]
    let manifest = try #require(try WrittenPackage(app, stills: StillsDependency("/x")).files["Package.swift"])
    let aliases = #"moduleAliases: ["Devices": "StillsDevices"]"#
    #expect(manifest.contains(#".product(name: "DeclarativeUI", package: "x", \#(aliases))"#))
    #expect(manifest.contains(#"name: "Devices","#))
    #expect(manifest.contains(#".plugin(name: "AdoptedSources", package: "x")"#))
    // Each product says it: those of one package are to agree.
    #expect(
      manifest.components(separatedBy: #"package: "x", moduleAliases"#).count
        == usual.components(separatedBy: #".product("#).count)
  }

  @Test func `is that of a package that only one product brings: the written package uses that product`() throws {
    func tests(sharing names: Set<String>) throws -> Substring {
      var app = AdoptedApp(description: "Package.swift")
      app.modules = [AdoptedApp.Module(name: "CustomDump", sources: ["A.swift"])]
      app.sharedNames = names
      let manifest = try #require(try WrittenPackage(app, stills: StillsDependency("/x")).files["Package.swift"])
      return manifest[try #require(manifest.range(of: #"name: "PreviewTests""#)).lowerBound...]
    }
    for name in ["CustomDump", "IssueReporting"] {
      let aliases = #"moduleAliases: ["\#(name)": "Stills\#(name)"]"#
      let product = #".product(name: "SnapshotTestingCustomDump", package: "x", \#(aliases))"#
      #expect(try tests(sharing: [name]).contains(product))
      // Others do not bring it, and SwiftPM would say so for each.
      #expect(try tests(sharing: [name]).contains(#".product(name: "ViewSnapshotTesting", package: "x")"#))
    }
    #expect(try !tests(sharing: ["Devices"]).contains("SnapshotTestingCustomDump"))
    #expect(try !tests(sharing: []).contains("SnapshotTestingCustomDump"))
  }
}
