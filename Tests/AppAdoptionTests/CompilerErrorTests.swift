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
    macro expansion #Preview:3:7: error: cannot find 'Deep' in scope
    `- /app/Views/F.swift:9:1: note: expanded code originates here
    """

  @Test func `are what is said of a build that nothing of the app stops`() {
    let output =
      "Fetching a\nerror: 'app': two resources\nBuilding\n/a.c:1:2: fatal error: no\n/a.c:1:2: error: no\nerror: 'app': two resources\n"
    #expect(
      CompilerError.lines(in: output) == "error: 'app': two resources\n/a.c:1:2: fatal error: no\n/a.c:1:2: error: no")
    #expect(CompilerError.lines(in: "nothing") == "nothing")
  }

  @Test func `are also where the compiler itself ends, at the innermost place that it names`() {
    let output = """
      /app/A.swift:1:2: error: cannot find 'a' in scope
      Please submit a bug report (https://swift.org/contributing/#reporting-bugs)
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -frontend -c (at /no.swift:1:1)
      1.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/app/B.swift")
      2.\tWhile type-checking 'Cup' (at /app/My Views/B.swift:3:1)
      3.\tWhile type-checking getter for body (at [/app/My Views/B.swift:7:20 - line:9:5] RangeText="{ f(a) }")
      Stack dump:
      1.\tWhile silgen emitFunction SIL function "$s3App" for 'pour()' (at /app/C.swift:4:8)
      error: compile command failed due to signal 6 (use -v to see invocation)
      Stack dump:
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/app/D.swift")
      4.\tWhile evaluating request TypeCheckFunctionBodyRequest(App.(file).Tea extension.Cup.body.getter@/app/D.swift:16:25)
      """
    let message = "the compiler itself ends here"
    #expect(
      CompilerError.all(in: output) == [
        CompilerError(path: "/app/A.swift", line: 1, message: "cannot find 'a' in scope", column: 2),
        CompilerError(path: "/app/My Views/B.swift", line: 7, message: message, column: 20),
        CompilerError(path: "/app/C.swift", line: 4, message: message, column: 8),
        CompilerError(path: "/app/D.swift", line: 16, message: message, column: 25),
      ])
  }

  @Test func `are read once each`() {
    #expect(
      CompilerError.all(in: Self.output) == [
        CompilerError(path: "/app/Views/A.swift", line: 12, message: "cannot find 'MapView' in scope", column: 5),
        CompilerError(path: "/app/Views/B.swift", line: 1, message: "no such module 'Kingfisher'", column: 8),
        CompilerError(
          path: "/app/B: C.swift", line: 3, message: "value of type 'Text' has no member 'glow'", column: 9),
        CompilerError(
          path: "/app/E.swift", line: 5, message: "missing return in global function: error: really", column: 2),
        // Where the macro stands.
        CompilerError(path: "/app/Views/F.swift", line: 9, message: "cannot find 'Deep' in scope", column: 1),
      ])
  }

  @Test(arguments: ["macro expansion @Test:3:213", "Teas/Adopted_T.swift:5:9"])
  func `of macros are in the user's file, and not in what was adapted of it`(place: String) {
    let output = """
      \(place): error: missing arguments
      `- /build/Adopted_T.swift:6:4: note: expanded code originates here
      """
    let found = CompilerError.all(in: output) { path in
      path == "/build/Adopted_T.swift"
        ? "import A\n#sourceLocation(file: \"/app/T.swift\", line: 1)\n1\n2\n3\n4\n" : nil
    }
    #expect(found == [CompilerError(path: "/app/T.swift", line: 4, message: "missing arguments", column: 4)])
  }

  @Test func `in what is added to a file are the whole file's`() {
    let found = CompilerError.all(in: "/build/Adopted_T.swift:1:8: error: no such thing") { _ in
      "import A\n#sourceLocation(file: \"/app/T.swift\", line: 1)\n1\n"
    }
    #expect(found == [CompilerError(path: "/app/T.swift", line: 0, message: "no such thing", column: 8)])
  }

  @Test func `name what is missing`() {
    #expect(CompilerError.all(in: Self.output).map(\.missingName) == ["MapView", "Kingfisher", "glow", nil, "Deep"])
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
    #expect(adoption.leaveOut(errors, app: folder.url).files == ["Views/A.swift", "Tests/T.swift"])
    #expect(adoption.targets["App"]?.leftOut == ["Views/A.swift": ["line 2: bad", "line 2: bad"]])
    #expect(adoption.leaveOut(errors, app: folder.url).isEmpty)
  }

  @Test func `leave out what names something that is gone`() throws {
    let folder = try AppFolder([
      "V/A.swift": "enum Ink {\n  static let red = KF.a\n  static let blue = 1\n}\nstruct Stock {}\n",
      "V/B.swift": """
      struct B {
        var red: Int { Ink.red }
        var blue: Int { Ink.blue }
        let cup: Cup? = nil
        func fill() { print(Cup.self) }
        let stock = Stock()
        #if DEBUG
          let other: Cup? = nil
        #endif
      }
      """,
      "V/C.swift": "struct Cup {}\nstruct Text {}\n",
      "V/D.swift":
        "struct D {\n  let a: B.Cup?\n  func pour<Cup>() -> Cup? { nil }\n  let text: Text?\n  let blue = Ink.red\n}\n",
    ])
    var app = AdoptedApp(description: "A")
    app.modules = [AdoptedApp.Module(name: "App", sources: ["V"])]
    let before = Adoption(app)
    var adoption = before
    func error(_ path: String, _ line: Int) -> CompilerError {
      CompilerError(path: folder.url.appending(path: path).path, line: line, message: "bad", column: 20)
    }
    _ = adoption.leaveOut([error("V/A.swift", 2)], app: folder.url)
    _ = adoption.leaveOut([error("V/C.swift", 1)], app: folder.url, wholeFilesOf: ["App"])
    // `Text` is one of Stills' now, and `Stock` is still there.
    let change = adoption.leaveOutUsers(since: before, app: folder.url) { $0.intersection(["Text"]) }
    #expect(
      change.parts == ["B.red in V/B.swift", "B.cup in V/B.swift", "B.fill in V/B.swift", "D.blue in V/D.swift"])
    #expect(adoption.leaveOutUsers(since: before, app: folder.url) { _ in nil }.isEmpty)
  }

  @Test func `leave out no more of a file than they are in`() throws {
    let text = "struct A: View {\n  var body: some View {\n    KF()\n  }\n  let a = KF.a\n}\n"
    let folder = try AppFolder(["Views/A.swift": text])
    var app = AdoptedApp(description: "A")
    app.modules = [AdoptedApp.Module(name: "App", sources: ["Views"])]
    var adoption = Adoption(app)
    func errors(_ lines: Int...) -> [CompilerError] {
      lines.map {
        CompilerError(path: folder.url.appending(path: "Views/A.swift").path, line: $0, message: "bad", column: 13)
      }
    }
    #expect(
      adoption.leaveOut(errors(3, 5), app: folder.url)
        == Adoption.Change(parts: ["A.body in Views/A.swift", "A.a in Views/A.swift"], modules: ["App"]))
    #expect(
      adoption.targets["App"]?.leftOutParts == [
        "Views/A.swift": [
          Adoption.Part(declaration: "A.body", isBody: true, errors: ["line 3: bad"]),
          Adoption.Part(declaration: "A.a", isBody: false, errors: ["line 5: bad"]),
        ]
      ])
    // The same once more: what was left out was not enough.
    #expect(
      adoption.leaveOut(errors(3), app: folder.url, wholeFilesOf: ["Tests"]).parts == ["A.body in Views/A.swift"])
    // After that many builds of the module, whole files.
    #expect(adoption.leaveOut(errors(1), app: folder.url, wholeFilesOf: ["App"]).files == ["Views/A.swift"])
    #expect(adoption.targets["App"]?.leftOutParts == [:])
    #expect(adoption.targets["App"]?.leftOut["Views/A.swift"]?.count == 4)
  }

  @Test func `cost nothing more where they are in a call that goes anyway`() throws {
    let text = "struct A: View {\n  var body: some View {\n    Text(a).glow(KF.glow { $0 })\n  }\n}\n"
    let folder = try AppFolder(["Views/A.swift": text])
    var app = AdoptedApp(description: "A")
    app.modules = [AdoptedApp.Module(name: "App", sources: ["Views"])]
    var adoption = Adoption(app)
    func error(_ column: Int, _ message: String) -> CompilerError {
      let path = folder.url.appending(path: "Views/A.swift").path
      return CompilerError(path: path, line: 3, message: message, column: column)
    }
    let errors = [error(18, "cannot find 'KF' in scope"), error(13, "value of type 'some View' has no member 'glow'")]
    #expect(adoption.leaveOut(errors, app: folder.url).parts == ["A.body in Views/A.swift"])
    #expect(adoption.targets["App"]?.leftOutParts?["Views/A.swift"]?.map(\.title) == [".glow in A.body"])
  }

  @Test func `is the linker's where objects need what was left out since`() throws {
    let folder = try AppFolder(["Views/A.swift": "", "Other/B.swift": ""])
    var app = AdoptedApp(description: "Package.swift")
    app.modules = [
      AdoptedApp.Module(name: "App", sources: ["Views"]), AdoptedApp.Module(name: "Other", sources: ["Other"]),
    ]
    let adoption = Adoption(app)
    func stale(_ path: String) -> Set<String> {
      let line = "\(folder.url.path)/\(path):30: error: undefined reference to '$s3App'"
      return adoption.modulesWithStaleObjects(in: "error: link command failed\n\(line)\n", app: folder.url)
    }
    #expect(stale("Views/A.swift") == ["App"] && stale("Views/../Other/B.swift") == ["Other"])
    #expect(stale("C.swift").isEmpty)
    let error = "\(folder.url.path)/Views/A.swift:3:1: error: no"
    #expect(adoption.modulesWithStaleObjects(in: error, app: folder.url).isEmpty)
  }
}
