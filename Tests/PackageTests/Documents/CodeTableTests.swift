import Foundation
import Testing

@Suite struct `The article on the architecture` {
  private static let path = "Sources/ViewSnapshotTesting/ViewSnapshotTesting.docc/Architecture.md"

  @Test func `names types and folders that are there`() throws {
    let table = CodeTable(try PackageFolder.text(of: Self.path))
    let sources = try PackageFolder.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    let texts = Dictionary(uniqueKeysWithValues: try sources.map { ($0, try PackageFolder.text(of: $0)) })
    var read: [String: [Declaration]] = [:]
    func declarations(_ path: String) -> [Declaration] {
      if let known = read[path] { return known }
      let found = texts[path].map { DeclarationReader.declarations(in: $0, path: path) } ?? []
      read[path] = found
      return found
    }
    let violations = table.violations(in: Self.path) { name, folder in
      let word = name.prefix { $0 != "(" }.split(separator: ".").last ?? ""
      return sources.contains { path in
        path.hasPrefix("Sources/\(folder)/") && texts[path]?.contains(word) == true
          && declarations(path).contains { $0.kind != .extension && $0.fullName == name }
      }
    }
    for violation in violations { Issue.record("\(violation)") }
    #expect(table.rows.count > 50)
    #expect(table.mentioned.count > 10)
  }

  @Test func `has names and folders in its rows`() {
    let article = """
      | Word | Type |
      | --- | --- |
      | a `word` | `A`, `B.c(d:)` and others | `E/F`, `G` |
      | one more | `A.H` in `I` |
      which is no row.
      """
    let rows = CodeTable(article).rows
    #expect(rows.map(\.names) == [["A", "B.c(d:)"], ["A.H"]])
    #expect(rows.map(\.folders) == [["E/F", "G"], ["I"]])
    #expect(rows.map(\.line) == [3, 4])
  }

  @Test func `is wrong where a folder lacks what its row names`() {
    let table = CodeTable("| `A`, `B` | `C`, `D` |\n| `A` | `C`, `D` |\n```\nLayoutBox  Node\n```\n`A` and `E`\n")
    let violations = table.violations(in: "Page") { name, folder in name == "A" && folder == "C" }
    #expect(
      violations == [
        "Page:1: no file below Sources/C or Sources/D declares `B`: correct the row",
        "Page:2: Sources/D declares nothing that the row names: correct the row",
        "Page:4: no table tells the folder of LayoutBox: add a row, or rename it",
        "Page:6: no table tells the folder of E: add a row, or rename it",
      ])
  }
}
