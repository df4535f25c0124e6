import SourceTokens

/// What `#Preview("Name", traits: …) { … }` stands for: a type that makes the preview, found by its conformance.
///
/// The arguments become those of `Preview`'s initializer as they are.
struct PreviewExpansion {
  private let macro: HostMessage.FreestandingMacro
  private let source: TokenizedSource
  /// The first token of the arguments, which has the closure behind them.
  private let arguments: Int
  /// The line of the number sign.
  private let line: Int

  init(of macro: HostMessage.FreestandingMacro) throws(MacroMisuse) {
    self.macro = macro
    source = TokenizedSource(macro.syntax.source)
    var index = 0
    // For which systems the preview is, as in `@available(iOS 18, *)`, says nothing here.
    while index < source.tokens.count, source.tokens[index].kind == .attribute {
      index = source.end(ofAttribute: index) + 1
    }
    guard index < source.tokens.count, source.tokens[index].kind == .directive else {
      throw MacroMisuse(message: "A preview is written #Preview { … }")
    }
    let sign = source.tokens[index].range.lowerBound
    line = macro.syntax.location.line + source.bytes[..<sign].count { $0 == UInt8(ascii: "\n") }
    // `#Preview` or, with its module, `#PreviewMacros.Preview`.
    while source.has(".", at: index + 1) { index += 2 }
    arguments = index + 1
  }

  /// The source of the type.
  var expansion: String {
    """
    struct \(typeName): DeclarativeUI.PreviewRegistry {
      static var fileID: String { \(macro.syntax.location.fileID.debugDescription) }
      static var line: Int { \(line) }
      @MainActor static func makePreview() -> DeclarativeUI.Preview {
        DeclarativeUI.Preview\(preview)
    }
    """
  }

  /// The arguments and the closure of the preview, the end of the function, and the view that the closure needs.
  private var preview: String {
    guard let closure, let properties = PreviewableProperties(in: closure, of: source) else {
      return text(arguments..<source.tokens.count) + "\n  }"
    }
    return """
      \(text(arguments..<closure.lowerBound)) { Content() }
        }
        struct Content: DeclarativeUI.View {
          \(properties.declarations.joined(separator: "\n    "))
          var body: some DeclarativeUI.View {
            \(properties.statements.joined(separator: "\n      "))
          }
        }
      """
  }

  /// The braces behind the arguments.
  private var closure: ClosedRange<Int>? {
    var found: ClosedRange<Int>?
    var index = arguments
    while index < source.tokens.count {
      let end = source.isOpening(index) ? source.closing(index) : index
      if source.has("{", at: index) { found = index...end }
      index = end + 1
    }
    return found
  }

  /// The source of tokens, with a blank before it unless it is a parenthesis.
  private func text(_ tokens: Range<Int>) -> String {
    (source.has("(", at: tokens.lowerBound) ? "" : " ") + source.text(ofTokens: tokens)
  }

  /// A name that the compiler knows for one of a macro's own: the discriminator, the name's length, the name, and a mark.
  private var typeName: String { "\(macro.discriminator)15PreviewRegistryfMu_" }
}
