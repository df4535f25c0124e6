import AppAdoption
import Foundation
import Testing

@testable import StillsCommands

@Suite struct `Fetching the packages of an app` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cloner-\(UUID().uuidString)")

  /// What git is told and what people are, where git knows some tags.
  private func cloned(_ packages: [[MissingPackage]], tags: Set<String?> = [nil]) throws -> (
    calls: [String], lines: [String], more: [Bool]
  ) {
    var calls: [String] = []
    var lines: [String] = []
    var cloner = PackageCloner(into: folder)
    cloner.git = { arguments in
      calls.append(arguments.dropLast().joined(separator: " "))
      let tag = arguments.firstIndex(of: "--branch").map { arguments[$0 + 1] }
      return ("Cloning…\nfatal: no such repository\n", tags.contains(tag))
    }
    cloner.say = { lines.append($0) }
    let more = try packages.map { try cloner.clone($0) }
    return (calls, lines, more)
  }

  private func package(_ name: String, _ version: String? = nil) -> MissingPackage {
    MissingPackage(address: "https://a.b/\(name)", version: version, products: [], users: [])
  }

  @Test func `takes each once, and those that they use`() throws {
    let both = [package("A"), package("B")]
    let (calls, lines, more) = try cloned([[package("A")], both, both])
    #expect(calls == ["clone --depth 1 https://a.b/A", "clone --depth 1 https://a.b/B"])
    #expect(lines == ["Cloning A…", "Cloning B…"] && more == [true, true, false])
  }

  @Test func `takes the version that the app was built with`() throws {
    let first = try cloned([[package("A", "1.2")]], tags: ["1.2", nil])
    #expect(first.calls == ["clone --depth 1 --branch 1.2 https://a.b/A"] && first.lines == ["Cloning A 1.2…"])
    let second = try cloned([[package("A", "1.2")]], tags: ["v1.2", nil])
    #expect(second.calls.last == "clone --depth 1 --branch v1.2 https://a.b/A" && second.lines.count == 1)
    let third = try cloned([[package("A", "1.2")]])
    #expect(third.calls.count == 3 && third.more == [true])
    #expect(third.lines == ["Cloning A 1.2…", "  It has no tag or branch 1.2: this is its newest state."])
  }

  @Test func `says of one that cannot be had why, and goes on`() throws {
    let (_, lines, more) = try cloned([[package("A"), package("B")]], tags: [])
    #expect(more == [false])
    let expected = ["A", "B"].flatMap { name in
      ["Cloning \(name)…", "  It cannot be cloned from https://a.b/\(name): fatal: no such repository"]
    }
    #expect(lines == expected)
  }

  @Test func `leaves alone what is there`() throws {
    try FileManager.default.createDirectory(at: folder.appending(path: "A"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (calls, lines, more) = try cloned([[package("A")]])
    #expect(calls.isEmpty && lines.isEmpty && more == [false])
  }
}
