import Foundation
import Testing

@testable import AppAdoption

@Suite struct `What the last build left out` {
  private static func app() throws -> (folder: AppFolder, adoption: Adoption) {
    let folder = try AppFolder([
      "A/Glow.swift": "struct Glow { var missing = Shine() }", "A/Row.swift": "struct Row { var glow: Glow }",
      "A/Leaf.swift": "struct Leaf { var call = Call() }", "A/Other.swift": "struct Other { let name = \"Call\" }",
    ])
    var app = AdoptedApp(description: "A")
    app.modules = [AdoptedApp.Module(name: "A", sources: ["A"])]
    var adoption = Adoption(app)
    func error(_ path: String, _ message: String) -> CompilerError {
      CompilerError(path: folder.url.appending(path: path).path, line: 1, message: message)
    }
    _ = adoption.leaveOut([error("A/Glow.swift", "cannot find 'Shine' in scope")], app: folder.url)
    _ = adoption.leaveOut([error("A/Row.swift", "cannot find type 'Glow' in scope")], app: folder.url)
    _ = adoption.leaveOut([error("A/Leaf.swift", "cannot find 'Call' in scope")], app: folder.url)
    adoption.isBuilt = true
    return (folder, adoption)
  }

  private static func parts(_ adoption: Adoption) -> Set<String> {
    Set((adoption.targets["A"]?.leftOutParts ?? [:]).keys)
  }

  @Test func `stays so in what did not change`() throws {
    let (folder, adoption) = try Self.app()
    #expect(Self.parts(adoption) == ["A/Glow.swift", "A/Row.swift", "A/Leaf.swift"])
    let kept = adoption.keepingLeftOut(changed: [], app: folder.url)
    #expect(Self.parts(kept) == Self.parts(adoption) && !kept.isBuilt)
    // A word in a string declares nothing.
    #expect(Self.parts(adoption.keepingLeftOut(changed: ["A/Other.swift"], app: folder.url)) == Self.parts(adoption))
  }

