import DeclarativeUI
import Foundation
import Testing

@testable import ViewSnapshotTesting

private struct Ending_Previews: PreviewProvider {
  static var previews: some View { Text([String]()[Int(getpid())]) }
}

private struct Going_Previews: PreviewProvider {
  static var previews: some View {
    Text("a").previewDisplayName("A")
    Text("b").previewDisplayName("B")
    Text("c").previewDisplayName("C")
  }
}

/// Calls itself until its stack is full.
private func deepen(_ depth: Int) -> Int { depth == .max ? 0 : deepen(depth + 1) + depth }

@MainActor @Suite struct `A preview that ends the process` {
  @Test func `ends its own picture alone`() async {
    // Each preview that goes as it should is a bit; a process that does not begin again ends with a signal or with 0.
    await #expect(processExitsWith: .exitCode(0b11111)) {
      await MainActor.run {
        let guarding = PreviewGuard.shared
        var code: Int32 = 0
        for source in [PreviewSource(Ending_Previews.self), PreviewSource(Going_Previews.self)] {
          for (name, item) in source.namedPreviews(guarding: guarding).previews {
            let key = "draw \(name)"
            let isDrawn =
              item.end == nil
              && guarding(key) {
                if item.displayName == "A" { fatalError("no tea") }
                if item.displayName == "B" { _ = deepen(Int(getpid())) }
                return true
              } == true
            let reason = (item.end ?? guarding.end(key))?.reason ?? "is drawn"
            switch name {
            case "Ending_Previews" where !isDrawn && reason.hasPrefix("Index out of range"):
              code |= 1
            case "Going_Previews-A" where !isDrawn && reason.hasPrefix("no tea (ViewSnapshotTestingTests/Ended"):
              code |= 2
            case "Going_Previews-B" where !isDrawn && reason.contains("11"): code |= 4
            case "Going_Previews-C" where isDrawn: code |= 8
            default: FileHandle.standardError.write(Data("\(name): \(reason)\n".utf8))
            }
          }
        }
        // What the tests say goes where it went before, and not to the file that the error stream was for a while.
        var status = stat()
        if fstat(STDERR_FILENO, &status) == 0, status.st_mode & S_IFMT != S_IFREG { code |= 16 }
        exit(code)
      }
    }
  }

  @Test func `is one that does not end, too`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let isDrawn = PreviewGuard.shared("draw endless", within: 1) { while true { usleep(1000) } } != nil
        let reason = PreviewGuard.shared.end("draw endless")?.reason
        exit(isDrawn ? 0 : reason == "It had not ended after 1 seconds." ? 7 : 8)
      }
    }
  }

  @Test func `is none where another thread ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let isFirst = PreviewGuard.shared.ended.isEmpty
        _ = PreviewGuard.shared("draw") {
          Thread { fatalError("no milk") }.start()
          if isFirst { while true { usleep(1000) } }
        }
        exit(0)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("no milk"))
  }

  @Test func `is told by the assertion, which compares the others`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      await MainActor.run {
        let isFirst = PreviewGuard.shared.ended.isEmpty
        PrintedProblems.$arePrinted.withValue(true) {
          withKnownIssue { assertPreviews(of: Ending_Previews.self) }
        }
        let ended = PreviewGuard.shared.ended.map(\.key)
        exit(isFirst ? 1 : ended == ["make ViewSnapshotTestingTests/Ending_Previews"] ? 3 : 2)
      }
    }
  }

  private let output = """
    Cups/Cup.swift:7: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7febb28f9361... done ***

    *** Program crashed: Illegal instruction at 0x00007febb28f9361 ***

    Thread 0 "cups":

      0      0x00007febae05a301 sigsuspend + 65 in libc.so.6 at /libc/signal.c:3

    Thread 1 "pool" crashed:

      0                  0x00007febb28f9361 _assertionFailure(_:) + 225 in libswiftCore.so
      1 [ra] [thunk]     0x0000556738a4e6de Cup.init(a: Int) + 301 in tests at /tea in cups/Cup.swift:7:47
      2 [ra] [thunk]     0x0000556738a4a539 protocol witness + 8 in tests at //<compiler-generated>
      3 [ra]             0x0000556738a4cdd3 static Cup_Previews.previews.getter + 114 in tests at /tea in cups/Cup.swift:79:9
      4 [ra]             0x0000556738e1d6c4 PreviewSource.items.getter + 51 in tests
      5 [ra]             0x0000556738840f75 PreviewTests.Cups() + 308 in tests at /tea in cups/PreviewTests.swift:9:30

    """

  @Test func `is told by why and where it has ended`() {
    let frames = [
      "Cup.init(a: Int) at /tea in cups/Cup.swift:7:47",
      "static Cup_Previews.previews.getter at /tea in cups/Cup.swift:79:9",
    ]
    let end = EndedPreview(key: "draw Cups/Cup", output: output)
    #expect(end.reason == "Index out of range (Cups/Cup.swift:7)")
    #expect(end.frames == frames)
    #expect(
      PreviewError.ended(end, name: "Cup", of: "Cup.swift", line: 78).description == """
        The preview "Cup" of Cup.swift:78 has ended the process, which began again without it: \(end.reason)
          \(frames[0])
          \(frames[1])
        """)
    func reason(_ output: String) -> String { EndedPreview(key: "", output: output).reason }
    #expect(reason("*** Program crashed: Bad pointer at 0x1 ***\n*** Signal 11 ***\n") == "Bad pointer at 0x1.")
    #expect(reason("tea\n*** Signal 11 ***\n") == "Signal 11")
    let logged = "log: Fatal error: cold\nT.swift:3: Fatal error: no tea\n*** Signal 4 ***\n"
    #expect(reason(logged) == "no tea (T.swift:3)")
    #expect(reason("*** Did not end in time ***\n") == "It had not ended after 120 seconds.")
  }
}
