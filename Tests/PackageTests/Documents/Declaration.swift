/// A declaration in a Swift file, by the name that documentation has for it.
struct Declaration: Hashable {
  /// The kinds of declarations that documentation tells apart.
  enum Kind {
    case type, member
    /// A member that a protocol asks for, or has for all its types.
    case requirement
    /// A type that a protocol asks for.
    case associatedType
    /// An extension, which has members for a type and may make it conform.
    case `extension`
  }

  /// The types around it: `Font` for `Font.TextStyle`; empty at the top of a file.
  let owner: String
  /// The name with its labels: `padding(_:)`, `init(verbatim:)`, `subscript(_:)`, `TextStyle`.
  let name: String
  let kind: Kind
  /// Whether it is reached through its type: a static member, or the case of an enumeration.
  let isOfType: Bool
  /// Whether it is public by itself, if the types around it are.
  let isPublic: Bool
  /// What the compiler says where it is used, if it refuses that: it, or a type or extension around it, is there only to
  /// be named as missing.
  var refusal: String?
  /// Whether it is a function that returns what it is called on, and does nothing else.
  var returnsItself = false
  /// Of a type or an extension, the words after its colon: what it conforms to and inherits from.
  var parents: [String] = []
  /// Whether it is a type that wraps properties, and is written with an at sign.
  var isPropertyWrapper = false
  /// What its documentation says after `- Remark:`, or that of the type or extension whose member it is.
  var remark: String?
  /// The file, from the package's root.
  let path: String
  /// The line in the file, counted from 1.
  let line: Int

  /// The whole name: `View.padding(_:)`.
  var fullName: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// The name without labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  var isUnavailable: Bool { refusal != nil }
}

extension Declaration {
  /// What view code can name of some declarations: what is public and available, but not what others stand for.
  ///
  /// Left out is what a type has because a protocol that it conforms to asks for it (the protocol's own entry stands for
  /// it; those of the standard library have none), what the compiler calls for a result builder or a property of a class,
  /// the body that views without one have, and what begins with an underscore. Initializers without arguments are listed,
  /// although `App` asks for one.
  static func usable(of declarations: [Declaration]) -> [Declaration] {
    let types = declarations.filter { $0.kind == .type }
    let closed = Set(types.filter { !$0.isPublic }.map(\.fullName))
      .subtracting(types.filter(\.isPublic).map(\.fullName))
    // Parsed once: that takes longer than all the rest.
    let hidden = #/_|build[A-Z]|subscript\(_enclosing|bodyOfPrimitive$/#
    let open = declarations.filter { declaration in
      declaration.kind != .extension && declaration.isPublic && !declaration.isUnavailable
        && declaration.name.prefixMatch(of: hidden) == nil
        && !declaration.enclosingTypes.contains(where: closed.contains)
    }
    let requirements = Requirements(of: declarations)
    return open.filter { declaration in
      switch declaration.kind {
      case .requirement: true
      case .associatedType, .extension: false
      case .type, .member: !requirements.contain(declaration)
      }
    }
  }

  /// The types around it, each by its whole name.
  var enclosingTypes: [String] {
    let parts = owner.split(separator: ".")
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }
}