  @Test func `is looked at again in a changed source, and so is what missed its names`() throws {
    let (folder, adoption) = try Self.app()
    #expect(
      Self.parts(adoption.keepingLeftOut(changed: ["A/Leaf.swift"], app: folder.url)) == [
        "A/Glow.swift", "A/Row.swift",
      ])
    #expect(Self.parts(adoption.keepingLeftOut(changed: ["A/Glow.swift"], app: folder.url)) == ["A/Leaf.swift"])
    // `Shine` is there now: `Glow` comes back, and with it what was left out for `Glow`.
    let file = folder.url.appending(path: "A/Other.swift")
    try "struct Shine {}".write(to: file, atomically: true, encoding: .utf8)
    #expect(Self.parts(adoption.keepingLeftOut(changed: ["A/Other.swift"], app: folder.url)) == ["A/Leaf.swift"])
  }

  @Test func `stays so where builds were interrupted, but not for another program or other modules`() throws {
    var (folder, adoption) = try Self.app()
    adoption.isBuilt = false
    let record = BuildRecord(surroundings: "1", sources: ["A/Leaf.swift": "a", "A/Row.swift": "a"])
    let now = BuildRecord(surroundings: "1", sources: ["A/Leaf.swift": "b", "A/Row.swift": "a"])
    let kept = try #require(adoption.kept(since: record, now: now, modules: ["A"], app: folder.url))
    #expect(Self.parts(kept) == ["A/Glow.swift", "A/Row.swift"])
    #expect(adoption.kept(since: record, now: now, modules: ["A", "B"], app: folder.url) == nil)
    let other = BuildRecord(surroundings: "2", sources: record.sources)
    #expect(adoption.kept(since: record, now: other, modules: ["A"], app: folder.url) == nil)
  }

  @Test func `stays so for another program where it misses what neither Stills nor the app has`() throws {
    let (folder, adoption) = try Self.app()
    let record = BuildRecord(surroundings: "1", sources: [:])
    let now = BuildRecord(tool: "2", surroundings: "1", sources: [:])
    func parts(known: Set<String>?) -> Set<String>? {
      let kept = adoption.kept(since: record, now: now, modules: ["A"], app: folder.url) { names in
        #expect(names == ["Shine", "Glow", "Call"])
        return known
      }
      return kept.map(Self.parts)
    }
    #expect(parts(known: nil) == nil)
    #expect(parts(known: []) == ["A/Glow.swift", "A/Row.swift", "A/Leaf.swift"])
    // `Glow` comes back with `Shine`, and what was left out for it.
    #expect(parts(known: ["Shine"]) == ["A/Leaf.swift"])
    #expect(parts(known: ["Call"]) == ["A/Glow.swift", "A/Row.swift"])
  }

  @Test func `is looked for in the sources of Stills`() throws {
    let stills = try AppFolder(["Sources/StandIns/A/Shine.swift": "struct Shine_2 { var call = 1 }"])
    #expect(StillsWords.known(["Shine", "Shine_2", "call"], in: stills.url) == ["Shine_2", "call"])
    #expect(StillsWords.known(["call"], in: stills.url.appending(path: "nowhere")) == nil)
  }

  @Test func `is compared with the sources, the manifest and the program`() throws {
    let (folder, adoption) = try Self.app()
    let (package, tool) = (folder.url.appending(path: "Stills"), folder.url.appending(path: "tool"))
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    func now() -> BuildRecord { BuildRecord(of: adoption, app: folder.url, package: package, tool: tool) }
    let first = now()
    try first.write(in: package)
    #expect(BuildRecord.read(in: package) == first && now() == first)
    try "struct Leaf {}".write(to: folder.url.appending(path: "A/Leaf.swift"), atomically: true, encoding: .utf8)
    try "".write(to: folder.url.appending(path: "A/New.swift"), atomically: true, encoding: .utf8)
    #expect(now().changed(since: first) == ["A/Leaf.swift", "A/New.swift"] && now().surroundings == first.surroundings)
    for file in [package.appending(path: "settings.json"), package.appending(path: "Package.resolved"), tool] {
      let before = now()
      try "1".write(to: file, atomically: true, encoding: .utf8)
      #expect(adoption.kept(since: before, now: now(), modules: ["A"], app: folder.url) == nil)
    }
  }

  @Test func `is that of the sources from before the builds, and of the manifest that they end with`() throws {
    let (folder, adoption) = try Self.app()
    let (package, tool) = (folder.url.appending(path: "Stills"), folder.url.appending(path: "tool"))
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    func now() -> BuildRecord { BuildRecord(of: adoption, app: folder.url, package: package, tool: tool) }
    let before = now()
    // Leaf is mended while it is built, and the manifest is written anew since a name in it is Stills', too.
    try "struct Leaf {}".write(to: folder.url.appending(path: "A/Leaf.swift"), atomically: true, encoding: .utf8)
    for (name, text) in [("Package.swift", "other"), ("Package.resolved", Self.versions(of: "1"))] {
      try text.write(to: package.appending(path: name), atomically: true, encoding: .utf8)
    }
    #expect(adoption.kept(since: before, now: now(), modules: ["A"], app: folder.url) == nil)
    let after = before.afterBuild(of: package)
    let kept = try #require(adoption.kept(since: after, now: now(), modules: ["A"], app: folder.url))
    #expect(Self.parts(kept) == ["A/Glow.swift", "A/Row.swift"])
    // SwiftPM says for which text of the manifest it has chosen the versions; they are the same.
    let resolved = package.appending(path: "Package.resolved")
    try Self.versions(of: "2").write(to: resolved, atomically: true, encoding: .utf8)
    #expect(adoption.kept(since: after, now: now(), modules: ["A"], app: folder.url) == kept)
    // Another program meanwhile is not the one that left things out.
    try "1".write(to: tool, atomically: true, encoding: .utf8)
    #expect(adoption.kept(since: before.afterBuild(of: package), now: now(), modules: ["A"], app: folder.url) == nil)
  }

  private static func versions(of manifest: String) -> String {
    """
    {
      "originHash" : "\(manifest)",
      "pins" : [ { "identity" : "cups" } ]
    }
    """
  }
}
