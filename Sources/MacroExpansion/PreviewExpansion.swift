/// What `#Preview("Name", traits: …) { … }` stands for: a type that makes the preview, found by its conformance.
///
/// The arguments become those of `Preview`'s initializer as they are.
struct PreviewExpansion {
  private let macro: HostMessage.FreestandingMacro
  /// The arguments, with the closure behind them.
  private let arguments: Substring
  /// The line of the number sign.
  private let line: Int

  init(of macro: HostMessage.FreestandingMacro) throws(MacroMisuse) {
    self.macro = macro
    let source = macro.syntax.source
    var scanner = SourceScanner(source)
    // For which systems the preview is, as in `@available(iOS 18, *)`, says nothing here.
    scanner.passAttributes()
    line = macro.syntax.location.line + source[..<scanner.index].utf8.count { $0 == UInt8(ascii: "\n") }
    // `#Preview` or, with its module, `#PreviewMacros.Preview`.
    guard scanner.next() == .sign("#"), case .word = scanner.next() else {
      throw MacroMisuse(message: "A preview is written #Preview { … }")
    }
    while scanner.rest.first == "." {
      _ = (scanner.next(), scanner.next())
    }
    arguments = scanner.rest
  }

  var source: String {
    let properties = PreviewableProperties(inArguments: arguments)
    return """
      struct \(typeName): DeclarativeUI.PreviewRegistry {
        static var fileID: String { \(macro.syntax.location.fileID.debugDescription) }
        static var line: Int { \(line) }
        @MainActor static func makePreview() -> DeclarativeUI.Preview {
          DeclarativeUI.Preview\(properties.map { "\($0.argumentsBefore){ Content() }" } ?? String(arguments))
        }\(properties.map(content) ?? "")
      }
      """
  }

  /// A view that has the properties that the preview's closure declares.
  private func content(_ properties: PreviewableProperties) -> String {
    """

      struct Content: DeclarativeUI.View {
        \(properties.declarations.joined(separator: "\n    "))
        var body: some DeclarativeUI.View {
          \(properties.statements)
        }
      }
    """
  }

  /// A name that the compiler knows for one of a macro's own: the discriminator, the name's length, the name, and a mark.
  private var typeName: String { "\(macro.discriminator)15PreviewRegistryfMu_" }
}
