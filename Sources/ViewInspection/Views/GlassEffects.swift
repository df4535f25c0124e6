public import DeclarativeUI
public import Foundation

extension ViewType {
  /// Views whose glass flows together.
  public struct GlassEffectContainer: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "GlassEffectContainer" }
  }

  /// The glass behind a view, as the code gives it.
  public struct GlassEffect {
    fileprivate let glass: Glass
    fileprivate let shape: any DeclarativeUI.Shape
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a container of glass.
  public func glassEffectContainer() throws -> InspectableView<ViewType.GlassEffectContainer> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a container of glass.
  public func glassEffectContainer(_ index: Int) throws -> InspectableView<ViewType.GlassEffectContainer> {
    try indexed(index)
  }
}

extension InspectableView where View == ViewType.GlassEffectContainer {
  /// How near glass has to be to flow together, in points; nil where the code does not say.
  public func spacing() throws -> CGFloat? { try value(of: (any GlassGathering).self).spacing }
}

extension InspectableView {
  /// The glass behind the view.
  public func glassEffect() throws -> ViewType.GlassEffect {
    guard let shape: any Shape = call("glassEffect")?.argument("in") else { throw missing("glassEffect") }
    return try ViewType.GlassEffect(glass: argument(of: "glassEffect"), shape: shape)
  }

  /// How the view's glass comes and goes.
  public func glassEffectTransition() throws -> GlassEffectTransition { try argument(of: "glassEffectTransition") }

  /// The identity of the view's glass, by which it changes into another one.
  public func glassEffectID() throws -> (id: AnyHashable?, namespace: Namespace.ID) {
    (call("glassEffectID")?.argument(), try argument("in", of: "glassEffectID"))
  }

  /// With which other glass that of the view is one.
  public func glassEffectUnion() throws -> (id: AnyHashable?, namespace: Namespace.ID) {
    (call("glassEffectUnion")?.argument("id"), try argument("namespace", of: "glassEffectUnion"))
  }
}

extension ViewType.GlassEffect {
  /// The colour in the glass; nil where the code gives it none.
  public func tintColor() throws -> Color? { glass.color }

  /// Whether the glass answers to touches.
  public func isInteractive() throws -> Bool { glass.isInteractive }

  /// The shape of the glass, as one of a type.
  public func shape<S: Shape>(_ type: S.Type) throws -> S {
    guard let wanted = shape as? S else {
      throw InspectionError.typeMismatch(factual: "\(Swift.type(of: shape))", expected: "\(S.self)")
    }
    return wanted
  }
}
