import Foundation
import Testing

@testable import AppAdoption

@Suite struct `A project that XcodeGen describes` {
  private static let description = """
    name: Teas   # The project's own name says nothing of modules.
    include: [base.yml]
    options: {developmentLanguage: de}
    packages:
      Kingfisher:
        url: https://github.com/onevcat/Kingfisher
        from: "7.0.0"
      Snapshots: {github: pointfreeco/swift-snapshot-testing, majorVersion: 1.0.0}
      Kit:
        path: Kit
    settings:
      base:
        SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG ALL
    targetTemplates:
      Checks:
        type: bundle.unit-test
        platform: iOS
        sources: ["${target_name}"]
    targets:
      Tea App:
        type: application
        platform: iOS
        sources:
          - path: App
            excludes:
              - "Old/**"
              - "**/*.md"
          - Shared/B.swift
          - {path: Notes, buildPhase: none}
        settings:
          SWIFT_VERSION: "6.0"
          SWIFT_ACTIVE_COMPILATION_CONDITIONS: [$(inherited), BETA]
        dependencies:
        - package: Kingfisher
        - package: Kit
          products: [Kettles, Cups]
        - sdk: CloudKit.framework
      AppTests:
        templates: [Checks]
        dependencies:
          - target: Tea App
          - package: Snapshots
            product: SnapshotTesting
      Watch:
        type: application
        platform: watchOS
        sources: Watch
      Mac: {type: application, platform: [macOS], sources: Mac}
      Script: {type: "", platform: iOS}
    """

  private static func app() throws -> AdoptedApp {
    let folder = try AppFolder([
      "project.yml": description,
      "base.yml": "settings: {configs: {Debug: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}}}",
      "App/A.swift": "", "App/Old/X.swift": "", "App/Assets.xcassets/Contents.json": "{}", "App/Read.md": "",
      "Shared/B.swift": "", "Notes/N.swift": "", "AppTests/T.swift": "", "Watch/W.swift": "", "Mac/M.swift": "",
    ])
    return try AdoptedApp(in: folder.url) { _ in throw AdoptionError("error: no package") }
  }

  @Test func `may have a word added to its name`() throws {
    #expect(XcodeGenProject.file(among: ["a.yml", "project-tea.yml", "project.yml"]) == "project.yml")
    #expect(XcodeGenProject.file(among: ["project-tea.yml", "project-cup.yml"]) == nil)
    let folder = try AppFolder(["project-tea.yml": Self.description, "base.yml": "settings: {}", "App/A.swift": ""])
    let app = try AdoptedApp(in: folder.url) { _ in throw AdoptionError("error: no package") }
    #expect(app.description == "project-tea.yml" && app.modules.map(\.name) == ["Tea_App"])
  }

  @Test func `has the modules of its targets`() throws {
    let app = try Self.app()
    #expect(app.description == "project.yml" && app.language == "de")
    #expect(app.modules.map(\.name) == ["AppTests", "Tea_App"])
    let (tests, module) = (app.modules[0], app.modules[1])
    #expect(tests.isTest && tests.sources == ["AppTests"] && tests.dependencies == ["Tea_App"])
    #expect(module.sources == ["App/A.swift", "Shared/B.swift"])
    #expect(module.resources == ["App/Assets.xcassets"])
  }

  @Test func `has settings of the project, of what it includes and of targets`() throws {
    let app = try Self.app()
    #expect(app.modules[1].conditions == ["ALL", "BETA"] && app.modules[0].conditions == ["ALL"])
    #expect(app.modules[1].languageMode == "6" && app.modules[0].languageMode == "5")
    #expect(app.modules.map(\.isOnMainActor) == [true, true])
  }

  @Test func `names what is not taken over`() throws {
    let app = try Self.app()
    #expect(
      app.leftOut == [
        "The target Mac: it is for macOS.", "The target Script: it makes no product.",
        "The target Watch: it is for watchOS.",
        "The package in Kit: SwiftPM cannot read it: error: no package",
        "The product Cups, which Tea_App uses: no package here has it, and nothing says where one is. "
          + "Put its sources into Stills/Packages and adopt again.",
        "The product Kettles, which Tea_App uses: no package here has it, and nothing says where one is. "
          + "Put its sources into Stills/Packages and adopt again.",
      ])
    #expect(app.missingPackages.map(\.address) == ["https://github.com/onevcat/Kingfisher"])
  }
}

@Suite struct `Text of YAML` {
  @Test func `has maps and lists by indentation`() throws {
    #expect(
      try YAMLValue(reading: "a:\n  b: 1\n  c:\n  - x\n  - y: 2\n    z: 3\n  -\n    - deep\nd:\ne: '#1' # one\n")
        == .map([
          "a": .map([
            "b": .word("1"),
            "c": .list([
              .word("x"), .map(["y": .word("2"), "z": .word("3")]), .list([.word("deep")]),
            ]),
          ]), "d": .word(""), "e": .word("#1"),
        ]))
  }

  @Test func `has maps and lists in brackets, on several lines too`() throws {
    #expect(
      try YAMLValue(reading: "a: [x, 'y, z', {b: 1, \"c d\": [e]}]\nf: {\n  g: h,\n  i: []\n}\n")
        == .map([
          "a": .list([
            .word("x"), .word("y, z"), .map(["b": .word("1"), "c d": .list([.word("e")])]),
          ]), "f": .map(["g": .word("h"), "i": .list([])]),
        ]))
  }

  @Test func `has names for values, and texts of several lines`() throws {
    #expect(
      try YAMLValue(
        reading: "a: &all\n  b: 1\n  c: 2\nd:\n  <<: *all\n  c: 3\ne: |\n  echo $A # told\n  exit\nf: http://x:1/y\n")
        == .map([
          "a": .map(["b": .word("1"), "c": .word("2")]), "d": .map(["b": .word("1"), "c": .word("3")]),
          "e": .word("echo $A # told\nexit\n"), "f": .word("http://x:1/y"),
        ]))
  }

  @Test func `keeps words as they are written`() throws {
    #expect(
      try YAMLValue(reading: "version: 1.10\nmode: yes\nempty: ~\nnumber: 007\n")
        == .map(["version": .word("1.10"), "mode": .word("yes"), "empty": .word("~"), "number": .word("007")]))
    #expect(YAMLValue.word("~").word == nil && YAMLValue.word("").word == nil)
    #expect(try YAMLValue(reading: "") == .word(""))
  }

  @Test func `names the file and the line where it is broken`() throws {
    let folder = try AppFolder(["project.yml": "targets:\n    A: 1\n  B: 2\n"])
    let error = #expect(throws: AdoptionError.self) {
      try XcodeGenProject(at: folder.url.appending(path: "project.yml"))
    }
    let text = try #require(error.map { "\($0)" })
    #expect(text.contains("project.yml cannot be read") && text.contains("3:3"))
  }
}
