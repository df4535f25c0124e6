public import LayoutTree

extension View {
  /// The part of the view that others cover, as much as they are opaque; they are offered its size.
  /// - Remark: whether iOS hears touches where a mask hides the view is not known; here it does.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// The part of the view that another one covers, as much as that is opaque; it is offered its size.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}

private struct MaskModifier<Mask: View>: PrimitiveModifier, Layering {
  let mask: Mask
  let alignment: Alignment

  var kind: LayerKind { .mask }

  var call: ModifierCall { ModifierCall("mask", ["alignment": alignment.ifNotCentered]) }

  @MainActor func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let isMirrored = context.environment.isMirrored
    let rule = MaskRule(alignment: alignment, isMirrored: isMirrored)
    return context.node(Self.self, rule) { inside in
      let primary = content.resolved(in: inside)
      let masks = primary.boxes.map { box in
        let place = inside.inStack(nil).at(.attachment(path: box.innermostNode.path(below: primary)))
        return place.node(Mask.self, MaskContent(alignment: alignment, isMirrored: isMirrored)) {
          [mask.resolved(in: $0)]
        }
      }
      return [primary] + masks
    }.from(self, in: context)
  }
}
