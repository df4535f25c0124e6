import Foundation
import Testing

@testable import InlineSnapshotTesting

@Suite(.snapshots(record: .never)) struct AssertCompilationTests {
  @Test func `what compiles needs no closure`() {
    assertCompilation {
      """
      import PlaneGeometry
      let sum = 1 + 1
      print(sum)
      """
    }
  }

  @Test(.compilation(flags: [.languageMode(.v6)])) func `errors and warnings are shown below their places`() {
    withCompilationTesting(flags: [.define("GREETING")]) {
      assertCompilation(flags: [.warningsAsErrors]) {
        """
        #if swift(>=6) && GREETING
          /* é */ let b: String = 1
          #warning("Later")
        #endif
        """
      } diagnostics: {
        """
          #warning("Later")
                   ˄
                   ╰─ error: Later
          /* é */ let b: String = 1
                                  ˄
                                  ╰─ error: cannot convert value of type 'Int' to specified type 'String'
        """
      }
    }
  }

  @Test func `another text than expected fails at the closure`() throws {
    let line = #line + 4
    let issue = try failure {
      assertCompilation(compiler: .swiftSaying("8:1: warning: b", status: 0)) {
        "1"
      } diagnostics: {
        "2"
      }
    }
    #expect(issue.sourceLocation?.line == line)
    #expect(issue.comments.first?.rawValue.contains("╰─ warning: b") == true)
  }

  @Test func `a compiler that fails without a word about the source is told`() throws {
    let issue = try failure { assertCompilation(compiler: .swiftSaying("", status: 3)) { "1" } }
    #expect(issue.comments.first?.rawValue.contains("ended with code 3") == true)
    let missing = try failure { assertCompilation(compiler: .path(URL(filePath: "/nowhere/swiftc"))) { "1" } }
    #expect(missing.comments.first?.rawValue.contains("/nowhere/swiftc cannot be run") == true)
  }

  @Test func `diagnostics of one place come together, and those of other files are left out`() {
    let output = """
      /t/main.swift:2:8: error: no: 'a'
      let é = a
              ^
      /t/main.swift:1:1: warning: first
      /t/other.swift:1:1: error: elsewhere
      /t/main.swift:2:8: note: see
      error: fatalError
      """
    let found = CompilerDiagnostic.all(in: output, about: "/t/main.swift")
    #expect(
      CompilerDiagnostic.text(of: found, in: "one\n\tlé = a") == """
        \tlé = a
        \t     ˄
        \t     ╰─ error: no: 'a'
        \t     ╰─ note: see
        one
        ˄
        ╰─ warning: first
        """)
    #expect(
      CompilerDiagnostic.text(of: [CompilerDiagnostic(line: 9, column: 1, severity: "a", message: "b")], in: "")
        == "\n˄\n╰─ a: b")
  }

  @Test func `flags are spelled as the compiler spells them`() {
    let flags: [SwiftFlag] = [
      .languageMode(.v5), .defaultIsolation(.mainActor), .enableUpcomingFeature("A"), .enableExperimentalFeature("B"),
      .strictConcurrency(.complete), .define("C"), .warningsAsErrors, .strictMemorySafety, .custom("-d", "e"), "-f",
    ]
    let words = """
      -swift-version 5 -default-isolation MainActor -enable-upcoming-feature A -enable-experimental-feature B \
      -strict-concurrency=complete -D C -warnings-as-errors -strict-memory-safety -d e -f
      """
    #expect(flags.flatMap(\.arguments).joined(separator: " ") == words)
    #expect(SwiftCompiler.swiftly("6.2.0").arguments == ["run", "swiftc", "+6.2.0"])
  }
}

extension SwiftCompiler {
  /// One that says the same of every source, which is its last argument.
  fileprivate static func swiftSaying(_ words: String, status: Int) -> SwiftCompiler {
    let script = "for file; do :; done; echo \"$file:\(words)\" >&2; exit \(status)"
    return SwiftCompiler(executable: URL(filePath: "/bin/sh"), arguments: ["-c", script, "swiftc"])
  }
}
