import Foundation
import SnapshotReferences
import Testing

/// Claims across processes; each registry here stands for the one of a process.
struct SharedClaimsTests {
  private let folder: TemporaryFolder
  private let run = TestRun(processIdentifier: getpid(), startTicks: 1)

  init() throws { folder = try TemporaryFolder() }

  private func place(line: UInt, test: String? = "T/a()") -> AssertionPlace {
    AssertionPlace(filePath: "/p/T.swift", line: line, column: 5, test: test)
  }

  /// Claims a reference in a process of its own.
  private func claim(_ path: String, line: UInt, test: String? = "T/a()", run: TestRun? = nil) -> AssertionPlace? {
    AssertionRegistry().claim(
      path, for: place(line: line, test: test), sharing: SharedClaims(of: run ?? self.run, root: folder.url))
  }

  @Test func `another process learns which assertion has the reference`() {
    #expect(claim("/p/a.1.png", line: 3) == nil)
    #expect(claim("/p/a.1.png", line: 4) == place(line: 3))
    #expect(claim("/p/a.1.png", line: 3, test: "U/a()") == place(line: 3))
    #expect(claim("/p/A.1.PNG", line: 4) == place(line: 3))
    #expect(claim("/p/b.1.png", line: 4) == nil)
  }

  @Test func `another process finds a name however its characters are composed`() {
    #expect(claim("/p/caf\u{e9}.1.png", line: 3) == nil)
    #expect(claim("/p/cafe\u{301}.1.png", line: 4) == place(line: 3))
  }

  @Test func `references whose digests are the same are still two`() {
    // The two collide in 64-bit FNV-1a.
    let names = ["8yn0iYCKYHlIj4-BwPqk", "GReLUrM4wMqfg9yzV3KQ"]
    #expect(Set(names.map(FileNamePart.digest)).count == 1)
    let claims = SharedClaims(of: run, root: folder.url)
    #expect(claims.claim(names[0], for: place(line: 3)) == place(line: 3))
    #expect(claims.claim(names[1], for: place(line: 4)) == place(line: 4))
  }

  @Test func `another column of a line is another assertion`() {
    let other = AssertionPlace(filePath: "/p/T.swift", line: 3, column: 60, test: "T/a()")
    let registry = AssertionRegistry()
    #expect(registry.claim("/p/a.1.png", for: place(line: 3)) == nil)
    #expect(registry.claim("/p/a.1.png", for: other) == place(line: 3))
  }

  @Test func `a process knows for good what it was told once`() {
    let registry = AssertionRegistry()
    _ = claim("/p/a.1.png", line: 3)
    let claims = SharedClaims(of: run, root: folder.url)
    #expect(registry.claim("/p/a.1.png", for: place(line: 4), sharing: claims) == place(line: 3))
    #expect(registry.claim("/p/a.1.png", for: place(line: 4), sharing: nil) == place(line: 3))
    #expect(registry.claim("/p/a.1.png", for: place(line: 3), sharing: claims) == nil)
  }

  @Test func `the same assertion may run again in another process`() {
    for _ in 1...2 { #expect(claim("/p/a.1.png", line: 3) == nil) }
    #expect(claim("/p/a.1.png", line: 3, test: nil) == nil)
  }

  @Test func `one run knows nothing of another`() {
    #expect(claim("/p/a.1.png", line: 3) == nil)
    let other = TestRun(processIdentifier: getpid(), startTicks: 2)
    #expect(claim("/p/a.1.png", line: 4, run: other) == nil)
  }

  @Test func `the claims of runs that have ended are removed`() throws {
    // No process has the greatest number: the kernel's limit is far below.
    let ended = TestRun(processIdentifier: .max, startTicks: 1)
    _ = claim("/p/a.1.png", line: 3, run: ended)
    _ = claim("/p/b.1.png", line: 3)
    let runs = Set(folder.files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
    #expect(runs == [run.name])
  }

  @Test func `where nothing can be written each process is for itself`() {
    let claims = SharedClaims(of: run, root: URL(filePath: "/proc/nowhere"))
    for line: UInt in 3...4 {
      #expect(AssertionRegistry().claim("/p/a.1.png", for: place(line: line), sharing: claims) == nil)
    }
  }

  @Test func `of many processes at once exactly one has the reference`() async {
    let owners = await withTaskGroup(of: AssertionPlace.self) { group in
      for line: UInt in 1...40 {
        group.addTask { [place = place(line: line), run, root = folder.url] in
          AssertionRegistry().claim("/p/a.1.png", for: place, sharing: SharedClaims(of: run, root: root)) ?? place
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(owners.count == 1)
  }
}
