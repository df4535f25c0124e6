import Foundation
import Testing

@testable import AppAdoption

@Suite struct `A target that is built as it is` {
  /// An app that uses words in C and a macro of a package of others, and has Objective-C of its own.
  private static func folder() throws -> AppFolder {
    try AppFolder([
      "Package.swift": "", "Sources/App/A.swift": "import SwiftUI\nimport Words", "Sources/Old/Old.m": "",
      "Stills/Packages/words/Package.swift": "", "Stills/Packages/words/Sources/Words/W.swift": "import words_c",
      "Stills/Packages/words/Sources/words-c/w.c": "", "Stills/Packages/words/Sources/words-c/read.me": "",
      "Stills/Packages/words/Sources/WordMacros/M.swift": "import SwiftSyntaxMacros",
      "Stills/Packages/words/Sources/WordSyntax/S.swift": "import SwiftSyntax",
      "Stills/Packages/words/Sources/Grammar/G.swift": "", "Sources/App/App.docc/Lesson.swift": "",
    ])
  }

  private static let app = """
    {"targets": [
       {"name": "App", "type": "regular", "exclude": [], "resources": [], "dependencies": [{"product": ["Words", "words", null]}],
        "settings": [
          {"kind": {"define": {"_0": "TOUCH"}}, "tool": "swift", "condition": {"platformNames": ["ios"]}},
          {"kind": {"define": {"_0": "MOUSE"}}, "tool": "swift", "condition": {"platformNames": ["macos"]}},
          {"kind": {"define": {"_0": "FAST"}}, "tool": "swift", "condition": {"platformNames": [], "config": "release"}},
          {"kind": {"define": {"_0": "IN_C"}}, "tool": "c"},
          {"kind": {"enableUpcomingFeature": {"_0": "BareSlashRegexLiterals"}}, "tool": "swift"},
          {"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"},
          {"kind": {"enableExperimentalFeature": {"_0": "AvailabilityMacro=Words 1: iOS 18"}}, "tool": "swift"}]},
       {"name": "Old", "type": "regular", "exclude": [], "resources": [], "dependencies": []},
       {"name": "AppMacros", "type": "macro", "exclude": [], "resources": [],
        "dependencies": [{"product": ["Syntax", "words", null]}]}],
     "toolsVersion": {"_version": "5.9.0"}}
    """
  private static let words = """
    {"targets": [
       {"name": "Words", "type": "regular", "exclude": [], "resources": [],
        "dependencies": [{"byName": ["words-c", null]}, {"target": ["WordMacros", null]},
          {"product": ["Shim", "shim", null, {"platformNames": ["linux"]}]},
          {"product": ["Tones", "tones", null, {"platformNames": [], "traits": ["Loud", "Rare"]}]},
          {"product": ["Whispers", "whispers", null, {"platformNames": [], "traits": ["Rare"]}]}],
        "settings": [
          {"kind": {"define": {"_0": "TONES"}}, "tool": "swift", "condition": {"traits": ["Clear"]}},
          {"kind": {"define": {"_0": "WHISPERS"}}, "tool": "swift", "condition": {"traits": ["Rare"]}}]},
       {"name": "words-c", "type": "regular", "exclude": ["read.me", "gone.txt"], "resources": [], "dependencies": [],
        "publicHeadersPath": ".", "settings": [
          {"kind": {"define": {"_0": "WORDS"}}, "tool": "c"}, {"kind": {"headerSearchPath": {"_0": "in"}}, "tool": "c"},
          {"kind": {"define": {"_0": "MAC"}}, "tool": "c", "condition": {"platformNames": ["macos"]}},
          {"kind": {"linkedLibrary": {"_0": "z"}}, "tool": "linker"}]},
       {"name": "WordMacros", "type": "macro", "exclude": [], "resources": [], "settings": [
          {"kind": {"enableUpcomingFeature": {"_0": "InternalImportsByDefault"}}, "tool": "swift"},
          {"kind": {"enableExperimentalFeature": {"_0": "Lifetimes"}}, "tool": "swift"}],
        "dependencies": [{"product": ["SwiftSyntaxMacros", "swift-syntax", null]}, {"byName": ["Grammar", null]}]},
       {"name": "WordSyntax", "type": "regular", "exclude": [], "resources": [],
        "dependencies": [{"product": ["SwiftSyntax", "swift-syntax", null]},
          {"product": ["InlineSnapshotTesting", "swift-snapshot-testing", null]}]},
       {"name": "Grammar", "type": "regular", "exclude": [], "resources": [], "dependencies": []}],
     "products": [{"name": "Words", "targets": ["Words"], "type": {"library": ["dynamic"]}},
       {"name": "Syntax", "targets": ["WordSyntax"], "type": {"library": ["automatic"]}},
       {"name": "speak", "targets": ["Words"], "type": {"executable": null}}],
     "toolsVersion": {"_version": "6.2.0"},
     "swiftLanguageVersions": ["4.2", "5"], "traits": [
       {"name": "default", "enabledTraits": ["Loud"]}, {"name": "Loud", "enabledTraits": ["Clear"]},
       {"name": "Clear", "enabledTraits": ["Very-clear"]}, {"name": "Very-clear", "enabledTraits": []}, {"name": "Rare", "enabledTraits": ["Loud"]}]}
    """

