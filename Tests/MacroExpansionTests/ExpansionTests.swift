import Foundation
import Testing

@testable import MacroExpansion

@Suite struct `A preview macro` {
  private func answer(_ source: String, line: Int = 7) -> PluginAnswer.ExpansionResult? {
    let macro = HostMessage.FreestandingMacro(
      discriminator: "$sX", syntax: syntax(source, line: line))
    return PluginAnswer(to: HostMessage(expandFreestandingMacro: macro))?.expandMacroResult
  }

  private func expanded(_ source: String, line: Int = 7) -> String {
    answer(source, line: line)?.expandedSource ?? ""
  }

  @Test func `becomes a type that makes the preview with its arguments`() {
    #expect(
      expanded(#"#Preview("a \"b\"", traits: .portrait) { Text(")") }"#) == #"""
        struct $sX15PreviewRegistryfMu_: DeclarativeUI.PreviewRegistry {
          static var fileID: String { "Cards/Card.swift" }
          static var line: Int { 7 }
          @MainActor static func makePreview() -> DeclarativeUI.Preview {
            DeclarativeUI.Preview("a \"b\"", traits: .portrait) { Text(")") }
          }
        }
        """#)
    #expect(expanded("#Preview { Card() }").contains("DeclarativeUI.Preview { Card() }"))
    #expect(expanded("#PreviewMacros.Preview { Card() }").contains("DeclarativeUI.Preview { Card() }"))
  }

  @Test func `has the line of its sign, not of what stands before it`() {
    #expect(expanded("\n// one /*\n/* two\n /* three */ */ #Preview {}").contains("line: Int { 10 }"))
  }

  @Test func `may stand behind attributes`() {
    let source = expanded("@available(iOS 18.0, *)\n@MainActor  // b\n#Preview(\"a\") { Card() }")
    #expect(source.contains(#"DeclarativeUI.Preview("a") { Card() }"#))
    #expect(source.contains("line: Int { 9 }"))
    #expect(!source.contains("@available"))
  }

  @Test func `becomes a view with the properties that its closure declares`() {
    let source = """
      #Preview("a", traits: .portrait) {
        @Previewable @State var isOn: Bool? =
          true  // on
        @Previewable
        @State var names = ["}"]
          .map { $0 }; Text("a")
        @State @Previewable var kinds: Set<Int>
        Toggle("b", isOn: $isOn)
          .padding()  // @Previewable
      }
      """
    #expect(
      expanded(source) == """
        struct $sX15PreviewRegistryfMu_: DeclarativeUI.PreviewRegistry {
          static var fileID: String { "Cards/Card.swift" }
          static var line: Int { 7 }
          @MainActor static func makePreview() -> DeclarativeUI.Preview {
            DeclarativeUI.Preview("a", traits: .portrait) { Content() }
          }
          struct Content: DeclarativeUI.View {
            @State var isOn: Bool? =
            true
            @State var names = ["}"]
            .map { $0 };
            @State var kinds: Set<Int>
            var body: some DeclarativeUI.View {
              Text("a")
              Toggle("b", isOn: $isOn)
            .padding()
            }
          }
        }
        """)
    #expect(expanded("#Preview { Text(\"@Previewable\") }").contains("Content") == false)
  }

  @Test func `has an expansion for each message of the compiler, and none for others`() throws {
    func answer(_ json: String) throws -> PluginAnswer? {
      PluginAnswer(to: try JSONDecoder().decode(HostMessage.self, from: Data(json.utf8)))
    }
    #expect(
      try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)?.getCapabilityResult?.capability
        .protocolVersion == 7)
    let result = try answer(
      #"""
      {"expandFreestandingMacro":{"discriminator":"$sX","lexicalContext":[],"macroRole":"declaration",
      "macro":{"moduleName":"M","name":"Preview","typeName":"P"},"syntax":{"kind":"expression","source":"#Preview { }",
      "location":{"column":1,"fileID":"A/B.swift","fileName":"/A/B.swift","line":1,"offset":0}}}}
      """#)?.expandMacroResult
    #expect(result?.expandedSource?.contains("A/B.swift") == true)
    #expect(result?.diagnostics == [])
    #expect(try answer(#"{"loadPluginLibrary":{"libraryPath":"a","moduleName":"b"}}"#) == nil)
  }
}

@Suite struct `An entry macro` {
  private func result(_ source: String, as role: String, in context: String? = nil) -> PluginAnswer.ExpansionResult? {
    let macro = HostMessage.AttachedMacro(
      macroRole: role, macro: HostMessage.Macro(typeName: "EntryMacro"), declSyntax: syntax(source),
      lexicalContext: context.map { [syntax($0)] })
    return PluginAnswer(to: HostMessage(expandAttachedMacro: macro))?.expandMacroResult
  }

  private func key(_ source: String) -> String? { result(source, as: "peer")?.expandedSource }
  private func problem(_ source: String, in context: String? = nil) -> String? {
    result(source, as: "peer", in: context)?.diagnostics.first?.message
  }

  @Test func `becomes a key with the value and the type`() {
    #expect(
      key("@Entry var margin: CGFloat = 8") == """
        private struct __Key_margin: DeclarativeUI.EnvironmentKey {
          static var defaultValue: CGFloat {
            8
          }
        }
        """)
    #expect(
      key("@Entry var margin = 8 // points") == """
        private struct __Key_margin: DeclarativeUI.EnvironmentKey {
          static let defaultValue = 8
        }
        """)
    #expect(key("@Entry var name: String?")?.contains("String? {\n    nil\n") == true)
    #expect(key("@Entry var name: String? = \"=\"")?.contains("{\n    \"=\"\n") == true)
  }

  @Test func `becomes a key of what a view says to its container`() {
    let source = result("@Entry var rank = 0", as: "peer", in: "extension ContainerValues {}")?.expandedSource
    #expect(source?.hasPrefix("private struct __Key_rank: DeclarativeUI.ContainerValueKey {") == true)
  }

  @Test func `becomes a property by its key`() {
    #expect(
      result("@Entry public var `default`: Int = 1", as: "accessor")?.expandedSource == """
        get { self[__Key_default.self] }
        set { self[__Key_default.self] = newValue }
        """)
  }

  @Test func `finds the value behind attributes, comments and types with signs in them`() {
    let source = """
      // a = b
      @available(iOS 17, message: "var x = 1") @Entry @MainActor
      public /* = */ var make: ([Int: (a: String, b: Int)]) -> Set<Int> = { _ in [a == b ? 1 : 2] }
      """
    #expect(
      key(source)?.contains("defaultValue: ([Int: (a: String, b: Int)]) -> Set<Int> {\n    { _ in [a == b ? 1 : 2] }")
        == true)
  }

  @Test func `says what it needs`() {
    #expect(problem("@Entry var a: Int") == "@Entry needs a value to begin with: @Entry var a: Int = …")
    #expect(problem("@Entry var a") == "@Entry needs a value to begin with: @Entry var a: Type = …")
    let form = "@Entry is for properties that are written @Entry var name: Type = value"
    #expect(problem("@Entry let a = 1") == form)
    #expect(problem("@Entry static var a = 1") == form)
    #expect(problem("@Entry func a() {}") == form)
    let place =
      "@Entry is for properties in an extension of EnvironmentValues or ContainerValues; other values have none here"
    #expect(problem("@Entry var a = 1", in: "\nstruct Card {}") == place)
    #expect(problem("@Entry var a = 1", in: "extension Transaction {}") == place)
    #expect(problem("@Entry var a = 1", in: "/* */ extension SwiftUI.EnvironmentValues {}") == nil)
  }

  @Test func `says it where the code begins`() {
    let position = result("\n  /* é */ @Entry let a = 1", as: "peer")?.diagnostics.first?.position
    #expect(position == PluginAnswer.Position(fileName: "/Cards/Card.swift", offset: 100 + 12))
  }
}

private func syntax(_ source: String, line: Int = 1) -> HostMessage.Syntax {
  HostMessage.Syntax(
    source: source,
    location: HostMessage.Location(
      fileID: "Cards/Card.swift", fileName: "/Cards/Card.swift", offset: 100, line: line))
}
