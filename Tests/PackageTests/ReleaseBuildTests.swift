import Foundation
import Testing

/// What debug builds believe of a module has to be proven by another build that everything must pass.
@Suite struct `The build in release` {
  @Test func `looks for data races in every module in which debug builds do not`() throws {
    let targets = try PackageFolder.targets()
    let believed = targets.filter { $0.flags.contains("-sil-disable-pass=send-non-sendable") }.map(\.name)
    let built = try Self.built(of: targets)
    #expect(believed.contains("DeclarativeUI"))
    #expect(Set(believed).subtracting(built).isEmpty)
  }

  /// The targets that `.ci/run` builds in release: those of the tests that its pattern does not leave out.
  private static func built(of targets: [ManifestTarget]) throws -> Set<String> {
    let pattern = try PackageFolder.text(of: ".ci/run").split(separator: "\n").filter { $0.hasPrefix("telling") }
    let leftOut = Set(pattern.flatMap { $0.split { !$0.isLetter } }.map { "\($0)Tests" })
    let dependencies = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies) })
    var built: Set<String> = []
    var waiting = targets.filter { $0.isTest && !leftOut.contains($0.name) }.map(\.name)
    while let name = waiting.popLast() {
      if built.insert(name).inserted { waiting += Array(dependencies[name] ?? []) }
    }
    return built
  }
}
