import Foundation
import Testing

@testable import AppAdoption

@Suite struct `A survey of an app` {
  private static func survey() throws -> Survey {
    let folder = try AppFolder([
      "A/Whole.swift": "struct Whole: View {\n}",
      "A/Broken.swift": "struct Broken: View {\n Map()\n}\nstruct Fine: View {}",
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
        Survey.File(path: "A/Broken.swift", views: 2, compiling: 1, whole: 0),
        Survey.File(path: "A/Shows.swift", views: 2, compiling: 2, whole: 0),
        Survey.File(path: "A/Whole.swift", views: 1, compiling: 1, whole: 1),
      ])
    #expect(try Self.survey().missing == [Survey.Missing(name: "Map", files: 1)])
  }

  @Test func `is text and JSON`() throws {
    let survey = try Self.survey()
    #expect(survey.text.hasPrefix("5 views in 3 files: 4 compile, 1 draw whole\n"))
    #expect(
      survey.text.hasSuffix(
        "  1  Map\n\nNothing was built yet, so all of it counts as compiling: run 'stills adopt'.\n"))
    #expect(try JSONDecoder().decode(Survey.self, from: Data(survey.json.utf8)) == survey)
  }
}
