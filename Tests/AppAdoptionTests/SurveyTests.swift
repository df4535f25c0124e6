import Foundation
import Testing

@testable import AppAdoption

@Suite struct `A survey of an app` {
  private static func survey() throws -> Survey {
    let folder = try AppFolder([
      "A/Whole.swift": "struct Whole: View {\n}",
      "A/Broken.swift": "struct Broken: View {\n var body: some View {Map()}\n}\nstruct Fine: View {}",
      "A/Shows.swift": "struct Shows: View { Broken() }\nstruct Deep<A: View>: Equatable, View { Shows() }",
      "A/Model.swift": "struct Model: Equatable {}", "T/T.swift": "struct InTests: View {}",
    ])
    var app = AdoptedApp(description: "A")
    app.modules = [AdoptedApp.Module(name: "A", sources: ["A"]), AdoptedApp.Module(name: "T", sources: ["T"])]
    app.modules[1].isTest = true
    var adoption = Adoption(app)
    _ = adoption.leaveOut(
      [
        CompilerError(
          path: folder.url.appending(path: "A/Broken.swift").path, line: 2, message: "cannot find 'Map' in scope")
      ], app: folder.url)
    return try Survey(adoption, app: folder.url, without: adoption.tests)
  }

  @Test func `counts views that compile and views that draw whole, by file`() throws {
    #expect(
      try Self.survey().files == [
        Survey.File(path: "A/Broken.swift", views: 2, compiling: 1, whole: 1, withStandIns: 0),
        Survey.File(path: "A/Shows.swift", views: 2, compiling: 2, whole: 0, withStandIns: 0),
        Survey.File(path: "A/Whole.swift", views: 1, compiling: 1, whole: 1, withStandIns: 0),
      ])
    #expect(try Self.survey().missing == [Survey.Missing(name: "Map", files: 1)])
  }

  /// Whole views and those with stand-ins, by file.
  private static func counts(_ files: [String: String], broken: [String] = []) throws -> [String: [Int]] {
    let folder = try AppFolder(files)
    var app = AdoptedApp(description: "A")
    app.modules = Set(files.keys.map { String($0.prefix(1)) }).sorted().map {
      AdoptedApp.Module(name: $0, sources: [$0])
    }
    var adoption = Adoption(app)
    let errors = broken.map {
      CompilerError(path: folder.url.appending(path: $0).path, line: 1, message: "cannot find 'Map' in scope")
    }
    _ = adoption.leaveOut(errors, app: folder.url)
    return try Survey(adoption, app: folder.url).files.reduce(into: [:]) { $0[$1.path] = [$1.whole, $1.withStandIns] }
  }

  @Test func `means the view of its own file, and then of its module, by a name that several have`() throws {
    let counts = try Self.counts(
      [
        "A/One.swift": "private struct Row: View {}\nstruct One: View { Row() }",
        "A/Two.swift": "private struct Row: View {}\nstruct Two: View { Row() }",
        "A/Three.swift": "struct Three: View { Row() }", "B/Row.swift": "struct Row: View {}",
        "B/Four.swift": "struct Four: View { Row() }",
      ], broken: ["A/Two.swift"])
    #expect(
      counts == [
        "A/One.swift": [2, 0], "A/Two.swift": [0, 0], "A/Three.swift": [0, 0], "B/Row.swift": [1, 0],
        "B/Four.swift": [1, 0],
      ])
  }

  @Test func `tells views with surfaces that stand in from whole ones`() throws {
    let counts = try Self.counts([
      "A/Page.swift": "struct Page: UIViewRepresentable {}", "A/Shows.swift": "struct Shows: View { Page() }",
      "A/Places.swift": "struct Places: View { Map() }", "A/Whole.swift": "struct Whole: View { Text() }",
    ])
    #expect(
      counts == [
        "A/Page.swift": [0, 1], "A/Shows.swift": [0, 1], "A/Places.swift": [0, 1], "A/Whole.swift": [1, 0],
      ])
  }

  @Test func `is text and JSON`() throws {
    let survey = try Self.survey()
    #expect(survey.text.hasPrefix("5 views in 3 files: 4 compile, 2 drawn completely\n"))
    #expect(
      survey.text.hasSuffix(
        "  1  Map\n\nNothing has been built yet, so every view counts as compiling: run 'stills adopt'.\n"))
    #expect(try JSONDecoder().decode(Survey.self, from: Data(survey.json.utf8)) == survey)
  }
}
