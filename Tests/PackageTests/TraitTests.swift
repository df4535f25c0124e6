import Testing

/// What a package gets of Stills that switches off all of its traits.
@Suite struct `Without traits` {
  /// The targets that the products with views consist of then.
  private func targets() throws -> [ManifestTarget] {
    let all = Dictionary(uniqueKeysWithValues: try PackageFolder.targets().map { ($0.name, $0) })
    var reached: [String: ManifestTarget] = [:]
    var waiting: Set<String> = ["DeclarativeUI", "ViewSnapshotTesting", "ViewInspection", "ReducerStoreTesting"]
    while let name = waiting.popFirst() {
      guard reached[name] == nil, let target = all[name] else { continue }
      reached[name] = target
      waiting.formUnion(target.dependencies.subtracting(target.switchedDependencies))
    }
    return reached.values.sorted { $0.name < $1.name }
  }

  /// The conditions around a line, the outermost first.
  private func conditions(at line: Int, in text: String) -> [Substring] {
    var open: [Substring] = []
    for code in SwiftSource(text).lines.prefix(line) {
      let code = code.drop(while: \.isWhitespace)
      if code.hasPrefix("#if") { open.append(code) }
      if code.hasPrefix("#endif") { _ = open.popLast() }
    }
    return open
  }

  /// The compiler gets a definition for each, in an order that is another one each time SwiftPM starts: with two, every other
  /// `swift test` builds everything again.
  @Test func `there is one at most`() throws {
    #expect(try PackageFolder.traits() == ["LargeLibraries"])
  }

  @Test func `QPDF is no part of it`() throws {
    let names = try targets().map(\.name)
    #expect(names.contains("AssetCatalogs") && names.contains("SnapshotTesting"))
    #expect(!names.contains { $0.contains("PDF") })
  }

  @Test func `nothing imports FoundationNetworking, which brings curl`() throws {
    for target in try targets() where !target.name.isNameOfC {
      for path in try PackageFolder.files(below: target.folder) where path.hasSuffix(".swift") {
        let text = try PackageFolder.text(of: path)
        for statement in ImportStatement.all(in: text) where statement.module == "FoundationNetworking" {
          #expect(
            conditions(at: statement.line, in: text).contains { $0.contains("LargeLibraries") },
            "\(path):\(statement.line) is linked into every process of tests, whatever the traits are")
        }
      }
    }
  }
}