  private static func adopted(_ folder: AppFolder) throws -> AdoptedApp {
    try AdoptedApp(in: folder.url) { url in Data((url.path.hasSuffix("words") ? words : app).utf8) }
  }

  @Test func `is one in C, or a macro, where it lies`() throws {
    let app = try Self.adopted(Self.folder())
    #expect(app.modules.map(\.name) == ["App", "Words"])
    #expect(app.modules[1].dependencies == ["words_c", "WordMacros"])
    #expect(app.modules[1].languageMode == "5")
    // What one declares as `package`, the other does not see.
    #expect(app.modules.map(\.packageName) == ["adopted__", "adopted_Stills_Packages_words"])
    #expect(app.leftOut.first == "The target Old: Objective-C, which does not build on Linux.")
    let folder = try Self.folder()
    #expect(Adoption(try Self.adopted(folder)).files(of: "App", in: folder.url) == ["Sources/App/A.swift"])
    let package = try WrittenPackage(app, stills: StillsDependency("/x"))
    let manifest = try #require(package.files["Package.swift"])
    // Sources import them where they stand, without asking whether they are there.
    #expect(package.files["adoption.json"]?.contains("\"words_c\"") == true)
    #expect(manifest.contains("import CompilerPluginSupport\nimport PackageDescription"))
    #expect(manifest.contains("\"https://github.com/swiftlang/swift-syntax\""))
    // What macros write can ask for SwiftUI.
    let alias = "\"-module-alias\", \"SwiftUI=DeclarativeUIScreens\"])"
    #expect(!manifest.contains(alias))
    try "let written = \"#if canImport(SwiftUI)\"".write(
      to: folder.url.appending(path: "Stills/Packages/words/Sources/WordMacros/M.swift"), atomically: true,
      encoding: .utf8)
    let asking = try WrittenPackage(Self.adopted(folder), stills: StillsDependency("/x")).files["Package.swift"]
    #expect(asking?.components(separatedBy: alias).count == 3)
    // A process can ask for a library by its name.
    #expect(manifest.contains("\n  products: [.library(name: \"Words\", type: .dynamic, targets: [\"Words\"])],\n"))
    #expect(
      manifest.contains(
        """
        .target(name: "words_c", dependencies: [], path: "Packages/words/Sources/words-c", exclude: ["read.me"], \
        publicHeadersPath: ".", cSettings: [.define("WORDS"), .headerSearchPath("in")], linkerSettings: [.linkedLibrary("z")]),
        """), "\(manifest)")
    #expect(
      manifest.contains(
        """
        .macro(name: "WordMacros", dependencies: ["Grammar", .product(name: "SwiftSyntaxMacros", package: "swift-syntax")], \
        path: "Packages/words/Sources/WordMacros", \
        swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InternalImportsByDefault"), \
        .enableExperimentalFeature("Lifetimes"), .define("Clear"), .define("Loud")]),
        """), "\(manifest)")
    // What macros are made of is for the machine that builds, too, and what tests them has Stills' module of its name.
    #expect(
      manifest.contains(
        """
        .target(name: "WordSyntax", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax"), \
        .product(name: "InlineSnapshotTesting", package: "x")], \
        path: "Packages/words/Sources/WordSyntax", \
        swiftSettings: [.swiftLanguageMode(.v5), .define("Clear"), .define("Loud")]),
        """), "\(manifest)")
    #expect(manifest.contains(".macro(name: \"AppMacros\", dependencies: [\"WordSyntax\"]"))
    #expect(manifest.contains(".target(name: \"Grammar\", dependencies: [], path: \"Packages/words/Sources/Grammar\""))
  }

  @Test func `has literals of regular expressions, which Xcode turns on unless a project says no`() {
    #expect(CompilerFeatures.named(in: [:]) == ["BareSlashRegexLiterals"])
    #expect(CompilerFeatures.named(in: ["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]) == [])
  }

  @Test func `has the conditions of iOS and features by which more compiles`() throws {
    let app = try Self.adopted(Self.folder())
    #expect(app.modules[0].conditions == ["TOUCH"] && app.modules[0].features == ["BareSlashRegexLiterals"])
    let manifest = try WrittenPackage(app, stills: StillsDependency("/x")).files["Package.swift"]
    #expect(
      manifest?.contains(
        ".swiftLanguageMode(.v5), .define(\"TOUCH\"), .enableUpcomingFeature(\"BareSlashRegexLiterals\"), "
          + ".enableExperimentalFeature(\"AvailabilityMacro=Words 1: iOS 18\")") == true)
  }

  @Test func `has the traits of its package that nobody needs to ask for`() throws {
    let app = try Self.adopted(Self.folder())
    let words = app.modules[1]
    #expect(words.conditions == ["TONES", "Clear", "Loud"])
    #expect(app.plainTargets.map(\.traits).contains(["Clear", "Loud"]))
    #expect(words.products == ["Tones"])
  }

  @Test func `is left out where it does not build`() throws {
    let folder = try Self.folder()
    var app = try Self.adopted(folder)
    let package = folder.url.appending(path: "Stills")
    let output = "\(package.path)/Packages/words/Sources/words-c/w.c:1:10: fatal error: 'objc.h' file not found\n"
    let failed = app.leaveOutPlainTargets(failingIn: output, package: package)
    #expect(failed.map(\.name) == ["words_c"] && failed[0].reason.hasSuffix("file not found"))
    #expect(app.plainTargets.map(\.name).contains("WordMacros") && app.modules[1].dependencies == ["WordMacros"])
    #expect(app.leaveOutPlainTargets(failingIn: output, package: package).isEmpty)
  }

  @Test func `is left out where it wants what a package does not have`() throws {
    let folder = try Self.folder()
    var app = try Self.adopted(folder)
    let package = folder.url.appending(path: "Stills")
    func output(_ name: String) -> String {
      "error: 'stills': product 'Parser' required by package 'stills' target '\(name)' not found in package 'swift-syntax'."
    }
    #expect(app.leaveOutPlainTargets(failingIn: output("App"), package: package).isEmpty)
    let failed = app.leaveOutPlainTargets(failingIn: output("WordMacros"), package: package)
    #expect(failed.map(\.name) == ["WordMacros"] && failed[0].reason == output("WordMacros"))
    #expect(!app.plainTargets.map(\.name).contains("WordMacros"))
  }

  @Test func `is none of a package that Stills is built with, too`() throws {
    let folder = try AppFolder([
      "Package.swift": "", "Sources/App/A.swift": "import IssueReporting",
      "Stills/Packages/overlay/Package.swift": "", "Stills/Packages/overlay/Sources/IssueReporting/I.swift": "",
    ])
    let app = """
      {"targets": [{"name": "App", "type": "regular", "exclude": [], "resources": [],
        "dependencies": [{"product": ["IssueReporting", "overlay", null]}]}], "toolsVersion": {"_version": "5.9.0"}}
      """
    let overlay = """
      {"targets": [{"name": "IssueReporting", "type": "regular", "exclude": [], "resources": [], "dependencies": []}],
       "products": [{"name": "IssueReporting", "targets": ["IssueReporting"]}], "toolsVersion": {"_version": "5.9.0"}}
      """
    let adopted = try AdoptedApp(in: folder.url) { Data(($0.path.hasSuffix("overlay") ? overlay : app).utf8) }
    #expect(adopted.modules.map(\.name) == ["App"] && adopted.leftOut.isEmpty && adopted.missingModules.isEmpty)
    let manifest = try WrittenPackage(adopted, stills: StillsDependency("/x")).files["Package.swift"]
    #expect(
      manifest?.contains(".product(name: \"IssueReporting\", package: \"xctest-dynamic-overlay\")") == true
        && manifest?.contains("\"https://github.com/pointfreeco/xctest-dynamic-overlay\", from: \"1.2.2\"") == true)
    #expect(adopted.portedPackageLines.map { $0.hasSuffix("as it is: Stills is built with it, too") } == [true])
  }

  @Test func `is none of what reports issues in tests: all tests of such an app have it`() throws {
    func ported(_ source: String) throws -> [[String]] {
      let folder = try AppFolder([
        "Package.swift": "", "Sources/App/A.swift": source, "Tests/AppTests/T.swift": "import XCTest",
      ])
      let app = """
        {"targets": [{"name": "App", "type": "regular", "exclude": [], "resources": [], "dependencies": []},
          {"name": "AppTests", "type": "test", "exclude": [], "resources": [],
           "dependencies": [{"byName": ["App", null]},
             {"product": ["IssueReportingTestSupport", "xctest-dynamic-overlay", null]}]}],
         "toolsVersion": {"_version": "5.9.0"}}
        """
      let adopted = try AdoptedApp(in: folder.url) { _ in Data(app.utf8) }
      #expect(adopted.missingPackages.isEmpty)
      return adopted.modules.map(\.portedModules)
    }
    #expect(try ported("import IssueReporting") == [["IssueReporting"], ["IssueReportingTestSupport"]])
    #expect(try ported("import Foundation") == [[], []])
  }
}
