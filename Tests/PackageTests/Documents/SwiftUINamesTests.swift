import Foundation
import SnapshotReferences
import Testing

/// The names by which code that has a `Text` of its own reaches this package's: `SwiftUI.Text`.
@Suite struct `The names of SwiftUI` {
  private static let path = "Sources/DeclarativeUI/SwiftUI.swift"

  /// `SNAPSHOT_TESTING_RECORD=failed` writes the file that the code makes.
  @Test func `are there for every type that view files can name`() throws {
    let made = Self.file(of: try SupportedDeclarations.all())
    let text = try PackageFolder.text(of: Self.path)
    guard made != text else { return }
    if ["failed", "all"].contains(RunEnvironment.current.recordMode) {
      try made.write(to: PackageFolder.root.appending(path: Self.path), atomically: true, encoding: .utf8)
    }
    Issue.record(
      """
      \(Self.path) has other names than the code makes. Write them, and look at the change:
        \(RunEnvironment.recordVariable)=failed swift test --filter '^PackageTests\\.'
      """)
  }

  @Test func `are those of the types that are public and there`() {
    let code = """
      public struct Card<Label> {}
      public struct UICard {}
      struct Hidden {}
      @available(*, unavailable, message: "not in Stills yet: leave it out")
      public struct Missing {}
      public typealias Deck = Card
      extension Card { public struct Side {} }
      """
    let declarations = DeclarationReader.declarations(in: code, path: "Sources/DeclarativeUI/A.swift")
    let names = Self.file(of: declarations).matches(of: #/typealias (.+)/#).map { String($0.1) }
    #expect(names == ["Card = DeclarativeUI.Card", "Deck = DeclarativeUI.Deck"])
  }

  private static func file(of declarations: [Declaration]) -> String {
    let types = declarations.filter {
      $0.owner.isEmpty && $0.kind == .type && $0.isPublic && !$0.isUnavailable && $0.name != "SwiftUI"
        && $0.name.prefixMatch(of: #/_|(?:UI|NS|CG|CA|UT)[A-Z]/#) == nil
    }
    let modules = Dictionary(types.map { ($0.name, $0.path.split(separator: "/")[1]) }) { first, _ in first }
    let lines = modules.sorted { $0.key < $1.key }.map { name, module in
      let line = "    public typealias \(name) = \(module).\(name)"
      let broken = line.count > 120 ? line.replacing(" = ", with: " =\n      ") : line
      return "    /// The same as `\(name)`.\n\(broken)"
    }
    return """
      public import LayoutValues

      \(FileRules.madeMark), see CONTRIBUTING.
      #if !canImport(SwiftUI)
        /// What `SwiftUI.Text` and the like stand for in code that has a `Text` of its own.
        ///
        /// Here `SwiftUI` is a type that holds the names, since the module has another name.
        /// - Remark: the same types, for code that has a type of its own with one of these names.
        public enum SwiftUI {
      \(lines.joined(separator: "\n"))
        }
      #endif

      """
  }
}
