import LayoutTree

extension ViewElement {
  /// What modifiers of the user's make of the view, the innermost first.
  package var modifierBodies: [ViewElement] {
    modifiers.filter { $0.content is any ModifierKeeping }.map { modifier in
      ViewElement(modifier, .modifierBody, below: self, around: Array(around.prefix { $0 !== modifier }))
    }
  }

  /// The backgrounds and overlays of the view, the innermost first; they inherit nothing from modifiers before them.
  ///
  /// A group has one around each of its views; the first stands for all.
  package var layers: [ViewElement] {
    var counts: [LayerKind: Int] = [:]
    return modifiers.compactMap { modifier in
      guard let kind = (modifier.value as? any Layering)?.kind, modifier.children.count > 1,
        let layer = kind == .tabItem ? modifier.children.last : modifier.children[1],
        let content = layer.children.first
      else { return nil }
      defer { counts[kind, default: 0] += 1 }
      let role = Role.layer(kind, index: counts[kind, default: 0])
      let outside = Array(around.prefix { $0 !== modifier })
      if kind == .toolbar { return ViewElement(modifier, role, below: self, around: outside) }
      return ViewElement(from: content, role, below: self, around: outside + [modifier, layer])
    }
  }

  /// What the view presents at the moment, the innermost modifier first.
  package var presented: [ViewElement] {
    modifiers.flatMap(\.withModifiersInside).compactMap { modifier in
      guard let presenting = modifier.content as? any Presenting, modifier.children.count > 1,
        let content = modifier.children[1].children.first?.children.first
      else { return nil }
      return ViewElement(
        from: content, .presented(by: presenting.call.name), below: self,
        around: around.prefix { $0 !== modifier } + [modifier, modifier.children[1]])
    }
  }

  /// Whether the view is presented, and a way to say that it is not any more; nil of what is not presented.
  package var presentation: Binding<Bool>? { presenting?.isPresented }

  /// What the view's code has done when the view is not presented any more; nil of what is not presented.
  package var onDismiss: (() -> Void)? { presenting?.onDismiss }

  /// To which part of its view the arrow of a popover points, and from which edge; nil of what is not presented.
  package var popoverAim: (anchor: PopoverAttachmentAnchor, edge: Edge?)? {
    presenting.map { ($0.aim.anchor, $0.aim.edge) }
  }

  /// The title of a dialog that may not be seen; nil where it always is, or there is none.
  package var hiddenTitle: Text? { presenting?.title?.text }

  /// Whether the title of a dialog is seen; nil where it always is, or there is none.
  package var titleVisibility: Visibility? { presenting?.title?.visibility }

  private var presenting: (any Presenting)? {
    guard case .presented = role else { return nil }
    return around.lazy.reversed().compactMap { $0.content as? any Presenting }.first
  }

  /// By which guides the layer is aligned with its view; nil of what is no layer.
  package var layerAlignment: Alignment? {
    guard case .layer = role else { return nil }
    return around.lazy.reversed().compactMap { $0.value as? any Layering }.first?.alignment
  }

  /// The edges at which a layer that is a style grows into the unsafe area; nil of other views.
  package var edgesOfStyle: Edge.Set? { (node.value as? any BackgroundPainting)?.edges }

  /// The call of the modifier that adds the layer; nil where it is no layer.
  package var layerCall: ModifierCall? { layering?.call }

  /// Whether the layer is there, which the view's code can be told; nil where nobody asks.
  package var layerPresentation: Binding<Bool>? { (layering as? ViewShownElsewhere)?.presentation }

  private var layering: (any CallDescribing & Layering)? {
    guard case .layer = role else { return nil }
    return around.lazy.reversed().compactMap { $0.value as? any CallDescribing & Layering }.first
  }

}

extension Node {
  /// A modifier of the user's with those that its body calls on what it is applied to, the innermost first.
  fileprivate var withModifiersInside: [Node] {
    guard let user = content as? any ModifierKeeping, let way = way(to: { $0.type == user.contentType }) else {
      return [self]
    }
    return way.reversed().filter { $0.content is any Presenting } + [self]
  }

}
