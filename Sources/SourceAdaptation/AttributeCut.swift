import SourceTokens

// A missing attribute alone, so that what it stands before stays.
extension CuttableSource {
  /// The attribute that an error says is not there, of a type, or of a property that says its type or its value: without what
  /// wraps it, it is stored all the same.
  func attributeCut(_ token: Int, in declarations: [SourceDeclaration], message: String) -> DeclarationCut? {
    guard message.hasPrefix("unknown attribute '"), let found = declarations.first(where: { $0.tokens.contains(token) })
    else { return nil }
    if let inner = attributeCut(token, in: found.members, message: message) { return inner }
    let name = "@" + message.dropFirst("unknown attribute '".count).prefix { $0 != "'" }
    guard let attribute = attribute(String(name), of: found) else { return nil }
    let isSaid = [":", "="].contains { source.has($0, at: found.head + 1) }
    guard found.kind == .type || found.kind == .property && isSaid, attribute.upperBound < found.head else {
      return nil
    }
    return DeclarationCut(declaration: found.name, isBody: false, attribute: String(name))
  }

  /// An attribute of a declaration, and its arguments.
  func attribute(_ name: String, of declaration: SourceDeclaration) -> ClosedRange<Int>? {
    let start = declaration.tokens.first { $0 < declaration.head && source.has(name, at: $0) }
    return start.map { $0...source.end(ofAttribute: $0) }
  }
}
