import LayoutTree

/// How glass looks.
/// - Remark: how clear glass mixes what is behind it is not known, nor how a tint lies in it: here it covers the glass.
public struct Glass: Hashable, Sendable {
  enum Kind: Hashable {
    case regular, clear, identity
  }

  let kind: Kind
  package private(set) var color: Color?
  /// Whether it answers to touches.
  package private(set) var isInteractive = false

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The usual glass.
  public static let regular = Glass(.regular)
  /// Glass that more is seen through.
  public static let clear = Glass(.clear)
  /// No glass at all.
  public static let identity = Glass(.identity)

  /// The glass with a colour in it.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The glass, which answers to touches; a picture shows it at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The usual shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule(style: .circular).path(in: rect) }
}

extension View {
  /// The view on glass of a shape.
  /// - Remark: glass of views near to each other does not flow together here.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// The view with an identity for its glass, by which it changes into another one.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    noted("glassEffectID", ["": id.map { AnyHashable($0) }, "in": namespace])
  }

  /// The view with a way in which its glass comes and goes.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition, isEnabled: Bool = true
  ) -> some View { noted("glassEffectTransition", ["": transition]) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
  /// Out of the glass beside it.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// By bending more and more light.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
}

private struct GlassEffectModifier<Outline: Shape>: LayeringModifier {
  let glass: Glass
  let shape: Outline

  var alignment: Alignment { .center }
  var kind: LayerKind { .background }
  var call: ModifierCall { ModifierCall("glassEffect", ["": glass, "in": shape]) }

  @ViewBuilder func layer(of primary: Node) -> some View {
    if glass.kind != .identity {
      UnitableGlass(shape: shape, tint: glass.color.map { AnyShapeStyle($0) }, isClear: glass.kind == .clear)
    }
  }
}
