/// What protocols ask of the types that conform to them.
struct Requirements {
  /// What tells whether a member may be what a protocol asks for.
  private struct Key: Hashable {
    let name: String
    let isOfType: Bool

    init(_ declaration: Declaration) {
      (name, isOfType) = (declaration.name, declaration.isOfType)
    }

    init(_ name: String) {
      (self.name, isOfType) = (name, false)
    }
  }

  /// By the protocol's name.
  private var asked: [String: Set<Key>] = [:]
  /// What each type and protocol conforms to or inherits from by itself, by its whole name.
  private var parents: [String: Set<String>] = [:]

  /// - Parameter declarations: all of them: types, extensions and members.
  init(of declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration.kind {
      case .requirement where declaration.isPublic, .associatedType where declaration.isPublic:
        asked[declaration.owner, default: []].insert(Key(declaration))
      case .type, .extension: parents[declaration.fullName, default: []].formUnion(declaration.parents)
      case .requirement, .associatedType, .member: break
      }
    }
  }

  /// Whether a member is there because a protocol asks for it.
  func contain(_ member: Declaration) -> Bool {
    let key = Key(member)
    if key.name == "init()" { return false }
    return Self.ofStandardLibrary.contains(key)
      || protocols(of: member.owner).contains { asked[$0]?.contains(key) ?? false }
  }

  /// A protocol itself, or all that a type conforms to.
  private func protocols(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      if found.insert(next).inserted { open += parents[next] ?? [] }
    }
    return found
  }

  /// What the compiler and protocols of the standard library ask for.
  private static let ofStandardLibrary = Set(
    [
      "rawValue", "init(rawValue:)", "description", "hash(into:)", "wrappedValue", "projectedValue",
      "init(stringLiteral:)", "init(stringInterpolation:)", "init(literalCapacity:interpolationCount:)",
      "appendLiteral(_:)",
    ].map { Key($0) })
}
