import Foundation
import SnapshotReferences
import SourceAdaptation
import Testing

/// The table that sources of apps are adapted by, held against the article and the manifest.
@Suite struct `The table of Apple's modules` {
  private static let path = "Sources/ViewSnapshotTesting/ViewSnapshotTesting.docc/Adopting.md"

  /// The article with the lists that the table makes.
  private static func remade(_ article: String) -> String {
    let rows = AppleModule.all.filter { $0.name != "OpenCombine" }.map { module in
      "| `\(module.name)` | \(module.modules.map { "`\($0)`" }.joined(separator: ", ")) | \(module.summary) |"
    }
    let table = ["| in the source | for the compiler | what works |", "| --- | --- | --- |"] + rows
    let list = AppleModule.leftOut.map { "`\($0)`" }.joined(separator: ", ") + "."
    return replacing(
      "modules left out", with: list, in: replacing("modules", with: table.joined(separator: "\n"), in: article))
  }

  private static func replacing(_ mark: String, with text: String, in article: String) -> String {
    let (start, end) = ("<!-- \(mark) -->\n", "<!-- end of \(mark) -->")
    guard let first = article.range(of: start), let last = article.range(of: end) else { return article }
    return article.replacingCharacters(in: first.upperBound..<last.lowerBound, with: "\n\(text)\n\n")
  }

  /// `SNAPSHOT_TESTING_RECORD=failed` writes the lists into the article.
  @Test func `is what the article says`() throws {
    let article = try PackageFolder.text(of: Self.path)
    let remade = Self.remade(article)
    #expect(remade.contains("| `MapKit` | `MapKitStandIn`, `DeclarativeUI` |") && remade.contains("`CallKit`"))
    guard remade != article else { return }
    if ["failed", "all"].contains(RunEnvironment.current.recordMode) {
      try remade.write(to: PackageFolder.root.appending(path: Self.path), atomically: true, encoding: .utf8)
    }
    Issue.record(
      "\(Self.path) has other modules than AppleModule.swift: write them by \(RunEnvironment.recordVariable)=failed")
  }

  @Test func `names modules that are there, each of Apple's once`() throws {
    let targets = Set(try PackageFolder.targets().map(\.name)).union(["Foundation", "OpenCombine", "XCTest"])
      .union(PortedPackage.modules)
    for module in AppleModule.all {
      for name in module.modules { #expect(targets.contains(name), "\(module.name) is to become \(name)") }
    }
    let names = AppleModule.all.map(\.name) + AppleModule.leftOut
    #expect(Set(names).count == names.count)
    let standIns = Set(AppleModule.all.flatMap(\.products))
    #expect(standIns == targets.filter { $0.hasSuffix("StandIn") })
  }
}
