import Foundation
import Testing

@testable import AppAdoption

@Suite struct `Errors of the compiler` {
  private static let output = """
    [1/4] Compiling App A.swift
    /app/Views/A.swift:12:5: error: cannot find 'MapView' in scope
     10 | }
    /app/Views/A.swift:12:5: error: cannot find 'MapView' in scope
    /app/Views/B.swift:1:8: error: no such module 'Kingfisher'
    /app/B: C.swift:3:9: error: value of type 'Text' has no member 'glow'
    /app/D.swift:4:1: warning: unused
    /app/E.swift:5:2: error: missing return in global function: error: really
    error: fatalError
    """

  @Test func `are read once each`() {
    #expect(
      CompilerError.all(in: Self.output) == [
        CompilerError(path: "/app/Views/A.swift", line: 12, message: "cannot find 'MapView' in scope"),
        CompilerError(path: "/app/Views/B.swift", line: 1, message: "no such module 'Kingfisher'"),
        CompilerError(path: "/app/B: C.swift", line: 3, message: "value of type 'Text' has no member 'glow'"),
        CompilerError(path: "/app/E.swift", line: 5, message: "missing return in global function: error: really"),
      ])
  }

  @Test func `name what is missing`() {
    #expect(CompilerError.all(in: Self.output).map(\.missingName) == ["MapView", "Kingfisher", "glow", nil])
  }

  @Test func `leave out the files of the app that they are in`() throws {
    let folder = try AppFolder(["Views/A.swift": "", "Views/C.swift": "", "Tests/T.swift": ""])
    var app = AdoptedApp(description: "A")
    app.modules = [
      AdoptedApp.Module(name: "App", sources: ["Views"]), AdoptedApp.Module(name: "T", sources: ["Tests/T.swift"]),
    ]
    var adoption = Adoption(app)
    let errors =
      ["Views/A.swift", "Views/A.swift", "Tests/T.swift"].map {
        CompilerError(path: folder.url.appending(path: $0).path, line: 2, message: "bad")
      } + [CompilerError(path: "/elsewhere/A.swift", line: 1, message: "bad")]
    #expect(adoption.leaveOut(errors, app: folder.url) == ["Views/A.swift", "Tests/T.swift"])
    #expect(adoption.targets["App"]?.leftOut == ["Views/A.swift": ["line 2: bad", "line 2: bad"]])
    #expect(adoption.leaveOut(errors, app: folder.url).isEmpty)
  }
}
