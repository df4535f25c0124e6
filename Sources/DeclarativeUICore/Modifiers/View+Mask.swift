import LayoutTree

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
      var paths = primary.boxes.wrappable.map { $0.innermostNode.path(below: primary) }
      // A test looks at the mask of a view that shows nothing, too.
      if paths.isEmpty, inside.evaluation.purpose == .inspection { paths = [[]] }
      let masks = paths.map { path in
        let place = inside.inStack(nil).at(.attachment(path: path))
        return place.node(Mask.self, MaskContent(alignment: alignment, isMirrored: isMirrored)) {
          [mask.resolved(in: $0)]
        }
      }
      return [primary] + masks
    }.from(self, in: context)
  }
}
