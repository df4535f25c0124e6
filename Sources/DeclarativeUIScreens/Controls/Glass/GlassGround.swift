import DeclarativeUICore
import LayoutTree

/// Shows a view on surfaces of glass only, or on all others only.
struct GlassGround: PrimitiveModifier {
  let isForGlass: Bool

  var call: ModifierCall { ModifierCall("onGlass", ["isForGlass": isForGlass]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, GlassGroundRule(isForGlass: isForGlass)) { [content.resolved(in: $0)] }
  }
}
